import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface LocalServer {
  /** The server's URL, without a trailing slash. */
  readonly url: string;
  /** `GET /path` for each request, in order. */
  readonly seen: string[];
  /** Sets the handler for all later requests. */
  answer(handler: Handler): void;
  /** Stops the server and closes every connection to it. */
  close(): Promise<void>;
}

/** A real HTTP server on this machine, for tests that need a network. */
export const startServer = async (first: Handler = (_, response) => response.end()) => {
  let handler = first;
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    handler(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer(next) {
      handler = next;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  } satisfies LocalServer;
};

/** A handler that responds with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** A handler that responds with the result of a `fetch`-like function. */
export const createFetchHandler =
  (answer: (request: Request) => Response | Promise<Response>): Handler =>
  async (incoming, outgoing) => {
    const { method = 'GET', url, headers } = incoming;
    const response = await answer(
      new Request(`http://${headers.host}${url}`, {
        method,
        headers: Object.entries(headers) as [string, string][],
        body: ['GET', 'HEAD', 'DELETE'].includes(method)
          ? null
          : (Readable.toWeb(incoming) as ReadableStream),
        duplex: 'half',
      } as RequestInit),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  };
