import type { D1Database } from '@cloudflare/workers-types';
import { jobRanges, type RangeState } from '../../backend/jobs/walk-jobs.ts';
import { SITEMAP_URLS_MAX } from './ranges.ts';

/** Jobs come to their end without anybody writing them. */
const HOLDS_MS = 60_000;

interface Kept {
  readonly version: number;
  readonly at: number;
  readonly ranges: readonly RangeState[];
}

const memory = new WeakMap<D1Database, Kept>();

/**
 * The ranges of open jobs. To find them reads a line of the index for each job there ever was, so an
 * isolate remembers them for as long as the index of jobs was not written.
 */
export const knownJobRanges = async (
  db: D1Database,
  now: number,
): Promise<readonly RangeState[]> => {
  const row = await db
    .prepare('SELECT version FROM job_search_version')
    .first<{ version: number }>();
  const version = row?.version ?? 0;
  const kept = memory.get(db);
  if (kept?.version === version && now - kept.at < HOLDS_MS) return kept.ranges;
  const ranges = await jobRanges(db, SITEMAP_URLS_MAX, now);
  memory.set(db, { version, at: now, ranges });
  return ranges;
};
