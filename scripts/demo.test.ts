import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { companyRecord, jobRecord } from '../tests/support/records.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { loadDemo } from './demo.ts';

const START = { jobs: 40, onlyIfEmpty: true, now: new Date('2026-11-20T12:00:00Z') };
const NEXT_DAY = { ...START, now: new Date('2026-11-21T12:00:00Z') };

let database: TestDatabase;
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  database = await createTestDatabase();
});

const count = async (table: 'company' | 'job') =>
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
