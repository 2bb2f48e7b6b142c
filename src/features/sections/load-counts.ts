import { listEmployers, searchJobs } from '../../contracts/endpoints.ts';
import type { Facets } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import { getRuntime, type Runtime } from '../../lib/runtime.ts';
import type { LIVE_FIGURES } from './reshape-sections.ts';

interface JobCounts {
  readonly total: number;
  readonly facets: Facets;
}

// Several sections of one page count the same jobs. Requests share no promise: workerd forbids it.
const underWay = new WeakMap<Runtime, Promise<JobCounts>>();

const countJobs = async (): Promise<JobCounts> => {
  const { meta } = await serverApi().call(searchJobs, { query: { perPage: 1 } });
  return { total: meta.total, facets: meta.facets };
};

/** How many jobs are open, in all and by facet. @throws ApiError */
export const loadJobCounts = (): Promise<JobCounts> => {
  const runtime = getRuntime();
  let counts = underWay.get(runtime);
  if (!counts) {
    counts = countJobs();
    underWay.set(runtime, counts);
  }
  return counts;
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
