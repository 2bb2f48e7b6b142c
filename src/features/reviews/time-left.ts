const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/**
 * Formats a time, such as `21 November 2026, 14:02 UTC`. The output is the same on the server and
 * in every browser.
 */
export const formatMoment = (iso: string): string =>
  `${timeFormat.format(new Date(iso)).replace(' at ', ', ')} UTC`;

/** From this time on, the time left is stated in days. */
const DAYS_FROM_MS = 2 * DAY_MS;

/**
 * Formats the time left, such as `14 days`, `47 hours` or `less than a minute`. Days are rounded to
 * the nearest, because a link for 14 days would say `13 days` as soon as it is opened. Less than two
 * days are stated in smaller units, rounded down, so that nobody comes too late.
 */
export const formatTimeLeft = (untilIso: string, now: number): string => {
  const left = Date.parse(untilIso) - now;
  if (left >= DAYS_FROM_MS) return `${Math.round(left / DAY_MS)} days`;
  const units: [number, string][] = [
    [HOUR_MS, 'hour'],
    [MINUTE_MS, 'minute'],
  ];
  for (const [length, name] of units) {
    const count = Math.floor(left / length);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
};
