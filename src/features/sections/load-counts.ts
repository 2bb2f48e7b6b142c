import { listEmployers, searchJobs } from '../../contracts/endpoints/product.ts';
import type { Facets } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import type { LIVE_FIGURES } from './reshape-sections.ts';

/** The default search for a section that lists jobs. */
export const NEWEST_JOBS = { sort: 'newest', perPage: 6 } as const;

interface JobCounts {
  readonly total: number;
  readonly facets: Facets;
}

/**
 * Counts the open jobs, in total and by facet.
 * @throws ApiError
 */
export const loadJobCounts = async (): Promise<JobCounts> => {
  // Uses a newest-jobs section's query, so that a page with such a section makes only one call.
  const { meta } = await serverApi().call(searchJobs, { query: NEWEST_JOBS });
  return { total: meta.total, facets: meta.facets };
};

/**
 * Whether the site has neither open jobs nor employers.
 * @throws ApiError
 */
export const isNewSite = async (): Promise<boolean> =>
  (await loadFigure('openJobs')) === 0 && (await loadFigure('employers')) === 0;

/**
 * Loads the current value of a figure.
 * @throws ApiError
 */
export const loadFigure = async (figure: (typeof LIVE_FIGURES)[number]): Promise<number> => {
  if (figure === 'employers') {
    return (await serverApi().call(listEmployers, { query: { perPage: 1 } })).meta.total;
  }
  const { total, facets } = await loadJobCounts();
  if (figure === 'openJobs') return total;
  return facets.workplace?.find(({ value }) => value === 'remote')?.count ?? 0;
};
