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
  let steps = 0;
  for (const table of ['job_fts', 'job_sample_fts']) {
    const merge = db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`);
    while (steps < STEPS_MAX && (await merge.bind(PAGES).run()).meta.changes >= 2) steps += 1;
  }
  return steps;
};
