import { normalizeText } from '../../../src/contracts/bounded-text.ts';
import { trimEnd } from '../../../src/lib/trim-end.ts';

/** The longest text that is searched: a job's description at its longest, however its accents are written. */
const FOLDED_MAX_LENGTH = 400_000;

/** Of ASCII nothing but capitals is folded. */
const ASCII = /^[\0-\x7f]*$/;

/** Lower case, accents gone: what FTS5's `unicode61 remove_diacritics 2` makes of a word. */
export const foldText = (text: string): string => {
  if (text.length <= FOLDED_MAX_LENGTH && ASCII.test(text)) return text.toLowerCase();
  const bare = normalizeText(text, 'NFD', FOLDED_MAX_LENGTH).replace(/[\u0300-\u036f]/g, '');
  return normalizeText(bare, 'NFC', bare.length).toLowerCase();
};

/**
 * A word, as the index's tokenizer sees one (`tokenchars '+#'` for C++ and C#). It takes some
 * Tai Lue and Vedic letters for separators; a test compares all of Unicode.
 */
const WORD = /[[\p{L}\p{N}+#]--[\u19b0-\u19c9\u1cf2\u1cf3]]+/gv;

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

// A line that is no sentence is a heading, a greeting or a bullet.
const SENTENCE_ENDS = '.!?:;…。！？؟۔)”"»';
const isSentence = (line: string) => line !== '' && SENTENCE_ENDS.includes(line.slice(-1));
/** A text in one line: what is no sentence is parted from what follows. */
export const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line, i, lines) => (i === lines.length - 1 || isSentence(line) ? line : `${line} ·`))
    .join(' ');

/** Fewer characters of sentences say less than the whole text would. */
const ENOUGH = 60;

/** The start of a text in one line, its sentences without the headings, cut between words. */
export function excerptOf(text: string, length = 120): string {
  const lines = text.split('\n');
  const sentences = lines.filter(isSentence).join(' ');
  const line = sentences.length >= ENOUGH ? sentences : oneLine(text);
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length - 1);
  const start = line.slice(0, cut > length / 2 ? cut : length - 1).trimEnd();
  // What ends with a sentence looks finished, and what ends with a comma looks broken.
  return /[.!?。！？؟۔…]$/.test(start) ? start : `${trimEnd(start, /[\s,;:–-]/)}…`;
}
