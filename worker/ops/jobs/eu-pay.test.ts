import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { writeImports } from '../../backend/imports/write-imports.ts';
import { countWithoutEuPay, findEuPayProblem } from '../../backend/jobs/eu-pay.ts';
import { type JobRecord, saveJobs } from '../../backend/jobs/save-jobs.ts';
import type { Bindings } from '../../env.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await createTestDatabase();
  setGate('on');
  await saveCompanies(database.db, [companyRecord()], NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setGate = (state?: 'on' | 'off') => {
  const stores = { ...database.both, FILES: database.files, EVENTS: database.events };
  bindings = { ...stores, ...(state && { REQUIRE_EU_PAY: state }) } as unknown as Bindings;
};

// biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of a response.
type Json = any;
const call = async (path: string, body?: object): Promise<{ status: number; body: Json }> => {
  const headers = { origin: 'http://localhost', 'content-type': 'application/json' };
  const request = new Request(`http://localhost/${path}`, {
    ...{ method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) },
  });
  const response = await respondTo(request, bindings);
  return { status: response.status, body: await response.json() };
};

const ROW = {
  ...{ company: 'acme', title: 'Gardener', status: 'open', category: 'operations' },
  ...{ descriptionHtml: '<p>We look for somebody good.</p>', locations: 'Berlin, DE' },
  ...{ employmentType: 'full_time', workplace: 'on_site', seniority: 'mid_level' },
};
const PAY = { salaryMin: '1', salaryMax: '1', salaryCurrency: 'EUR', salaryTimeframe: 'per_year' };

/** Imports rows; returns the problems and the fids of the jobs that were written. */
const importRows = async (rows: readonly object[]) => {
  const { id } = (await call('ops/imports', {})).body.data;
  const { body } = await call(`ops/imports/${id}/rows`, {
    kind: 'job',
    rows: rows.map((row, i) => ({ at: `line ${i + 2}`, record: { ...ROW, ...row } })),
  });
  await call(`ops/imports/${id}/apply`, { dryRun: false });
  const { results } = await database.db.prepare('SELECT fid FROM job ORDER BY fid').all<Json>();
  return {
    problems: body.data.problems as { at: string; field: string; message: string }[],
    fids: results.map(({ fid }) => fid),
  };
};

const openFids = async (): Promise<string[]> =>
  (
    await database.db
      .prepare("SELECT fid FROM job WHERE status = 'open' ORDER BY fid")
      .all<{ fid: string }>()
  ).results.map(({ fid }) => fid);

const MESSAGE = expect.stringMatching(/^An open job in the EU must state its pay .*payReason/);

const PLACES = {
  berlin: { displayName: 'Berlin', countryCode: 'DE', region: null },
  reunion: { displayName: 'Saint-Denis', countryCode: 'RE', region: null },
  zurich: { displayName: 'Zurich', countryCode: 'CH', region: null },
};
const CASES: readonly (readonly [name: string, isLacking: boolean, job: Partial<JobRecord>])[] = [
  ['no pay', true, {}],
  ['a lower limit alone', true, { salaryMin: 1 }],
  ['an upper limit alone', true, { salaryMax: 1 }],
  ['a range', false, { salaryMin: 1, salaryMax: 2 }],
  ['one amount', false, { salaryMin: 1, salaryMax: 1 }],
  ['a reason', false, { payReason: 'By collective agreement' }],
  ['a place outside the EU', false, { locations: [PLACES.zurich] }],
  ['one of two places in the EU', true, { locations: [PLACES.zurich, PLACES.berlin] }],
  ['an overseas part of the EU', true, { locations: [PLACES.reunion] }],
  ['remote work allowed in the EU', true, { locations: [], remoteCountryCodes: ['US', 'IE'] }],
  ['remote work elsewhere', false, { locations: [], remoteCountryCodes: ['US', 'GB'] }],
];

test.each(CASES)('an open job with %s lacks pay: %s', async (_, isLacking, changes) => {
  const pay = { salaryCurrency: 'EUR', salaryTimeframe: 'per_year' } as const;
  const job = jobRecord('a', { ...pay, ...changes });
  expect(findEuPayProblem(job)?.field).toBe(isLacking ? 'payReason' : undefined);
  // The count of `go-live` is by the same rule.
  await saveJobs(database.db, [job]);
  expect(await countWithoutEuPay(database.db, NOW)).toBe(isLacking ? 1 : 0);
});

test('jobs without pay are counted some at a time', async () => {
  const now = NOW - 1;
  await saveJobs(database.db, [
    ...['a', 'b', 'c', 'd'].map((fid) => jobRecord(fid)),
    jobRecord('paid', { payReason: 'By collective agreement' }),
    jobRecord('draft', { status: 'draft', publishedAt: null }),
    jobRecord('over', { publishedAt: NOW - 9, validThrough: now }),
  ]);
  for (const page of [1, 2, 5, 6]) expect(await countWithoutEuPay(database.db, now, page)).toBe(4);
});

test('an import leaves out open jobs in the EU without pay, and writes all others', async () => {
  const { problems, fids } = await importRows([
    { fid: 'bare' },
    { fid: 'paid', ...PAY },
    { fid: 'reasoned', payReason: 'By collective agreement' },
    { fid: 'draft', status: 'draft' },
    { fid: 'abroad', locations: 'Zurich, CH' },
  ]);
  expect(problems).toEqual([{ at: 'line 2', field: 'payReason', message: MESSAGE }]);
  expect(fids).toEqual(['abroad', 'draft', 'paid', 'reasoned']);
});

test('the gate is off by default', async () => {
  setGate();
  expect(await importRows([{ fid: 'bare' }])).toEqual({ problems: [], fids: ['bare'] });
  await call('ops/jobs/moves', { fids: ['bare'], to: 'closed' });
  expect((await call('ops/jobs/moves', { fids: ['bare'], to: 'open' })).status).toBe(200);
  expect((await call('ops/jobs/invalid')).body.data).toEqual([]);
  const { findings } = (await call('ops/go-live')).body.data;
  expect(findings.map(({ name }: { name: string }) => name)).not.toContain('eu-pay');
});

test('a draft or a closed job is not opened without pay', async () => {
  await saveJobs(database.db, [
    jobRecord('draft', { status: 'draft', publishedAt: null }),
    jobRecord('closed', { status: 'closed', closedAt: NOW }),
  ]);
  for (const fid of ['draft', 'closed']) {
    const refused = await call('ops/jobs/moves', { fids: [fid], to: 'open' });
    expect(refused.status).toBe(422);
    expect(refused.body.error.fields[fid]).toEqual([expect.stringMatching(/^payReason: An open/)]);
  }
  const edit = (changes: object) => call('ops/jobs/draft/edits', { changes });
  const refused = await edit({ status: 'open' });
  expect([refused.status, refused.body.error.fields]).toEqual([422, { payReason: [MESSAGE] }]);
  const edited = await edit({ status: 'open', payReason: 'By collective agreement' });
  expect(edited.body.data.changes).toContainEqual({
    ...{ field: 'payReason', from: null, to: 'By collective agreement' },
  });
  expect(await openFids()).toEqual(['draft']);
});

test('jobs that were open before stay open, and are reported and may be closed', async () => {
  await saveJobs(database.db, [jobRecord('old'), jobRecord('new', { payReason: 'See the text' })]);
  expect((await call('misc/jobs/old')).body.data.status).toBe('open');
  expect((await call('ops/jobs/invalid')).body.data).toEqual([
    { fid: 'old', title: 'Gardener', problems: [expect.stringMatching(/^payReason: /)] },
  ]);
  expect((await call('ops/jobs/old/detail')).body.data.problems).toHaveLength(1);
  expect((await call('ops/go-live')).body.data.findings).toContainEqual({
    name: 'eu-pay',
    where: ['1 open job: npm run ops -- jobs check'],
  });
  // An unchanged export of it can be imported; a change needs its pay.
  const { body } = await call('ops/jobs/rows', { fids: ['old'] });
  const [row] = body.data;
  expect((await importRows([row])).problems).toEqual([]);
  expect((await importRows([{ ...row, title: 'Head gardener' }])).problems).toHaveLength(1);
  expect(await openFids()).toEqual(['new', 'old']);
  expect((await call('ops/jobs/moves', { fids: ['old'], to: 'closed' })).status).toBe(200);
});

test('a reason is public, and an export with it can be imported unchanged', async () => {
  const payReason = 'Depends on <b>experience</b>';
  await importRows([{ fid: 'a', payReason }]);
  expect((await call('misc/jobs/a')).body.data.payReason).toBe(payReason);
  const { body } = await call('ops/jobs/rows', { fids: ['a'] });
  const [row] = body.data;
  expect(row.payReason).toBe(payReason);
  await importRows([row]);
  const { body: detail } = await call('ops/jobs/a/detail');
  expect(detail.data.job.payReason).toBe(payReason);
  // An empty value clears it, and a long one is refused.
  setGate('off');
  await call('ops/jobs/a/edits', { changes: { payReason: '' } });
  expect((await call('misc/jobs/a')).body.data.payReason).toBe('');
  const { problems } = await importRows([{ fid: 'b', payReason: 'x'.repeat(301) }]);
  expect(problems).toEqual([
    { at: 'line 2', field: 'payReason', message: expect.stringContaining('300') },
  ]);
});

test('a source leaves out postings in the EU without pay, unless its mapping has a reason', async () => {
  const posting = (id: number, name: string) => ({
    ...{ id, title: `Gardener ${id}`, absolute_url: `https://acme.example/jobs/${id}` },
    ...{ location: { name }, departments: [{ name: 'Operations' }] },
    content: '&lt;p&gt;We look for somebody who is good with roses.&lt;/p&gt;',
  });
  vi.stubGlobal('fetch', async () =>
    Response.json({ jobs: [posting(1, 'Berlin, Germany'), posting(2, 'Zurich, Switzerland')] }),
  );
  const settings = {
    url: 'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true',
    ...{ company: 'acme', visibility: 'named', status: 'open', every: 60, maxShrink: 30 },
  };
  const mapping = { defaults: { payReason: 'By collective agreement' } };
  const preview = { id: 'acme', settings: { ...settings, mapping }, dryRun: true };
  const previewed = await call('ops/sources', preview);
  expect(previewed.body.data).toMatchObject({ found: 2, created: 2, invalid: 0 });
  const added = await call('ops/sources', { id: 'acme', settings });
  expect(added.body.data).toMatchObject({ found: 2, created: 1, invalid: 1 });
  expect(JSON.stringify(added.body.data.problems)).toContain('payReason');
  await writeImports(bindings, undefined, () => NOW);
  expect(await openFids()).toHaveLength(1);
});
