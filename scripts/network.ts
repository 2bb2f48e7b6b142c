import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream';
import { isLocal } from '../worker/env.ts';
import { Trouble } from './local.ts';

/*
 * Makes a local site reachable from other machines (decision 22). On the same port as the site, the
 * local server has endpoints of its own that require no token: they read a stored file, run the
 * schedule, or receive an email. It also lets a header override a request's URL. For these reasons,
 * it listens only on the loopback interface, behind this proxy.
 */

/**
 * The address in LISTEN; undefined if the site is only reachable from this machine.
 * @throws Trouble if the address is invalid, or if the site would be unprotected
 */
export const networkAddress = (
  listen: string | undefined,
  variables: Readonly<Record<string, string>>,
): string | undefined => {
  if (!listen) return undefined;
  if (!isIP(listen)) {
    throw new Trouble(
      `LISTEN must be an IP address of this machine, or 0.0.0.0 to listen on all addresses, not “${listen}”.`,
    );
  }
  const missing = [
    // Form posts are checked against this URL, and mails link to it.
    ...(isLocal(variables.SITE_URL ?? '') ? ['SITE_URL (the public URL of the site)'] : []),
    ...(variables.OPS_TOKEN ? [] : ['OPS_TOKEN (a secret of at least 16 characters)']),
  ];
  if (missing.length === 0) return listen;
  throw new Trouble(
    `LISTEN makes the site reachable from other machines, so ${missing.join(' and ')} must be set.`,
  );
};

/** Paths of the local server's own endpoints, in wrangler and miniflare. */
const SERVER_PATH = /^\/(?:cdn-cgi|__cf_local)(?:\/|$)/;
/** Matches headers that the local server trusts, and hop-by-hop headers. */
const SERVER_HEADER = /^(?:mf-|cf-|connection$|upgrade$|keep-alive$|proxy-)/i;

const refuse = (response: ServerResponse, status: number, sentence: string) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);

const forward = (incoming: IncomingMessage, response: ServerResponse, port: number) => {
  // Rejects absolute URLs, because they could contain the local server's own host.
  if (!incoming.url?.startsWith('/'))
    return refuse(response, 400, 'The request target must be a path that starts with /.');
  const { pathname, search } = new URL(`http://site${incoming.url}`);
  if (SERVER_PATH.test(pathname)) return refuse(response, 404, 'Not found.');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !SERVER_HEADER.test(name)),
  );
  // Rate limits count clients by this address.
  headers['cf-connecting-ip'] = incoming.socket.remoteAddress?.replace(/^::ffff:/, '');
  const { method } = incoming;
  const passed = request({ host: 'localhost', port, method, path: pathname + search, headers });
  passed.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    pipeline(answer, response, () => undefined);
  });
  passed.on('error', () => {
    if (response.headersSent) response.destroy();
    else refuse(response, 502, 'The site is not responding.');
  });
  response.on('close', () => passed.destroy());
  incoming.pipe(passed);
  return undefined;
};

export interface Network {
  /**
   * Sets the site's port on the loopback interface. Until it is set, requests get a 503 response.
   */
  serve(port: number): void;
  close(): void;
}

/** Listens for requests from other machines and forwards them to the site. @throws Trouble */
export const openNetwork = (address: string, port: number): Promise<Network> =>
  new Promise((done, fail) => {
    let served: number | undefined;
    const server = createServer((incoming, response) =>
      served
        ? forward(incoming, response, served)
        : refuse(response, 503, 'The site is starting. Try again in a moment.'),
    );
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    const serve = (at: number) => {
      served = at;
    };
    server.once('error', ({ message }) =>
      fail(new Trouble(`LISTEN=${address} cannot be used: ${message}`)),
    );
    server.listen(port, address, () => done({ serve, close }));
  });
