import { type Counts, countAges, readJobCodes } from '../counts.ts';
import { SHARE, SHARE_WORDS } from '../index/share.ts';
import type { CountsQuestion } from './index-reader.ts';
import { allOf, type Match, wordMatch } from './match.ts';
import { matchOf } from './scope.ts';

/*
 * What the jobs of a scope have: counted in all of them where they are few, and where they are many in the smallest
 * share of them (share.ts) that has enough. So a count reads about as many jobs whatever the size of the board.
 */

/**
 * A share of fewer jobs is too small to count in. An eighth of fewer than 5,000 (DESIGN 4, 'Jobs') never has as many,
 * so those are counted exactly.
 */
export const SAMPLE_MIN = 1_250;

/** In what the jobs of a scope are counted: from the smallest share to all of them. */
export const sampleMatches = ({ scope, jobs, everyJob }: CountsQuestion): Match[] => {
  const all = matchOf(scope) ?? everyJob;
  const words = SHARE_WORDS.filter((_, i) => jobs * SHARE ** (i + 1) >= SAMPLE_MIN);
  return [...words.map((word) => allOf([all, wordMatch(word)])).toReversed(), all];
};

/** A total that is not exact does not look it: `About 12,300`. */
const roundEstimate = (total: number): number => Number(total.toPrecision(3));

/**
 * Counts jobs, and what they have.
 * @param shares that the sample was drawn from; 0 where it is all jobs of the scope
 * @param jobs as `readJobCodes` reads them
 */
export const readSample = (shares: number, jobs: string, now: number): Counts => {
  const { codes, published } = readJobCodes(jobs);
  const scale = SHARE ** -shares;
  const scaled = <K>(counts: ReadonlyMap<K, number>) =>
    new Map([...counts].map(([key, count]) => [key, count * scale]));
  const isSampled = shares > 0;
  return {
    total: isSampled ? roundEstimate(published.length * scale) : published.length,
    byCode: scaled(codes),
    byAge: scaled(countAges(published, now)),
    isSampled,
  };
};
