import { wordsOf } from '../text.ts';
import { MARKS } from './marks.ts';

/** A word of a query, or several that a synonym stands for, with all that they may be found by. */
export interface Term {
  /** Folded. */
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  /** The visitor may still be typing it. */
  readonly isPrefix: boolean;
}

const MAX_WORDS = 12;
const MAX_SYNONYM_WORDS = 3;
// Words that stand in nearly every text find nothing and cost the most.
const STOP_WORDS = new Set(
  'a an and are as at be by for from in is it of on or our that the this to we will with you your job jobs'.split(
    ' ',
  ),
);

/** Anything that can be typed is a query: only words and their order remain. */
export function parseQuery(q: string, synonyms: ReadonlyMap<string, readonly string[]>): Term[] {
  const all = wordsOf(q);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  const words = (telling.length ? telling : all).slice(0, MAX_WORDS);
  const terms: Term[] = [];
  for (let i = 0; i < words.length; ) {
    let length = Math.min(MAX_SYNONYM_WORDS, words.length - i);
    while (length > 1 && !synonyms.has(words.slice(i, i + length).join(' '))) length--;
    const phrase = words.slice(i, i + length);
    i += length;
    terms.push({
      words: phrase,
      synonyms: synonyms.get(phrase.join(' ')) ?? [],
      // A single letter would begin a tenth of all words.
      isPrefix: i === words.length && (phrase.at(-1) as string).length > 1,
    });
  }
  return terms;
}

/** Where the words of a query are looked for. */
export type Where =
  | 'title'
  /** Anywhere; a word still being typed where it begins one of title or keywords. */
  | 'job'
  /** Anywhere, beginnings too: FTS5's own prefix query, so only once nothing else was found. */
  | 'job-beginnings';

// Quoted, nothing is syntax. A word here is one word for the tokenizer too (WORD): an index without
// positions refuses anything else.
const anyOf = (forms: readonly string[]) =>
  forms.length > 1 ? `(${forms.join(' OR ')})` : `${forms[0]}`;
const allOf = (forms: readonly string[]) =>
  forms.length > 1 ? `(${forms.join(' AND ')})` : `${forms[0]}`;

function wordMatch(word: string, isPrefix: boolean, where: Where): string {
  if (where === 'job-beginnings' && isPrefix) return `"${word}" *`;
  const [whole, beginnings] =
    where === 'title'
      ? [MARKS.titleWord, [MARKS.titleBeginning]]
      : ['', [MARKS.titleBeginning, MARKS.keywordBeginning]];
  const marks = isPrefix ? [whole, ...beginnings] : [whole];
  return anyOf(marks.map((mark) => `"${mark}${word}"`));
}

function termMatch({ words, synonyms, isPrefix }: Term, where: Where): string {
  const last = words.length - 1;
  return anyOf([
    allOf(words.map((word, i) => wordMatch(word, isPrefix && i === last, where))),
    ...synonyms.map((synonym) =>
      allOf(wordsOf(synonym).map((word) => wordMatch(word, false, where))),
    ),
  ]);
}

/** The FTS5 expressions of a query's terms. */
export const termMatches = (terms: readonly Term[], where: Where): string[] =>
  terms.map((term) => termMatch(term, where));
