import { Link } from 'waku';
import type { FacetValue } from '../../contracts/wire.ts';
import { formatCount } from '../../lib/format.ts';
import { jobsPath } from '../../lib/routes.ts';

/** The fields that jobs are open in, each with its number. */
export const CategoryTiles = ({ categories }: { categories: readonly FacetValue[] }) => (
  <ul className="tiles">
    {categories.map(({ value, label, count }) => (
      <li key={value}>
        <Link to={jobsPath({ category: value })}>
          <span>{label}</span>
          <span>
            {formatCount(count)}
            <span className="visually-hidden"> jobs</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
