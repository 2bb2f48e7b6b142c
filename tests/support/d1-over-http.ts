import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';

/*
 * Access to a worker's D1 from the test's own process. At each step (`prepare`, `bind`), wrangler's
 * proxy blocks the process during a request to workerd, which takes 4 ms of CPU time per statement.
 * Here, each call is a single request to a worker that has the real binding.
 */

const agent = new Agent({ keepAlive: true });

/**
 * Sends a POST request and returns the response. If workerd closes a reused connection, it has not
 * read the request, so the request is sent again.
 */
const post = (url: string, body: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent }, (response) => {
      text(response).then(resolve, reject);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(post(url, body));
      else reject(error);
    });
    sent.end(body);
  });

/** The worker's source. The worker runs each call on the binding named in the path. */
export const D1_SERVER = `
const unpack = (value) => {
  if (value?.bytes) return Uint8Array.from(value.bytes);
  return value?.is === 'undefined' ? undefined : value?.is === 'object' ? {} : value;
};
export default {
  async fetch(request, env) {
    const DB = env[new URL(request.url).pathname.slice(1)];
    const { name, args, statements } = await request.json();
    const prepared = statements.map(({ sql, values }) => {
      const statement = DB.prepare(sql);
      return values ? () => statement.bind(...values.map(unpack)) : () => statement;
    });
    try {
      const bound = prepared.map((bind) => bind());
      const result = name === 'batch' ? await DB.batch(bound) : await bound[0][name](...args);
      return Response.json({ result });
    } catch ({ name, message, cause }) {
      return Response.json({ error: { name, message, cause: cause?.message } });
    }
  },
};`;

/** Encodes values that JSON cannot represent; D1 itself rejects unsupported values. */
const pack = (value: unknown): unknown => {
  if (value === undefined) return { is: 'undefined' };
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] };
  if (ArrayBuffer.isView(value)) return pack(value.buffer.slice(0));
  return typeof value === 'object' && value !== null ? { is: 'object' } : value;
};

interface Statement {
  readonly sql: string;
  readonly values?: readonly unknown[];
}

interface Failure {
  readonly name: string;
  readonly message: string;
  readonly cause?: string;
}

/**
 * D1's interface over HTTP. `findUrl` picks the URL based on the SQL of the statements, because
 * there may be two databases; the URL's path names the binding.
 */
export const d1OverHttp = (findUrl: (sql: readonly string[]) => string): D1Database => {
  const call = async (name: string, args: unknown[], statements: readonly Statement[]) => {
    const { result, error } = JSON.parse(
      await post(
        findUrl(statements.map(({ sql }) => sql)),
        JSON.stringify({ name, args, statements }),
      ),
    ) as { result?: unknown; error?: Failure };
    if (!error) return result ?? null;
    throw Object.assign(
      new Error(error.message, { cause: error.cause && new Error(error.cause) }),
      {
        name: error.name,
      },
    );
  };
  const known = new WeakMap<object, Statement>();
  const create = (statement: Statement): D1PreparedStatement => {
    const prepared = {
      bind: (...values: unknown[]) => create({ ...statement, values: values.map(pack) }),
      ...Object.fromEntries(
        ['first', 'all', 'run', 'raw'].map((name) => [
          name,
          (...args: unknown[]) => call(name, args, [statement]),
        ]),
      ),
    };
    known.set(prepared, statement);
    return prepared as unknown as D1PreparedStatement;
  };
  const db: D1Database = {
    // A session is the database itself, because there are no replicas.
    withSession: () => db,
    prepare: (sql: string) => create({ sql }),
    batch: (statements: D1PreparedStatement[]) =>
      call(
        'batch',
        [],
        statements.map((statement) => known.get(statement) as Statement),
      ),
  } as unknown as D1Database;
  return db;
};
