import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../../../../src/contracts/job.ts';
import { countRows } from '../../../../../tests/support/count-rows.ts';
import { createTestDatabase } from '../../../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../../../tests/support/records.ts';
import { saveCompanies } from '../../../companies/save-companies.ts';
import { moveJobs } from '../../move-jobs.ts';
import { saveJobs } from '../../save-jobs.ts';
import { createBuiltInReader } from '../engines/built-in/built-in-reader.ts';
import { searchJobs } from '../search-jobs.ts';

/**
 * Simulates an isolate with its own memory, and records the stored counts that the database sends
 * to it.
 */
const createIsolate = (real: D1Database) => {
  const sent: string[] = [];
  const db = {
    prepare: (sql: string) => real.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const batchResults = await real.batch<{ hours?: string | null }>(statements);
      sent.push(
        ...batchResults.flatMap(
          ({ results }) => results[0]?.hours ?? (results[0]?.hours === null ? '' : []),
        ),
      );
      return batchResults;
    },
  } as unknown as D1Database;
  const workplaces = async (now: number, parameters: Record<string, string> = {}) => {
    const { facets, total } = await searchJobs(
      createBuiltInReader(db),
      v.parse(JobSearchQuerySchema, parameters),
      now,
    );
    const counts = facets.workplace?.map(({ value, count }) => [value, count]) ?? [];
    return { total, ...Object.fromEntries(counts) };
  };
  return { workplaces, sent };
};

test('reads stored counts once, and again after a job is saved or closed, or expires', async () => {
  const { db } = await createTestDatabase();
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [
    jobRecord('a', { workplace: 'remote' }),
    jobRecord('b', { workplace: 'hybrid' }),
    jobRecord('c', { workplace: 'on_site', validThrough: NOW + DAY_MS }),
  ]);
  const { workplaces, sent } = createIsolate(db);
  const all = { total: 3, remote: 1, hybrid: 1, on_site: 1 };
  expect(await workplaces(NOW)).toEqual(all);
  expect(await workplaces(NOW)).toEqual(all);
  expect(sent.map((hours) => hours === '')).toEqual([false, true]);
  // With a single filter, its facet shows the counts without that filter.
  expect(await workplaces(NOW, { workplace: 'remote' })).toEqual({ ...all, total: 1 });
  expect(sent.at(-1)).toBe('');

  await saveJobs(db, [jobRecord('d', { workplace: 'remote' })]);
  expect(await workplaces(NOW)).toEqual({ ...all, total: 4, remote: 2 });
  await moveJobs(db, ['b'], 'closed', NOW);
  expect(await workplaces(NOW)).toEqual({ total: 3, remote: 2, on_site: 1 });
  expect(await workplaces(NOW + DAY_MS)).toEqual({ total: 2, remote: 2 });
  expect(await workplaces(NOW)).toEqual({ total: 3, remote: 2, on_site: 1 });
}, 30_000);

test('many jobs that expire at the same time are read only once before the cron job closes them', async () => {
  const { db: real } = await createTestDatabase();
  await saveCompanies(real, [companyRecord()]);
  const endsAt = NOW + DAY_MS;
  await saveJobs(real, [
    jobRecord('a'),
    ...Array.from({ length: 200 }, (_, i) =>
      jobRecord(`ending${i}`, { publishedAt: NOW - 10 * DAY_MS, validThrough: endsAt }),
    ),
  ]);
  const { db, takeWork } = countRows(real);
  /**
   * Returns the total, and the number of rows read by the stored-counts statement, the second to
   * last in the batch.
   */
  const search = async (now: number) => {
    const { total } = await searchJobs(
      createBuiltInReader(db),
      v.parse(JobSearchQuerySchema, {}),
      now,
    );
    return { total, rows: takeWork().statements.at(-2)?.rowsRead ?? 0 };
  };
  await search(NOW);
  const { total, rows } = await search(NOW);
  expect(total).toBe(201);
  const atTheEnd = await search(endsAt);
  expect(atTheEnd.total).toBe(1);
  expect(atTheEnd.rows).toBeGreaterThanOrEqual(200);
  const after = await search(endsAt + 1);
  expect(after.total).toBe(1);
  expect(after.rows).toBeLessThanOrEqual(rows);
  // Simulates a clock that was set back.
  expect((await search(NOW)).total).toBe(201);
});
