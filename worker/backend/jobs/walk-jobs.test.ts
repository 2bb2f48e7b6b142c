import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { moveJobs } from './move-jobs.ts';
import { saveJobs } from './save-jobs.ts';
import { readFullJobs, walkOpenJobs } from './walk-jobs.ts';

const FIDS = Array.from({ length: 60 }, (_, i) => `job${(i * 7) % 60}`);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()], NOW);
  await saveJobs(
    database.db,
    FIDS.map((fid) => jobRecord(fid)),
  );
});

/** Wraps a database to count its queries. */
const countQueries = (db: D1Database) => {
  const executed: string[] = [];
  const prepare = (sql: string) => {
    executed.push(sql);
    const statement = db.prepare(sql);
    const bind = (...values: unknown[]) => {
      const bound = statement.bind(...values);
      return {
        all: () => {
          executed.push('all');
          return bound.all();
        },
      };
    };
    return { bind };
  };
  return {
    db: { prepare } as unknown as D1Database,
    questions: () => executed.filter((one) => one === 'all').length,
  };
};

test('reads jobs in the order of their fids, and reads full jobs in pages that fit in memory', async () => {
  // The maximum length of a description.
  await database.db.prepare(`UPDATE job SET description_html = printf('%0100000d', 1)`).run();
  await database.db.prepare('UPDATE job SET description_plain = description_html').run();
  const sorted = FIDS.toSorted();
  const range = { from: 1, to: 45_000 };
  const light = await Array.fromAsync(walkOpenJobs(database.db, range, NOW));
  expect(light.map(({ path }) => path.split('/')[2])).toEqual(sorted);
  const { db, questions } = countQueries(database.db);
  const read = await Array.fromAsync(await readFullJobs(db, NOW));
  expect(read.map(({ fid }) => fid)).toEqual(sorted);
  expect(read).toHaveLength(60);
  // 12 MB of text: one query for the list, and one per page of 4 MB.
  expect(questions()).toBe(4);
});

test('leaves out a job that is closed while jobs are being read', async () => {
  const jobs = await readFullJobs(database.db, NOW);
  await moveJobs(database.db, ['job5'], 'closed', NOW);
  const fids = (await Array.fromAsync(jobs)).map(({ fid }) => fid);
  expect(fids).toHaveLength(59);
  expect(fids).not.toContain('job5');
});

test('reads only the newest jobs if there are more jobs than may be read in full', async () => {
  await database.db.batch([
    database.db.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 100001 UNION ALL SELECT i + 1 FROM n WHERE i < 150000)
       INSERT INTO job (id, fid, slug, title, company_id, employer_visibility, status,
         description_html, description_plain, employment_type, workplace, seniority, category,
         published_at, updated_at)
       SELECT i, 'many' || i, 'a-job', 'A job', 1, 'named', 'open', '', '', 'full_time', 'remote',
         'senior', 'operations', 1, 1 FROM n`,
    ),
    database.db.prepare(
      `INSERT INTO job_search (id, job_id, ends_at, salary_rank, codes)
       SELECT id, job_id, ends_at, -1, '' FROM job_index_source WHERE fid LIKE 'many%'`,
    ),
  ]);
  let first = '';
  let count = 0;
  for await (const { fid } of await readFullJobs(database.db, NOW)) {
    first ||= fid;
    count += 1;
  }
  expect([first, count]).toEqual(['job0', 50_000]);
}, 60_000);
