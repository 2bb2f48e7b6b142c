import { type Counts, countAges, readJobCodes } from '../counts.ts';

/*
 * Counts the jobs in a scope: all of them if there are few, or a sample if there are many. A count
 * therefore reads about the same number of jobs, regardless of the size of the board (decision 12).
 */

/**
 * The minimum sample size: large enough for counts that are accurate to within 5 % for common
 * values.
 */
export const SAMPLE_SIZE = 1_400;

/** Rounds an estimate so that it does not look exact, as in `About 12,300`. */
const roundEstimate = (total: number): number => Number(total.toPrecision(3));

/**
 * Counts jobs in total and by value.
 * @param scale the number of jobs that each sampled job represents; 1 if the sample includes all
 *   jobs in the scope
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
