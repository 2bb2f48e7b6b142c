/** Dates from outside, read in one way: what is no date is never rolled over to another. */

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const DAY_LENGTH = '2027-01-31'.length;

/**
 * Unix milliseconds of a date that begins with a year, month and day; NaN where it is no date.
 * `Date.parse` alone takes 30 February for 2 March.
 */
export const parseDate = (text: string): number => {
  const [year = 0, month = 1, day = 1] = text.slice(0, DAY_LENGTH).split('-').map(Number);
  const isInMonth = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return isInMonth ? Date.parse(text) : Number.NaN;
};

/** Whether it is a day, or a time with its zone, in ISO 8601, that exists. */
export const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(parseDate(text));

export const DATE_HINT = 'Write a date as 2027-01-31 or 2027-01-31T17:00:00Z.';

/** A date until which something may be done, as a time: "apply by" a day is on that day, too. */
export const endOf = (date: string): string =>
  date.length === DAY_LENGTH ? `${date}T23:59:59Z` : date;
