import { type Counts, countAges, readJobCodes } from '../counts.ts';

/*
 * What the jobs of a scope have: counted in all of them where they are few, and in a sample where they are many. So a
 * count reads about as many jobs whatever the size of the board (decision 56).
 */

/** Of how many jobs a sample is at least: enough to be within 5 % of what many jobs have. */
export const SAMPLE_SIZE = 1_400;

/** A total that is not exact does not look it: `About 12,300`. */
const roundEstimate = (total: number): number => Number(total.toPrecision(3));

/**
 * Counts jobs, and what they have.
 * @param scale how many jobs one of the sample stands for; 1 where it is all jobs of the scope
 * @param jobs as `readJobCodes` reads them
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
