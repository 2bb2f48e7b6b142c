import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDemoData } from '../scripts/demo/demo-data.ts';
import { saveCompanies } from '../worker/backend/companies/save-companies.ts';
import { handleEvent } from '../worker/backend/events/handle-event.ts';
import { renewIndexWords } from '../worker/backend/jobs/renew-index.ts';
import { saveJobs } from '../worker/backend/jobs/save-jobs.ts';
import { mergeIndex } from '../worker/backend/jobs/search/index/merge-index.ts';
import type { Bindings } from '../worker/env.ts';
import { sendFeed } from '../worker/feeds/index.ts';
import { runScheduled } from '../worker/scheduled.ts';
import { countRows, type DatabaseWork, sumRowsRead, sumRowsWritten } from './support/count-rows.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { multiplyJobs } from './support/multiply-jobs.ts';
import { DAY_MS, NOW } from './support/records.ts';
import { createContext, respondTo } from './support/request-context.ts';
import { pdfResume } from './support/resumes.ts';
import { TEST_SITE } from './support/site-bindings.ts';

/*
 * Measures the database work of each kind of request on a board with 100 jobs and on one with
 * 10,000, each with an equal number of applications, emails and events. docs/work-per-request.md
 * limits the rows that each request may read on either board. A request that reads more fails here.
 */

vi.mock('../worker/pages/entrypoint.ts', () => ({ Pages: class {} }));

const OPS_TOKEN = 'token-of-the-operators';
const SMALL = 100;
const TIMES = 100;

interface Kind {
  readonly name: string;
  readonly run: (bindings: Bindings) => Promise<unknown>;
  /** Runs before the request, without counting the work. */
  readonly prepare?: (bindings: Bindings) => Promise<unknown>;
}

const expectSuccess = async (response: Response): Promise<Response> => {
  if (response.status >= 400) throw new Error(`${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return response;
};
const get = (path: string) => async (bindings: Bindings) =>
  expectSuccess(await respondTo(new Request(`${TEST_SITE}${path}`), bindings));
const feed = (path: string) => async (bindings: Bindings) =>
  expectSuccess(await sendFeed(createContext(new Request(`${TEST_SITE}${path}`), bindings)));
const operator = (path: string, body?: object) => async (bindings: Bindings) =>
  expectSuccess(
    await respondTo(
      new Request(`${TEST_SITE}${path}`, {
        headers: { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      }),
      bindings,
    ),
  );

const LIMITS = Object.fromEntries(
  ['LIMIT_POSTS', 'LIMIT_READS', 'LIMIT_OPS', 'LIMIT_BULK'].map((name) => [
    name,
    { limit: async () => ({ success: true }) },
  ]),
);

/** Operations of R2, which bills writes and lists (class A) and reads (class B), but no deletions. */
const operations = { a: 0, b: 0 };
const CLASSES: Readonly<Record<string, keyof typeof operations>> = {
  put: 'a',
  list: 'a',
  get: 'b',
  head: 'b',
};
const countOperations = (files: R2Bucket): R2Bucket =>
  new Proxy(files, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]) => {
        const kind = CLASSES[String(name)];
        if (kind) operations[kind] += 1;
        return member.apply(target, values);
      };
    },
  });

let database: TestDatabase;
const createBindings = (db: D1Database): Bindings =>
  ({
    JOBS: db,
    PEOPLE: db,
    FILES: countOperations(database.files),
    EVENTS: database.events,
    SITE_URL: TEST_SITE,
    OPS_TOKEN,
    ...LIMITS,
  }) as unknown as Bindings;

/** The job that the requests read, close and open again, with its employer's slug. */
let targetJob: { readonly fid: string; readonly slug: string };

const apply = async (bindings: Bindings, email: string) => {
  const data = new FormData();
  const fields = { firstName: 'Ada', lastName: 'Byron', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('resume', new File([new Uint8Array(pdfResume())], 'cv.pdf'));
  const request = new Request(`${TEST_SITE}/misc/jobs/${targetJob.fid}/apply`, {
    method: 'POST',
    body: data,
  });
  return expectSuccess(await respondTo(request, bindings));
};

const newestEvent = ({ PEOPLE }: Bindings) =>
  PEOPLE.prepare(
    'SELECT id FROM event WHERE handled_at IS NULL ORDER BY at DESC, id LIMIT 1',
  ).first<string>('id');

const move = (to: string) => async (bindings: Bindings) =>
  operator('/ops/jobs/moves', { fids: [targetJob.fid], to })(bindings);

/** Runs the call twice, so that the second call finds what the isolate has cached. */
const createRead = (name: string, path: string | (() => string)): Kind => {
  const run = (bindings: Bindings) => get(typeof path === 'string' ? path : path())(bindings);
  return { name, run, prepare: run };
};

let saved = 0;
const saveOne = async (bindings: Bindings) => {
  const [job] = createDemoData({ now: new Date(NOW), jobs: 1 }).jobs;
  saved += 1;
  if (job) await saveJobs(bindings.JOBS, [{ ...job, fid: `saved${saved}`, requisitionId: null }]);
};

const PERSON = 'ada@example.com';

const KINDS: readonly Kind[] = [
  createRead('a job', () => `/misc/jobs/${targetJob.fid}`),
  createRead('all jobs', '/misc/jobs'),
  {
    name: 'all jobs, first after a change',
    prepare: saveOne,
    run: get('/misc/jobs'),
  },
  createRead('one filter', '/misc/jobs?category=engineering'),
  createRead('two filters', '/misc/jobs?workplace=on_site&employmentType=full_time'),
  createRead('a common word', '/misc/jobs?q=team'),
  createRead(
    'a common word and two filters',
    '/misc/jobs?q=team&workplace=hybrid&employmentType=full_time',
  ),
  createRead('an occupation and a town', '/misc/jobs?q=nurse+london'),
  createRead('a town and 100 km', '/misc/jobs?location=Leeds&radius=100'),
  createRead('an age', '/misc/jobs?postedWithin=7'),
  createRead('by pay, all jobs', '/misc/jobs?sort=salary'),
  createRead('by pay, with a filter', '/misc/jobs?sort=salary&category=engineering'),
  createRead('pay of at least 50,000', '/misc/jobs?salaryMin=50000'),
  createRead('pay that few have', '/misc/jobs?salaryMin=200000'),
  createRead('a suggestion', '/misc/suggestions?field=q&text=eng'),
  createRead('employers by name', '/misc/employers'),
  createRead('employers by jobs', '/misc/employers?sort=jobs'),
  createRead('an employer', () => `/misc/employers/${targetJob.slug}`),
  createRead('jobs of an employer', () => `/misc/employers/${targetJob.slug}/jobs`),
  {
    name: '/sitemap.xml after a change',
    prepare: saveOne,
    run: feed('/sitemap.xml'),
  },
  { name: '/feeds/indeed.xml', run: feed('/feeds/indeed.xml') },
  createRead('misc/all-jobs', '/misc/all-jobs'),
  {
    name: 'apply with a resume',
    run: (bindings) => apply(bindings, PERSON),
  },
  {
    name: 'its event, of two mails',
    run: async (bindings) => handleEvent(bindings, (await newestEvent(bindings)) ?? '', NOW),
  },
  { name: 'a job is saved', run: saveOne },
  { name: 'a job is closed', run: move('closed') },
  { name: 'a job is opened', run: move('open') },
  {
    name: 'the cron of a minute',
    run: (bindings) => runScheduled('* * * * *', bindings),
  },
  {
    name: 'the cron of five minutes',
    run: (bindings) => runScheduled('*/5 * * * *', bindings),
  },
  {
    name: 'the cron of retention',
    run: (bindings) => runScheduled('2-57/5 * * * *', bindings),
  },
  {
    name: 'a person is erased',
    run: operator('/ops/people/erase', { email: PERSON, dryRun: false }),
  },
  { name: 'ops counts', run: operator('/ops/counts') },
  { name: 'ops jobs', run: operator('/ops/jobs') },
  {
    name: 'ops applications',
    run: operator('/ops/applications/search', { page: 1, perPage: 20 }),
  },
  { name: 'ops outbox', run: operator('/ops/outbox') },
];

/**
 * Adds applications, emails and events of other people, as they accumulate on a board over time.
 */
const addPeople = async (db: D1Database, from: number, to: number): Promise<void> => {
  const numbers = `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to - 1})`;
  const at = `${NOW - 2 * DAY_MS} + i`;
  await db.batch([
    db.prepare(
      `${numbers} INSERT INTO application (id, job_fid, first_name, last_name, email, consent_store,
         consent_policy_id, consent_at, submitted_at, idempotency_hash, content_hash)
       SELECT 'application' || i, 'job' || i, 'A', 'B', 'a' || i || '@example.com', 1, 'p', ${at}, ${at},
         'h' || i, 'c' FROM n`,
    ),
    db.prepare(
      `${numbers} INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at, sent_at, about)
       SELECT 'mail' || i, 'event' || i, 'application_received', 'a' || i || '@example.com', 's', 't', 'h', ${at}, ${at},
         'application' || i FROM n`,
    ),
    db.prepare(
      `${numbers} INSERT INTO event (id, kind, payload, at, handled_at) SELECT 'event' || i, 'application_received', NULL, ${at}, ${at} FROM n`,
    ),
  ]);
};

interface Work extends DatabaseWork {
  /** Operations of R2 of class A and B. */
  readonly files: Readonly<typeof operations>;
}

const measure = async (db: D1Database): Promise<Map<string, Work>> => {
  const counted = countRows(db);
  const bindings = createBindings(counted.db);
  const work = new Map<string, Work>();
  for (const { name, run, prepare } of KINDS) {
    await prepare?.(bindings);
    counted.takeWork();
    Object.assign(operations, { a: 0, b: 0 });
    await run(bindings);
    work.set(name, { ...counted.takeWork(), files: { ...operations } });
  }
  return work;
};

/** A row of docs/work-per-request.md without its limit. */
const formatRow = (name: string, small: Work, large: Work): string =>
  `| ${[
    name,
    `${large.trips}/${large.statements.length}`,
    sumRowsRead(small),
    sumRowsRead(large),
    sumRowsWritten(large),
    `${large.files.a}/${large.files.b}`,
  ].join(' | ')} |`;

/** The maximum number of rows that each kind of request may read, by the name of the kind. */
const readLimits = (): Map<string, number> => {
  const table = readFileSync(join(import.meta.dirname, '../docs/work-per-request.md'), 'utf8');
  return new Map(
    [...table.matchAll(/^\| ([^|]+) \|.*\| ([\d,]+) \|$/gm)].map(([, name = '', limit = '']) => [
      name,
      Number(limit.replaceAll(',', '')),
    ]),
  );
};

beforeAll(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await createTestDatabase();
}, 60_000);
afterAll(() => {
  vi.useRealTimers();
});

test('on a board of 10,000 jobs, no request reads more rows than its limit', async () => {
  const { db } = database;
  const { companies, jobs } = createDemoData({ now: new Date(NOW), jobs: SMALL });
  await saveCompanies(db, companies, NOW);
  await saveJobs(
    db,
    [...jobs].map((job) => ({
      ...job,
      fid: job.fid.replaceAll('-', 'x'),
      requisitionId: null,
      descriptionHtml: `<p>You join a team. ${job.title}.</p>`,
      validThrough: null,
    })),
  );
  targetJob = (await db
    .prepare(
      `SELECT fid, company.slug FROM job JOIN company ON company.id = company_id
       WHERE employer_visibility = 'named' AND salary_max IS NOT NULL ORDER BY job.id LIMIT 1`,
    )
    .first()) as typeof targetJob;
  while ((await renewIndexWords(db)) > 0);
  await addPeople(db, 0, SMALL);
  const small = await measure(db);
  await multiplyJobs(db, TIMES);
  await addPeople(db, SMALL, SMALL * TIMES);
  while ((await mergeIndex(db)) > 0);
  vi.setSystemTime(NOW + 10 * 60_000);
  const large = await measure(db);
  const limits = readLimits();
  const over: string[] = [];
  for (const { name } of KINDS) {
    const [one, other] = [small.get(name), large.get(name)] as [Work, Work];
    const row = formatRow(name, one, other);
    console.log(row);
    if (Math.max(sumRowsRead(one), sumRowsRead(other)) > (limits.get(name) ?? -1)) over.push(row);
  }
  expect(over).toEqual([]);
  expect([...limits.keys()]).toEqual(KINDS.map(({ name }) => name));
}, 180_000);
