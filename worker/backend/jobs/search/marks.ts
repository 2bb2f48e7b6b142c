/** Private-use characters before the words that only the index knows; see the migration. */
export const CODE_MARK = 0xe000;
export const BEGINNING_MARK = 0xe001;

/** How many letters a beginning may have; the next longer one is looked for as a whole word. */
export const BEGINNING_LENGTHS: readonly number[] = Array.from({ length: 14 }, (_, i) => i + 2);

export const codeWord = (code: number) => `"${String.fromCodePoint(CODE_MARK)}${code}"`;
export const beginningWord = (start: string) =>
  `"${String.fromCodePoint(BEGINNING_MARK)}${start}"`;
