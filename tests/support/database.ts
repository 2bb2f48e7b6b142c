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
import { dirname, join } from 'node:path';
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
  /** Ends the database's process and removes its files. Call it when the tests are done. */
  dispose(): Promise<void>;
}

/** Wrangler's own D1, R2 and queue, run by themselves on a folder. */
const openFolder = async (folder: string): Promise<TestDatabase> => {
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: D1_SERVER,
      compatibilityDate: '2026-10-01',
      resourcePersistencePath: folder,
      d1Databases: { DB: 'test' },
      r2Buckets: { FILES: 'test' },
      queueProducers: { EVENTS: 'test' },
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  );
  await workerd.ready;
  const url: URL = await workerd.unsafeGetDirectURL();
  const { FILES, EVENTS } = await workerd.getBindings();
  return {
    db: d1OverHttp(url.href),
    files: FILES,
    events: EVENTS,
    dispose: () => workerd.dispose(),
  };
};

const CACHE = join(ROOT, 'node_modules/.cache/rolecall');

/** A folder with a migrated, empty database, made once for as long as the migrations stay the same. */
const migratedFolder = async (): Promise<string> => {
  const hash = createHash('sha256').update(readMigrations().join('\0')).digest('hex');
  const folder = join(CACHE, `migrated-${hash.slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  const { db, dispose } = await openFolder(making);
  await applyMigrations(db);
  await dispose();
  try {
    renameSync(making, folder);
  } catch {
    // Another process was first.
    rmSync(making, { recursive: true });
  }
  return folder;
};

/**
 * A real, empty D1 with every migration applied, on files of its own: nothing of the developer's .wrangler
 * state is read or written.
 * `persistTo`: a folder that outlives it, for benchmarks; as it is, if it holds a database already.
 */
export const createTestDatabase = async ({
  persistTo,
}: {
  persistTo?: string;
} = {}): Promise<TestDatabase> => {
  const folder = persistTo ?? mkdtempSync(join(tmpdir(), 'rolecall-test-'));
  if (!existsSync(join(folder, 'd1'))) {
    cpSync(await migratedFolder(), folder, { recursive: true });
  }
  const database = await openFolder(folder);
  return {
    ...database,
    async dispose() {
      await database.dispose();
      if (!persistTo) rmSync(folder, { recursive: true, force: true });
    },
  };
};
