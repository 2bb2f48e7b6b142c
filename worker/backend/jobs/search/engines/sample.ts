import { type Counts, countAges, readJobCodes } from '../counts.ts';

/*
 * Counts of the jobs of a scope: of all jobs where they are few, in a sample where they are many. A
 * count therefore reads about as many jobs whatever the size of the board (decision 12).
 */

/** The minimum sample: large enough to be within 5 % for values that many jobs have. */
export const SAMPLE_SIZE = 1_400;

/** Rounds an estimate so that it does not look exact: `About 12,300`. */
const roundEstimate = (total: number): number => Number(total.toPrecision(3));

/**
 * Counts jobs in total and by value.
 * @param scale the number of jobs that one of the sample represents; 1 where it is all jobs of the
 *   scope
 * @param jobs in the format that `readJobCodes` reads
 */
export const readSample = (scale: number, jobs: string, now: number): Counts => {
  const { codes, published } = readJobCodes(jobs);
  const isSampled = scale > 1;
  const scaled = <K>(counts: ReadonlyMap<K, number>): ReadonlyMap<K, number> =>
    isSampled
      ? new Map([...counts].map(([key, count]) => [key, Math.round(count * scale)]))
      : counts;
  return {
    total: isSampled ? roundEstimate(published.length * scale) : published.length,
    byCode: scaled(codes),
    byAge: scaled(countAges(published, now)),
    isSampled,
  };
};
