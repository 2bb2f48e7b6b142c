import { beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { type JobRecord, saveJobs } from '../jobs/save-jobs.ts';
import { purge } from './purge.ts';

/* Tests the URLs of removed jobs, and jobs that are saved again after their removal. */

let database: TestDatabase;
let bindings: Bindings;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord(), companyRecord({ slug: 'zenith' })], NOW);
  return () => void vi.useRealTimers();
});

const callApi = async (path: string, body?: object | FormData) => {
  const isForm = body instanceof FormData;
  const response = await respondTo(
    new Request(`http://localhost/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: 'http://localhost',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body && JSON.stringify(body),
    }),
    bindings,
  );
  // biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of an answer.
  return { status: response.status, ...((await response.json()) as any) };
};

let retired = 0;
/** Removes a job at Acme. Each call uses a later closing time than the previous call. */
const retire = async (fid: string, changes: Partial<JobRecord> = {}) => {
  const ended = NOW - 366 * DAY_MS + retired++;
  const closed = { status: 'closed', publishedAt: 1, updatedAt: ended, closedAt: ended } as const;
  await saveJobs(database.db, [jobRecord(fid, { ...closed, ...changes })]);
  expect(await purge(bindings, NOW)).toEqual({ 'ended jobs': 1 });
};

const rows = async (sql: string) => (await database.db.prepare(sql).all()).results;
const jobs = () => rows('SELECT fid, slug, title, status FROM job');
const tombstones = () => rows('SELECT fid, requisition_id FROM retired_job ORDER BY fid');

test('the URL of a removed job returns 410 and reveals no more than that of any long-closed job', async () => {
  await retire('named');
  await retire('hidden', { employerVisibility: 'anonymous', requisitionId: 'R-1' });
  const closedAt = NOW - 31 * DAY_MS;
  await saveJobs(database.db, [
    jobRecord('longclosed', { status: 'closed', publishedAt: 1, closedAt }),
  ]);
  const [longClosed, named, hidden] = await Promise.all(
    ['longclosed', 'named', 'hidden'].map((fid) => callApi(`misc/jobs/${fid}`)),
  );
  expect(longClosed).toMatchObject({ status: 410, error: { code: 'gone' } });
  for (const response of [named, hidden]) {
    const { requestId } = response.error;
    expect(response).toEqual({ ...longClosed, error: { ...longClosed.error, requestId } });
  }
  const applied = await callApi('misc/jobs/hidden/apply', new FormData());
  expect(applied).toMatchObject({ status: 410, error: { code: 'closed' } });
  expect((await callApi('misc/jobs/nosuch')).status).toBe(404);
  expect((await callApi('misc/jobs/nosuch/apply', new FormData())).status).toBe(404);
});

test('a job that is saved again gets its old URL back, can be found in searches and no longer returns 410', async () => {
  await retire('back', { slug: 'old-words' });
  await saveJobs(database.db, [jobRecord('back', { slug: 'new-words', title: 'New words' })]);
  expect(await callApi('misc/jobs/back')).toMatchObject({
    status: 200,
    data: { path: '/acme/back/old-words', title: 'New words' },
  });
  expect((await callApi('misc/jobs?q=words')).data).toMatchObject([
    { path: '/acme/back/old-words' },
  ]);
  expect(await tombstones()).toEqual([]);
  // A version from before the removal must not revalidate a page that was cached at that time.
  expect(await rows(`SELECT fid FROM job WHERE version = ''`)).toEqual([]);
});

const importJob = async (changes: object) => {
  const { data } = await callApi('ops/imports', {});
  const record = {
    company: 'acme',
    title: 'Orbit gardener',
    status: 'open',
    descriptionHtml: '<p>You water.</p>',
    employmentType: 'full_time',
    workplace: 'on_site',
    seniority: 'senior',
    locations: 'Utrecht, NL-UT',
    category: 'operations',
    ...changes,
  };
  const checked = await callApi(`ops/imports/${data.id}/rows`, {
    kind: 'job',
    rows: [{ at: 'line 2', record }],
  });
  const applied = await callApi(`ops/imports/${data.id}/apply`, {});
  return { problems: checked.data.problems, jobs: applied.data?.jobs };
};
const CREATED = { problems: [], jobs: { created: 1, updated: 0, unchanged: 0 } };

test.each([
  ['its requisition', { requisitionId: 'R-1' }],
  ['its fid', { fid: 'old' }],
  ['both', { requisitionId: 'R-1', fid: 'old' }],
])(
  'a removed job that is imported again with %s gets back its old fid and slug',
  async (_, row) => {
    await retire('old', { slug: 'old-words', requisitionId: 'R-1' });
    expect(await importJob(row)).toEqual(CREATED);
    expect(await jobs()).toEqual([
      { fid: 'old', slug: 'old-words', title: 'Orbit gardener', status: 'open' },
    ]);
    expect(await tombstones()).toEqual([]);
  },
);

test('another employer’s requisition is a separate job; a second fid for the same requisition is rejected', async () => {
  await retire('old', { requisitionId: 'R-1' });
  expect(await importJob({ company: 'zenith', requisitionId: 'R-1' })).toEqual(CREATED);
  expect(await jobs()).not.toMatchObject([{ fid: 'old' }]);
  const { problems } = await importJob({ fid: 'other', requisitionId: 'R-1' });
  expect(problems).toMatchObject([{ field: 'requisitionId' }]);
  expect(await tombstones()).toEqual([{ fid: 'old', requisition_id: 'R-1' }]);
});

test('a requisition refers to the job that used it last', async () => {
  await retire('first', { requisitionId: 'R-1' });
  await retire('second', { requisitionId: 'R-1' });
  expect(await tombstones()).toEqual([
    { fid: 'first', requisition_id: null },
    { fid: 'second', requisition_id: 'R-1' },
  ]);
  expect(await importJob({ requisitionId: 'R-1' })).toEqual(CREATED);
  expect(await jobs()).toMatchObject([{ fid: 'second' }]);
  expect((await callApi('misc/jobs/first')).status).toBe(410);
});
