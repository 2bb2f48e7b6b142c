import { formatCount } from '../../lib/words/format.ts';

/** Renders the number of jobs of a value; nothing if it is unknown. */
export const JobCount = ({ count }: { count: number | null }) =>
  count !== null && (
    <>
      {formatCount(count)}
      <span className="visually-hidden"> jobs</span>
    </>
  );
