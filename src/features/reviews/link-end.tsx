import { formatMoment, formatTimeLeft } from './time-left.ts';

/** Shows how much longer the reviewer's link is valid. */
export const LinkEnd = ({ expiresAt, now }: { expiresAt: string; now: number }) => (
  <span className="link-end">
    Your link expires in{' '}
    <time dateTime={expiresAt} title={formatMoment(expiresAt)}>
      {formatTimeLeft(expiresAt, now)}
    </time>
  </span>
);
