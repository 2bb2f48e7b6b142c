import { formatCount } from '../../lib/words/format.ts';

/** Renders a filter value's number of jobs, or nothing if it is unknown. */
export const JobCount = ({ count }: { count: number | null }) =>
  count !== null && (
    <>
      {formatCount(count)}
      <span className="visually-hidden"> jobs</span>
    </>
  );
