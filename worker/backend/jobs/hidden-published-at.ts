import { DAY_MS, startOfDay } from '../../http/iso-date.ts';

const SECOND_MS = 1_000;

/**
 * When a hidden employer's job was published, as it is kept: the day, which is all that is told of it (`reshape.ts`).
 * Lists have the newest first, and of one second what was written first. So it stands behind all of its day that
 * has a time, and before what gives the day alone, beside others whose employer is hidden. Unix milliseconds.
 */
export const hiddenPublishedAt = (at: number): number => startOfDay(at) + SECOND_MS;

/** The same of an SQL expression. */
export const hiddenPublishedAtSql = (at: string): string =>
  `${at} - ${at} % ${DAY_MS} + ${SECOND_MS}`;
