/**
 * Private-use characters that prefix the words that exist only in the index; see the migrations.
 */
export const MARKS = {
  code: '\uE000',
  keywordBeginning: '\uE001',
  /** Added both before and after the word, so that the word is not stemmed. */
  titleWord: '\uE002',
  titleBeginning: '\uE003',
  /** Marks two consecutive title words, as one index word. */
  titlePair: '\uE004',
  titleStem: '\uE005',
  /** A lexicon group that the title names. */
  titleGroup: '\uE006',
  skillWord: '\uE007',
  skillGroup: '\uE008',
  /** Two consecutive characters in scripts without spaces. */
  characterPair: '\uE009',
  employerWord: '\uE00A',
  /** The job's fid, and the employer's requisition id. */
  reference: '\uE00B',
  /** A share of all jobs, for PostgreSQL (engines/postgres/shares.ts). */
  share: '\uE00C',
  /** The minimum or maximum of a pay range (pay-words.ts). */
  pay: '\uE00D',
  /** The day of publication; added only to jobs in the sample. */
  day: '\uE00E',
} as const;
export type Mark = (typeof MARKS)[keyof typeof MARKS];

/** The lengths of indexed prefixes; longer input is looked up as a whole word. */
export const BEGINNING_LENGTHS: readonly number[] = Array.from({ length: 14 }, (_, i) => i + 2);

export const codeWord = (code: number): string => `${MARKS.code}${code}`;

/** @param day in days since 1970 */
export const dayWord = (day: number): string => `${MARKS.day}${day}`;
