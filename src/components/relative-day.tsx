import { formatDay, formatRelativeDay } from '../lib/words/format.ts';

/** The length of `2026-11-21`. */
const DAY_LENGTH = 10;

/**
 * Renders `yesterday`, `3 days ago`, or `12 May 2026` after a month, with the date as title. `at`:
 * ISO 8601.
 */
export const RelativeDay = ({ at, now = Date.now() }: { at: string; now?: number }) => (
  <time dateTime={at.slice(0, DAY_LENGTH)} title={formatDay(at)}>
    {formatRelativeDay(at, now)}
  </time>
);
