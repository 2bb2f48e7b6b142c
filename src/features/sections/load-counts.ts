import { listEmployers, searchJobs } from '../../contracts/endpoints/product.ts';
import type { Facets } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import type { LIVE_FIGURES } from './reshape-sections.ts';

/** The jobs of a section for which an editor chose nothing else. */
export const NEWEST_JOBS = { sort: 'newest', perPage: 6 } as const;

interface JobCounts {
  readonly total: number;
  readonly facets: Facets;
}

/** How many jobs are open, in all and by facet. @throws ApiError */
export const loadJobCounts = async (): Promise<JobCounts> => {
  // As a section with the newest jobs asks for them: on a page that has one it is the same call.
  const { meta } = await serverApi().call(searchJobs, { query: NEWEST_JOBS });
  return { total: meta.total, facets: meta.facets };
};

/** A figure as it is now. @throws ApiError */
export const loadFigure = async (figure: (typeof LIVE_FIGURES)[number]): Promise<number> => {
  if (figure === 'employers') {
    return (await serverApi().call(listEmployers, { query: { perPage: 1 } })).meta.total;
  }
  const { total, facets } = await loadJobCounts();
  if (figure === 'openJobs') return total;
  return facets.workplace?.find(({ value }) => value === 'remote')?.count ?? 0;
};
