import { fnv1a } from '../../../../../src/lib/fnv1a.ts';
import { MARKS } from './marks.ts';

/*
 * Shares of all jobs, drawn by a hash of their fids, that words of the index mark. Each holds the ones after it, so
 * that what many jobs match is counted in as large a share of them as a count needs.
 */

/** A share is an eighth of the one before; the first an eighth of all jobs. */
export const SHARE = 1 / 8;
const NAMES = ['a', 'b', 'c'];
export const SHARE_WORDS = NAMES.map((name) => MARKS.share + name);

/** The setting that says how far the jobs have the words of today's code (renew-index.ts). */
export const INDEX_WORDS_SETTING = 'index_words';

/** From this version of the code on (index-words.ts) every share is marked; before it the first was. */
const ALL_MARKED_SINCE = 4;

/** SQL: whether every job has the words of all shares. */
export const ARE_SHARES_MARKED = `EXISTS (SELECT 1 FROM app_setting
  WHERE key = '${INDEX_WORDS_SETTING}' AND value ->> 'after' IS NULL
    AND CAST(value ->> 'version' AS INTEGER) >= ${ALL_MARKED_SINCE})`;

const HASHES = 2 ** 32;

/** FNV-1a leaves much of the last character in its low bits; mixed as MurmurHash3 ends. */
const hashOf = (fid: string): number => {
  let hash = fnv1a(fid);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The words of the shares that a job is in. */
export const shareWordsOf = (fid: string): string[] => {
  const part = hashOf(fid) / HASHES;
  return SHARE_WORDS.filter((_, i) => part < SHARE ** (i + 1));
};
