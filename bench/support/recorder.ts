import { createServer, type IncomingMessage } from 'node:http';
import { freePort } from '../../scripts/free-port.ts';

interface Recording {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  return body;
};

/**
 * Returns the same key for statements that differ only in their values, because one of the values
 * may be the current time.
 */
const createKey = ({ method, url }: IncomingMessage, body: string): string => {
  const statements = body && [JSON.parse(body)].flat().map(({ sql }: { sql: string }) => sql);
  return JSON.stringify([method, url, statements]);
};

/** Headers that describe the connection, or how the body is encoded for transfer. */
const UNREPEATED = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

const forward = async (
  upstream: string,
  { method = 'GET', url, headers }: IncomingMessage,
  body: string,
): Promise<Recording> => {
  const type = headers['content-type'];
  const response = await fetch(upstream + url, {
    method,
    ...(body && { body }),
    ...(type && { headers: { 'content-type': type } }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries(
      [...response.headers].filter(([name]) => !UNREPEATED.includes(name)),
    ),
    body: await response.text(),
  };
};

export interface Recorder {
  readonly port: number;
  stop(): void;
}

/**
 * A proxy that replays recorded responses to identical requests, so that from the second request
 * on, the cost of the service behind it does not affect the results.
 * @param added headers to add to every response
 */
export const startRecorder = async (
  upstream: string,
  added: Readonly<Record<string, string>> = {},
): Promise<Recorder> => {
  const recordings = new Map<string, Recording>();
  const port = await freePort();
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const key = createKey(request, body);
    const recording = recordings.get(key) ?? (await forward(upstream, request, body));
    recordings.set(key, recording);
    response.writeHead(recording.status, { ...recording.headers, ...added }).end(recording.body);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
};
