import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{src,worker,scripts,bench}/**/*.test.{ts,tsx}',
            'tests/{content-copies,deadlines,documents,hostile-content,hostile-input,import-rules,page-query,routes,sitemap-pages,specification}.test.{ts,tsx}',
          ],
          // The default leaves a core free, which is one of two.
          maxWorkers: '100%',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [
            'tests/browser/*.test.ts',
            'tests/{start,closed-jobs,mail,proxy,ops,delivery,content-faults,faults,page-heads,page-payloads,changed-pages}.test.ts',
          ],
          globalSetup: ['tests/support/serve-site.ts'],
          // One site and two cores for all: files take turns.
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The default of a second is no limit of any page: what a busy machine takes is as right. A
          // little less than a test has, so that the failure says what was seen last.
          expect: { poll: { timeout: 25_000 } },
        },
      },
    ],
  },
});
