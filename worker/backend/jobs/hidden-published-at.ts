import { DAY_MS, startOfDay } from '../../http/iso-date.ts';

const SECOND_MS = 1_000;

/**
 * The stored publication time of a job with a hidden employer, in Unix milliseconds: one second
 * after the start of its day, because only the day is published (`reshape.ts`).
 * Lists are sorted newest first, and rows with the same second are listed in the order in which
 * they were written. Such a job is therefore listed after all jobs from its day that have a time,
 * and before those that have only a date. All such jobs from one day share the same second.
 */
export const hiddenPublishedAt = (at: number): number => startOfDay(at) + SECOND_MS;

/** `hiddenPublishedAt` as an SQL expression. */
export const hiddenPublishedAtSql = (at: string): string =>
  `${at} - ${at} % ${DAY_MS} + ${SECOND_MS}`;
