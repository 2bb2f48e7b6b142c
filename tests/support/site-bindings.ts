import type { Bindings } from '../../worker/env.ts';
import type { TestDatabase } from './database.ts';

export const TEST_SITE = 'https://jobs.example';

/** In-process bindings for pages, images and feeds, backed by the test's own database. */
export const siteBindings = ({ both, files, events }: TestDatabase): Bindings =>
  ({
    ...both,
    FILES: files,
    EVENTS: events,
    SITE_URL: TEST_SITE,
    LIMIT_READS: { limit: async () => ({ success: true }) },
  }) as unknown as Bindings;
