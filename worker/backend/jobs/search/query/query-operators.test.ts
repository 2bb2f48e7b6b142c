import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../../../../src/contracts/job.ts';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../../../tests/support/records.ts';
import { testReader } from '../../../../../tests/support/test-reader.ts';
import { saveCompanies } from '../../../companies/save-companies.ts';
import { saveJobs } from '../../save-jobs.ts';
import { searchJobs } from '../search-jobs.ts';

// docs/specification.md: 7.3

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await saveCompanies(db, [
    companyRecord(),
    companyRecord({ slug: 'zenith-labs', name: 'Zenith Labs' }),
  ]);
  const place = (displayName: string, countryCode: string) => ({
    locations: [{ displayName, city: null, region: null, countryCode }],
  });
  await saveJobs(db, [
    jobRecord('nurse', { title: 'Nurse', ...place('Leeds', 'GB') }),
    jobRecord('ward', { title: 'Nurse, Night Shift', ...place('London', 'GB') }),
    jobRecord('berlin', { title: 'Nurse', ...place('Berlin', 'DE'), companySlug: 'zenith-labs' }),
    jobRecord('java', { title: 'Developer', skills: ['Java'], workplace: 'remote' }),
    jobRecord('rust', {
      title: 'Developer',
      skills: ['Rust'],
      descriptionHtml: 'You know Java too.',
      workplace: 'hybrid',
    }),
    jobRecord('chef', { title: 'Koch' }),
    jobRecord('waiter', { title: 'Kellnerin' }),
  ]);
}, 30_000);

const find = async (q: string) => {
  const query = v.parse(JobSearchQuerySchema, { q });
  const { hits } = await searchJobs(testReader(database.db), query, NOW);
  return hits.map(({ fid }) => fid).toSorted();
};

test.each([
  ['nurse outside London', ['berlin', 'nurse']],
  ['nurse but not in Germany', ['nurse', 'ward']],
  ['nurse -zenith', ['nurse', 'ward']],
  ['nurse not Zenith Labs', ['nurse', 'ward']],
  ['nurse no night shift', ['berlin', 'nurse']],
  ['developer -java', ['rust']],
  ['developer not remote', ['rust']],
  ['Entwickler kein Homeoffice', ['rust']],
  ['acountant -nurse', []],
])('the query %j finds no job with the excluded term', async (q, fids) => {
  expect(await find(q)).toEqual(fids);
});

test('a query with only exclusions finds all other jobs', async () => {
  expect(await find('jobs -nurse -developer')).toEqual(['chef', 'waiter']);
});

test.each([
  ['Koch oder Kellner', ['chef', 'waiter']],
  ['cook / waiter', ['chef', 'waiter']],
  ['rust or java developer', ['java', 'rust']],
  ['chef or nurse -zenith', ['chef', 'nurse', 'ward']],
])('the query %j finds jobs that match either term', async (q, fids) => {
  expect(await find(q)).toEqual(fids);
});
