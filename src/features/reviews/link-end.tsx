import { formatMoment, formatTimeLeft } from './time-left.ts';

/** Shows how long the reviewer's link remains valid. */
export const LinkEnd = ({ expiresAt, now }: { expiresAt: string; now: number }) => (
  <span className="link-end">
    Your link works for{' '}
    <time dateTime={expiresAt} title={formatMoment(expiresAt)}>
      {formatTimeLeft(expiresAt, now)}
    </time>{' '}
    more
  </span>
);
