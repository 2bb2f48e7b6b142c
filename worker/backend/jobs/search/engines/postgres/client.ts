import type { Hyperdrive } from '@cloudflare/workers-types';
import { createScram, type Scram } from './scram.ts';
import {
  concatBytes,
  createMessageReader,
  cString,
  int32,
  type Message,
  message,
  type Row,
  readRow,
  readServerError,
  type Statement,
  statementBytes,
} from './wire.ts';

/**
 * The part of the Hyperdrive binding that is used here. The binding's local socket needs no TLS,
 * because Hyperdrive secures the connection to the server.
 */
export type PostgresBinding = Pick<Hyperdrive, 'connect' | 'user' | 'password' | 'database'>;

const PROTOCOL = 196_608;
/**
 * The size limit for the response to one round trip; the codes of a few thousand jobs take less
 * than 1 MB.
 */
const RESPONSE_MAX_BYTES = 16_000_000;

const decoder = new TextDecoder();

/** The codes that an Authentication message may contain. */
const AUTHENTICATION = { ok: 0, password: 3, sasl: 10, saslContinue: 11, saslFinal: 12 };

interface Connection {
  send(bytes: Uint8Array): Promise<void>;
  receive(): Promise<Message>;
}

const authenticate = async (
  { send, receive }: Connection,
  { user, password, database }: PostgresBinding,
): Promise<void> => {
  await send(
    message(
      '',
      int32(PROTOCOL),
      ...['user', user, 'database', database, ''].map((text) => cString(text)),
    ),
  );
  let scram: Scram | undefined;
  let signature: string | undefined;
  while (true) {
    const { type, body } = await receive();
    if (type === 'E') throw readServerError(body);
    if (type === 'Z') return;
    if (type !== 'R') continue;
    const kind = new DataView(body.buffer, body.byteOffset).getInt32(0);
    const rest = body.subarray(4);
    if (kind === AUTHENTICATION.password) await send(message('p', cString(password)));
    else if (kind === AUTHENTICATION.sasl) {
      scram = createScram(password);
      await send(message('p', cString('SCRAM-SHA-256'), int32(scram.first.length), scram.first));
    } else if (kind === AUTHENTICATION.saslContinue && scram) {
      const response = await scram.respond(decoder.decode(rest));
      signature = response.signature;
      await send(message('p', response.last));
    } else if (kind === AUTHENTICATION.saslFinal && signature !== undefined) {
      if (decoder.decode(rest) !== `v=${signature}`)
        throw new Error('The signature of the PostgreSQL server does not match.');
    } else if (kind !== AUTHENTICATION.ok) {
      throw new Error('PostgreSQL requires an unsupported authentication method.');
    }
  }
};

const run = async (
  { send, receive }: Connection,
  statements: readonly Statement[],
): Promise<Row[][]> => {
  await send(concatBytes([...statements.map(statementBytes), message('S')]));
  const results: Row[][] = [];
  let rows: Row[] = [];
  let error: Error | undefined;
  while (true) {
    const { type, body } = await receive();
    if (type === 'D') rows.push(readRow(body));
    else if (type === 'E') error = readServerError(body);
    else if (type === 'C') {
      results.push(rows);
      rows = [];
    } else if (type === 'Z') {
      if (error) throw error;
      if (results.length !== statements.length)
        throw new Error('PostgreSQL did not return a result for each statement.');
      return results;
    }
  }
};

/**
 * Runs statements in one transaction and one round trip, on a new connection, because a socket
 * cannot outlive the request that opened it. Hyperdrive pools the connections to the server.
 * @returns the rows returned by each statement
 * @throws the server's error, or a timeout error, after which the statements may still have run
 */
export const runInPostgres = async (
  binding: PostgresBinding,
  statements: readonly Statement[],
  timeoutMs: number,
): Promise<Row[][]> => {
  const socket = binding.connect();
  // This error is ignored, because a socket failure also makes reads fail, and read errors are
  // handled.
  socket.closed.catch(() => undefined);
  const close = () => void socket.close().catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('PostgreSQL did not respond in time.')), timeoutMs);
  });
  try {
    const writer = socket.writable.getWriter();
    const connection: Connection = {
      send: (bytes) => writer.write(bytes),
      receive: createMessageReader(socket.readable.getReader(), RESPONSE_MAX_BYTES),
    };
    const work = authenticate(connection, binding).then(() => run(connection, statements));
    work.catch(() => undefined);
    const results = await Promise.race([work, timeout]);
    // Sends a Terminate message. It does not matter whether the server receives it.
    await Promise.race([writer.write(message('X')), timeout]);
    return results;
  } finally {
    clearTimeout(timer);
    close();
  }
};
