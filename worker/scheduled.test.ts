import assert from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { companyRecord, DAY_MS, jobRecord } from '../tests/support/records.ts';
import { resetPurges } from '../tests/support/reset-purges.ts';
import { database } from '../tests/support/test-database.ts';
import { createBudget } from './backend/budget.ts';
import { saveCompanies } from './backend/companies/save-companies.ts';
import { saveJobs } from './backend/jobs/save-jobs.ts';
import type { PurgeContext } from './cache/purge-pages.ts';
import type { Bindings } from './env.ts';
import { runQueue } from './queue.ts';
import { closeJobs, runScheduled, SCHEDULE } from './scheduled.ts';

afterEach(() => void vi.restoreAllMocks());

test('every cron in the schedule is configured on the platform', () => {
  const config = readFileSync(join(import.meta.dirname, '../wrangler.toml'), 'utf8');
  const crons = /^crons = (.*)$/m.exec(config)?.[1] ?? '[]';
  expect(JSON.parse(crons)).toEqual(Object.keys(SCHEDULE));
});

const runEachMinute = (bindings: object, context?: PurgeContext) => {
  vi.spyOn(console, 'log').mockReturnValue();
  return runScheduled('* * * * *', bindings as Bindings, context);
};

test('expired jobs are closed in batches, purged, and reported to search engines', async () => {
  const { db, events: EVENTS } = database;
  await saveCompanies(db, [companyRecord()]);
  const ended = Date.now() - DAY_MS;
  const jobs = Array.from({ length: 501 }, (_, i) =>
    jobRecord(`job${i}`, { publishedAt: ended - DAY_MS, validThrough: ended }),
  );
  await saveJobs(db, jobs);
  await resetPurges(db);
  const open = () => db.prepare("SELECT count(*) FROM job WHERE status = 'open'").first('count(*)');
  const purge = vi.fn(async (_tags?: readonly string[]) => true);
  const context = { cache: {}, exports: { Pages: { purge } } };
  const engines = { SITE_URL: 'https://jobs.example', INDEXNOW_KEY: 'a1b2c3d4e5f6' };
  const bindings = { JOBS: db, PEOPLE: db, EVENTS, ...engines } as unknown as Bindings;
  // The next run closes the remaining jobs.
  const small = () => createBudget({ slices: 2, ms: 1 }, () => 0);
  expect(await closeJobs(bindings, small())).toBe(400);
  expect(await open()).toBe(101);
  await runEachMinute(bindings, context);
  expect(await open()).toBe(0);
  expect(await closeJobs(bindings, small())).toBe(0);
  // The jobs' own pages need no purge, because they were cached only until the jobs expired.
  expect(purge.mock.calls).toEqual([[['company-acme']]]);
  const { results: told } = await db
    .prepare(
      "SELECT value AS fid FROM job_event, json_each(payload, '$.fids') WHERE kind = 'jobs_changed'",
    )
    .all<{ fid: string }>();
  expect(told.map(({ fid }) => fid).sort()).toEqual(jobs.map(({ fid }) => fid).sort());
});

test('schedule and queue wait for the end of a restore, even if RESTORE was removed too early', async () => {
  const { db, events: EVENTS } = database;
  const setStage = (stage: string) =>
    db
      .prepare("INSERT OR REPLACE INTO app_setting VALUES ('restore', json_object('stage', ?))")
      .bind(stage)
      .run();
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [jobRecord('ended', { publishedAt: 1, validThrough: Date.now() - 1 })]);
  const bindings = { JOBS: db, PEOPLE: db, EVENTS } as unknown as Bindings;
  const status = () => db.prepare("SELECT status FROM job WHERE fid = 'ended'").first('status');
  const retryAll = vi.fn();
  const ack = vi.fn();
  const batch = { queue: 'q', messages: [{ body: { purge: true }, ack }], retryAll };
  await setStage('people');
  await runEachMinute(bindings);
  await runQueue(batch as never, bindings);
  expect([await status(), retryAll.mock.calls.length]).toEqual(['open', 1]);
  await runEachMinute({ ...bindings, RESTORE: 'on' });
  await setStage('done');
  await runEachMinute({ ...bindings, RESTORE: 'on' });
  expect(await status()).toBe('open');
  await runEachMinute(bindings);
  await runQueue(batch as never, bindings);
  expect([await status(), retryAll.mock.calls.length, ack.mock.calls.length]).toEqual([
    'closed',
    1,
    1,
  ]);
});

test('the tasks of jobs run while the people database is closed', async () => {
  const { db, events: EVENTS } = database;
  await saveJobs(db, [jobRecord('over', { publishedAt: 1, validThrough: Date.now() - 1 })]);
  vi.spyOn(console, 'error').mockReturnValue();
  const closed = { prepare: () => assert.fail('People are being moved.') };
  await runEachMinute({ JOBS: db, PEOPLE: closed, EVENTS });
  expect(await db.prepare("SELECT status FROM job WHERE fid = 'over'").first('status')).toBe(
    'closed',
  );
});

test('the schedule reindexes jobs whose index words were written by an older release', async () => {
  const { db, events: EVENTS } = database;
  vi.spyOn(console, 'log').mockReturnValue();
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [jobRecord('older')]);
  const bindings = { JOBS: db, PEOPLE: db, EVENTS } as unknown as Bindings;
  // Index words from an outdated lexicon are renewed first.
  await runScheduled('*/5 * * * *', bindings);
  await db.prepare('UPDATE job_search SET words_version = 0').run();
  await runScheduled('*/5 * * * *', bindings);
  expect(await db.prepare('SELECT min(words_version) AS v FROM job_search').first('v')).toBe(1);
});

test('search engines are notified of expired jobs even if both the cache and the queue refuse the purge', async () => {
  const { db } = database;
  await saveJobs(db, [jobRecord('late', { publishedAt: 1, validThrough: Date.now() - 1 })]);
  await resetPurges(db);
  vi.spyOn(console, 'error').mockReturnValue();
  const refuse = () => Promise.reject(new Error('Not now.'));
  const context = { cache: {}, exports: { Pages: { purge: refuse } } };
  const engines = { SITE_URL: 'https://jobs.example', INDEXNOW_KEY: 'a1b2c3d4e5f6' };
  const EVENTS = { send: refuse, sendBatch: refuse };
  await runEachMinute({ JOBS: db, PEOPLE: db, EVENTS, ...engines }, context);
  const changedJobEvents = await db
    .prepare(`SELECT count(*) FROM job_event WHERE payload LIKE '%"late"%'`)
    .first('count(*)');
  expect(changedJobEvents).toBe(1);
});
