import * as v from 'valibot';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import type { Bindings } from '../../env.ts';
import { DAY_MS, isoDay } from '../../http/iso-date.ts';
import { type Budget, createBudget } from '../budget.ts';
import { arePeopleLeft, markDatabase, PEOPLE_LEFT } from '../database/same-database.ts';
import { readProgress, saveProgress } from '../progress.ts';
import { RESUME_PREFIX } from './resume-store.ts';
import { findUnreferenced } from './unreferenced-files.ts';

/** A slice takes three database statements and two calls to the file store. */
const SWEEP_LIMITS = { slices: 50, ms: 60_000 };
const FILES_AT_ONCE = 500;

/**
 * Minimum time between the starts of two rounds. An unreferenced file is deleted at most this long
 * after the day on which it was stored. An erasure relies on this, since it searches only the last
 * two days for files without a record (`findRecentFiles`).
 */
const ROUND_MS = DAY_MS / 2;

const SETTING = 'resume_sweep';

const SweepSchema = v.object({
  /**
   * The first day whose files were too new for the last complete round to check. The next round
   * starts there.
   */
  from: v.string(),
  /** Position in the round, as a key without its prefix; null once the round is complete. */
  after: v.nullable(v.string()),
  /** Start time of the round, in Unix milliseconds. */
  begunAt: v.number(),
});
type Sweep = v.InferOutput<typeof SweepSchema>;

const NO_SWEEP: Sweep = { from: '', after: null, begunAt: 0 };

/**
 * Deletes files that no record references, a day after they were stored. These are files from forms
 * that were never completed, and files left by a failure between storing the file and writing the
 * record. A round through all files starts at most twice a day. Each run handles a limited part of
 * the round and saves its position after each slice, so it is safe to repeat and to interrupt.
 * @returns the number of deleted files
 * @throws Error if records that reference files may be in the other database
 */
export const sweepResumes = async (
  { JOBS, PEOPLE, FILES }: Pick<Bindings, 'JOBS' | 'PEOPLE' | 'FILES'>,
  now: number,
  mayGoOn: Budget = createBudget(SWEEP_LIMITS),
): Promise<number> => {
  let sweep = (await readProgress(PEOPLE, SETTING, SweepSchema)) ?? NO_SWEEP;
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
    const old = objects.filter(
      ({ uploaded }) => uploaded.getTime() < now - LIFETIMES.pendingResume,
    );
    const unreferenced = await findUnreferenced(
      PEOPLE,
      old.map(({ key }) => key),
    );
    if (unreferenced.length > 0) await FILES.delete(unreferenced);
    deleted += unreferenced.length;
    const last = objects.at(-1)?.key.slice(RESUME_PREFIX.length);
    // A round cannot check files stored on the day it started, because they are too new.
    const isOver = !(truncated && last && last < isoDay(sweep.begunAt));
    sweep = isOver
      ? // All files from earlier days are more than a day old by now, so the round has checked them.
        { ...sweep, from: isoDay(sweep.begunAt - 2 * DAY_MS), after: null }
      : { ...sweep, after: last };
    await saveProgress(PEOPLE, SETTING, sweep).run();
  }
  return deleted;
};
