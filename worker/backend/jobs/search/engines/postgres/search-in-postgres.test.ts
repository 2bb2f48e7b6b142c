import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, test } from 'vitest';
import {
  createTestPostgres,
  NO_POSTGRES,
  readByPostgres,
} from '../../../../../../tests/support/postgres.ts';
import { replaceTestReader } from '../../../../../../tests/support/test-reader.ts';
import { renewIndexWords } from '../../../renew-index.ts';
import { feedEngine } from '../feed-engine.ts';
import type { IndexReader } from '../index-reader.ts';
import { createPostgresEngine } from './postgres-engine.ts';

// Runs the search tests again, with PostgreSQL as the only engine.

const postgres = await createTestPostgres();
const databases = new Set<D1Database>();

// The search tests delete rows directly, so the engine is filled from scratch before each test.
beforeEach(async () => {
  for (const db of databases) await db.prepare('DELETE FROM job_engine').run();
});
afterAll(() => replaceTestReader(undefined));

if (!postgres) test.skip(NO_POSTGRES, () => undefined);
else {
  const engine = createPostgresEngine(postgres);
  let feeding: Promise<unknown> = Promise.resolve();
  replaceTestReader((db): IndexReader => {
    const reader = readByPostgres(db, engine);
    return {
      db,
      async ask(requested, beside) {
        feeding = feeding.then(async () => {
          if (!databases.has(db)) while ((await renewIndexWords(db)) > 0);
          databases.add(db);
          while ((await feedEngine(db, engine)) > 0);
        });
        await feeding;
        return reader.ask(requested, beside);
      },
    };
  });
  await import('../../search-jobs.test.ts');
  await import('../../similar-jobs.test.ts');
  await import('../../pay-scope.test.ts');
  await import('../../query/query-operators.test.ts');
}
