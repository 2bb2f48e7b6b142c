import { trimEnd } from '../../../../../src/lib/trim-end.ts';
import { foldText } from '../../text.ts';
import { STOP_WORDS, tellingWords } from './title-words.ts';
import type { Term } from './understand-query.ts';

/* A query as it was typed, with some of its words taken out. */

// In brackets, so that splitting keeps the words: every second piece is one. Accents may be letters of their own.
export const TYPED_WORD = /([\p{L}\p{N}\p{M}+#]+)/u;
const BEFORE_CUT = /[\s,;:/|&–([-]/;
// `-london` keeps its sign, the other half of `remote-nurse` does not.
const BEHIND_CUT = /^(?:-\s|[\s,;:/|&–)\]])+/;

/** Where the words stand one behind the other, words that say nothing aside; -1 where they do not. */
const findRun = (folded: readonly string[], words: readonly string[]): number =>
  folded.findIndex((_, at) => words.every((word, i) => folded[at + i] === word));

/** A query without the first run of some words; undefined where there is none. */
const cutRun = (q: string, words: readonly string[]): string | undefined => {
  const pieces = q.split(TYPED_WORD);
  const typed = pieces.flatMap((piece, at) =>
    at % 2 === 1 ? [{ at, word: foldText(piece) }] : [],
  );
  const telling = typed.filter(({ word }) => !STOP_WORDS.has(word));
  const run = findRun(
    telling.map(({ word }) => word),
    words,
  );
  const first = telling[run]?.at;
  const last = telling[run + words.length - 1]?.at;
  if (first === undefined || last === undefined) return undefined;
  const before = telling[run - 1]?.at ?? -1;
  const next = telling[run + words.length]?.at ?? pieces.length;
  // A bracket that closes behind a word belongs to it.
  const closing = /^\S*/.exec(pieces[before + 1] ?? '')?.[0] ?? '';
  const left = before < 0 ? '' : pieces.slice(0, before + 1).join('') + closing;
  const between = pieces.slice(last + 1, next);
  const leads = left === '' && between.length > 1;
  const right = pieces.slice(leads ? next : last + 1).join('');
  return [trimEnd(left, BEFORE_CUT), right.replace(/^-/, '').replace(BEHIND_CUT, '')]
    .filter(Boolean)
    .join(' ');
};

/** A query without some of its words, given folded, and without what led to them: `nurse in London`, `nurse`. */
export const withoutWords = (q: string, words: readonly string[]): string => {
  let rest = cutRun(q, words);
  if (rest === undefined) {
    return words.length > 1 ? words.reduce((left, word) => withoutWords(left, [word]), q) : q;
  }
  // They may be said twice.
  for (let next = cutRun(rest, words); next !== undefined; next = cutRun(rest, words)) rest = next;
  return rest;
};

/** Of a query what names work, as it was typed: without what was understood and what says nothing of a job. */
export const workWords = (q: string, terms: readonly Term[]): string => {
  const sought = new Set(terms.flatMap(({ words }) => words));
  return tellingWords(q)
    .filter((word) => !sought.has(word))
    .reduce((rest, word) => withoutWords(rest, [word]), q);
};
