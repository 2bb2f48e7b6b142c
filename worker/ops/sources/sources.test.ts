import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reading, Source, SourceSettings } from '../../../src/contracts/site/sources.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { handleWaitingEvents } from '../../backend/events/consume-events.ts';
import { writeImports } from '../../backend/imports/write-imports.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { purge } from '../../backend/retention/purge.ts';
import type { Bindings } from '../../env.ts';
import { readDueSources } from './read-due-sources.ts';
import { readSource } from './read-source.ts';

let database: TestDatabase;
let bindings: Bindings;
let now: number;
let feed: () => Response | Promise<Response>;
let requests: string[];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  now = NOW;
  requests = [];
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()], NOW);
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(String(url));
    return feed();
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const URL_OF_FEED = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true';
const SETTINGS: SourceSettings = {
  ...{ url: URL_OF_FEED, company: 'acme', visibility: 'named', status: 'open' },
  ...{ every: 60, maxShrink: 30 },
};
const HOUR_MS = 60 * 60_000;

type Posting = Record<string, unknown>;

const posting = (id: number, more: Posting = {}): Posting => ({
  id,
  title: `Gardener ${id}`,
  absolute_url: `https://acme.example/jobs/${id}`,
  location: { name: 'Berlin, Germany' },
  content: '&lt;p&gt;We look for somebody who is good with roses.&lt;/p&gt;',
  departments: [{ name: 'Operations' }],
  ...more,
});
const postings = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => posting(from + i));

const respondWith = (jobs: readonly Posting[], meta?: object) => {
  feed = () => Response.json({ jobs, ...(meta && { meta }) });
};

const call = async <T>(path: string, body?: object) => {
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
  const request = new Request(`http://localhost/ops/${path}`, {
    ...{ method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) },
  });
  const response = await respondTo(request, bindings);
  return { status: response.status, ...((await response.json()) as object) } as {
    status: number;
    data: T;
    error?: { code: string; message: string; fields?: Record<string, string[]> };
  };
};

const write = () => writeImports(bindings, undefined, () => now);

/** Adds a source, and writes its jobs. */
const add = async (jobs: readonly Posting[], settings: Partial<SourceSettings> = {}) => {
  respondWith(jobs);
  const added = await call<Reading>('sources', {
    ...{ id: 'acme', settings: { ...SETTINGS, ...settings } },
  });
  expect(added.status, JSON.stringify(added.error)).toBe(201);
  await write();
  return added.data;
};

const show = async () => (await call<Source>('sources/acme')).data;

/** Lets the schedule read the source an hour later. */
const readNext = async () => {
  now += HOUR_MS;
  vi.setSystemTime(now);
  const read = await readDueSources(bindings, () => now);
  await write();
  return read;
};

/** Lets something happen while the next reading waits for its list. */
const duringReading = async (jobs: readonly Posting[], act: () => Promise<unknown>) => {
  feed = async () => {
    await act();
    return Response.json({ jobs });
  };
  await readNext();
  respondWith(jobs);
};

const listJobs = async () => {
  const { results } = await database.db
    .prepare(
      'SELECT fid, title, slug, status, requisition_id AS id FROM job ORDER BY requisition_id + 0',
    )
    .all<{ fid: string; title: string; slug: string; status: string; id: string }>();
  return results;
};
const statuses = async () =>
  Object.fromEntries((await listJobs()).map(({ id, status }) => [id, status]));
const countOpen = async () => (await listJobs()).filter(({ status }) => status === 'open').length;
const fidOf = async (id: number) =>
  (await listJobs()).find((job) => job.id === String(id))?.fid ?? '';
const edit = async (id: number, changes: object) =>
  expect((await call(`jobs/${await fidOf(id)}/edits`, { changes })).status).toBe(200);

test('a source is read when it is added and then on schedule, and an unchanged list changes nothing', async () => {
  expect(await add(postings(3))).toMatchObject({ found: 3, created: 3, updated: 0, invalid: 0 });
  expect(await statuses()).toEqual({ 1: 'open', 2: 'open', 3: 'open' });
  expect(await show()).toMatchObject({
    ...{ state: 'active', openJobs: 3, failures: 0 },
    settings: { format: 'greenhouse' },
    lastReading: { created: 3 },
    nextReadAt: new Date(NOW + HOUR_MS).toISOString(),
  });
  const before = await database.db.prepare('SELECT * FROM job ORDER BY id').all();
  expect(await readDueSources(bindings, () => now)).toBe(0);
  expect(await readNext()).toBe(1);
  // The same postings in another order are another text.
  respondWith(postings(3).toReversed());
  expect(await readNext()).toBe(1);
  expect((await show()).lastReading).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect(await database.db.prepare('SELECT * FROM job ORDER BY id').all()).toMatchObject({
    results: before.results,
  });
});

test('changed postings are updated and new ones added, with the audit log’s entries by the system', async () => {
  await add(postings(2));
  respondWith([posting(1, { title: 'Head gardener' }), posting(2), posting(3)]);
  await readNext();
  expect((await show()).lastReading).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
  expect((await listJobs()).map(({ title, slug }) => [title, slug])).toEqual([
    ['Head gardener', 'head-gardener'],
    ['Gardener 2', 'gardener-2'],
    ['Gardener 3', 'gardener-3'],
  ]);
  await handleWaitingEvents(bindings, () => now + 24 * HOUR_MS, 'job_event');
  const { results } = await bindings.PEOPLE.prepare(
    'SELECT actor, action FROM audit_log ORDER BY actor, id',
  ).all();
  expect(results).toEqual([
    { actor: 'operator', action: 'source.added' },
    { actor: 'system', action: 'import.applied' },
    { actor: 'system', action: 'import.applied' },
  ]);
});

test('a job is closed after two whole readings without it, and opens again at its old address', async () => {
  await add(postings(5));
  const before = await listJobs();
  respondWith(postings(4));
  await readNext();
  expect(await countOpen()).toBe(5);
  await readNext();
  expect(await statuses()).toEqual({ 1: 'open', 2: 'open', 3: 'open', 4: 'open', 5: 'closed' });
  expect((await show()).lastReading).toMatchObject({ closed: 1, held: null });
  // The same list again changes nothing.
  await readNext();
  respondWith(postings(5));
  await readNext();
  expect((await show()).lastReading).toMatchObject({ updated: 1, reopened: 1, unchanged: 4 });
  expect(await listJobs()).toEqual(before);
});

test('a job that is missing once and comes back starts again', async () => {
  await add(postings(5));
  for (const jobs of [4, 5, 4, 5, 4]) {
    respondWith(postings(jobs));
    await readNext();
  }
  expect(await countOpen()).toBe(5);
});

test('an empty list is believed after six readings', async () => {
  await add(postings(3));
  respondWith([]);
  for (let i = 1; i < 6; i++) {
    await readNext();
    expect(await countOpen()).toBe(3);
    expect(await show()).toMatchObject({ emptyReadings: i, state: 'active' });
    // A failure in between neither counts nor starts again.
    feed = () => new Response('', { status: 503 });
    await readNext();
    respondWith([]);
  }
  await readNext();
  expect(await countOpen()).toBe(0);
  respondWith(postings(3));
  await readNext();
  expect(await countOpen()).toBe(3);
});

test.each([400, 401, 403, 404, 410, 429, 500, 502, 503])(
  'a source that responds with %i never closes a job, and says so',
  async (status) => {
    await add(postings(3));
    feed = () => Response.json({ jobs: [] }, { status });
    for (let i = 0; i < 8; i++) await readNext();
    expect(await countOpen()).toBe(3);
    expect(await show()).toMatchObject({
      ...{ state: 'failing', failures: 8, problem: `It responded with ${status}.` },
    });
    respondWith(postings(3));
    await readNext();
    expect(await show()).toMatchObject({ state: 'active', failures: 0, problem: null });
  },
);

test('a source that shrinks by 30 % waits for an operator, and reads what is new meanwhile', async () => {
  await add(postings(10));
  respondWith([...postings(7), posting(11)]);
  for (let i = 0; i < 4; i++) await readNext();
  expect(await countOpen()).toBe(11);
  expect(await show()).toMatchObject({
    state: 'waiting',
    held: { missing: 3, open: 10, approved: false },
  });
});

test('an operator agrees, and the next reading closes what is missing', async () => {
  await add(postings(10));
  respondWith(postings(4));
  for (let i = 0; i < 4; i++) await readNext();
  expect(await countOpen()).toBe(10);
  expect((await call('sources/acme/actions', { action: 'approve' })).status).toBe(200);
  // Far fewer than those that the operator agreed to.
  respondWith(postings(1));
  await readNext();
  expect(await countOpen()).toBe(10);
  respondWith(postings(4));
  await call('sources/acme/actions', { action: 'approve' });
  await readNext();
  expect(await countOpen()).toBe(4);
  expect(await show()).toMatchObject({ state: 'active', held: null });
  const again = await call('sources/acme/actions', { action: 'approve' });
  expect(again).toMatchObject({ status: 409, error: { code: 'nothing_to_approve' } });
});

test('what was edited by hand stays, until it is released', async () => {
  await add(postings(2));
  await edit(1, {
    title: 'Rose gardener',
    salaryMin: 40_000,
    salaryCurrency: 'EUR',
    salaryTimeframe: 'per_year',
  });
  respondWith([
    posting(1, { title: 'Gardener I', content: '&lt;p&gt;Another text about tulips.&lt;/p&gt;' }),
    posting(2),
  ]);
  await readNext();
  const fid = await fidOf(1);
  type Detail = { job: Record<string, unknown>; source: { id: string; edited: string[] } };
  const detail = (await call<Detail>(`jobs/${fid}/detail`)).data;
  expect(detail).toMatchObject({
    job: {
      title: 'Rose gardener',
      salaryMin: 40_000,
      descriptionHtml: '<p>Another text about tulips.</p>',
    },
    source: { id: 'acme', edited: ['title', 'salaryMin', 'salaryCurrency', 'salaryTimeframe'] },
  });
  // A job that is edited by an import, and closed and published by hand, is no exception.
  await moveJobs(database.db, [await fidOf(2)], 'closed', now);
  respondWith([posting(1, { title: 'Gardener II' }), posting(2)]);
  await readNext();
  expect(await statuses()).toEqual({ 1: 'open', 2: 'closed' });
  expect((await listJobs())[0]?.title).toBe('Rose gardener');

  const released = await call('sources/acme/released-fields', { fid, fields: ['title'] });
  expect(released.data).toEqual({
    released: ['title'],
    left: ['salaryMin', 'salaryCurrency', 'salaryTimeframe'],
  });
  await readNext();
  expect((await listJobs())[0]?.title).toBe('Gardener II');
});

test('a job that an operator moved to another company or published by hand is not taken back', async () => {
  await saveCompanies(database.db, [companyRecord({ slug: 'other' })], NOW);
  await add(postings(5));
  await edit(1, { company: 'other', requisitionId: 'X-1' });
  respondWith(postings(4));
  for (let i = 0; i < 2; i++) await readNext();
  expect(await listJobs()).toHaveLength(5);
  await moveJobs(database.db, [await fidOf(5)], 'open', now);
  for (let i = 0; i < 3; i++) await readNext();
  expect((await statuses())[5]).toBe('open');
});

test('a posting with problems is reported, and its job stays as it is', async () => {
  await add(postings(4));
  const bad = posting(1, { title: '' });
  respondWith([bad, ...postings(3, 2), posting(9, { title: '!' }), posting(2)]);
  for (let i = 0; i < 3; i++) await readNext();
  expect(await countOpen()).toBe(4);
  const { lastReading } = await show();
  expect(lastReading).toMatchObject({ invalid: 3, created: 0, updated: 0 });
  expect(lastReading?.problems.map(({ field, rows }) => [field, rows])).toEqual([
    ['requisitionId', 1],
    ['title', 1],
    ['title', 1],
  ]);
});

test('new jobs of a source with drafts wait for an operator', async () => {
  await add(postings(2), { status: 'draft' });
  expect(await statuses()).toEqual({ 1: 'draft', 2: 'draft' });
  await moveJobs(database.db, [await fidOf(1)], 'open', now);
  respondWith([...postings(2), posting(3)]);
  await readNext();
  expect(await statuses()).toEqual({ 1: 'open', 2: 'draft', 3: 'draft' });
});

test('a source with hidden employers shows no link to them', async () => {
  await add(postings(1), { visibility: 'anonymous' });
  const row = await database.db
    .prepare('SELECT employer_visibility, application_url, status FROM job')
    .first();
  expect(row).toEqual({ employer_visibility: 'anonymous', application_url: null, status: 'open' });
});

test('a list in pages is read whole, and a list with fewer postings than it says closes nothing', async () => {
  const content = Array.from({ length: 5 }, (_, i) => ({
    ...{ id: `p${i}`, name: `Gardener ${i}`, releasedDate: '2026-10-01T00:00:00Z' },
    ...{ company: { identifier: 'Acme' }, location: { city: 'Berlin', country: 'de' } },
  }));
  let isShort = false;
  feed = () => {
    const offset = Number(new URL(requests.at(-1) ?? '').searchParams.get('offset') ?? 0);
    const end = isShort ? 2 : offset + 2;
    return Response.json({ offset, limit: 2, totalFound: 5, content: content.slice(offset, end) });
  };
  const url = 'https://api.smartrecruiters.com/v1/companies/acme/postings?limit=2';
  const added = await call<Reading>('sources', { id: 'acme', settings: { ...SETTINGS, url } });
  expect(added.data).toMatchObject({ found: 5, created: 5 });
  await write();
  expect(requests.map((one) => new URL(one).search)).toEqual([
    ...['?limit=2', '?limit=2&offset=2', '?limit=2&offset=4'],
  ]);
  isShort = true;
  for (let i = 0; i < 3; i++) await readNext();
  expect(await countOpen()).toBe(5);
  expect((await show()).problem).toBe('It says that it has 5 postings, but 2 arrived.');
});

test('a site with two sources does not give one the other’s jobs', async () => {
  await add(postings(2));
  const second = await call<Reading>('sources', { id: 'second', settings: SETTINGS });
  expect(second.data).toMatchObject({ created: 0, updated: 0, invalid: 2 });
  expect(second.data.problems[0]?.message).toContain('belongs to the source “acme”');
});

test('a posting that names an unknown company by now does not close its job', async () => {
  const { company: _, ...settings } = SETTINGS;
  const named = (company_name: string) => (one: Posting) => ({ ...one, company_name });
  respondWith(postings(5).map(named('Acme')));
  await call('sources', { id: 'acme', settings });
  await write();
  respondWith([...postings(1).map(named('Acme Gardens')), ...postings(4, 2).map(named('Acme'))]);
  for (let i = 0; i < 3; i++) await readNext();
  expect(await countOpen()).toBe(5);
  expect((await show()).lastReading).toMatchObject({ invalid: 1 });
});

test('a posting with a problem is added once an operator has solved it', async () => {
  const { company: _, ...settings } = SETTINGS;
  respondWith([
    posting(1, { company_name: 'Acme' }),
    posting(2, { company_name: 'Tidewell' }),
    posting(3, { company_name: 'Acme', first_published: new Date(NOW + HOUR_MS / 2) }),
  ]);
  await call('sources', { id: 'acme', settings });
  await write();
  expect(await statuses()).toEqual({ 1: 'open' });
  await saveCompanies(database.db, [companyRecord({ slug: 'tidewell' })], NOW);
  await readNext();
  expect(await statuses()).toEqual({ 1: 'open', 2: 'open', 3: 'open' });
});

test('companies are created only on request', async () => {
  const jobs = [posting(1, { company_name: 'Tidewell' })];
  respondWith(jobs);
  const { company: _, ...settings } = SETTINGS;
  const preview = await call<Reading>('sources', { id: 'acme', settings, dryRun: true });
  expect(preview.data).toMatchObject({ created: 0, invalid: 1 });
  expect(preview.data.problems[0]?.message).toContain('There is no company “tidewell”');
  const added = await call<Reading>('sources', {
    ...{ id: 'acme', settings: { ...settings, createCompanies: 'manufacturing' } },
  });
  expect(added.data).toMatchObject({ created: 1, invalid: 0 });
  await write();
  expect(await statuses()).toEqual({ 1: 'open' });
});

test('a dry run shows what a source has, and changes nothing', async () => {
  respondWith(postings(3));
  const preview = await call<Reading>('sources', { id: 'acme', settings: SETTINGS, dryRun: true });
  expect(preview.data).toMatchObject({ found: 3, created: 3 });
  expect(preview.data.rules.map(({ rule }) => rule)).toContain('description unescaped');
  expect((await call<Source[]>('sources')).data).toEqual([]);
  for (const table of ['job', 'import', 'import_row']) {
    const row = await database.db.prepare(`SELECT count(*) AS n FROM ${table}`).first();
    expect([table, row]).toEqual([table, { n: 0 }]);
  }
});

test.each([
  ['http://boards.example.com/a', 'must begin with https://'],
  ['https://localhost/a', 'is in a private network'],
  ['https://127.0.0.1/a', 'is in a private network'],
  ['https://2130706433/a', 'is in a private network'],
  ['https://0x7f.1/a', 'is in a private network'],
  ['https://10.1.2.3/a', 'is in a private network'],
  ['https://172.31.0.1/a', 'is in a private network'],
  ['https://192.168.0.1/a', 'is in a private network'],
  ['https://169.254.169.254/latest', 'is in a private network'],
  ['https://100.64.0.1/a', 'is in a private network'],
  ['https://[::1]/a', 'is in a private network'],
  ['https://[::ffff:10.0.0.1]/a', 'is in a private network'],
  ['https://[fd00::1]/a', 'is in a private network'],
  ['https://intranet/a', 'is in a private network'],
  ['https://jobs.internal/a', 'is in a private network'],
  ['https://jobs.local./a', 'is in a private network'],
  ['https://user:secret@boards.example.com/a', 'user name or a password'],
  ['https://boards.example.com:8443/a', 'names a port'],
  ['jobs', 'is not an address'],
])('%s is refused, also as the target of a redirect', async (url, message) => {
  respondWith(postings(1));
  const refused = await call('sources', { id: 'acme', settings: { ...SETTINGS, url } });
  expect(refused).toMatchObject({ status: 422, error: { code: 'bad_source' } });
  expect(refused.error?.fields?.url?.[0]).toContain(message);
  expect(requests).toEqual([]);
  if (!URL.canParse(url)) return;
  feed = () => new Response(null, { status: 302, headers: { location: url } });
  const redirected = await call('sources', { id: 'acme', settings: SETTINGS });
  expect(redirected).toMatchObject({ status: 422, error: { code: 'not_read' } });
  expect(redirected.error?.message).toContain(message);
  expect(requests).toHaveLength(1);
});

test('redirects to public addresses are followed, but not without end', async () => {
  feed = () => {
    const { pathname } = new URL(requests.at(-1) ?? '');
    return pathname === '/moved'
      ? Response.json({ jobs: postings(1) })
      : new Response(null, { status: 301, headers: { location: 'https://new.example.com/moved' } });
  };
  expect((await call('sources', { id: 'acme', settings: SETTINGS })).status).toBe(201);
  await write();
  feed = () => new Response(null, { status: 301, headers: { location: '/again' } });
  now += HOUR_MS;
  vi.setSystemTime(now);
  expect((await call('sources/acme/readings', {})).error?.message).toContain(
    'It redirects more than 3 times.',
  );
});

/** A body that never ends. */
const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20)),
  });
test.each([
  ['is larger than 20 MB', () => new Response(endless()), 'It is larger than 20 MB.'],
  [
    'is cut',
    () => new Response(JSON.stringify({ jobs: postings(3) }).slice(0, -20)),
    'not complete JSON',
  ],
  ['is cut XML', () => new Response('<workzag-jobs><position><id>1</id>'), 'nor complete XML'],
  [
    'is a page',
    () => new Response('<!doctype html><html><body>Oops<br></body></html>'),
    'neither JSON nor',
  ],
  [
    'is no feed',
    () => Response.json({ error: 'Not now' }),
    'It does not have the shape of Greenhouse.',
  ],
  [
    'is another feed',
    () => Response.json([{ text: 'Gardener', hostedUrl: 'x' }]),
    'the shape of Greenhouse',
  ],
  [
    'is not text',
    () => new Response(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])),
    'Its text is not valid utf-8.',
  ],
  [
    'breaks off',
    () => Promise.reject(new TypeError('Network connection lost.')),
    'could not be reached',
  ],
])('a list that %s closes nothing, and the source says why', async (_, respond, message) => {
  await add(postings(3));
  feed = respond;
  for (let i = 0; i < 7; i++) await readNext();
  expect(await countOpen()).toBe(3);
  expect((await show()).problem).toContain(message);
});

test('after a failure a source is read sooner, then less and less often, or when it asks for', async () => {
  await add(postings(1));
  const waits = async () => (Date.parse((await show()).nextReadAt ?? '') - now) / 60_000;
  feed = () => new Response('', { status: 500 });
  const seen: number[] = [];
  for (let i = 0; i < 6; i++) {
    await readNext();
    seen.push(await waits());
  }
  expect(seen).toEqual([5, 10, 20, 40, 60, 60]);
  for (const wait of ['7200', new Date(now + 4 * HOUR_MS).toUTCString()]) {
    feed = () => new Response('', { status: 429, headers: { 'retry-after': wait } });
    now += HOUR_MS;
    vi.setSystemTime(now);
    await call('sources/acme/readings', {});
    expect(await waits()).toBe(120);
  }
});

test('a source is read by one reader at a time', async () => {
  await add(postings(1));
  let second: unknown;
  await duringReading(postings(1), async () => {
    second = await call('sources/acme/readings', {});
  });
  expect(second).toMatchObject({ status: 409, error: { code: 'being_read' } });
});

test('a paused source is not read, and a removed one leaves its jobs or closes them', async () => {
  await add(postings(2));
  await call('sources/acme/actions', { action: 'pause' });
  expect(await readNext()).toBe(0);
  expect((await show()).state).toBe('paused');
  await call('sources/acme/actions', { action: 'resume' });
  expect(await readNext()).toBe(1);
  expect((await call('sources/acme/removal', {})).data).toEqual({ removed: true, closing: 0 });
  expect(await countOpen()).toBe(2);
  await add(postings(2));
  expect((await call('sources/acme/removal', { closeJobs: true })).data).toEqual({
    removed: true,
    closing: 2,
  });
  await write();
  expect(await countOpen()).toBe(0);
  expect((await call('sources/acme')).status).toBe(404);
});

test('settings are checked, and changed settings read the whole list again', async () => {
  await add(postings(1));
  const wrong = await call('sources/acme/settings', {
    settings: { url: 'x', mapping: { columns: { a: 'titel' } }, createCompanies: 'nothing' },
  });
  expect(Object.keys(wrong.error?.fields ?? {})).toEqual([
    ...['url', 'mapping.columns.a', 'createCompanies'],
  ]);
  const bad = await call('sources/acme/settings', { settings: { every: 1, visibility: null } });
  expect(Object.keys(bad.error?.fields ?? {}).sort()).toEqual(['every', 'visibility']);
  const mapping = { constants: { seniority: 'senior' } };
  expect((await call('sources/acme/settings', { settings: { mapping } })).status).toBe(200);
  await readNext();
  const row = await database.db.prepare('SELECT seniority FROM job').first();
  expect(row).toEqual({ seniority: 'senior' });
  await call('sources/acme/settings', { settings: { mapping: null, every: 30 } });
  expect((await show()).settings).toEqual({ ...SETTINGS, every: 30, format: 'greenhouse' });
});

test('a company whose jobs a source reads is not deleted', async () => {
  await add([]);
  const refused = await respondTo(
    new Request('http://localhost/ops/companies/acme', {
      ...{ method: 'DELETE', headers: { origin: 'http://localhost' } },
    }),
    bindings,
  );
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('The source “acme” reads its jobs.');
});

test('a row that changes while it is written is written by the next reading', async () => {
  await add(postings(2));
  respondWith([posting(1, { title: 'Head gardener' }), posting(2)]);
  now += HOUR_MS;
  vi.setSystemTime(now);
  await readDueSources(bindings, () => now);
  await edit(1, { vacancies: 2 });
  await write();
  expect((await listJobs())[0]?.title).toBe('Gardener 1');
  await readNext();
  const row = await database.db
    .prepare("SELECT title, vacancies FROM job WHERE requisition_id = '1'")
    .first();
  expect(row).toEqual({ title: 'Head gardener', vacancies: 2 });
});

test('an empty list that says how many postings it has is a failure', async () => {
  await add(postings(3));
  respondWith([], { total: 3 });
  for (let i = 0; i < 7; i++) await readNext();
  expect(await countOpen()).toBe(3);
  expect((await show()).problem).toBe('It says that it has 3 postings, but 0 arrived.');
});

test('postings without an id are reported, and add no job', async () => {
  const jobs = [posting(1), posting(2, { id: undefined }), posting(3, { id: 'x'.repeat(301) })];
  expect(await add(jobs)).toMatchObject({ created: 1, invalid: 2 });
  await readNext();
  expect(await statuses()).toEqual({ 1: 'open' });
});

test('settings that change while a reading is written apply to its jobs with the next one', async () => {
  respondWith(postings(2));
  await call('sources', { id: 'acme', settings: SETTINGS });
  await call('sources/acme/settings', { settings: { visibility: 'anonymous' } });
  await write();
  await readNext();
  const { results } = await database.db
    .prepare('SELECT employer_visibility AS visibility, application_url AS url FROM job')
    .all();
  expect(results).toEqual(Array(2).fill({ visibility: 'anonymous', url: null }));
});

test.each([
  ['settings', { settings: { visibility: 'anonymous' } }],
  ['removal', { closeJobs: true }],
  ['released-fields', { fid: 'any' }],
])(
  'a source refuses a call of “%s” during a reading, which would not know of it',
  async (path, body) => {
    await add(postings(1));
    let refused: unknown;
    await duringReading(postings(2), async () => {
      refused = await call(`sources/acme/${path}`, body);
    });
    expect(refused).toMatchObject({ status: 409, error: { code: 'being_read' } });
    expect(await show()).toMatchObject({ settings: { visibility: 'named' }, openJobs: 2 });
  },
);

test('empty lists are counted anew at another address', async () => {
  await add(postings(3));
  respondWith([]);
  for (let i = 0; i < 5; i++) await readNext();
  const url = 'https://boards-api.greenhouse.io/v1/boards/acmee/jobs';
  await call('sources/acme/settings', { settings: { url } });
  for (let i = 0; i < 5; i++) await readNext();
  expect(await countOpen()).toBe(3);
  await readNext();
  expect(await countOpen()).toBe(0);
});

test('an approval during a reading holds', async () => {
  await add(postings(10));
  respondWith(postings(4));
  await readNext();
  await duringReading(postings(4), () => call('sources/acme/actions', { action: 'approve' }));
  expect(await countOpen()).toBe(10);
  await readNext();
  expect(await countOpen()).toBe(4);
});

test('a source that is removed while its jobs are written adds no more', async () => {
  respondWith(postings(3));
  await call('sources', { id: 'acme', settings: SETTINGS });
  expect((await call('sources/acme/removal', { closeJobs: true })).status).toBe(200);
  await write();
  expect(await statuses()).toEqual({});
});

test('a job that was opened by hand is closed again once its posting came back and went', async () => {
  await add(postings(5));
  respondWith(postings(4));
  for (let i = 0; i < 2; i++) await readNext();
  await moveJobs(database.db, [await fidOf(5)], 'open', now);
  respondWith(postings(5));
  await readNext();
  respondWith(postings(4));
  for (let i = 0; i < 2; i++) await readNext();
  expect((await statuses())[5]).toBe('closed');
});

test('a draft whose posting is gone is closed soon after it was published', async () => {
  await add(postings(5), { status: 'draft' });
  await moveJobs(database.db, await Promise.all([1, 2, 3, 4].map(fidOf)), 'open', now);
  respondWith(postings(4));
  for (let i = 0; i < 3; i++) await readNext();
  await moveJobs(database.db, [await fidOf(5)], 'open', now);
  for (let i = 0; i < 2; i++) await readNext();
  expect((await statuses())[5]).toBe('closed');
});

const recruitee = (closeAt: string | undefined, title = 'Gardener') => ({
  ...{ id: 1, title, description: '<p>We look for somebody who is good with roses.</p>' },
  ...{ careers_url: 'https://acme.example/1', city: 'Berlin', country_code: 'DE' },
  ...{ department: 'Operations', close_at: closeAt },
});
const DAY_MS = 24 * HOUR_MS;
const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();

test('a job that is back with a date in the past opens once the date is moved', async () => {
  const others = Array.from({ length: 4 }, (_, i) => ({ ...recruitee(undefined), id: i + 2 }));
  const respond = (...offers: object[]) => {
    feed = () => Response.json({ offers });
  };
  respond(recruitee(undefined), ...others);
  await call('sources', { id: 'acme', settings: { ...SETTINGS, url: 'https://acme.example/o' } });
  await write();
  respond(...others);
  for (let i = 0; i < 2; i++) await readNext();
  now += DAY_MS;
  respond(recruitee(inDays(-0.5)), ...others);
  await readNext();
  expect((await statuses())[1]).toBe('closed');
  respond(recruitee(inDays(9)), ...others);
  await readNext();
  expect((await statuses())[1]).toBe('open');
});

test('a job that an operator closed stays closed, whatever date its posting has', async () => {
  const respond = (offer: object) => {
    feed = () => Response.json({ offers: [offer] });
  };
  respond(recruitee(inDays(20)));
  await call('sources', { id: 'acme', settings: { ...SETTINGS, url: 'https://acme.example/o' } });
  await write();
  now += 5 * DAY_MS;
  await moveJobs(database.db, [await fidOf(1)], 'closed', now);
  respond(recruitee(inDays(-2)));
  await readNext();
  respond(recruitee(inDays(9), 'Gardeners'));
  await readNext();
  expect(await listJobs()).toMatchObject([{ status: 'closed', title: 'Gardeners' }]);
});

test('an edit stays when the source gets another company or none', async () => {
  await add(postings(3, 1).map((one) => ({ ...one, company_name: 'acme' })));
  await edit(1, { title: 'Rose gardener' });
  for (const company of [null, 'acme']) {
    await call('sources/acme/settings', { settings: { company } });
    for (let i = 0; i < 2; i++) await readNext();
    expect(await show()).toMatchObject({ state: 'active', lastReading: { invalid: 0 } });
    expect((await listJobs()).map(({ title }) => title)).toEqual([
      ...['Rose gardener', 'Gardener 2', 'Gardener 3'],
    ]);
  }
});

test('a posting does not take a job over that has its id by hand', async () => {
  await add(postings(2));
  await edit(1, { requisitionId: '7', title: 'Rose gardener' });
  respondWith([...postings(2), posting(7)]);
  for (let i = 0; i < 2; i++) await readNext();
  const { lastReading } = await show();
  expect(lastReading).toMatchObject({ created: 0, invalid: 1 });
  expect(lastReading?.problems[0]?.message).toContain('posting “1” of this source');
  expect((await listJobs()).map(({ title }) => title)).toEqual(['Gardener 2', 'Rose gardener']);
});

test('a reading that is still to be written does not take released fields back', async () => {
  await add(postings(1));
  await edit(1, { title: 'Rose gardener' });
  respondWith([posting(1, { content: 'Another text about tulips.' })]);
  now += HOUR_MS;
  vi.setSystemTime(now);
  await readDueSources(bindings, () => now);
  const released = await call('sources/acme/released-fields', { fid: await fidOf(1) });
  expect(released.data).toEqual({ released: ['title'], left: [] });
  await write();
  await readNext();
  expect((await listJobs())[0]?.title).toBe('Gardener 1');
});

test('a job that retention deleted comes back as a draft', async () => {
  await add(postings(2));
  const fid = await fidOf(1);
  await moveJobs(database.db, [fid], 'closed', now);
  now += 366 * DAY_MS;
  vi.setSystemTime(now);
  await purge(bindings, now);
  expect(await statuses()).toEqual({ 2: 'open' });
  respondWith(postings(2).toReversed());
  await readNext();
  expect(await listJobs()).toMatchObject([{ fid, status: 'draft' }, { status: 'open' }]);
});

test('text that cannot be stored as it is counts neither as new nor as edited by hand', async () => {
  const title = `a${'😀'.repeat(150)}`;
  const jobs = [posting(1, { title: 'Gardener \ud800' }), posting(2, { title }), posting(3)];
  jobs.push(posting(4, { id: 'x\udc00' }));
  expect(await add(jobs)).toMatchObject({ created: 4 });
  await call('sources/acme/settings', { settings: { every: 30 } });
  await readNext();
  expect((await show()).lastReading).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
  type Detail = { source: { edited: string[] } };
  const detail = (await call<Detail>(`jobs/${await fidOf(1)}/detail`)).data;
  const other = (await call<Detail>(`jobs/${await fidOf(2)}/detail`)).data;
  expect([detail.source.edited, other.source.edited]).toEqual([[], []]);
});

test('a list of too many postings is refused', async () => {
  respondWith(Array.from({ length: 15_001 }, () => ({ title: 'Gardener', absolute_url: 'x' })));
  const refused = await call('sources', { id: 'acme', settings: SETTINGS });
  expect(refused).toMatchObject({ status: 422, error: { code: 'not_read' } });
  expect(refused.error?.message).toContain('It has more than 15000 postings.');
});

test('a posting with an impossible time does not stop the others', async () => {
  const lever = (id: string, createdAt: number) => ({
    ...{ id, createdAt, text: `Gardener ${id}`, hostedUrl: `https://acme.example/${id}` },
    ...{ categories: { location: 'Berlin, Germany', department: 'Operations' } },
    description: '<p>We look for somebody who is good with roses.</p>',
  });
  feed = () => Response.json([lever('1', 1e20), lever('2', NOW)]);
  const settings = { ...SETTINGS, url: 'https://api.lever.co/v0/postings/acme' };
  expect((await call('sources', { id: 'acme', settings })).data).toMatchObject({ created: 2 });
});

test('a reading that begins as another ends starts from what that one found', async () => {
  await add(postings(1));
  respondWith([]);
  now += HOUR_MS;
  const { JOBS } = bindings;
  const prepare = JOBS.prepare.bind(JOBS);
  let isFirst = true;
  vi.spyOn(JOBS, 'prepare').mockImplementation((sql) => {
    const statement = prepare(sql);
    if (!isFirst || !sql.startsWith('UPDATE source SET reading_until')) return statement;
    isFirst = false;
    return {
      bind: (...values: unknown[]) => ({
        run: async () => {
          await readSource(bindings, 'acme', now);
          return statement.bind(...values).run();
        },
      }),
    } as never;
  });
  await readSource(bindings, 'acme', now);
  expect(await show()).toMatchObject({ emptyReadings: 2, failures: 0 });
});

/** A small generator of pseudo-random numbers below 1, so that a failure can be repeated. */
const createRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** The thousand of decision 30 take half a minute: FAULTY_READINGS=1000. */
const FAULTY_READINGS = Number(process.env.FAULTY_READINGS ?? 40);

test('faulty readings, one after another, close no job', async () => {
  const all = postings(12);
  await add(all);
  const random = createRandom(7);
  const whole = JSON.stringify({ jobs: all });
  const below = (n: number) => Math.floor(random() * n);
  const FAULTS: readonly (() => Response)[] = [
    () => new Response(whole.slice(0, below(whole.length))),
    () => new Response(''),
    () => Response.json({ jobs: [] }),
    () => new Response('Oops', { status: [401, 403, 429, 500, 502, 503, 504][below(7)] ?? 500 }),
    () => new Response('<!doctype html><html><body><p>We will be back soon.</body></html>'),
    // Half of the list, each time another half.
    () => Response.json({ jobs: all.filter(() => random() < 0.5) }),
    () => Response.json({ jobs: all.slice(0, below(8)), meta: { total: 12 } }),
  ];
  const seen = new Map<number, number>();
  for (let i = 0; i < FAULTY_READINGS; i++) {
    const fault = below(FAULTS.length);
    seen.set(fault, (seen.get(fault) ?? 0) + 1);
    feed = FAULTS[fault] as () => Response;
    now += HOUR_MS;
    vi.setSystemTime(now);
    await readDueSources(bindings, () => now);
    // The list is whole now and then.
    if (i % 10 === 9) {
      respondWith(all);
      await readNext();
    }
  }
  expect(seen.size).toBe(FAULTS.length);
  await write();
  expect(await countOpen()).toBe(12);
  respondWith(all);
  await readNext();
  expect(await show()).toMatchObject({ state: 'active', failures: 0 });
}, 120_000);
