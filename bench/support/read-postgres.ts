import type { D1Database } from '@cloudflare/workers-types';
import { createTestPostgres, NO_POSTGRES, readByPostgres } from '../../tests/support/postgres.ts';
import { renewIndexWords } from '../../worker/backend/jobs/renew-index.ts';
import { createBuiltInReader } from '../../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import { feedEngine } from '../../worker/backend/jobs/search/engines/feed-engine.ts';
import type { IndexReader } from '../../worker/backend/jobs/search/engines/index-reader.ts';
import { createPostgresEngine } from '../../worker/backend/jobs/search/engines/postgres/postgres-engine.ts';

/**
 * Creates a reader for the built-in index or, with `--postgres`, for a PostgreSQL database with the
 * same jobs.
 */
export const createReader = async (db: D1Database): Promise<IndexReader> => {
  if (!process.argv.includes('--postgres')) return createBuiltInReader(db);
  const postgres = await createTestPostgres();
  if (!postgres) throw new Error(`--postgres ${NO_POSTGRES}`);
  const engine = createPostgresEngine(postgres);
  while ((await renewIndexWords(db)) > 0);
  await db.prepare('DELETE FROM job_engine').run();
  while ((await feedEngine(db, engine)) > 0);
  return readByPostgres(db, engine);
};
