import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/slowest-first.ts';
import { spaceAsText } from './scripts/vite-plugins.ts';

/**
 * Tests of code that reads and writes both jobs and people. CI also runs them on a single database
 * (decision 14).
 */
const CROSS_DATABASE_TESTS = [
  'worker/backend/*.test.ts',
  'worker/backend/{applications,candidates,contact,database,erasures,events,outbox,referrals}/*.test.ts',
  'worker/backend/{resumes,retention,reviewers,security-events,sessions,signed-links}/*.test.ts',
  'worker/ops/**/*.test.ts',
  'tests/{specification,two-sites}.test.ts',
];

const SITE_TESTS = 'tests/{site,browser}/**/*.test.{ts,tsx}';

export default defineConfig({
  // Reads the content space in two parts, as a build does.
  plugins: [spaceAsText()],
  test: {
    // The default leaves one core free, but there may be only two.
    maxWorkers: '100%',
    sequence: { sequencer: SlowestFirst },
    // Saves half a second per file. The files are still isolated, because each one starts with
    // fresh modules.
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
        // Tests of the built site; those in `tests/browser` use it through a real browser.
        extends: true,
        test: {
          name: 'site',
          include: [SITE_TESTS],
          globalSetup: ['tests/support/prepare-sites.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // The default of one second does not suit every page, because a busy machine may take
          // longer. This is slightly less than the time limit of a test, so that a failure reports
          // the last value seen.
          expect: { poll: { timeout: 25_000 } },
        },
      },
    ],
  },
});
