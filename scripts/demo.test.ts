import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { companyRecord, jobRecord } from '../tests/support/records.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { createFid, DEMO_JOBS_MAX, isDemoFid } from './demo/fids.ts';
import { removeDemo } from './demo/remove-demo.ts';
import { loadDemo } from './demo.ts';

const START = { jobs: 40, onlyIfEmpty: true, now: new Date('2026-11-20T12:00:00Z') };
const NEXT_DAY = { ...START, now: new Date('2026-11-21T12:00:00Z') };

let database: TestDatabase;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  database = await createTestDatabase();
});

const count = async (table: string) =>
  (await database.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

/** A database that fails at the nth write of records, as if the process had been killed. */
const failingAtBatch = (db: D1Database, atBatch: number): D1Database => {
  let batches = 0;
  return {
    prepare: (sql: string) => {
      // Jobs are written in a single statement and indexed in a batch.
      if (sql.startsWith('INSERT INTO job ') && batches + 1 >= atBatch) throw new Error('killed');
      return db.prepare(sql);
    },
    batch: (statements: Parameters<D1Database['batch']>[0]) => {
      if (++batches >= atBatch) throw new Error('killed');
      return db.batch(statements);
    },
  } as D1Database;
};

test('fills an empty database, but only once', async () => {
  expect(await loadDemo(database.db, START)).toBe(true);
  expect(await count('job')).toBe(40);
  expect(await loadDemo(database.db, NEXT_DAY)).toBe(false);
});

test('completes a load that was interrupted after the employers were written', async () => {
  await expect(loadDemo(failingAtBatch(database.db, 2), START)).rejects.toThrow('killed');
  expect(await count('company')).toBeGreaterThan(0);
  expect(await count('job')).toBe(0);

  expect(await loadDemo(database.db, NEXT_DAY)).toBe(true);
  expect(await count('job')).toBe(40);
  expect(await loadDemo(database.db, NEXT_DAY)).toBe(false);
});

test('completes a load that was interrupted while the jobs were being written', async () => {
  const jobs = { jobs: 600 };
  await expect(loadDemo(failingAtBatch(database.db, 4), { ...START, ...jobs })).rejects.toThrow();
  const before = await count('job');
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(600);

  expect(await loadDemo(database.db, { ...NEXT_DAY, ...jobs })).toBe(true);
  expect(await count('job')).toBe(600);
});

test("adds nothing to an operator's own employers and jobs", async () => {
  await saveCompanies(database.db, [companyRecord()]);
  expect(await loadDemo(database.db, START)).toBe(false);
  await saveJobs(database.db, [jobRecord('own')]);
  expect(await loadDemo(database.db, START)).toBe(false);
  expect(await count('company')).toBe(1);

  // An interrupted load that the operator started is not completed automatically.
  const options = { ...START, onlyIfEmpty: false };
  await expect(loadDemo(failingAtBatch(database.db, 2), options)).rejects.toThrow('killed');
  expect(await loadDemo(database.db, START)).toBe(false);
  expect(await count('job')).toBe(1);
});

/** Tables whose rows come from jobs and employers, with the number of their rows. */
const countDerived = async () =>
  Object.fromEntries(
    await Promise.all(
      [
        ...['job', 'company', 'job_search', 'job_fts', 'company_fts', 'job_card', 'job_to_index'],
        ...['job_sample', 'retired_job', 'facet_count WHERE jobs > 0', 'work_count WHERE jobs > 0'],
        "record_count WHERE kind IN ('job', 'company') AND records > 0",
      ].map(async (table) => [table, await count(table)]),
    ),
  );

test('removes the demo with everything derived from it, and npm start leaves it removed', async () => {
  const before = await countDerived();
  await loadDemo(database.db, { ...START, jobs: 600 });
  expect(await count('job_search')).toBeGreaterThan(0);

  expect(await removeDemo(database.both)).toMatchObject({ jobs: 600, employers: 53, kept: [] });
  expect(await countDerived()).toEqual(before);
  expect(await removeDemo(database.both)).toMatchObject({ jobs: 0, employers: 0 });
  expect(await loadDemo(database.db, NEXT_DAY)).toBe(false);
});

test("removes no record of an operator, not even at a demo employer's slug", async () => {
  await loadDemo(database.db, START);
  await saveCompanies(database.db, [companyRecord()]);
  const own = { logoUrl: 'https://cdn.example.com/quietloom.png' };
  await saveCompanies(database.db, [companyRecord({ slug: 'quietloom', ...own })]);
  const ofDemo = { companySlug: 'ledgerfern' };
  await saveJobs(database.db, [jobRecord('own'), jobRecord('ownatdemo', ofDemo)]);
  const stores = { ...database.both, FILES: database.files };
  await insertTestApplication(stores, { jobFid: createFid(0), submittedAt: 1 });
  await insertTestApplication(stores, { jobFid: 'own', submittedAt: 1 });

  expect(await removeDemo(database.both)).toMatchObject({ kept: ['ledgerfern'], applications: 1 });
  const names = async (sql: string) =>
    (await database.db.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
  expect(await names('SELECT slug AS name FROM company ORDER BY slug')).toEqual([
    ...[companyRecord().slug, 'ledgerfern', 'quietloom'].sort(),
  ]);
  expect(await names('SELECT fid AS name FROM job ORDER BY fid')).toEqual(['own', 'ownatdemo']);
  expect(await names('SELECT job_fid AS name FROM application')).toHaveLength(2);
});

test('recognizes the ids of demo jobs', () => {
  expect([0, 1, DEMO_JOBS_MAX - 1].map(createFid).every(isDemoFid)).toBe(true);
  expect([createFid(DEMO_JOBS_MAX), 'own', 'zzzzzzzz', 'ABCDEFGH'].some(isDemoFid)).toBe(false);
});
