import { vi } from 'vitest';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { createDemoData } from '../../worker/backend/demo/demo-data.ts';
import { saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import type { Bindings } from '../../worker/env.ts';
import { feeds } from '../../worker/feeds/index.ts';
import { createTestDatabase } from './database.ts';

// The router's own needs React's server condition.
vi.mock('waku/router/server', async () => {
  const { unstable_createCustomError: errorOf } = await import('waku/minimal/server');
  return {
    unstable_notFound: () => {
      throw errorOf('Not Found', { status: 404 });
    },
    unstable_redirect: (location: string, status: number) => {
      throw errorOf('Redirect', { status, location });
    },
  };
});

export const FEEDS_SITE = 'https://jobs.example';

/** What programs fetch of a site, in process, over a database of its own. */
export const createFeedsSite = async ({ hasDemo = false } = {}) => {
  const database = await createTestDatabase();
  if (hasDemo) {
    const { companies, jobs } = createDemoData({ now: new Date() });
    await saveCompanies(database.db, companies);
    await saveJobs(database.db, jobs);
  }
  const bindings = {
    DB: database.db,
    FILES: database.files,
    EVENTS: database.events,
    SITE_URL: FEEDS_SITE,
    LIMIT_READS: { limit: async () => ({ success: true }) },
  } as unknown as Bindings;
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
          new Request(FEEDS_SITE + path, { headers }),
          { ...bindings, ...more },
          context as never,
        ),
      ),
  };
};
