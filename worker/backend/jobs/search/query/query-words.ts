import { trimEnd } from '../../../../../src/lib/trim-end.ts';
import { foldText } from '../../text.ts';
import { STOP_WORDS, splitSearchWords } from './split-search-words.ts';
import type { Term } from './understand-query.ts';

/* Removes words from a query and keeps the rest as it was typed. */

/**
 * Matches a word as typed. The capturing group keeps the words when splitting, so every second
 * piece is a word. Accents may be separate characters (`\p{M}`).
 */
export const TYPED_WORD = /([\p{L}\p{N}\p{M}+#]+)/u;
const BEFORE_CUT = /[\s,;:/|&–([-]/;
// `-london` keeps its minus sign, but what is left of `remote-nurse` loses its hyphen.
const AFTER_CUT = /^(?:-\s|[\s,;:/|&–)\]])+/;

/**
 * Finds the index at which the words occur consecutively, ignoring stop words; -1 if they do not.
 */
const findRun = (folded: readonly string[], words: readonly string[]): number =>
  folded.findIndex((_, at) => words.every((word, i) => folded[at + i] === word));

/**
 * Removes the first consecutive occurrence of some words from a query; undefined if they do not
 * occur.
 */
const cutRun = (q: string, words: readonly string[]): string | undefined => {
  const pieces = q.split(TYPED_WORD);
  const typed = pieces.flatMap((piece, at) =>
    at % 2 === 1 ? [{ at, word: foldText(piece) }] : [],
  );
  const significant = typed.filter(({ word }) => !STOP_WORDS.has(word));
  const run = findRun(
    significant.map(({ word }) => word),
    words,
  );
  const first = significant[run]?.at;
  const last = significant[run + words.length - 1]?.at;
  if (first === undefined || last === undefined) return undefined;
  const before = significant[run - 1]?.at ?? -1;
  const next = significant[run + words.length]?.at ?? pieces.length;
  // A closing bracket belongs to the word before it.
  const closing = /^\S*/.exec(pieces[before + 1] ?? '')?.[0] ?? '';
  const left = before < 0 ? '' : pieces.slice(0, before + 1).join('') + closing;
  const between = pieces.slice(last + 1, next);
  const isLeading = left === '' && between.length > 1;
  const right = pieces.slice(isLeading ? next : last + 1).join('');
  return [trimEnd(left, BEFORE_CUT), right.replace(/^-/, '').replace(AFTER_CUT, '')]
    .filter(Boolean)
    .join(' ');
};

/**
 * Removes some words (passed in folded form) from a query, along with the words that introduce
 * them: `nurse in London` becomes `nurse`.
 */
export const withoutWords = (q: string, words: readonly string[]): string => {
  let rest = cutRun(q, words);
  if (rest === undefined) {
    return words.length > 1 ? words.reduce((left, word) => withoutWords(left, [word]), q) : q;
  }
  // The words may occur more than once in the query.
  for (let next = cutRun(rest, words); next !== undefined; next = cutRun(rest, words)) rest = next;
  return rest;
};

/**
 * Extracts from a query the words that describe the work, as typed, without noise words and words
 * that were understood as something else.
 */
export const workWords = (q: string, terms: readonly Term[]): string => {
  const termWords = new Set(terms.flatMap(({ words }) => words));
  return splitSearchWords(q)
    .filter((word) => !termWords.has(word))
    .reduce((rest, word) => withoutWords(rest, [word]), q);
};
