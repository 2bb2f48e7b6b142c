import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord } from '../../tests/support/records.ts';
import { saveCompanies } from './companies/save-companies.ts';
import { moveJobs } from './jobs/move-jobs.ts';
import { renewJobs } from './jobs/renew-jobs.ts';
import { closeExpiredJobs } from './jobs/repository.ts';
import { saveJobs } from './jobs/save-jobs.ts';

/* The cache tags that are purged when a record changes (migration 0034). */

let database: TestDatabase;
const HIDDEN = { companySlug: 'hidden', employerVisibility: 'anonymous' } as const;

const run = (sql: string, ...values: unknown[]) =>
  database.db
    .prepare(sql)
    .bind(...values)
    .run();
const save = (fid: string, more: object = {}) => saveJobs(database.db, [jobRecord(fid, more)]);
const saveCompany = (more: object) => saveCompanies(database.db, [companyRecord(more)]);
const move = (fid: string, to: 'open' | 'closed' | 'archived') =>
  moveJobs(database.db, [fid], to, Date.now());

beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompany({});
  await saveCompany({ slug: 'hidden' });
}, 60_000);
beforeEach(async () => {
  await run('DELETE FROM job_search');
  await run('DELETE FROM job');
  const now = Date.now();
  await save('named');
  await save('hidden', HIDDEN);
  await save('draft', { status: 'draft', publishedAt: null });
  await save('shut', { status: 'closed', closedAt: now });
  await save('dated', { publishedAt: now - 2 * DAY_MS, validThrough: now + 9 * DAY_MS });
  await save('ended', { publishedAt: now - 2 * DAY_MS, validThrough: now - DAY_MS });
  await saveCompany({});
  await run('DELETE FROM purge_tag');
});

const closeExpired = async () => {
  for await (const _ of closeExpiredJobs(database.db, Date.now()));
};

test.each<[string, () => Promise<unknown>, readonly string[], readonly string[]]>([
  ['an edit', () => save('named', { title: 'Other' }), [], ['company-acme', 'job-named']],
  ['a closing', () => move('named', 'closed'), ['job-named', 'shown-named'], ['company-acme']],
  ['an opening', () => move('shut', 'open'), [], ['company-acme', 'job-shut']],
  ['a closed job archived', () => move('shut', 'archived'), ['job-shut', 'shown-shut'], []],
  // Purging the employer's page would reveal the employer.
  ['a hidden job’s edit', () => save('hidden', { ...HIDDEN, title: 'Other' }), [], ['job-hidden']],
  ['a hidden job’s closing', () => move('hidden', 'closed'), ['job-hidden', 'shown-hidden'], []],
  [
    'an employer that is hidden from now on',
    () => save('named', { employerVisibility: 'anonymous' }),
    ['job-named', 'shown-named'],
    ['company-acme'],
  ],
  [
    'an agency that is no longer named',
    async () => {
      await save('hidden', { ...HIDDEN, employerVisibility: 'agency' });
      await run('DELETE FROM purge_tag');
      await save('hidden', HIDDEN);
    },
    ['job-hidden', 'shown-hidden'],
    [],
  ],
  ['an employer that is named', () => save('hidden'), [], ['company-acme', 'job-hidden']],
  ['a draft’s edit', () => save('draft', { status: 'draft', title: 'Other' }), [], []],
  ['a draft’s opening', () => move('draft', 'open'), [], ['company-acme']],
  ['a new job', () => save('new'), [], ['company-acme']],
  ['a new hidden job', () => save('new', HIDDEN), [], []],
  // Pages that show the job are not cached beyond its end date.
  ['an end by its date', closeExpired, [], ['company-acme']],
  [
    'a closing before its date',
    () => move('dated', 'closed'),
    ['job-dated', 'shown-dated'],
    ['company-acme'],
  ],
  [
    'a date brought forward to tomorrow',
    () => run("UPDATE job SET valid_through = ? WHERE fid = 'dated'", Date.now() + DAY_MS),
    ['job-dated', 'shown-dated'],
    ['company-acme'],
  ],
  [
    'a date brought forward to next week',
    () => run("UPDATE job SET valid_through = ? WHERE fid = 'dated'", Date.now() + 7 * DAY_MS),
    [],
    ['company-acme', 'job-dated'],
  ],
  [
    'a date put off',
    () => run("UPDATE job SET valid_through = valid_through + 1 WHERE fid = 'dated'"),
    [],
    ['company-acme', 'job-dated'],
  ],
  [
    'a reason for no pay',
    () => run("UPDATE job SET pay_reason = 'By agreement' WHERE fid IN ('named', 'draft')"),
    [],
    ['job-named'],
  ],
  ['words for search alone', () => run("UPDATE job SET index_words = 'a'"), [], []],
  [
    'an erasure',
    async () => {
      await run('DELETE FROM job_search');
      await run("DELETE FROM job WHERE fid IN ('named', 'hidden', 'draft')");
    },
    ['company-acme', 'job-hidden', 'job-named', 'shown-hidden', 'shown-named'],
    [],
  ],
  [
    'an erasure of a job that closed long ago',
    async () => {
      await run("UPDATE job SET closed_at = 1 WHERE fid = 'shut'");
      await run('DELETE FROM purge_tag');
      await run("DELETE FROM job WHERE fid = 'shut'");
    },
    [],
    [],
  ],
  ['an employer saved as it is', () => saveCompany({}), [], []],
  ['an employer’s profile', () => saveCompany({ summary: 'Other.' }), [], ['company-acme']],
  // An employer's name is also in its jobs' search text, but no page shows that text.
  ['an employer’s name', () => saveCompany({ name: 'B' }), [], ['company-acme', 'named-acme']],
  [
    'the cards of its jobs that are renewed later',
    async () => {
      await run("UPDATE company SET name = 'B' WHERE slug = 'acme'");
      await run('DELETE FROM purge_tag');
      await renewJobs(database.db);
    },
    [],
    ['named-acme'],
  ],
])('%s', async (_, change, vanishing, changed) => {
  await change();
  const { results } = await database.db
    .prepare('SELECT tag, vanishes FROM purge_tag ORDER BY tag')
    .all<{ tag: string; vanishes: 0 | 1 }>();
  const tags = (vanishes: 0 | 1) =>
    results.filter((row) => row.vanishes === vanishes).map(({ tag }) => tag);
  expect({ vanishing: tags(1), changed: tags(0) }).toEqual({ vanishing, changed });
});
