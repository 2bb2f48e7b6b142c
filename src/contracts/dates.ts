/** Parses external dates. An invalid date never rolls over to another date. */

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

const DAY_LENGTH = '2027-01-31'.length;

/**
 * Converts a date that begins with year, month and day to Unix milliseconds; NaN if the date does
 * not exist. `Date.parse` alone reads 30 February as 2 March.
 */
export const parseDate = (text: string): number => {
  const [year = 0, month = 1, day = 1] = text.slice(0, DAY_LENGTH).split('-').map(Number);
  const isInMonth = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return isInMonth ? Date.parse(text) : Number.NaN;
};

/** Whether the string is an ISO 8601 date that exists: a day, or a time with a time zone. */
export const isDate = (text: string): boolean => DATE.test(text) && !Number.isNaN(parseDate(text));

export const DATE_HINT = 'Enter a date such as 2027-01-31 or 2027-01-31T17:00:00Z.';

/** Converts a deadline to a time. A deadline without a time of day means the end of that day. */
export const expandDeadline = (date: string): string =>
  date.length === DAY_LENGTH ? `${date}T23:59:59Z` : date;
