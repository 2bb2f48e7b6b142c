import { listEmployers, searchJobs } from '../../contracts/endpoints/product.ts';
import { serverApi } from '../../lib/api/server.ts';
import { loadSectionsPage } from '../sections/load-sections-page.ts';

const NEWEST_JOBS = 6;
const EMPLOYERS = 8;

/**
 * Loads the newest jobs, the total and per-facet job counts, and the employers with the most open
 * jobs.
 */
const loadHome = async () => {
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
    isNew: jobs.meta.total === 0 && employers.meta.total === 0,
  };
};
export type Home = Awaited<ReturnType<typeof loadHome>>;

/** Loads the home page from the content service, or falls back to the built-in one. */
export const loadHomePage = async () => {
  const page = await loadSectionsPage('/', { hasInstead: true, hasFirstSteps: true });
  if (page) return page;
  const home = await loadHome();
  return {
    head: {
      title: 'Jobs that tell you who, where and how much',
      description: `${home.total} open jobs. Compare employers, locations and salaries, and apply without an account.`,
      path: '/',
    },
    data: { home },
  };
};
