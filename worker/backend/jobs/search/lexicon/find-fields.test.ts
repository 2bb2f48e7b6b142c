import * as v from 'valibot';
import { expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../../../../src/contracts/job.ts';
import { createTestDatabase } from '../../../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../../../tests/support/records.ts';
import { saveCompanies } from '../../../companies/save-companies.ts';
import { saveJobs } from '../../save-jobs.ts';
import { createBuiltInReader } from '../engines/built-in/built-in-reader.ts';
import { searchJobs } from '../search-jobs.ts';

// docs/specification.md: 7.3

test('jobs whose title contains the searched form, in any language, come before other jobs in the same field', async () => {
  const { db } = await createTestDatabase();
  await saveCompanies(db, [companyRecord()]);
  const entry = { seniority: 'entry_level', publishedAt: NOW - DAY_MS } as const;
  await saveJobs(db, [
    jobRecord('clerk', { ...entry, title: 'Clerk', publishedAt: NOW }),
    jobRecord('koch', { ...entry, title: 'Koch', publishedAt: NOW }),
    jobRecord('azubi', { ...entry, title: 'Azubi Koch' }),
    jobRecord('senior', { title: 'Koch', seniority: 'senior' }),
    jobRecord('part', { title: 'Koch', employmentType: 'part_time', seniority: 'senior' }),
  ]);
  const find = async (q: string) => {
    const query = v.parse(JobSearchQuerySchema, { q });
    const { hits, total } = await searchJobs(createBuiltInReader(db), query, NOW);
    return hits.slice(0, total).map(({ fid }) => fid);
  };
  expect((await find('apprenticeships'))[0]).toBe('azubi');
  expect(await find('alternance')).toHaveLength(3);
  expect(await find('cook apprenticeship')).toEqual(['azubi', 'koch']);
  expect(await find('450-Euro-Job')).toEqual(['part']);
  // The word names the category of all five jobs.
  expect(await find('construcción')).toHaveLength(5);
});
