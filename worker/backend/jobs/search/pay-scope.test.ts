import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../../../src/contracts/job.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../../tests/support/records.ts';
import { testReader } from '../../../../tests/support/test-reader.ts';
import { saveCompanies } from '../../companies/save-companies.ts';
import { type JobRecord, saveJobs } from '../save-jobs.ts';
import { searchJobs } from './search-jobs.ts';

// docs/specification.md: 7.3

let database: TestDatabase;
const paid = (
  fid: string,
  [salaryMin, salaryMax]: readonly [number | null, number | null],
  salaryCurrency: string,
  salaryTimeframe: JobRecord['salaryTimeframe'] = 'per_year',
) => jobRecord(fid, { salaryMin, salaryMax, salaryCurrency, salaryTimeframe });

// Two jobs pay in euros ($1.10), and one each in pounds ($1.30), yen ($0.0067) and XAF (no rate).
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    paid('euro', [45_000, 50_000], 'EUR'),
    paid('euro-hour', [15, 20], 'EUR', 'per_hour'),
    paid('pound', [40_000, 42_000], 'GBP'),
    paid('yen', [5_000_000, 6_000_000], 'JPY'),
    paid('without-rate', [90_000, 90_000], 'XAF'),
    jobRecord('unpaid'),
  ]);
}, 30_000);

const search = (parameters: Record<string, string>) =>
  searchJobs(testReader(database.db), v.parse(JobSearchQuerySchema, parameters), NOW);
/** The fids of exact matches, without partial matches. */
const fitting = ({ hits, partialFrom }: Awaited<ReturnType<typeof search>>) =>
  hits
    .slice(0, partialFrom ?? hits.length)
    .map(({ fid }) => fid)
    .sort();
const find = async (parameters: Record<string, string>) => fitting(await search(parameters));

test('an amount without a currency is assumed to be in the most common one, and other currencies are converted', async () => {
  const found = await search({ salaryMin: '48000' });
  // €48,000 is $52,800, £42,000 is $54,600, and ¥6,000,000 is $40,200.
  expect(fitting(found)).toEqual(['euro', 'pound']);
  expect(found).toMatchObject({ payCurrency: 'EUR', ratesAt: '2026-07-01' });
  expect(await find({ salaryMax: '35000' })).toEqual(['euro-hour', 'yen']);
  expect(await find({ salaryMin: '35000', salaryMax: '40000' })).toEqual(['euro-hour', 'yen']);
  expect(await find({ salaryMin: '48000', q: 'gardener' })).toEqual(['euro', 'pound']);
});

test('a job that pays exactly the requested amount matches, regardless of the exchange rate', async () => {
  expect(await find({ salaryMin: '50000' })).toEqual(['euro']);
  expect(await find({ salaryMax: '31200' })).toEqual(['euro-hour', 'yen']);
});

test('if a currency is given, only jobs that pay in that currency match, and nothing is converted', async () => {
  expect(await find({ salaryMin: '42000', salaryCurrency: 'GBP' })).toEqual(['pound']);
  expect(await search({ salaryMin: '1', salaryCurrency: 'XAF' })).toMatchObject({
    total: 1,
    ratesAt: null,
  });
});

test('pay in the query text becomes a filter that is shown and can be removed', async () => {
  const found = await search({ q: 'gardener £20 an hour' });
  expect(fitting(found)).toEqual(['pound']);
  expect(found.understood).toEqual([
    { facet: 'salary', label: 'From £20 per hour', rest: 'gardener' },
  ]);
  expect(found).toMatchObject({ work: 'gardener', partialFrom: 1, missing: ['£20 an hour'] });
  expect((await search({ q: '48k' })).understood).toEqual([
    { facet: 'salary', label: 'From €48,000 per year', rest: '' },
  ]);
  expect(await find({ q: '48k' })).toEqual(['euro', 'pound']);
  expect(await find({ q: 'under 35k' })).toEqual(['euro-hour', 'yen']);
  expect(await find({ q: '48k', salaryCurrency: 'EUR' })).toEqual(['euro']);
});

test('an unknown currency is ignored', async () => {
  const found = await search({ q: '48k', salaryCurrency: 'what?' });
  expect(fitting(found)).toEqual(['euro', 'pound']);
  expect(found).toMatchObject({
    ratesAt: '2026-07-01',
    understood: [{ label: 'From €48,000 per year' }],
  });
});

test('amounts in the filter override amounts in the query text', async () => {
  const found = await search({ q: 'gardener 90k', salaryMin: '48000' });
  expect(fitting(found)).toEqual(['euro', 'pound']);
  expect(found.understood).toEqual([]);
});

test('a symbol shared by several currencies matches all of them', async () => {
  await saveJobs(database.db, [paid('toronto', [60_000, 70_000], 'CAD')]);
  expect(await find({ q: '$65k' })).toEqual(['toronto']);
});

test('a minimum above the maximum is ignored', async () => {
  expect((await search({ salaryMin: '90000', salaryMax: '50000' })).total).toBe(
    (await search({})).total,
  );
});
