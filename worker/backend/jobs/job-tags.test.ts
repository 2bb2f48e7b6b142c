import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { tagsOfJobs } from './job-tags.ts';
import { saveJobs } from './save-jobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord(), companyRecord({ slug: 'hidden' })]);
  await saveJobs(database.db, [
    jobRecord('named'),
    jobRecord('anonymous', { companySlug: 'hidden', employerVisibility: 'anonymous' }),
    jobRecord('agency', { companySlug: 'hidden', employerVisibility: 'agency' }),
  ]);
}, 60_000);

test('the page of a hidden employer is not forgotten with its jobs: that would tell whose they are', async () => {
  const tagsOf = async (...fids: string[]) => (await tagsOfJobs(database.db, fids)).sort();
  expect(await tagsOf('anonymous', 'agency')).toEqual([
    'category:operations',
    'companies',
    'job:agency',
    'job:anonymous',
    'jobs',
  ]);
  expect(await tagsOf('named')).toContain('company:acme');
});
