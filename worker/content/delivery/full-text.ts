import { normalizeText } from '../../../src/contracts/bounded-text.ts';

/**
 * Full-text search as in Contentful: every word in the query must be a prefix of a word in the
 * text.
 */

const WORD = /[\p{L}\p{N}]+/gu;

/** Splits a text into normalized words: `Müller & Söhne` becomes `muller` and `sohne`. */
const splitText = (text: string, max: number): string[] =>
  normalizeText(text, 'NFKD', max).replace(/\p{M}/gu, '').toLowerCase().match(WORD) ?? [];

/** Collects all text within a value: strings, lists of strings, and rich text. */
const collectText = (value: unknown, into: string[]): void => {
  if (typeof value === 'string') into.push(value);
  else if (Array.isArray(value)) for (const one of value) collectText(one, into);
  else if (typeof value === 'object' && value !== null) {
    const node = value as { readonly value?: unknown; readonly content?: unknown };
    collectText(node.value, into);
    collectText(node.content, into);
  }
};

/** The maximum number of characters to search; no record in Contentful has more. */
const TEXT_MAX_LENGTH = 1_000_000;

/** Normalizes values for search. Space views cache the result. */
export const searchable = (values: readonly unknown[]): string => {
  const texts: string[] = [];
  collectText(values, texts);
  return ` ${splitText(texts.join(' '), TEXT_MAX_LENGTH).join(' ')}`;
};

/**
 * The maximum number of words to search for: more than any visitor would type. It is limited
 * because every text is searched for each word.
 */
const QUERY_WORDS_MAX = 30;
/** The maximum length of a query, which is also the maximum length of a URL. */
const QUERY_MAX_LENGTH = 8_192;

/**
 * Creates a function that returns whether a searchable text contains all words of a query. Only the
 * first words of a very long query are used. A query without words matches nothing.
 */
export const createMatcher = (query: string): ((text: string) => boolean) => {
  const words = [...new Set(splitText(query, QUERY_MAX_LENGTH))]
    .slice(0, QUERY_WORDS_MAX)
    .map((word) => ` ${word}`);
  return (text) => words.length > 0 && words.every((word) => text.includes(word));
};
