import type { D1Database } from '@cloudflare/workers-types';

/** Pages of 4 KB that one step writes at most. */
const PAGES = 500;
const STEPS_MAX = 20;

/**
 * Merges what writing left in many segments: each word of a search is looked up in every one. FTS5 says by the
 * rows it changed whether anything was left to do.
 * @returns how many steps did something
 */
export const mergeIndex = async (db: D1Database): Promise<number> => {
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    const { meta } = await db
      .prepare(`INSERT INTO job_fts (job_fts, rank) VALUES ('merge', ?)`)
      .bind(PAGES)
      .run();
    if (meta.changes < 2) return steps;
  }
  return STEPS_MAX;
};
