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

/**
 * Formats the time left, such as `6 days`, `1 hour` or `less than a minute`. Rounds down, so that
 * the link is valid for at least as long as stated.
 */
export const formatTimeLeft = (untilIso: string, now: number): string => {
  const left = Date.parse(untilIso) - now;
  const units: [number, string][] = [
    [DAY_MS, 'day'],
    [HOUR_MS, 'hour'],
    [MINUTE_MS, 'minute'],
  ];
  for (const [length, name] of units) {
    const count = Math.floor(left / length);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
};
