import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, Queue } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JobSearchQuerySchema } from '../../../../../src/contracts/job.ts';
import { createTestDatabase } from '../../../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../../../tests/support/records.ts';
import { saveCompanies } from '../../../companies/save-companies.ts';
import { consumeJobChanges, indexPendingChanges, openJobIndex } from '../../job-index.ts';
import { moveJobs } from '../../move-jobs.ts';
import { saveJobs } from '../../save-jobs.ts';
import { createBuiltInReader } from '../engines/built-in/built-in-reader.ts';
import { searchJobs } from '../search-jobs.ts';
import { indexJobs, indexOlderJobs } from './index-jobs.ts';
import { IS_WHOLE } from './index-statements.ts';

let db: D1Database;
beforeEach(async () => {
  db = (await createTestDatabase()).db;
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [
    jobRecord('stays'),
    jobRecord('moves', { title: 'Welder' }),
    jobRecord('draft', { title: 'Welder', status: 'draft', publishedAt: null }),
  ]);
});
afterEach(() => void vi.restoreAllMocks());

/** Searches, and returns the fids, the total and the job counts by employer. */
const find = async (query: object) => {
  const { hits, total, facets } = await searchJobs(
    createBuiltInReader(db),
    v.parse(JobSearchQuerySchema, query),
    NOW,
  );
  const employers = facets.company?.map(({ value, count }) => [value, count]);
  return { fids: hits.map(({ fid }) => fid).sort(), total, employers };
};
const waiting = () => db.prepare('SELECT count(*) AS n FROM job_to_index').first('n');
const hide = () =>
  db.prepare("UPDATE job SET employer_visibility = 'anonymous' WHERE fid = 'moves'").run();

test('a newly opened job is queued for indexing, and is found once it is indexed', async () => {
  await moveJobs(db, ['draft'], 'open', NOW);
  expect(await waiting()).toBe(1);
  expect(await find({ q: 'welder' })).toMatchObject({ fids: ['moves'], total: 1 });
  expect(await indexJobs(db)).toBe(1);
  expect(await indexJobs(db)).toBe(0);
  expect(await find({ q: 'welder' })).toMatchObject({ fids: ['draft', 'moves'], total: 2 });
});

test('a closed job immediately disappears from results and counts', async () => {
  await moveJobs(db, ['moves'], 'closed', NOW);
  expect(await find({ q: 'welder' })).toMatchObject({ fids: [], total: 0 });
  expect(await find({})).toEqual({ fids: ['stays'], total: 1, employers: [['acme', 1]] });
  expect(await find({ postedWithin: '30' })).toMatchObject({ total: 1 });
});

test('a job whose employer becomes hidden leaves the search immediately and returns once reindexed without the name', async () => {
  await hide();
  expect(await find({ q: 'acme' })).toMatchObject({ fids: ['stays'], total: 1 });
  expect(await find({})).toEqual({ fids: ['stays'], total: 1, employers: [['acme', 1]] });
  await indexJobs(db);
  expect(await find({ q: 'acme' })).toMatchObject({ fids: ['stays'], total: 1 });
  expect(await find({})).toEqual({ fids: ['moves', 'stays'], total: 2, employers: [['acme', 1]] });
});

test('a job that changes while it is being indexed is indexed again', async () => {
  await db.prepare("UPDATE job SET title = 'Fitter' WHERE fid = 'moves'").run();
  const changingDatabase = {
    prepare: (sql: string) => db.prepare(sql),
    async batch(statements: never[]) {
      await saveSoon('Zorbler');
      return db.batch(statements);
    },
  } as unknown as D1Database;
  const saveSoon = (title: string) =>
    db.prepare("UPDATE job SET title = ?, version = 'other' WHERE fid = 'moves'").bind(title).run();
  expect(await indexJobs(changingDatabase)).toBe(1);
  expect(await waiting()).toBe(1);
  await indexJobs(db);
  expect(await waiting()).toBe(0);
  expect(await find({ q: 'zorbler' })).toMatchObject({ fids: ['moves'] });
});

test('jobs left unindexed by a request are indexed by the queue consumer, or else by the cron job', async () => {
  const jobs = Array.from({ length: 250 }, (_, i) =>
    jobRecord(`more${i}`, { status: 'draft', publishedAt: null }),
  );
  await saveJobs(db, jobs);
  await moveJobs(
    db,
    jobs.map(({ fid }) => fid),
    'open',
    NOW,
  );
  const send = vi.fn(async () => undefined);
  const bindings = { JOBS: db, EVENTS: { send } as unknown as Queue };
  await openJobIndex(bindings).changed();
  expect(await waiting()).toBe(220);
  expect(send).toHaveBeenCalledOnce();
  await consumeJobChanges(bindings);
  expect(await waiting()).toBe(70);
  expect(send).toHaveBeenCalledTimes(2);
  await consumeJobChanges(bindings);
  expect(send).toHaveBeenCalledTimes(2);
  await db.prepare('INSERT INTO job_to_index (job_id) SELECT id FROM job LIMIT 5').run();
  expect(await indexPendingChanges(bindings)).toBe(5);
  expect(await waiting()).toBe(0);
  expect((await find({})).total).toBe(252);
}, 60_000);

test('a job that cannot be indexed does not block other jobs', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await saveJobs(db, [jobRecord('broken', { skills: ['Zorbing'], category: 'legal' })]);
  // Removing this job from the counts would make one of them negative.
  await db
    .prepare(
      `UPDATE facet_count SET jobs = 0 WHERE code =
         (SELECT code FROM facet_value WHERE facet = 'category' AND value = 'legal')`,
    )
    .run();
  await db.prepare("UPDATE job SET title = 'Zorbler', version = fid").run();
  while ((await indexJobs(db)) > 0);
  expect(
    await db.prepare('SELECT fid FROM job_to_index JOIN job ON id = job_id').all(),
  ).toMatchObject({ results: [{ fid: 'broken' }] });
  expect((await find({ q: 'zorbler' })).fids).toEqual(expect.arrayContaining(['moves', 'stays']));
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('broken'));
});

test('two concurrent runs count a job’s words only once', async () => {
  await moveJobs(db, ['draft'], 'open', NOW);
  const uses = () => db.prepare("SELECT uses FROM search_word WHERE word = 'welder'").first('uses');
  const before = Number(await uses());
  await Promise.all([indexJobs(db), indexJobs(db)]);
  expect(await uses()).toBe(before + 1);
});

test('a change succeeds even if writing the index fails', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const send = vi.fn(async () => undefined);
  const broken = {
    prepare: () => {
      throw new Error('The disk is full.');
    },
  } as unknown as D1Database;
  await openJobIndex({ JOBS: broken, EVENTS: { send } as unknown as Queue }).changed();
  expect(console.error).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});

test('jobs indexed by an older release are reindexed, and can be found by pay in the meantime', async () => {
  await saveJobs(db, [
    jobRecord('paid', {
      ...{ salaryMin: 90_000, salaryMax: 95_000 },
      ...{ salaryCurrency: 'EUR', salaryTimeframe: 'per_year' },
    }),
  ]);
  const requested = { salaryMin: '80000' };
  await db.batch([
    db.prepare('UPDATE job_search SET words_version = 0'),
    // Replaces the jobs' words with those of an older release.
    db.prepare('DELETE FROM job_fts WHERE rowid IN (SELECT id FROM job_search)'),
    db.prepare("INSERT INTO job_fts (rowid, words) SELECT id, 'old' FROM job_search"),
  ]);
  expect((await find(requested)).fids).toEqual(['paid']);
  expect(await waiting()).toBe(0);
  expect(await indexOlderJobs(db, 2)).toBe(2);
  expect(await indexOlderJobs(db, 2)).toBe(1);
  expect(await indexOlderJobs(db, 2)).toBe(0);
  expect((await find({ q: 'welder' })).fids).toEqual(['moves']);
  const uses = await db.prepare("SELECT uses FROM search_word WHERE word = 'welder'").first('uses');
  expect(uses).toBe(1);
});

test('a job from an older release that cannot be reindexed does not block other jobs', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await saveJobs(db, [jobRecord('broken', { category: 'legal' })]);
  await db.batch([
    db.prepare('UPDATE job_search SET words_version = 0'),
    db.prepare(
      `UPDATE facet_count SET jobs = 0 WHERE code =
         (SELECT code FROM facet_value WHERE facet = 'category' AND value = 'legal')`,
    ),
  ]);
  expect(await indexOlderJobs(db, 10)).toBe(2);
  expect(await indexOlderJobs(db, 10)).toBe(0);
  expect(await waiting()).toBe(1);
  // Searches already use the new words, because all other jobs have them.
  expect(await db.prepare(`SELECT ${IS_WHOLE} AS isWhole`).first('isWhole')).toBe(1);
});

test('after an exchange rate change, jobs can immediately be found by their newly converted pay', async () => {
  const pay = { salaryTimeframe: 'per_year', salaryMin: 90_000, salaryMax: 90_000 } as const;
  await saveJobs(db, [
    jobRecord('euros', { ...pay, salaryCurrency: 'EUR' }),
    ...['a', 'b'].map((fid) => jobRecord(fid, { ...pay, salaryCurrency: 'USD' })),
  ]);
  const requested = { salaryMin: '95000' };
  await db.batch([
    db.prepare("UPDATE currency_rate SET usd = 1 WHERE code = 'EUR'"),
    db.prepare('UPDATE job SET updated_at = updated_at + 1'),
  ]);
  while ((await indexJobs(db)) > 0);
  expect((await find(requested)).fids).toEqual([]);
  const [sql = ''] =
    readFileSync(join(import.meta.dirname, '../../../../../docs/operating.md'), 'utf8').match(
      / {4}UPDATE currency_rate SET usd[\s\S]*?\n\n/,
    ) ?? [];
  for (const statement of sql.replace(/--.*/g, '').split(';')) {
    if (statement.trim()) await db.prepare(statement).run();
  }
  expect((await find(requested)).fids).toEqual(['euros']);
  while ((await indexOlderJobs(db, 10)) > 0);
  expect((await find(requested)).fids).toEqual(['euros']);
});
