import type { Facets, JobSearchQuery } from '../../contracts/job.ts';
import { jobsPath } from '../../routes/hrefs.ts';

/** What a search that is found from outside may choose, one value of each, and how its address has them. */
const INDEXED = ['category', 'country', 'location', 'category,country', 'category,location'];

/**
 * The one address of a search that is to be found from outside (decision 64): all jobs, a category, a country, a town,
 * a category in either, and their pages. Undefined for every other search, and for those without a job.
 */
export const indexedPath = (query: JobSearchQuery, facets: Facets): string | undefined => {
  const chosen = [...new URLSearchParams(jobsPath({ ...query, page: 1 }).split('?')[1])];
  chosen.sort(([a], [b]) => a.localeCompare(b));
  const isIndexed =
    chosen.length === 0 ||
    (INDEXED.includes(chosen.map(([name]) => name).join()) &&
      // The value itself, not another spelling: then no two addresses are of one list.
      chosen.every(([name, value]) =>
        facets[name]?.some((one) => one.value === value && one.count !== 0),
      ));
  return isIndexed ? jobsPath({ ...Object.fromEntries(chosen), page: query.page }) : undefined;
};
