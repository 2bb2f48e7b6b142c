import { CachedMarkup } from '../../components/cached-markup.tsx';
import { Link } from '../../components/link.tsx';
import type { FacetValue } from '../../contracts/wire.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { JobCount } from './job-count.tsx';

/** The categories with open jobs, each with its number of jobs. */
export const CategoryTiles = ({ categories }: { categories: readonly FacetValue[] }) => (
  <CachedMarkup as="ul" className="tiles" of={[categories]} by="categories">
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
  </CachedMarkup>
);
