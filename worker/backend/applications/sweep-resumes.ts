import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { DAY_MS, isoDay } from '../../http/iso-date.ts';
import { type Budget, createBudget } from '../budget.ts';
import { arePeopleLeft, markDatabase, PEOPLE_LEFT } from '../database/same-database.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { KEPT_RESUME_MS, RESUME_PREFIX } from './resume-store.ts';

/** Three statements and two calls of the file store a slice. */
const SWEEP_LIMITS = { slices: 50, ms: 60_000 };
const FILES_AT_ONCE = 500;

/**
 * Between the beginnings of two rounds. A file goes at most this long after its day, which an erasure
 * relies on: it looks for files without a record among those of the last two days (`findRecentFiles`).
 */
const ROUND_MS = DAY_MS / 2;

const SETTING = 'resume_sweep';

const SweepSchema = v.object({
  /** The first day that the last whole round has not decided: the next one begins there. */
  from: v.string(),
  /** Where the round stands, a key without its prefix; null where it is over. */
  after: v.nullable(v.string()),
  /** When the round began, Unix milliseconds. */
  begunAt: v.number(),
});
type Sweep = v.InferOutput<typeof SweepSchema>;

const BEFORE_THE_FIRST: Sweep = { from: '', after: null, begunAt: 0 };

/**
 * Deletes files that no record names, a day after they came: kept files that nobody came back for,
 * and whatever a failure between file and record left behind. A round through all of them begins
 * twice a day at most; each run takes a bounded part of it and saves how far it came after each
 * slice, so that it is safe to repeat and to cut short.
 * @returns how many were deleted
 * @throws Error where records that name files may be in the other database
 */
export const sweepResumes = async (
  { JOBS, PEOPLE, FILES }: Pick<Bindings, 'JOBS' | 'PEOPLE' | 'FILES'>,
  now: number,
  mayGoOn: Budget = createBudget(SWEEP_LIMITS),
): Promise<number> => {
  let sweep = (await readProgress(PEOPLE, SETTING, SweepSchema)) ?? BEFORE_THE_FIRST;
  if (sweep.after === null) {
    if (now - sweep.begunAt < ROUND_MS) return 0;
    await markDatabase({ JOBS });
    if (await arePeopleLeft({ JOBS, PEOPLE })) throw new Error(PEOPLE_LEFT);
    sweep = { ...sweep, after: sweep.from, begunAt: now };
  }
  let deleted = 0;
  while (sweep.after !== null && mayGoOn()) {
    const { objects, truncated } = await FILES.list({
      prefix: RESUME_PREFIX,
      ...(sweep.after && { startAfter: RESUME_PREFIX + sweep.after }),
      limit: FILES_AT_ONCE,
    });
    const old = objects.filter(({ uploaded }) => uploaded.getTime() < now - KEPT_RESUME_MS);
    const orphans = await unnamed(
      PEOPLE,
      old.map(({ key }) => key),
    );
    if (orphans.length > 0) await FILES.delete(orphans);
    deleted += orphans.length;
    const last = objects.at(-1)?.key.slice(RESUME_PREFIX.length);
    // Of the day when the round began nothing can be decided in it.
    const isOver = !(truncated && last && last < isoDay(sweep.begunAt));
    sweep = isOver
      ? // Everything of the days before is older than a day by now, so it has been decided.
        { ...sweep, from: isoDay(sweep.begunAt - 2 * DAY_MS), after: null }
      : { ...sweep, after: last };
    await saveProgress(PEOPLE, SETTING, sweep).run();
  }
  return deleted;
};

const unnamed = async (db: D1Database, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const { results } = await db
    .prepare(
      `SELECT value AS key FROM json_each(?) AS file
       WHERE NOT EXISTS (SELECT 1 FROM application WHERE resume_key = file.value)
         AND NOT EXISTS (SELECT 1 FROM candidate WHERE resume_key = file.value)`,
    )
    .bind(JSON.stringify(keys))
    .all<{ key: string }>();
  return results.map((row) => row.key);
};
