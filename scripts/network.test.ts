import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { type Network, networkAddress, openNetwork } from './network.ts';

const OPEN = { SITE_URL: 'https://jobs.example', OPS_TOKEN: 'a-secret-of-operators' };

test('the site listens only on this machine unless LISTEN is an address', () => {
  expect(networkAddress(undefined, {})).toBeUndefined();
  expect(networkAddress('', {})).toBeUndefined();
  expect(networkAddress('0.0.0.0', OPEN)).toBe('0.0.0.0');
  expect(() => networkAddress('yes', OPEN)).toThrow(/LISTEN must be an IP address of this machine/);
});

test('LISTEN requires OPS_TOKEN and a public SITE_URL', () => {
  const local = { SITE_URL: 'http://localhost:8787' };
  expect(() => networkAddress('0.0.0.0', local)).toThrow(
    /so SITE_URL \([^)]*\) and OPS_TOKEN \([^)]*\) must be set\.$/,
  );
  expect(() => networkAddress('::', { ...local, OPS_TOKEN: OPEN.OPS_TOKEN })).toThrow(
    /so SITE_URL \([^)]*\) must be set\.$/,
  );
  expect(() => networkAddress('::', { SITE_URL: OPEN.SITE_URL })).toThrow(
    /so OPS_TOKEN \([^)]*\) must be set\.$/,
  );
});

let servers: Server[] = [];
let network: Network | undefined;
afterEach(() => {
  network?.close();
  for (const server of servers) server.close();
  servers = [];
});

const listen = (server: Server) =>
  new Promise<number>((done) => {
    servers.push(server);
    server.listen(0, 'localhost', () => done((server.address() as AddressInfo).port));
  });

/** A stand-in for wrangler that records requests and echoes their bodies. */
const openSite = async () => {
  const came: IncomingMessage[] = [];
  const site = createServer((request, response) => {
    came.push(request);
    response.writeHead(201, [
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    request.pipe(response);
  });
  const port = await freePort();
  network = await openNetwork('127.0.0.1', port);
  network.serve(await listen(site));
  /** Sends raw bytes, as an attacker could, and returns the response status. */
  const send = (head: string): Promise<number> =>
    new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
      socket.once('error', fail);
      socket.once('data', (data) => {
        socket.destroy();
        done(Number(data.toString().split(' ')[1]));
      });
    });
  return { url: `http://127.0.0.1:${port}`, came, send };
};

test('requests to the site and its responses pass through the proxy unchanged', async () => {
  const { url, came } = await openSite();
  const response = await fetch(`${url}/misc/jobs?q=a%20b`, {
    method: 'POST',
    body: 'ä'.repeat(9999),
  });
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe('ä'.repeat(9999));
  expect(came[0]).toMatchObject({ method: 'POST', url: '/misc/jobs?q=a%20b' });
  expect(came[0]?.headers.host).toBe(new URL(url).host);
});

test('calls to the local server’s own endpoints are blocked, however their paths are written', async () => {
  const { came, send } = await openSite();
  for (const path of [
    '/cdn-cgi/local/r2/public/rolecall-files/resumes/x',
    '/cdn-cgi/explorer/api/d1/database',
    '/cdn-cgi/handler/scheduled?cron=x',
    '/cdn-cgi',
    '/x/../cdn-cgi/local/scheduled',
    '/x/%2e%2e/cdn-cgi/local/scheduled',
    '/.\\cdn-cgi\\local\\scheduled',
    '/__cf_local/stream/x',
  ]) {
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost`), path).toBe(404);
  }
  for (const target of ['http://localhost/cdn-cgi/local/scheduled', '*', 'x:80']) {
    expect(await send(`OPTIONS ${target} HTTP/1.1\r\nHost: localhost`), target).toBe(400);
  }
  expect(came).toEqual([]);
});

test('a client cannot forge its address or override the request’s URL', async () => {
  const { came, send } = await openSite();
  const headers = [
    'Host: localhost',
    'MF-Original-URL: http://localhost/cdn-cgi/local/scheduled',
    'mf-cf-blob: {}',
    'CF-Connecting-IP: 203.0.113.7',
    'Connection: upgrade',
    'Upgrade: websocket',
  ];
  expect(await send(['GET /jobs HTTP/1.1', ...headers].join('\r\n'))).toBe(201);
  const names = Object.keys(came[0]?.headers ?? {});
  expect(names.filter((name) => /^(mf|cf)-|upgrade/.test(name))).toEqual(['cf-connecting-ip']);
  expect(came[0]?.headers['cf-connecting-ip']).toBe('127.0.0.1');
});

test('clients get 503 while the site is starting and 502 if it does not respond', async () => {
  const port = await freePort();
  network = await openNetwork('127.0.0.1', port);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503);
  network.serve(await freePort());
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(502);
});

test('if the site cannot listen on an address, the error names the address', async () => {
  const port = await freePort();
  await expect(openNetwork('203.0.113.9', port)).rejects.toThrow(/^LISTEN=203\.0\.113\.9 cannot/);
});
