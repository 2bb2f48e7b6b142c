import { fnv1a } from '../../../../../../src/lib/fnv1a.ts';
import { MARKS } from '../../index/marks.ts';
import type { CountsQuery } from '../index-reader.ts';
import { allOf, type Match, wordMatch } from '../match.ts';
import { buildMatch } from '../scope.ts';

/*
 * PostgreSQL reads every row that its index finds. If many jobs match, counts are therefore based
 * on a fixed share of all jobs. A hash of a job's fid determines which shares the job belongs to,
 * and the job is indexed with a word for each of those shares. Each share includes all smaller
 * shares. Counts use the smallest share that has enough matching jobs.
 */

/** Each share is an eighth of the previous one; the first share is an eighth of all jobs. */
export const SHARE = 1 / 8;
/**
 * The minimum number of jobs in a share. Boards with fewer than 5,000 jobs are counted exactly,
 * because an eighth of their jobs is always below this minimum.
 */
export const SHARE_MIN = 1_250;

const SHARE_WORDS = ['a', 'b', 'c'].map((name) => MARKS.share + name);

const HASHES = 2 ** 32;

/** FNV-1a leaves much of the last character in its low bits; MurmurHash3's finalizer mixes them. */
const hashFid = (fid: string): number => {
  let hash = fnv1a(fid);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Returns the words for the shares that a job belongs to. */
export const findShareWords = (fid: string): string[] => {
  const part = hashFid(fid) / HASHES;
  return SHARE_WORDS.filter((_, i) => part < SHARE ** (i + 1));
};

/** Returns a match for each share to count, from the smallest share up to all jobs in the scope. */
export const shareMatches = ({ scope, jobs, everyJob }: CountsQuery): Match[] => {
  const all = buildMatch(scope) ?? everyJob;
  const words = SHARE_WORDS.filter((_, i) => jobs * SHARE ** (i + 1) >= SHARE_MIN);
  return [...words.map((word) => allOf([all, wordMatch(word)])).toReversed(), all];
};
