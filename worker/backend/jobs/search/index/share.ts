import { fnv1a } from '../../../../../src/lib/fnv1a.ts';
import { MARKS } from './marks.ts';

/** A share of all jobs, drawn by a hash of their ids, that a word of the index marks. */
export const SHARE = 1 / 8;
export const SHARE_WORD = `${MARKS.share}a`;

const HASHES = 2 ** 32;

/** FNV-1a leaves much of the last character in its low bits; mixed as MurmurHash3 ends. */
const hashOf = (fid: string): number => {
  let hash = fnv1a(fid);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

export const isInShare = (fid: string): boolean => hashOf(fid) / HASHES < SHARE;
