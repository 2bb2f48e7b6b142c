/** Private-use characters that prefix words found only in the index; see the migrations. */
export const MARKS = {
  code: '\uE000',
  keywordBeginning: '\uE001',
  /** Placed both before and after a title word, so that the word is not stemmed. */
  titleWord: '\uE002',
  titleBeginning: '\uE003',
  /** Marks two consecutive title words, as one index word. */
  titlePair: '\uE004',
  titleStem: '\uE005',
  /** Marks a lexicon group that the title names. */
  titleGroup: '\uE006',
  skillWord: '\uE007',
  skillGroup: '\uE008',
  /** Marks two consecutive characters in a script without spaces. */
  characterPair: '\uE009',
  employerWord: '\uE00A',
  /** Marks the job's fid or the employer's requisition id. */
  reference: '\uE00B',
  /** Marks a share of all jobs, for PostgreSQL (engines/postgres/shares.ts). */
  share: '\uE00C',
  /** Marks the minimum or maximum of a pay range (pay-words.ts). */
  pay: '\uE00D',
  /** Marks the day of publication; added only to jobs in the sample. */
  day: '\uE00E',
} as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];

/** The lengths of indexed prefixes; longer input is looked up as a whole word. */
export const BEGINNING_LENGTHS: readonly number[] = Array.from({ length: 14 }, (_, i) => i + 2);

export const codeWord = (code: number): string => `${MARKS.code}${code}`;

/** @param day in days since 1970 */
export const dayWord = (day: number): string => `${MARKS.day}${day}`;
