import { formatDay, formatRelativeDay } from '../lib/format.ts';

/** Of `2026-11-21`. */
const DAY_LENGTH = 10;

/** A day as it is seen from another: `3 days ago`, the day itself in the title. `at`: ISO 8601. */
export const RelativeDay = ({ at, now = Date.now() }: { at: string; now?: number }) => (
  <time dateTime={at.slice(0, DAY_LENGTH)} title={formatDay(at)}>
    {formatRelativeDay(at, now)}
  </time>
);
