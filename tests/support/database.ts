import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { D1Database, Queue, R2Bucket } from '@cloudflare/workers-types';
import { D1_SERVER, d1OverHttp } from './d1-over-http.ts';

// The one that wrangler brings, and no other.
const { Miniflare, convertV4MiniflareOptions } = createRequire(
  createRequire(import.meta.url).resolve('wrangler'),
)('miniflare');

const ROOT = join(import.meta.dirname, '../..');

/** The migrations in their order, each as its text. */
const readMigrations = (): string[] =>
  globSync('worker/backend/migrations/*.sql', { cwd: ROOT })
    .sort()
    .map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** Brings an empty database up to date. */
export const applyMigrations = async (db: D1Database): Promise<void> => {
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  for (const sql of readMigrations()) {
    await db.batch(split(sql).map((statement) => db.prepare(statement)));
  }
};

export interface TestDatabase {
  readonly db: D1Database;
  /** A real, empty file store beside it. */
  readonly files: R2Bucket;
  /** A real queue, whose messages nobody takes. */
  readonly events: Queue;
}

interface OpenFolder {
  readonly databases: readonly [TestDatabase, ...TestDatabase[]];
  /** Ends their process. */
  dispose(): Promise<void>;
}

/** Wrangler's own D1, R2 and queue, run by themselves on a folder: so many databases, each with a file store. */
const openFolder = async (folder: string, count = 1): Promise<OpenFolder> => {
  const names = Array.from({ length: count }, (_, i) => (i === 0 ? 'test' : `test-${i}`));
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: D1_SERVER,
      compatibilityDate: '2026-10-01',
      resourcePersistencePath: folder,
      d1Databases: Object.fromEntries(names.map((name) => [`d1-${name}`, name])),
      r2Buckets: Object.fromEntries(names.map((name) => [`r2-${name}`, name])),
      queueProducers: { EVENTS: 'test' },
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  );
  await workerd.ready;
  const url: URL = await workerd.unsafeGetDirectURL();
  const bindings = await workerd.getBindings();
  const databases = names.map((name) => ({
    db: d1OverHttp(new URL(`/d1-${name}`, url).href),
    files: bindings[`r2-${name}`],
    events: bindings.EVENTS,
  }));
  return {
    databases: databases as [TestDatabase, ...TestDatabase[]],
    dispose: () => workerd.dispose(),
  };
};

const CACHE = join(ROOT, 'node_modules/.cache/rolecall');

/** Few enough to start quickly, and as many as most processes of a run need. */
const AT_ONCE = 48;

const databaseFiles = (folder: string) =>
  globSync('d1/*/*.sqlite', { cwd: folder })
    .filter((path) => basename(path) !== 'metadata.sqlite')
    .map((path) => join(folder, path));

/** A folder with migrated, empty databases, made once for as long as the migrations stay the same. */
const migratedFolder = async (): Promise<string> => {
  const hash = createHash('sha256').update(readMigrations().join('\0')).digest('hex');
  const folder = join(CACHE, `migrated-${hash.slice(0, 16)}-${AT_ONCE}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  const { databases, dispose } = await openFolder(making, AT_ONCE);
  const [first, ...others] = databases;
  await applyMigrations(first.db);
  const [migrated = ''] = databaseFiles(making);
  // The first statement makes the file.
  await Promise.all(others.map(({ db }) => db.prepare('SELECT 1').first()));
  await dispose();
  const sqlite = new DatabaseSync(migrated);
  for (const file of databaseFiles(making).filter((one) => one !== migrated)) {
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
    sqlite.prepare('VACUUM INTO ?').run(file);
  }
  sqlite.close();
  try {
    renameSync(making, folder);
  } catch {
    // Another process was first.
    rmSync(making, { recursive: true });
  }
  return folder;
};

const copyMigrated = async (folder: string) =>
  cpSync(await migratedFolder(), folder, { recursive: true });

/** Of this process, which runs one test file after the other, each with modules of its own. */
const shared = globalThis as { unusedDatabases?: TestDatabase[] };

const startMore = async (): Promise<TestDatabase[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await copyMigrated(folder);
  const { databases } = await openFolder(folder, AT_ONCE);
  return [...databases];
};

/**
 * A real, empty D1 with every migration applied, on files of its own: nothing of the developer's .wrangler
 * state is read or written. It goes with the process.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  if (!shared.unusedDatabases?.length) shared.unusedDatabases = await startMore();
  return shared.unusedDatabases.pop() as TestDatabase;
};

/** Ids of the databases of a folder. */
export const DATABASE_ID = 'test';
export const SECOND_DATABASE_ID = 'test-1';

/**
 * Makes the second database of a folder a copy of the first, as a replica is. Nothing may have them
 * open.
 */
export const copyToSecond = async (folder: string): Promise<void> => {
  const { databases, dispose } = await openFolder(folder, 2);
  // Their files are named by a hash.
  const names = [DATABASE_ID, SECOND_DATABASE_ID];
  for (const [i, { db }] of databases.entries()) {
    await db
      .prepare("INSERT OR REPLACE INTO app_setting (key, value) VALUES ('copied', json_quote(?))")
      .bind(names[i])
      .run();
  }
  await dispose();
  const files = new Map<string, string>();
  for (const file of databaseFiles(folder)) {
    const sqlite = new DatabaseSync(file);
    const row = sqlite
      .prepare("SELECT value ->> '$' AS name FROM app_setting WHERE key = 'copied'")
      .get();
    sqlite.exec("DELETE FROM app_setting WHERE key = 'copied'");
    sqlite.close();
    if (row) files.set(String(row.name), file);
  }
  const [first = '', second = ''] = names.map((name) => files.get(name));
  for (const part of ['', '-wal', '-shm']) rmSync(second + part, { force: true });
  const sqlite = new DatabaseSync(first);
  sqlite.prepare('VACUUM INTO ?').run(second);
  sqlite.close();
};

/** The same on a folder that outlives it, for benchmarks; as it is, if it holds a database already. */
export const openDatabaseFolder = async (
  folder: string,
): Promise<TestDatabase & Pick<OpenFolder, 'dispose'>> => {
  if (!existsSync(join(folder, 'd1'))) await copyMigrated(folder);
  const { databases, dispose } = await openFolder(folder);
  return { ...databases[0], dispose };
};
