/** Lower case, accents gone: what FTS5's `unicode61 remove_diacritics 2` makes of a word. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/**
 * A word, as the index's tokenizer sees one (`tokenchars '+#'` for C++ and C#). It takes some
 * Tai Lue and Vedic letters for separators; a test compares all of Unicode.
 */
const WORD = /[[\p{L}\p{N}+#]--[\u19b0-\u19c9\u1cf2\u1cf3]]+/gv;

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] => foldText(text).match(WORD) ?? [];

// A heading or a greeting: a line of its own that is no sentence.
const NO_SENTENCE = /^[^\n]*[^\s.!?:;…。！？؟۔]\n(?=\S)/u;

/** The start of a text in one line, without the heading above it, cut between words. */
export function excerptOf(text: string, length = 200): string {
  const line = text.replace(NO_SENTENCE, '').replaceAll('\n', ' ');
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length - 1);
  return `${line.slice(0, cut > length / 2 ? cut : length - 1).trimEnd()}…`;
}
