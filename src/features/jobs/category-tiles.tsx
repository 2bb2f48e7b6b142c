import { Kept } from '../../components/kept.tsx';
import { Link } from '../../components/link.tsx';
import type { FacetValue } from '../../contracts/wire.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { JobCount } from './job-count.tsx';

/** The fields that jobs are open in, each with its number. */
export const CategoryTiles = ({ categories }: { categories: readonly FacetValue[] }) => (
  <Kept as="ul" className="tiles" of={[categories]} by="categories">
    {() =>
      categories.map(({ value, label, count }) => (
        <li key={value}>
          <Link to={jobsPath({ category: value })}>
            <span>{label}</span>
            <span>
              <JobCount count={count} />
            </span>
          </Link>
        </li>
      ))
    }
  </Kept>
);
