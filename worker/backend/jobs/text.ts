import { normalizeText } from '../../../src/contracts/bounded-text.ts';
import { trimEnd } from '../../../src/lib/trim-end.ts';

/**
 * The maximum length of a searchable text, which is that of a job description with decomposed
 * accents.
 */
const FOLDED_MAX_LENGTH = 400_000;

/** ASCII text only needs to be lower-cased. */
const ASCII = /^[\0-\x7f]*$/;

/** Folds a text like FTS5's `unicode61 remove_diacritics 2`: to lower case, without accents. */
export const foldText = (text: string): string => {
  if (text.length <= FOLDED_MAX_LENGTH && ASCII.test(text)) return text.toLowerCase();
  const bare = normalizeText(text, 'NFD', FOLDED_MAX_LENGTH).replace(/[\u0300-\u036f]/g, '');
  return normalizeText(bare, 'NFC', bare.length).toLowerCase();
};

/**
 * A word as defined by the index's tokenizer (`tokenchars '+#'` for C++ and C#). The tokenizer
 * treats some Tai Lue and Vedic letters as separators; a test compares all of Unicode.
 */
const WORD = /[[\p{L}\p{N}+#]--[\u19b0-\u19c9\u1cf2\u1cf3]]+/gv;

/** Splits a text into its folded words, in order. */
export const splitWords = (text: string): string[] => foldText(text).match(WORD) ?? [];

// A line that ends in any other character is a heading, a greeting or a bullet point.
const SENTENCE_ENDS = '.!?:;…。！？؟۔)”"»';
const isSentence = (line: string) => line !== '' && SENTENCE_ENDS.includes(line.slice(-1));
/** Joins the lines of a text, with a separator after lines that are not sentences. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line, i, lines) => (i === lines.length - 1 || isSentence(line) ? line : `${line} ·`))
    .join(' ');

/** If the sentences have fewer characters than this, the excerpt uses the whole text. */
const ENOUGH = 60;

/**
 * Builds an excerpt: the beginning of the text's sentences, on one line, without headings,
 * truncated between words.
 */
export function createExcerpt(text: string, length = 120): string {
  const lines = text.split('\n');
  const sentences = lines.filter(isSentence).join(' ');
  const line = sentences.length >= ENOUGH ? sentences : oneLine(text);
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length - 1);
  const start = line.slice(0, cut > length / 2 ? cut : length - 1).trimEnd();
  // A complete sentence needs no ellipsis, and an ellipsis after a comma or the like looks broken.
  return /[.!?。！？؟۔…]$/.test(start) ? start : `${trimEnd(start, /[\s,;:–-]/)}…`;
}
