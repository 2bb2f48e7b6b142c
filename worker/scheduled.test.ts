import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { database } from '../tests/support/own-database.ts';
import { companyRecord, DAY_MS, jobRecord } from '../tests/support/records.ts';
import { createBudget } from './backend/budget.ts';
import { saveCompanies } from './backend/companies/save-companies.ts';
import { saveJobs } from './backend/jobs/save-jobs.ts';
import type { Bindings } from './env.ts';
import { closeJobs, SCHEDULE } from './scheduled.ts';

test('the platform runs every cron of the schedule', () => {
  const config = readFileSync(join(import.meta.dirname, '../wrangler.toml'), 'utf8');
  const crons = /^crons = (.*)$/m.exec(config)?.[1] ?? '[]';
  expect(JSON.parse(crons)).toEqual(Object.keys(SCHEDULE));
});

test('jobs that have ended are purged by batches, each before the next is closed, and told to search engines', async () => {
  const { db, events: EVENTS } = database;
  await saveCompanies(db, [companyRecord()]);
  const ended = Date.now() - DAY_MS;
  const jobs = Array.from({ length: 501 }, (_, i) =>
    jobRecord(`job${i}`, { publishedAt: ended - DAY_MS, validThrough: ended }),
  );
  await saveJobs(db, jobs);
  const open = () => db.prepare("SELECT count(*) FROM job WHERE status = 'open'").first('count(*)');
  const leftOpen: unknown[] = [];
  const purge = vi.fn(async () => {
    leftOpen.push(await open());
    return true;
  });
  const context = { cache: {}, exports: { Pages: { purge } } };
  const engines = { SITE_URL: 'https://jobs.example', INDEXNOW_KEY: 'a1b2c3d4e5f6' };
  const bindings = { DB: db, EVENTS, ...engines } as unknown as Bindings;
  // What is left over goes with the next run.
  const small = () => createBudget({ slices: 2, ms: 1 }, () => 0);
  expect(await closeJobs(bindings, context, small())).toBe(400);
  expect(leftOpen).toEqual([301, 101]);
  expect(await closeJobs(bindings, context, small())).toBe(101);
  expect(leftOpen).toEqual([301, 101, 0]);
  expect(await closeJobs(bindings, context, small())).toBe(0);
  const { results: told } = await db
    .prepare(
      "SELECT value AS fid FROM event, json_each(payload, '$.fids') WHERE kind = 'jobs_changed'",
    )
    .all<{ fid: string }>();
  expect(told.map(({ fid }) => fid).sort()).toEqual(jobs.map(({ fid }) => fid).sort());
});

test('search engines are told of jobs that have ended, though neither cache nor queue takes the purge', async () => {
  const { db } = database;
  await saveJobs(db, [jobRecord('late', { publishedAt: 1, validThrough: Date.now() - 1 })]);
  const refuse = () => Promise.reject(new Error('Not now.'));
  const context = { cache: {}, exports: { Pages: { purge: refuse } } };
  const engines = { SITE_URL: 'https://jobs.example', INDEXNOW_KEY: 'a1b2c3d4e5f6' };
  const bindings = {
    DB: db,
    EVENTS: { send: refuse, sendBatch: refuse },
    ...engines,
  } as unknown as Bindings;
  await expect(closeJobs(bindings, context)).rejects.toThrow('Not now.');
  const told = await db
    .prepare(`SELECT count(*) FROM event WHERE payload LIKE '%"late"%'`)
    .first('count(*)');
  expect(told).toBe(1);
});
