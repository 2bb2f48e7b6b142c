import { formatCount } from '../../lib/words/format.ts';

/** Renders the number of jobs that match a filter value, or nothing if it is unknown. */
export const JobCount = ({ count }: { count: number | null }) =>
  count !== null && (
    <>
      {formatCount(count)}
      <span className="visually-hidden"> jobs</span>
    </>
  );
