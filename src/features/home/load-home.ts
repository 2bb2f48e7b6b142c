import { listEmployers, searchJobs } from '../../contracts/endpoints.ts';
import { serverApi } from '../../lib/api/server.ts';

const NEWEST_JOBS = 6;
const EMPLOYERS = 8;

/** The newest jobs, all counts, and the employers with most open jobs. */
export const loadHome = async () => {
  const api = serverApi();
  const [jobs, employers] = await Promise.all([
    api.call(searchJobs, { query: { perPage: NEWEST_JOBS } }),
    api.call(listEmployers, { query: { sort: 'jobs', perPage: EMPLOYERS } }),
  ]);
  return {
    total: jobs.meta.total,
    facets: jobs.meta.facets,
    newest: jobs.data,
    employers: employers.data.filter(({ openJobCount }) => openJobCount > 0),
  };
};
