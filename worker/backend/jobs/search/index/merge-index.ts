import type { D1Database } from '@cloudflare/workers-types';

/** The maximum number of 4 KB pages that one step writes. */
const PAGES = 500;
const STEPS_MAX = 20;

/**
 * Merges the index segments left behind by writes, because a search looks up each word in every
 * segment. The number of changed rows shows whether FTS5 had anything to merge.
 * @returns the number of steps that merged something
 */
export const mergeIndex = async (db: D1Database): Promise<number> => {
  let steps = 0;
  for (const table of ['job_fts', 'job_sample_fts']) {
    const merge = db.prepare(`INSERT INTO ${table} (${table}, rank) VALUES ('merge', ?)`);
    for (let step = 0; step < STEPS_MAX; step++) {
      if ((await merge.bind(PAGES).run()).meta.changes < 2) break;
      steps += 1;
    }
  }
  return steps;
};
