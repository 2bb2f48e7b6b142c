import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { resetPurges } from '../../../tests/support/reset-purges.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { handleWaitingEvents } from '../../backend/events/consume-events.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import { pageMemory } from '../../cache/memory-cache.ts';
import type { Bindings } from '../../env.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord(), companyRecord({ slug: 'other' })], NOW);
});
afterEach(() => void vi.useRealTimers());

// biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of a response.
type Json = any;

const call = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
  const request = new Request(`http://localhost/ops/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const response = await respondTo(request, bindings);
  return { status: response.status, body: (await response.json()) as Json };
};

const auditLog = async () => {
  await handleWaitingEvents(bindings, () => NOW + DAY_MS, 'job_event');
  const { results } = await bindings.PEOPLE.prepare(
    'SELECT action, subject, detail FROM audit_log ORDER BY id',
  ).all<{ action: string; subject: string; detail: string }>();
  return results.map(({ action, subject, detail }) => [action, subject, JSON.parse(detail)]);
};

const edit = (fid: string, changes: object, dryRun = false) =>
  call(`jobs/${fid}/edits`, { changes, dryRun });

const listFids = async (query: string) => {
  const { body } = await call(`jobs/walk?${query}`);
  expect(body.next).toBeNull();
  return body.data.map(({ fid }: { fid: string }) => fid);
};

test('all jobs that match the filters of the list are found', async () => {
  await saveJobs(database.db, [
    jobRecord('a', { title: 'Plumber' }),
    jobRecord('b', { status: 'draft', publishedAt: null, requisitionId: 'PLUMB-1' }),
    jobRecord('c', { status: 'closed', closedAt: NOW }),
    jobRecord('d', { status: 'archived', companySlug: 'other' }),
  ]);
  expect(await listFids('')).toEqual(['a', 'b', 'c', 'd']);
  expect(await listFids('q=plumb')).toEqual(['a', 'b']);
  for (const [status, fid] of Object.entries({ open: 'a', draft: 'b', closed: 'c', archived: 'd' }))
    expect(await listFids(`status=${status}`)).toEqual([fid]);
  expect(await listFids('company=other')).toEqual(['d']);
  expect(await listFids('company=other&status=open')).toEqual([]);
  expect(await listFids('company=acme&status=closed')).toEqual(['c']);
  expect(await listFids('company=none')).toEqual([]);
});

test('jobs are found page by page, even pages without a match', async () => {
  const jobs = Array.from({ length: 2_001 }, (_, i) =>
    jobRecord(`j${i}`, { status: 'closed', closedAt: NOW, title: i === 2_000 ? 'Last' : 'Clerk' }),
  );
  await saveJobs(database.db, jobs);
  const first = await call('jobs/walk?q=last');
  expect(first.body.data).toEqual([]);
  const second = await call(`jobs/walk?q=last&after=${first.body.next}`);
  expect(second.body).toEqual({
    data: [{ fid: 'j2000', title: 'Last', company: 'acme', status: 'closed' }],
    next: null,
  });
});

test('a job is shown with its employer, problems, applications and history', async () => {
  await saveJobs(database.db, [
    jobRecord('a', { employerVisibility: 'anonymous' }),
    jobRecord('b', { status: 'draft', publishedAt: null, locations: [] }),
  ]);
  await insertTestApplication(bindings, { jobFid: 'a', submittedAt: NOW });
  await call('jobs/moves', { fids: ['a'], to: 'closed' });
  await auditLog();
  const { body } = await call('jobs/a/detail');
  expect(body.data).toMatchObject({
    job: { fid: 'a', company: 'acme', status: 'closed', publishedAt: expect.any(String) },
    companyName: 'Acme Rockets',
    url: expect.stringMatching(/\/confidential\/a\/gardener$/),
    applications: { submitted: 1 },
    problems: [],
    history: [{ actor: 'operator', action: 'job.moved', detail: { from: 'open', to: 'closed' } }],
  });
  const draft = (await call('jobs/b/detail')).body.data;
  expect(draft).toMatchObject({ url: null, closedAt: null, applications: {}, history: [] });
  expect(draft.problems).toEqual([expect.stringMatching(/^locations: /)]);
  expect((await call('jobs/none/detail')).status).toBe(404);
});

test('an edit changes several fields, purges and indexes the job, and is logged', async () => {
  await saveJobs(database.db, [
    jobRecord('a', { salaryMin: 1, salaryCurrency: 'EUR', salaryTimeframe: 'per_year' }),
  ]);
  const changes = {
    title: 'Rocket plumber',
    skills: 'Pipes | Wrenches',
    salaryMin: '',
    salaryCurrency: '',
    salaryTimeframe: '',
  };
  const expected = [
    { field: 'title', from: 'Gardener', to: 'Rocket plumber' },
    { field: 'salaryMin', from: 1, to: null },
    { field: 'salaryCurrency', from: 'EUR', to: null },
    { field: 'salaryTimeframe', from: 'per_year', to: null },
    { field: 'skills', from: [], to: ['Pipes', 'Wrenches'] },
  ];
  expect((await edit('a', changes, true)).body.data).toEqual({ edited: false, changes: expected });
  expect((await call('jobs/a/detail')).body.data.job.title).toBe('Gardener');

  expect((await edit('a', changes)).body.data).toMatchObject({ edited: true, changes: expected });
  expect((await call('jobs/a/detail')).body.data.job).toMatchObject({
    title: 'Rocket plumber',
    skills: ['Pipes', 'Wrenches'],
    salaryMin: null,
  });
  const search = await respondTo(new Request('http://localhost/misc/jobs?q=plumber'), bindings);
  expect(((await search.json()) as Json).data).toMatchObject([
    { fid: 'a', slug: 'rocket-plumber' },
  ]);
  expect(await auditLog()).toContainEqual([
    'job.edited',
    'a',
    { fields: 'title, salaryMin, salaryCurrency, salaryTimeframe, skills' },
  ]);

  expect((await edit('a', changes)).body.data).toEqual({ edited: false, changes: [] });
});

test('an edit is refused with the messages of an import, and changes nothing', async () => {
  await saveJobs(database.db, [
    jobRecord('a', { requisitionId: 'R-1' }),
    jobRecord('b', { requisitionId: 'R-2' }),
  ]);
  const refusals: [object, object][] = [
    [
      { title: '', locations: 'Little Smithy, UK', category: 'operatons' },
      {
        title: ['A job needs a title.'],
        'locations.0': ['“UK” is not a known country code (ISO 3166-1). Use GB.'],
        category: ['“operatons” is not a known job category. Did you mean operations?'],
      },
    ],
    [{ titel: 'x' }, { titel: ['Unknown column. Did you mean title?'] }],
    [{ fid: 'c' }, { fid: ['A job keeps its fid, which is part of its URL.'] }],
    [{ status: '' }, { status: ['This cannot be empty.'] }],
    [{ status: 'draft' }, { status: [expect.stringContaining('cannot become draft')] }],
    [
      { requisitionId: 'R-2' },
      { requisitionId: [expect.stringContaining('belongs to the job b')] },
    ],
    [{ company: 'acmee' }, { company: [expect.stringContaining('Did you mean acme?')] }],
    [{ locations: '' }, { locations: [expect.any(String)] }],
  ];
  for (const [changes, fields] of refusals) {
    const { status, body } = await edit('a', changes);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ message: 'The job was not changed.', fields });
  }
  expect((await edit('a', {})).status).toBe(422);
  expect((await edit('none', { title: 'x' })).status).toBe(404);
  expect((await call('jobs/a/detail')).body.data.job).toMatchObject({ title: 'Gardener' });
});

test('an edit of a job that changed since it was read is refused', async () => {
  await saveJobs(database.db, [jobRecord('a')]);
  const { JOBS } = bindings;
  const batch = vi.spyOn(JOBS, 'batch');
  batch.mockImplementationOnce(async (statements) => {
    await JOBS.prepare("UPDATE job SET title = 'Other', updated_at = updated_at + 1").run();
    batch.mockRestore();
    return JOBS.batch(statements);
  });
  // The reference data is loaded by the first batch, so the change comes after the job was read.
  const { status, body } = await edit('a', { title: 'Mine' });
  expect({ status, code: body.error?.code }).toEqual({ status: 409, code: 'changed_meanwhile' });
  expect((await call('jobs/a/detail')).body.data.job.title).toBe('Other');
});

test('a company without jobs is deleted, and one with jobs is not', async () => {
  await saveJobs(database.db, [jobRecord('a', { status: 'archived' })]);
  await database.db
    .prepare(
      `INSERT INTO retired_job (fid, slug, company_id)
       SELECT 'old', 'old', id FROM company WHERE slug = 'other'`,
    )
    .run();
  const refused = await call('companies/acme', undefined, 'DELETE');
  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toMatch(
    /^The company was not deleted\. It has one job: a\. Move each to another company/,
  );
  const unknown = await call('companies/none', undefined, 'DELETE');
  expect(unknown).toMatchObject({ status: 200, body: { data: { deleted: false } } });
  const listed = async () => {
    const response = await respondTo(new Request('http://localhost/misc/employers'), bindings);
    return ((await response.json()) as Json).data.map(({ slug }: Json) => slug);
  };
  expect(await listed()).toContain('other');
  await resetPurges(database.db);
  const purge = vi.spyOn(pageMemory, 'purge');
  const deleted = await call('companies/other', undefined, 'DELETE');
  expect(deleted).toMatchObject({ status: 200, body: { data: { deleted: true } } });
  expect(await listed()).not.toContain('other');
  expect(await auditLog()).toEqual([['company.deleted', 'other', {}]]);
  expect(purge.mock.calls.map(([tags]) => tags?.toSorted())).toEqual([
    ['company-other', 'named-other'],
  ]);
  purge.mockRestore();
});
