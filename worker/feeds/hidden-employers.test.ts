import { beforeAll, expect, test } from 'vitest';
import { createFeedsSite } from '../../tests/support/feeds-site.ts';
import { companyRecord, jobRecord } from '../../tests/support/records.ts';
import { respondTo } from '../../tests/support/request-context.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';

/** The time at which an import wrote a new employer and the jobs that hide its name. */
const WRITTEN = Date.UTC(2026, 9, 5, 7, 42, 53, 578);

let site: Awaited<ReturnType<typeof createFeedsSite>>;
beforeAll(async () => {
  site = await createFeedsSite();
  await saveCompanies(
    site.db,
    [companyRecord({ descriptionHtml: `<p>${'Rockets. '.repeat(30)}</p>` })],
    WRITTEN,
  );
  const written = {
    descriptionHtml: `<p>${'You plant trees. '.repeat(10)}</p>`,
    publishedAt: WRITTEN,
    updatedAt: WRITTEN,
  };
  await saveJobs(site.db, [
    jobRecord('secret', { ...written, employerVisibility: 'anonymous' }),
    jobRecord('agency', { ...written, employerVisibility: 'agency' }),
    jobRecord('shut', {
      ...written,
      employerVisibility: 'anonymous',
      status: 'closed',
      closedAt: Date.now(),
    }),
  ]);
});

test.each([
  '/misc/jobs',
  '/misc/jobs/secret',
  '/misc/jobs/agency',
  '/misc/seo-jobs',
  '/misc/all-jobs',
  '/sitemaps/jobs/1-45000.xml',
  '/sitemaps/companies/1-45000.xml',
  '/feeds/indeed.xml',
  '/feeds/linkedin.xml',
  '/jobs/feed.xml',
  '/jobs/atom.xml',
  '/jobs/feed.json',
])(
  'for jobs with hidden employers, %s shows the day on which they were written but not the time',
  async (path) => {
    const response = path.startsWith('/misc/')
      ? await respondTo(new Request(`http://localhost${path}`), site.bindings)
      : await site.ask(path);
    const text = await response.text();
    expect(text).toMatch(/2026-10-05|05 Oct 2026/);
    // Another job in the same import shows its employer, so an exact time would reveal the hidden
    // employer.
    expect(text).not.toMatch(/(?<!:)07:42/);
  },
);

test('for a closed job with a hidden employer, shows the day on which it was closed but not the time', async () => {
  const response = await respondTo(new Request('http://localhost/misc/jobs/shut'), site.bindings);
  const { data } = (await response.json()) as { data: { closedAt: string } };
  expect(data.closedAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
