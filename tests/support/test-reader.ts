import type { D1Database } from '@cloudflare/workers-types';
import { readBuiltIn } from '../../worker/backend/jobs/search/engines/built-in/read-built-in.ts';
import type { IndexReader } from '../../worker/backend/jobs/search/engines/index-reader.ts';

const replaced = globalThis as { createTestReader?: ((db: D1Database) => IndexReader) | undefined };

/** Tests of the search read by this: the built-in index, or what a file that runs them again puts in its place. */
export const testReader = (db: D1Database): IndexReader =>
  (replaced.createTestReader ?? readBuiltIn)(db);

export const replaceTestReader = (create: typeof replaced.createTestReader): void => {
  replaced.createTestReader = create;
};
