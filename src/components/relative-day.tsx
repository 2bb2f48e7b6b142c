import { formatDay, formatRelativeDay } from '../lib/words/days.ts';

/** The length of a date such as `2026-11-21`. */
const DAY_LENGTH = 10;

/**
 * Renders `yesterday`, `3 days ago` or, after a month, `12 May 2026`, with the date as its title.
 * `at` is an ISO 8601 date.
 */
export const RelativeDay = ({ at, now = Date.now() }: { at: string; now?: number }) => (
  <time dateTime={at.slice(0, DAY_LENGTH)} title={formatDay(at)}>
    {formatRelativeDay(at, now)}
  </time>
);
