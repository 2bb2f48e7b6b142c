import { wordsOf } from '../text.ts';
import { beginningWord } from './marks.ts';

/** A word of a query, or several that a synonym stands for, with all that they may be found by. */
export interface Term {
  /** Folded. */
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
  /** The visitor may still be typing it. */
  readonly isPrefix: boolean;
}

/** A query longer than this says nothing more; equals the contract's. */
export const MAX_QUERY_LENGTH = 200;
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

// FTS5 reads a quoted string as words in a row, whatever it holds.
const quote = (text: string) => `"${text.replaceAll('"', '')}"`;

/**
 * The FTS5 expression for one term. A word that is still being typed is found where it begins a
 * word of title or keywords; `prefixInText` also finds it in the text, at the cost of FTS5's own
 * prefix query, so only once nothing else was found.
 */
export function termMatch({ words, synonyms, isPrefix }: Term, prefixInText = false): string {
  const own = words.map((word, i) => {
    if (!isPrefix || i < words.length - 1) return quote(word);
    return prefixInText ? `${quote(word)} *` : `(${quote(word)} OR ${beginningWord(word)})`;
  });
  const forms = [own.length > 1 ? `(${own.join(' AND ')})` : own[0], ...synonyms.map(quote)];
  return forms.length > 1 ? `(${forms.join(' OR ')})` : (forms[0] as string);
}

/** All terms, somewhere in the job. */
export const allMatch = (terms: readonly Term[], prefixInText = false) =>
  terms.map((term) => termMatch(term, prefixInText)).join(' AND ');
