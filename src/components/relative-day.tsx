import { formatDay, formatRelativeDay } from '../lib/words/format.ts';

/** Of `2026-11-21`. */
const DAY_LENGTH = 10;

/** `yesterday`, `3 days ago`, beyond a month `12 May 2026`; the day itself in its title. `at`: ISO 8601. */
export const RelativeDay = ({ at, now = Date.now() }: { at: string; now?: number }) => (
  <time dateTime={at.slice(0, DAY_LENGTH)} title={formatDay(at)}>
    {formatRelativeDay(at, now)}
  </time>
);
