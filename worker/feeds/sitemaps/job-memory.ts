import type { D1Database } from '@cloudflare/workers-types';
import { jobRanges, jobsState, type RangeState } from '../../backend/jobs/walk-jobs.ts';
import { SITEMAP_URLS_MAX } from './ranges.ts';

interface Kept {
  readonly state: string;
  readonly ranges: readonly RangeState[];
}

const memory = new WeakMap<D1Database, Kept>();

/**
 * The ranges of open jobs. To find them reads a line of the index for each job there ever was, so an
 * isolate remembers them for as long as no job opens, closes or changes.
 */
export const knownJobRanges = async (
  db: D1Database,
  now: number,
): Promise<readonly RangeState[]> => {
  const state = await jobsState(db, now);
  const kept = memory.get(db);
  if (kept?.state === state) return kept.ranges;
  const ranges = await jobRanges(db, SITEMAP_URLS_MAX, now);
  memory.set(db, { state, ranges });
  return ranges;
};
