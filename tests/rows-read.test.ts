import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CompanySearchQuerySchema } from '../src/contracts/company.ts';
import { findCompany, searchCompanies } from '../worker/backend/companies/repository.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { moveJobs } from '../worker/backend/jobs/move-jobs.ts';
import { listCompanyJobs } from '../worker/backend/jobs/repository.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { countRows } from './support/count-rows.ts';
import { createFeedsSite } from './support/feeds-site.ts';
import { companyRecord, jobRecord } from './support/records.ts';

/* A request must read the same number of rows on a small job board as on a large one. */

const site = await createFeedsSite();
const { db, rowsOf } = countRows(site.db);
const now = Date.now();

/** Adds jobs up to a total of `to`, ten per employer. Half of the employers have no description. */
const grow = (from: number, to: number) => {
  const numbers = `WITH RECURSIVE n (i) AS
    (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  return site.db.batch([
    site.db.prepare(
      `${numbers} INSERT INTO company (id, slug, name, category, description_html, created_at, updated_at)
       SELECT i / 10 + 100, 'employer' || i, 'Employer ' || i, 'software',
         iif(i % 20, '', printf('%0300d', i)), 1, 1 FROM n WHERE i % 10 = 0`,
    ),
    site.db.prepare(
      `${numbers} INSERT INTO job (fid, slug, title, company_id, employer_visibility, status,
         description_html, description_plain, employment_type, workplace, seniority, category,
         published_at, updated_at)
       SELECT 'many' || i, 'a-job', 'A job', i / 10 + 100, 'named', 'open', '', '', 'full_time',
         'remote', 'senior', 'operations', 1, 1 FROM n`,
    ),
  ]);
};

const search = (parameters: object) =>
  searchCompanies(db, v.parse(CompanySearchQuerySchema, parameters), now);

const requestStatus = async (path: string, headers = {}) =>
  (await site.ask(path, headers, { JOBS: db })).status;

test('sitemaps and lists of employers read no more rows on a board ten times as large', async () => {
  await saveCompanies(site.db, [companyRecord()]);
  await saveJobs(site.db, [jobRecord('a'), jobRecord('b')]);
  const path = '/sitemaps/jobs/1-45000.xml';
  const look = async (move: 'open' | 'closed') => {
    await moveJobs(site.db, ['b'], move, now);
    const etag = (await site.ask(path)).headers.get('etag') ?? '';
    return {
      index: await rowsOf(() => requestStatus('/sitemap.xml')),
      known: await rowsOf(() => requestStatus(path, { 'if-none-match': etag })),
      byName: await rowsOf(() => search({})),
      byJobs: await rowsOf(() => search({ sort: 'jobs' })),
      ofCategory: await rowsOf(() => search({ category: 'software', sort: 'jobs' })),
      employer: await rowsOf(() => findCompany(db, 'acme', now)),
      jobs: await rowsOf(() => listCompanyJobs(db, 'acme', { page: 1, perPage: 20 }, now)),
    };
  };
  await grow(10, 300);
  const small = await look('closed');
  await grow(310, 3_000);
  const large = await look('closed');
  expect(large).toEqual(small);
  expect(Math.max(...Object.values(large))).toBeLessThan(150);
}, 60_000);
