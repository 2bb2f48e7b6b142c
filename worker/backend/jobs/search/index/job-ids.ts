/*
 * The ids of the index grow with age: seconds before the year 2106, then the job's own id (the view
 * job_index_source). So their order is newest first, and an age is a range of them.
 */

const YEAR_2106 = 4_294_967_296;
const IDS_OF_SECOND = 1_048_576;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many ids an hour has. */
export const IDS_OF_HOUR = 3600 * IDS_OF_SECOND;

/** The largest id of a job that is at most this old. */
export const maxIdForAge = (days: number, now: number): number =>
  (YEAR_2106 - Math.floor((now - days * DAY_MS) / 1000)) * IDS_OF_SECOND + IDS_OF_SECOND - 1;

/** The time, in Unix seconds, that an id stands for. */
export const secondsOfId = (id: number): number => YEAR_2106 - Math.floor(id / IDS_OF_SECOND);
