import { getEmployer, searchJobs } from '../../contracts/endpoints.ts';
import { orMissing, serverApi } from '../../lib/api/server.ts';

const NEWEST_JOBS = 6;
const EMPLOYERS = 8;

/** The newest jobs, all counts, and the employers with most open jobs. */
export const loadHome = async () => {
  const api = serverApi();
  const { data, meta } = await api.call(searchJobs, { query: { perPage: NEWEST_JOBS } });
  const busiest = (meta.facets.company ?? []).slice(0, EMPLOYERS);
  const employers = await Promise.all(
    busiest.map(({ value }) => orMissing(api.call(getEmployer, { params: { id: value } }))),
  );
  return {
    total: meta.total,
    facets: meta.facets,
    newest: data,
    employers: employers.flatMap((answer) => (answer ? [answer.data] : [])),
  };
};
