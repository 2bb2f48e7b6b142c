/** Private-use characters before the words that only the index knows; see the migration. */
export const MARKS = {
  code: '\uE000',
  keywordBeginning: '\uE001',
  titleWord: '\uE002',
  titleBeginning: '\uE003',
} as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];

/** How many letters a beginning may have; whoever types on is looking for a whole word. */
export const BEGINNING_LENGTHS: readonly number[] = Array.from({ length: 14 }, (_, i) => i + 2);

export const codeWord = (code: number) => `"${MARKS.code}${code}"`;
