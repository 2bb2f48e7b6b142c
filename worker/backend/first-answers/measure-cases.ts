import type { FirstAnswer } from '../../../src/contracts/company.ts';
import { estimateMedian } from './estimate-median.ts';

/** How long one applicant waited for a first answer. */
export interface AnswerCase {
  /** Days from the application to its first answer, or to the last time that it was known to wait. */
  readonly days: number;
  readonly isAnswered: boolean;
}

/**
 * With fewer cases, or cases of fewer applicants, there is no figure: it would say little, and might
 * tell of one applicant.
 */
export const CASES_MIN = 8;

/**
 * Measures an employer's median time to a first answer, as a 95 % interval rounded outward to whole
 * days.
 * @returns undefined if there are too few cases, or if they say nothing
 */
export const measureCases = (cases: readonly AnswerCase[]): FirstAnswer | undefined => {
  if (cases.length < CASES_MIN) return undefined;
  const { low, high } = estimateMedian(
    cases.map(({ days, isAnswered }) => ({ time: days, hasEnded: isAnswered })),
  );
  const lowDays = Math.floor(low);
  const highDays = high === null ? null : Math.max(1, Math.ceil(high));
  if (lowDays === 0 && highDays === null) return undefined;
  return { lowDays, highDays };
};
