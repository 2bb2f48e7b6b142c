import { beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../../tests/support/records.ts';
import { testReader } from '../../../../tests/support/test-reader.ts';
import { saveCompanies } from '../../companies/save-companies.ts';
import { findPlacedJob } from '../repository.ts';
import { type JobRecord, saveJobs } from '../save-jobs.ts';
import { createBuiltInReader } from './engines/built-in/built-in-reader.ts';
import { similarJobs } from './similar-jobs.ts';

// docs/specification.md: 7.3

let database: TestDatabase;
const place = (displayName: string, countryCode: string) => ({
  displayName,
  countryCode,
  region: null,
});
const LEEDS = place('Leeds', 'GB');
const LONDON = place('London', 'GB');

let age = 0;
/**
 * Creates a job newer than the previous one, so that sorting by age alone would reverse their
 * order.
 */
const job = (fid: string, title: string, changes: Partial<JobRecord> = {}) =>
  jobRecord(fid, {
    title,
    category: 'healthcare',
    locations: [LONDON],
    publishedAt: NOW - 40 * DAY_MS + ++age * DAY_MS,
    ...changes,
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    job('nurse', 'Registered Nurse', { locations: [LEEDS] }),
    // The similar jobs, in the expected order.
    job('bradford', 'Staff Nurse', { locations: [place('Bradford', 'GB')] }),
    job('remote', 'Krankenschwester', {
      workplace: 'remote',
      locations: [],
      remoteCountryCodes: ['GB', 'DE'],
      category: 'customer-service',
    }),
    job('london', 'RN'),
    job('paris', 'Infirmière', { locations: [place('Paris', 'FR')] }),
    job('remote-us', 'Nurse', { workplace: 'remote', locations: [], remoteCountryCodes: ['US'] }),
    job('close', 'Care Assistant'),
    job('category', 'Pharmacist', { locations: [LEEDS] }),
    job('category-far', 'Pharmacist', { locations: [place('Paris', 'FR')] }),
    job('other', 'Welder', { category: 'manufacturing', locations: [LEEDS] }),
    job('rust', 'Rust Developer', { category: 'engineering' }),
    job('rust-too', 'Senior Backend Engineer (Rust)', { category: 'engineering' }),
    job('java', 'Java Developer', { category: 'engineering' }),
    job('unnamed', 'Zorbler of Quibs', { category: 'legal' }),
    job('unnamed-too', 'Senior Zorbler of Quibs', { category: 'sales' }),
  ]);
}, 30_000);

const similarTo = async (fid: string, limit: number, reader = testReader(database.db)) => {
  const found = await findPlacedJob(reader, fid, NOW);
  if (!found) throw new Error(`There is no ${fid}.`);
  return (await similarJobs(reader, found, limit, NOW)).map((one) => one.fid);
};

test('jobs in the same occupation (nearby, then remote, then elsewhere) precede those in a related one or in the category', async () => {
  expect(await similarTo('nurse', 9)).toEqual([
    ...['bradford', 'remote', 'london', 'remote-us', 'paris', 'close'],
    ...['category', 'category-far'],
  ]);
});

test('for a job without a place, jobs with the same work anywhere are similar', async () => {
  expect((await similarTo('remote-us', 5)).sort()).toEqual([
    'bradford',
    'london',
    'nurse',
    'paris',
    'remote',
  ]);
});

test('jobs that share every occupation and skill in the title come before jobs that share only some', async () => {
  expect(await similarTo('rust', 2)).toEqual(['rust-too', 'java']);
});

test('if a title names no known occupation or skill, jobs with the same title words are similar', async () => {
  expect(await similarTo('unnamed', 4)).toEqual(['unnamed-too']);
});

test('similar jobs are read in the same batch as the job, and searched for again once the job changes', async () => {
  const builtIn = createBuiltInReader(database.db);
  expect(await similarTo('other', 2, builtIn)).toEqual([]);
  const prepare = vi.spyOn(database.db, 'prepare');
  expect(await similarTo('other', 2, builtIn)).toEqual([]);
  expect(prepare).toHaveBeenCalledTimes(2);
  await saveJobs(database.db, [
    job('other', 'Rust Developer', { category: 'engineering', locations: [LEEDS] }),
  ]);
  expect(await similarTo('other', 2)).toEqual(['rust-too', 'rust']);
});
