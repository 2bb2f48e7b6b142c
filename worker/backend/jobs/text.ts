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

/** The start of a text, cut between words. */
export function excerptOf(text: string, length = 200): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, cut > length / 2 ? cut : length - 1).trimEnd()}…`;
}
