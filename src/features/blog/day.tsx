import { formatDay, formatRelativeDay } from '../../lib/format.ts';

/** `yesterday`, `3 days ago`, beyond a month `12 May 2026`; the day itself in its title. */
export const Day = ({ iso, now }: { iso: string; now: number }) => (
  <time dateTime={iso} title={formatDay(iso)}>
    {formatRelativeDay(iso, now)}
  </time>
);
