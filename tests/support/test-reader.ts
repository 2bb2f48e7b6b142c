import type { D1Database } from '@cloudflare/workers-types';
import { createBuiltInReader } from '../../worker/backend/jobs/search/engines/built-in/built-in-reader.ts';
import type { IndexReader } from '../../worker/backend/jobs/search/engines/index-reader.ts';

const replaced = globalThis as { createTestReader?: ((db: D1Database) => IndexReader) | undefined };

/**
 * The index reader for search tests: the built-in one, or a replacement set by a test file that
 * runs these tests again.
 */
export const testReader = (db: D1Database): IndexReader =>
  (replaced.createTestReader ?? createBuiltInReader)(db);

export const replaceTestReader = (create: typeof replaced.createTestReader): void => {
  replaced.createTestReader = create;
};
