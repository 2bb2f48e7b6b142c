import { formatCount } from '../../lib/words/format.ts';

/** How many jobs a value has; nothing where that is not known. */
export const JobCount = ({ count }: { count: number | null }) =>
  count !== null && (
    <>
      {formatCount(count)}
      <span className="visually-hidden"> jobs</span>
    </>
  );
