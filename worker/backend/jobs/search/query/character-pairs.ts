/** Scripts that do not separate words with spaces. */
const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]+/gu;

/**
 * Returns each pair of consecutive characters in scripts without spaces; a single character is
 * returned as it is.
 */
export const characterPairs = (text: string): string[] =>
  (text.match(UNSPACED_RUN) ?? []).flatMap((run) => {
    const characters = [...run];
    return characters.length === 1
      ? characters
      : characters.slice(1).map((character, i) => `${characters[i]}${character}`);
  });

export const isUnspaced = (word: string): boolean => word.search(UNSPACED_RUN) >= 0;
