import { DAY_MS, startOfDay } from '../../http/iso-date.ts';

const SECOND_MS = 1_000;

/**
 * The stored publication time of a job with a hidden employer, in Unix milliseconds: one second
 * into its day, because only the day is published (`reshape.ts`).
 * Lists are sorted newest first, and rows with the same second in the order they were written. Such
 * a job therefore follows all jobs from its day that have a time, precedes those that have only a
 * date, and shares its second with the other jobs whose employer is hidden.
 */
export const hiddenPublishedAt = (at: number): number => startOfDay(at) + SECOND_MS;

/** The same calculation as an SQL expression. */
export const hiddenPublishedAtSql = (at: string): string =>
  `${at} - ${at} % ${DAY_MS} + ${SECOND_MS}`;
