import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.ts';
import { spaceAsText } from './scripts/vite-plugins.ts';

/** What reads and writes both jobs and people: CI runs it on one database as well (decision 14). */
const CROSS_DATABASE_TESTS = [
  'worker/backend/*.test.ts',
  'worker/backend/{applications,candidates,contact,database,erasures,events,outbox,referrals}/*.test.ts',
  'worker/backend/{resumes,retention,reviewers,security-events,sessions,signed-links}/*.test.ts',
  'worker/ops/**/*.test.ts',
  'tests/{specification,two-sites}.test.ts',
];

const SITE_TESTS = 'tests/{site,browser}/**/*.test.{ts,tsx}';

export default defineConfig({
  // The space is read in two parts, as in a build.
  plugins: [spaceAsText()],
  test: {
    // The default leaves a core free, which is one of two.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    // Half of a second a file. What isolates them is that each begins with modules of its own.
    isolate: false,
    setupFiles: ['tests/support/fresh-modules.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,worker,scripts,bench,tests}/**/*.test.{ts,tsx}'],
          exclude: [SITE_TESTS],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      ...(process.env.CI
        ? [
            {
              extends: true as const,
              test: {
                name: 'one-database',
                include: CROSS_DATABASE_TESTS,
                env: { ROLECALL_DATABASES: 'one' },
                testTimeout: 20_000,
                hookTimeout: 30_000,
              },
            },
          ]
        : []),
      {
        // The built site, in `tests/browser` with a real browser in front.
        extends: true,
        test: {
          name: 'site',
          include: [SITE_TESTS],
          globalSetup: ['tests/support/prepare-sites.ts'],
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
