/* Separate from the other formats, because a script of many pages needs no more than this. */

const DAY_MS = 24 * 60 * 60 * 1000;
const RELATIVE_DAYS = 30;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** Formats a date as `21 November 2026`. */
export const formatDay = (iso: string): string => {
  const [year, month, day] = new Date(iso).toISOString().slice(0, 10).split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
};

const relativeDay = (days: number): string => {
  if (Math.abs(days) < 2) return { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }[days] as string;
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};

/**
 * Formats a day relative to today, such as `3 days ago` or `tomorrow`. Returns the date itself if
 * it is more than 30 days away.
 */
export const formatRelativeDay = (iso: string, now: number): string => {
  const toDayNumber = (ms: number) => Math.floor(ms / DAY_MS);
  const days = toDayNumber(Date.parse(iso)) - toDayNumber(now);
  return Math.abs(days) > RELATIVE_DAYS ? formatDay(iso) : relativeDay(days);
};
