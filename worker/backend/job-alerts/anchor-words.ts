import type { Match } from '../jobs/search/engines/match.ts';
import { anyJobMatch } from '../jobs/search/filters.ts';
import type { Dictionary } from '../jobs/search/index/dictionary.ts';
import { MARKS } from '../jobs/search/index/marks.ts';

/*
 * Anchors: index words of which every job that satisfies a match has at least one. New jobs are
 * only compared with the searches that have one of their words as an anchor.
 */

/** The approximate share of jobs that have a code, by facet. Only decides which anchors are used. */
const SHARES: Readonly<Record<string, number>> = {
  company: 0.002,
  location: 0.01,
  region: 0.05,
  category: 0.08,
  country: 0.2,
  seniority: 0.25,
  salaryCurrency: 0.3,
  workplace: 0.35,
  employmentType: 0.4,
  pay: 0.5,
};
const CELL_SHARE = 0.005;
const PAY_SHARE = 0.3;
const TEXT_SHARE = 0.05;
const MARKED_SHARE = 0.01;

const MARKED = /^\p{Co}/u;
/** A search with more anchors than this is compared with all jobs: its anchors take more space. */
const ANCHORS_MAX = 100;

interface Anchors {
  readonly words: readonly string[];
  /** The approximate share of jobs that have one of the words. */
  readonly share: number;
}

const findShare = (word: string, { entries }: Dictionary): number => {
  if (word.startsWith(MARKS.code)) {
    const entry = entries.get(Number(word.slice(MARKS.code.length)));
    return entry ? (SHARES[entry.facet] ?? TEXT_SHARE) : CELL_SHARE;
  }
  if (word.startsWith(MARKS.pay)) return PAY_SHARE;
  return MARKED.test(word) ? MARKED_SHARE : TEXT_SHARE;
};

/** Undefined if no list of words covers the match. */
const findAnchors = (match: Match, dictionary: Dictionary): Anchors | undefined => {
  if ('begins' in match) return undefined;
  if ('word' in match) return { words: [match.word], share: findShare(match.word, dictionary) };
  if ('but' in match) return findAnchors(match.match, dictionary);
  const parts = ('all' in match ? match.all : match.any).map((part) =>
    findAnchors(part, dictionary),
  );
  const known = parts.filter((part) => part !== undefined);
  if ('all' in match) return known.toSorted((a, b) => a.share - b.share)[0];
  const words = [...new Set(known.flatMap((part) => part.words))];
  if (known.length < parts.length || words.length > ANCHORS_MAX) return undefined;
  return { words, share: known.reduce((sum, { share }) => sum + share, 0) };
};

/** The anchors of a match; words that all jobs have if no others cover it. */
export const anchorWords = (match: Match, dictionary: Dictionary): readonly string[] =>
  (findAnchors(match, dictionary) ?? findAnchors(anyJobMatch(dictionary), dictionary))?.words ?? [];
