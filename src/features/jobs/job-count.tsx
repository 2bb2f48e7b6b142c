import { formatCount } from '../../lib/words/format.ts';

/**
 * Renders the number of jobs that match a filter value. Renders nothing if the number is unknown.
 */
export const JobCount = ({ count }: { count: number | null }) =>
  count !== null && (
    <>
      {formatCount(count)}
      <span className="visually-hidden"> jobs</span>
    </>
  );
