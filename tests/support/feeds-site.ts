import { createDemoData } from '../../scripts/demo/demo-data.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { sendFeed } from '../../worker/feeds/index.ts';
import { createTestDatabase } from './database.ts';
import { createContext } from './request-context.ts';
import { siteBindings, TEST_SITE } from './site-bindings.ts';

const JOBS_AT_ONCE = 100;

/** The resources that programs fetch from a site, served in process, with a separate database. */
export const createFeedsSite = async ({ hasDemo = false } = {}) => {
  const demo = hasDemo ? createDemoData({ now: new Date() }) : { companies: [], jobs: [] };
  const jobs = [...demo.jobs];
  const database = await createTestDatabase();
  await saveCompanies(database.db, demo.companies);
  // Saves the jobs in batches: the database closes connections that are busy for five seconds, and
  // on a slow machine, cleaning all the HTML takes that long.
  for (let from = 0; from < jobs.length; from += JOBS_AT_ONCE) {
    await saveJobs(database.db, jobs.slice(from, from + JOBS_AT_ONCE));
  }
  const bindings = siteBindings(database);
  return {
    ...database,
    bindings,
    ask: (path: string, headers: Record<string, string> = {}, more: object = {}) =>
      sendFeed(createContext(new Request(TEST_SITE + path, { headers }), { ...bindings, ...more })),
  };
};
