import { expect, test } from 'vitest';
import { companyRecord, jobRecord } from '../../../../../tests/support/records.ts';
import { database } from '../../../../../tests/support/test-database.ts';
import { saveCompanies } from '../../../companies/save-companies.ts';
import { saveJobs } from '../../save-jobs.ts';
import { mergeIndex } from './merge-index.ts';

const { db } = database;
const segments = async () =>
  (await db
    .prepare('SELECT count(DISTINCT segid) AS number FROM job_fts_idx')
    .first<number>('number')) ?? 0;

test('merges the index segments left by jobs saved one by one, and finds nothing to merge on a second call', async () => {
  await saveCompanies(db, [companyRecord()]);
  for (const fid of ['a', 'b', 'c']) await saveJobs(db, [jobRecord(fid)]);
  const before = await segments();
  expect(await mergeIndex(db)).toBeGreaterThan(0);
  expect(await segments()).toBeLessThan(before);
  expect(await mergeIndex(db)).toBe(0);
  const found = await db
    .prepare('SELECT count(*) AS number FROM job_fts WHERE job_fts MATCH ?')
    .bind('gardener')
    .first('number');
  expect(found).toBe(3);
});
