/*
 * Index ids increase with a job's age. They consist of the publication time, in seconds before the
 * year 2106, and the job's own id (see the view job_index_source). In id order, jobs are therefore
 * newest first, and an age is a range of ids.
 */

export const YEAR_2106 = 4_294_967_296;
export const IDS_PER_SECOND = 1_048_576;
export const DAY_SECONDS = 24 * 60 * 60;
const DAY_MS = DAY_SECONDS * 1000;

/** The number of ids per hour. */
export const IDS_PER_HOUR = 3600 * IDS_PER_SECOND;

/** The largest id that a job of at most this age can have. */
export const maxIdForAge = (days: number, now: number): number =>
  (YEAR_2106 - Math.floor((now - days * DAY_MS) / 1000)) * IDS_PER_SECOND + IDS_PER_SECOND - 1;

/** The publication time in an id, in Unix seconds. */
export const readIdSeconds = (id: number): number => YEAR_2106 - Math.floor(id / IDS_PER_SECOND);

/**
 * The possible publication days, as days since 1970, of jobs with an id up to `maxId`. Includes
 * tomorrow, because clocks differ.
 */
export const daysSince = (maxId: number, now: number): number[] => {
  const first = Math.floor(readIdSeconds(maxId) / DAY_SECONDS);
  const last = Math.floor(now / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
};
