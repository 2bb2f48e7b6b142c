import { fnv1a } from '../../../../src/lib/fnv1a.ts';
import { MARKS } from './marks.ts';

/*
 * Shares of all jobs, drawn by a hash of their ids, as words of the index: what many jobs have is counted in
 * a share of them. Each share is 1/√2 of the one before it and lies within it; the first are all jobs.
 */

export const SHARES = 16;
const HASHES = 2 ** 32;

/** FNV-1a leaves much of the last character in its low bits; mixed as MurmurHash3 ends. */
const hashOf = (fid: string): number => {
  let hash = fnv1a(fid);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const shareOf = (level: number): number => 2 ** (-level / 2);

const FIRST_LETTER = 'a'.charCodeAt(0);
const wordOf = (level: number): string => MARKS.share + String.fromCharCode(FIRST_LETTER + level);

/** The FTS5 expression of a share. */
export const shareWord = (level: number): string => `"${wordOf(level)}"`;

/** SQL that narrows an expression to the share of a level, which is SQL too; the first share is all jobs. */
export const narrowToShare = (level: string): string =>
  `iif(${level} = 0, '', ' AND "${MARKS.share}' || char(${FIRST_LETTER} + ${level}) || '"')`;

/** The shares that a job lies in. */
export const shareWords = (fid: string): string[] => {
  const place = hashOf(fid) / HASHES;
  return Array.from({ length: SHARES }, (_, level) => level)
    .filter((level) => place < shareOf(level))
    .map(wordOf);
};
