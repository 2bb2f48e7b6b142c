import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database, Queue, R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_splitSqlQuery } from 'wrangler';

const MIGRATIONS = new URL('../../worker/backend/migrations/', import.meta.url);

export interface TestDatabase {
  readonly db: D1Database;
  /** A real, empty file store beside it. */
  readonly files: R2Bucket;
  /** A real queue, whose messages nobody takes. */
  readonly events: Queue;
  /** Ends the database's process and removes its files. Call it when the tests are done. */
  dispose(): Promise<void>;
}

/**
 * A real, empty D1 with every migration applied: wrangler's own, run from a configuration of its
 * own, so that nothing of the developer's .wrangler state is read or written.
 * `persistTo`: a folder that outlives it, for benchmarks; as it is, if it holds a database already.
 */
export async function createTestDatabase({
  persistTo,
}: {
  persistTo?: string;
} = {}): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'rolecall-test-'));
  const configPath = join(folder, 'wrangler.json');
  await writeFile(
    configPath,
    JSON.stringify({
      name: 'rolecall-test',
      compatibility_date: '2026-10-01',
      d1_databases: [{ binding: 'DB', database_name: 'test', database_id: 'test' }],
      r2_buckets: [{ binding: 'FILES', bucket_name: 'test' }],
      queues: { producers: [{ binding: 'EVENTS', queue: 'test' }] },
    }),
  );
  const platform = await getPlatformProxy<{ DB: D1Database; FILES: R2Bucket; EVENTS: Queue }>({
    configPath,
    persist: persistTo ? { path: persistTo } : false,
    remoteBindings: false,
  });
  // Caches go by the binding, and the proxy makes a new one at each access.
  const db = platform.env.DB;
  const migrated = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'job'").first();
  if (!migrated) {
    const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of files) {
      const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
      await db.batch(unstable_splitSqlQuery(sql).map((statement) => db.prepare(statement)));
    }
  }
  return {
    db,
    files: platform.env.FILES,
    events: platform.env.EVENTS,
    async dispose() {
      await platform.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
