import type { Facets, JobSearchQuery } from '../../contracts/job.ts';
import { jobsPath } from '../../routes/hrefs.ts';

/**
 * The filters that can be combined in an indexed search, each with a single value, in the order in
 * which they appear in the URL.
 */
const INDEXED = ['category', 'country', 'location', 'category,country', 'category,location'];

/**
 * Returns the canonical URL of an indexed search (decision 3). The indexed searches are: all jobs,
 * a category, a country, a town, or a category in either a country or a town, and further pages of
 * these. Returns undefined for any other search, and for a search without results.
 */
export const indexedPath = (query: JobSearchQuery, facets: Facets): string | undefined => {
  const chosen = [...new URLSearchParams(jobsPath({ ...query, page: 1 }).split('?')[1])];
  chosen.sort(([a], [b]) => a.localeCompare(b));
  const isIndexed =
    chosen.length === 0 ||
    (INDEXED.includes(chosen.map(([name]) => name).join()) &&
      // Only the exact spelling of a value counts, so that no list has two indexed URLs.
      chosen.every(([name, value]) =>
        facets[name]?.some((one) => one.value === value && one.count !== 0),
      ));
  return isIndexed ? jobsPath({ ...Object.fromEntries(chosen), page: query.page }) : undefined;
};
