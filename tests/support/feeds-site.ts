import './router-errors.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { createDemoData } from '../../worker/backend/demo/demo-data.ts';
import { saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import { feeds } from '../../worker/feeds/index.ts';
import { createTestDatabase } from './database.ts';
import { siteBindings, TEST_SITE } from './site-bindings.ts';

/** What programs fetch of a site, in process, over a database of its own. */
export const createFeedsSite = async ({ hasDemo = false } = {}) => {
  const database = await createTestDatabase();
  if (hasDemo) {
    const { companies, jobs } = createDemoData({ now: new Date() });
    await saveCompanies(database.db, companies);
    await saveJobs(database.db, jobs);
  }
  const bindings = siteBindings(database);
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  };
  return {
    ...database,
    bindings,
    ask: (path: string, headers: Record<string, string> = {}, more: object = {}) =>
      Promise.resolve(
        feeds.fetch(
          new Request(TEST_SITE + path, { headers }),
          { ...bindings, ...more },
          context as never,
        ),
      ),
  };
};
