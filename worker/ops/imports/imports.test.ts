import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportProblem } from '../../../src/contracts/ops.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { resetPurges } from '../../../tests/support/reset-purges.ts';
import { saveCompanies } from '../../backend/companies/save-companies.ts';
import { consumeEvents, handleWaitingEvents } from '../../backend/events/consume-events.ts';
import { moveJobs } from '../../backend/jobs/move-jobs.ts';
import { closeExpiredJobs } from '../../backend/jobs/repository.ts';
import { saveJobs } from '../../backend/jobs/save-jobs.ts';
import { indexAllJobs } from '../../backend/jobs/search/index/index-jobs.ts';
import { pageMemory } from '../../cache/memory-cache.ts';
import type { Bindings } from '../../env.ts';
import { stageRows } from './import-store.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()], NOW);
});
afterEach(() => void vi.useRealTimers());

const call = async (path: string, body?: object, method = 'POST') => {
  const { OPS_TOKEN } = bindings as { OPS_TOKEN?: string };
  const response = await respondTo(
    new Request(`http://localhost/ops/${path}`, {
      method,
      headers: {
        origin: 'http://localhost',
        'content-type': 'application/json',
        ...(OPS_TOKEN && { authorization: `Bearer ${OPS_TOKEN}` }),
      },
      body: body && JSON.stringify(body),
    }),
    bindings,
  );
  return { status: response.status, ...((await response.json()) as Record<string, never>) } as {
    status: number;
    data?: never;
    error?: { code: string; message: string };
  };
};

const beginImport = async () => (await call('imports')).data as unknown as { id: string };

const createRows = (records: readonly object[], from = 2) =>
  records.map((record, i) => ({ at: `line ${from + i}`, record }));

const add = async (id: string, kind: 'company' | 'job', records: readonly object[], from = 2) => {
  const { data } = await call(`imports/${id}/rows`, { kind, rows: createRows(records, from) });
  return (data as unknown as { problems: ImportProblem[] }).problems;
};

/** The problems with the given rows, one per line. */
const listProblems = async (kind: 'company' | 'job', ...records: object[]) => {
  const { id } = await beginImport();
  return (await add(id, kind, records)).map(
    ({ at, field, message }) => `${at}, ${field}: ${message}`,
  );
};

const importAll = async (
  { companies = [], jobs = [] }: { companies?: object[]; jobs?: object[] },
  dryRun = false,
) => {
  const { id } = await beginImport();
  const problems: ImportProblem[] = [];
  if (companies.length) problems.push(...(await add(id, 'company', companies)));
  for (let i = 0; i < jobs.length; i += 100) {
    problems.push(...(await add(id, 'job', jobs.slice(i, i + 100), i + 2)));
  }
  expect(problems).toEqual([]);
  return call(`imports/${id}/apply`, { dryRun });
};

/** Runs the next turn of an import's write, as a queue message would. */
const runTurn = async () => {
  const message = { body: { writeImports: true }, ack: vi.fn(), retry: vi.fn() };
  await consumeEvents({ messages: [message] } as never, bindings);
  expect(message.ack).toHaveBeenCalledOnce();
};

/** A row from a CSV file, in which every value is a string. */
const jobRow = (changes: object = {}) => ({
  requisitionId: 'R-1',
  company: 'acme',
  title: 'Rocket plumber',
  status: 'open',
  descriptionHtml: '<p>You fit pipes.</p><script>alert(1)</script>',
  employmentType: 'Full time',
  workplace: 'on_site',
  seniority: 'senior',
  locations: 'Berlin, DE-BE | Portland, Oregon, US-OR',
  salaryMin: '50000',
  salaryMax: '60000',
  salaryCurrency: 'eur',
  salaryTimeframe: 'per_year',
  category: 'operations',
  skills: 'Pipes | Wrenches',
  requireResume: 'no',
  ...changes,
});

const searchTitles = async (q: string): Promise<string[]> => {
  const response = await respondTo(new Request(`http://localhost/misc/jobs?q=${q}`), bindings);
  const { data } = (await response.json()) as { data: { title: string }[] };
  return data.map((job) => job.title);
};

const count = async (table: string) =>
  (await database.db.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n;

test('companies and their jobs are imported together, cleaned, indexed and logged', async () => {
  const { data } = await importAll({
    companies: [
      { name: 'Bólt & Söhne', category: 'software', size: '11-50', locations: 'Köln, DE' },
    ],
    jobs: [jobRow({ company: 'Bolt & Sohne' })],
  });
  expect(data).toEqual({
    ...{ state: 'done', rows: 2, done: 2, invalid: 0, leftOut: [], moreLeftOut: 0 },
    companies: { created: 1, updated: 0, unchanged: 0 },
    jobs: { created: 1, updated: 0, unchanged: 0 },
  });
  const job = await database.db
    .prepare(
      'SELECT job.*, company.slug AS company FROM job JOIN company ON company.id = company_id',
    )
    .first();
  expect(job).toMatchObject({
    company: 'bolt-sohne',
    slug: 'rocket-plumber',
    description_html: '<p>You fit pipes.</p>',
    description_plain: 'You fit pipes.',
    employment_type: 'full_time',
    salary_min: 50_000,
    salary_currency: 'EUR',
    require_resume: 0,
    vacancies: 1,
    published_at: NOW,
    employer_visibility: 'named',
  });
  expect(job?.fid).toMatch(/^[a-z0-9]{12}$/);
  expect(JSON.parse(String(job?.locations))).toEqual([
    { displayName: 'Berlin', countryCode: 'DE', region: 'DE-BE' },
    { displayName: 'Portland, Oregon', countryCode: 'US', region: 'US-OR' },
  ]);
  expect(await searchTitles('plumber+bolt')).toEqual(['Rocket plumber']);
  await handleWaitingEvents(bindings, () => NOW + DAY_MS, 'job_event');
  const log = await database.db.prepare('SELECT action, actor FROM audit_log').all();
  expect(log.results).toEqual([{ action: 'import.applied', actor: 'operator' }]);
  expect(await count('import_row')).toBe(0);
});

test('importing the same file again changes nothing, and a changed row updates only its job', async () => {
  const rows = [jobRow(), jobRow({ requisitionId: 'R-2', title: 'Nozzle painter' })];
  await importAll({ jobs: rows });
  const { results: before } = await database.db
    .prepare('SELECT * FROM job ORDER BY requisition_id')
    .all();
  vi.setSystemTime(NOW + DAY_MS);
  expect((await importAll({ jobs: rows })).data).toMatchObject({
    jobs: { created: 0, updated: 0, unchanged: 2 },
  });
  expect(
    (await database.db.prepare('SELECT * FROM job ORDER BY requisition_id').all()).results,
  ).toEqual(before);

  rows[1] = jobRow({ requisitionId: 'R-2', title: 'Nozzle varnisher' });
  expect((await importAll({ jobs: rows })).data).toMatchObject({
    jobs: { created: 0, updated: 1, unchanged: 1 },
  });
  expect(await searchTitles('painter')).toEqual([]);
  expect(await searchTitles('varnisher')).toEqual(['Nozzle varnisher']);
  const { results: after } = await database.db
    .prepare('SELECT * FROM job ORDER BY requisition_id')
    .all();
  expect(after.map((job) => job.fid)).toEqual(before.map((job) => job.fid));
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).toMatchObject({ published_at: NOW, updated_at: NOW + DAY_MS });
});

test('jobs are timestamped when they are written, not when they are checked', async () => {
  await saveJobs(database.db, [
    jobRecord('shuts'),
    jobRecord('opens', { status: 'draft', publishedAt: null }),
  ]);
  const { id } = await beginImport();
  const row = (fid: string, changes: object) => jobRow({ fid, requisitionId: '', ...changes });
  await add(id, 'job', [
    row('shuts', { status: 'closed' }),
    row('opens', { status: 'open' }),
    row('dated', { publishedAt: new Date(NOW - 7 * DAY_MS).toISOString() }),
  ]);
  const written = NOW + 60_000;
  vi.setSystemTime(written);
  await call(`imports/${id}/apply`, { dryRun: false });
  const { results } = await database.db
    .prepare('SELECT fid, published_at, closed_at, updated_at FROM job ORDER BY fid')
    .all();
  expect(results).toEqual([
    { fid: 'dated', published_at: NOW - 7 * DAY_MS, closed_at: null, updated_at: written },
    { fid: 'opens', published_at: written, closed_at: null, updated_at: written },
    { fid: 'shuts', published_at: NOW - DAY_MS, closed_at: written, updated_at: written },
  ]);
});

test('search engines are notified once of all jobs that an import wrote', async () => {
  const engines = { SITE_URL: 'https://jobs.example', INDEXNOW_KEY: 'a1b2c3d4e5f6' };
  bindings = { ...bindings, ...engines, OPS_TOKEN: 'a-token-of-16-letters' } as Bindings;
  await saveJobs(database.db, [jobRecord('shuts'), jobRecord('stays')]);
  const rows = (changes: object) => [
    jobRow({ fid: 'shuts', requisitionId: '', ...changes }),
    jobRow({ fid: 'opens', requisitionId: '', ...changes }),
  ];
  const readChangedFids = async () =>
    (
      await database.db
        .prepare("SELECT payload ->> 'fids' AS fids FROM job_event WHERE kind = 'jobs_changed'")
        .all<{ fids: string }>()
    ).results.map(({ fids }) => JSON.parse(fids).sort());
  await importAll({ jobs: rows({}) }, true);
  expect(await readChangedFids()).toEqual([]);
  await importAll({ jobs: rows({}) });
  expect(await readChangedFids()).toEqual([['opens', 'shuts']]);
});

test('an import purges only the pages of the jobs that it changed', async () => {
  await saveJobs(database.db, [jobRecord('known'), jobRecord('other')]);
  await resetPurges(database.db);
  const purge = vi.spyOn(pageMemory, 'purge').mockReturnValue();
  await importAll({ jobs: [jobRow({ fid: 'known', requisitionId: '' }), jobRow({})] });
  expect(purge.mock.calls.map(([tags]) => tags?.toSorted())).toEqual([
    ['company-acme', 'job-known'],
  ]);
  purge.mockRestore();
});

test('the ids of hidden employers’ jobs do not reveal their positions in the file', async () => {
  const jobs = Array.from({ length: 20 }, (_, i) => jobRow({ requisitionId: `R-${i}` }));
  await importAll({ jobs });
  const { results } = await database.db
    .prepare('SELECT fid, requisition_id FROM job ORDER BY id')
    .all<{ fid: string; requisition_id: string }>();
  expect(results).toEqual(results.toSorted((a, b) => (a.fid < b.fid ? -1 : 1)));
  expect(results.map((job) => job.requisition_id)).not.toEqual(
    jobs.map((job) => job.requisitionId),
  );
});

test('only the day of publication is stored for a hidden employer’s job', async () => {
  await saveJobs(database.db, [
    jobRecord('moved', { status: 'draft', publishedAt: null, employerVisibility: 'agency' }),
    jobRecord('before', { employerVisibility: 'anonymous' }),
  ]);
  const row = (fid: string, changes: object = {}) =>
    jobRow({ fid, requisitionId: '', employerVisibility: 'anonymous', ...changes });
  const jobs = [
    row('opens'),
    row('dated', { publishedAt: new Date(NOW - DAY_MS).toISOString() }),
    row('before'),
    row('named', { employerVisibility: 'named' }),
    row('day', { employerVisibility: 'named', publishedAt: '2026-11-16' }),
  ];
  await importAll({ jobs });
  await moveJobs(database.db, ['moved'], 'open', NOW);
  await indexAllJobs(database.db);
  const { results } = await database.db
    .prepare('SELECT fid, published_at FROM job ORDER BY fid')
    .all();
  const storedAt = NOW - DAY_MS / 2 + 1000;
  expect(results).toEqual([
    { fid: 'before', published_at: storedAt - DAY_MS },
    { fid: 'dated', published_at: storedAt - DAY_MS },
    { fid: 'day', published_at: storedAt - 1000 },
    { fid: 'moved', published_at: storedAt },
    { fid: 'named', published_at: NOW },
    { fid: 'opens', published_at: storedAt },
  ]);
  // The time shown in lists is neither the exact time of the import nor midnight.
  const response = await respondTo(new Request('http://localhost/misc/jobs?sort=newest'), bindings);
  const { data } = (await response.json()) as {
    data: { fid: string; employerVisibility: string }[];
  };
  expect(data.map(({ employerVisibility }) => employerVisibility)).toEqual([
    ...['named', 'agency', 'anonymous', 'named', 'anonymous', 'anonymous'],
  ]);
  expect((await importAll({ jobs })).data).toMatchObject({ jobs: { unchanged: 5 } });
  const later = row('opens', { publishedAt: new Date(NOW + 1000).toISOString() });
  expect(await listProblems('job', later)).toEqual([expect.stringContaining('in the future')]);
});

test('an import that extends a job reopens it if the cron job closed it in the meantime', async () => {
  const ends = { validThrough: NOW + 1000 };
  await saveJobs(database.db, [
    ...['prolonged', 'same', 'changed'].map((fid) => jobRecord(fid, ends)),
    jobRecord('stays'),
  ]);
  const row = (fid: string, validThrough: string) =>
    jobRow({ fid, requisitionId: '', status: '', validThrough });
  const stage = async (...fids: string[]) => {
    const { id } = await beginImport();
    expect(await add(id, 'job', [...fids.map((fid) => row(fid, '2026-12-31'))])).toEqual([]);
    return id;
  };
  const id = await stage('prolonged', 'stays');
  const late = await stage('changed', 'stays');
  await saveJobs(database.db, [jobRecord('changed', { ...ends, updatedAt: NOW + 500 })]);
  vi.setSystemTime(NOW + 60_000);
  expect((await Array.fromAsync(closeExpiredJobs(database.db, Date.now()))).flat()).toHaveLength(3);
  expect((await call(`imports/${id}/apply`, { dryRun: false })).data).toMatchObject({
    state: 'done',
  });
  // This job was changed by another update before the cron job closed it.
  expect((await call(`imports/${late}/apply`, { dryRun: false })).data).toMatchObject({
    leftOut: [{ at: 'line 2' }, { at: 'line 3' }],
  });
  const { results } = await database.db
    .prepare('SELECT fid, status, closed_at FROM job ORDER BY fid')
    .all();
  expect(results).toEqual([
    { fid: 'changed', status: 'closed', closed_at: NOW + 1000 },
    { fid: 'prolonged', status: 'open', closed_at: null },
    { fid: 'same', status: 'closed', closed_at: NOW + 1000 },
    { fid: 'stays', status: 'open', closed_at: null },
  ]);
  expect(await searchTitles('plumber')).toHaveLength(2);
});

test('an import without a status neither opens nor closes a job', async () => {
  await saveJobs(database.db, [
    jobRecord('draft', { status: 'draft', publishedAt: null }),
    jobRecord('shut', { status: 'closed', closedAt: NOW - 5 }),
  ]);
  const row = (fid: string) => jobRow({ fid, requisitionId: '', status: '' });
  await importAll({ jobs: [row('draft'), row('shut'), row('fresh')] });
  const { results } = await database.db
    .prepare('SELECT fid, status, closed_at, published_at FROM job ORDER BY fid')
    .all();
  expect(results).toEqual([
    { fid: 'draft', status: 'draft', closed_at: null, published_at: null },
    { fid: 'fresh', status: 'draft', closed_at: null, published_at: null },
    { fid: 'shut', status: 'closed', closed_at: NOW - 5, published_at: NOW - DAY_MS },
  ]);
});

test('a start date without a time means the start of that day, and a closing date without a time the end of that day', async () => {
  const valid = (requisitionId: string, publishedAt: string, validThrough: string) =>
    jobRow({ requisitionId, publishedAt, validThrough });
  await importAll({
    jobs: [
      // Imported at noon on the same day.
      valid('D-1', '2026-11-16', '2026-11-16'),
      valid('D-2', '2026-11-01T08:00:00+01:00', '2027-01-31T17:00:00Z'),
    ],
  });
  const { results } = await database.db
    .prepare('SELECT published_at, valid_through FROM job ORDER BY requisition_id')
    .all();
  expect(results).toEqual([
    { published_at: NOW - DAY_MS / 2, valid_through: NOW + DAY_MS / 2 - 1000 },
    { published_at: Date.UTC(2026, 10, 1, 7), valid_through: Date.UTC(2027, 0, 31, 17) },
  ]);
});

test('a renamed company’s jobs are found by the new name', async () => {
  await importAll({ jobs: [jobRow()] });
  expect(await searchTitles('zeppelin')).toEqual([]);
  await importAll({ companies: [{ slug: 'acme', name: 'Zeppelin', category: 'software' }] });
  expect(await searchTitles('zeppelin')).toEqual(['Rocket plumber']);
});

test('a dry run returns the changes and writes nothing', async () => {
  const { data } = await importAll({ jobs: [jobRow()] }, true);
  expect(data).toMatchObject({ state: 'checked', jobs: { created: 1, updated: 0 } });
  expect(await count('job')).toBe(0);
  expect(await count('job_event')).toBe(0);
});

test('every problem in every row is reported with advice on how to fix it', async () => {
  const problems = await listProblems(
    'job',
    jobRow({
      titel: 'x',
      title: ' ',
      salaryMin: '50.000',
      workplace: 'moon',
      category: 'operatons',
    }),
    jobRow({ requisitionId: '', company: 'acmee', locations: 'Nowhereville' }),
    jobRow({ requisitionId: 'R-3', salaryMax: 10, locations: 'Berlin, Germany' }),
    jobRow({ requisitionId: 'R-4', locations: 'Berlin, XX | Wien, DE-ZZ', salaryCurrency: 'Euro' }),
    jobRow({ requisitionId: 'R-5', validThrough: '31.12.2026', questions: '[{"id":"a b"}]' }),
    jobRow({ requisitionId: 'R-6', validThrough: '2020-01-01', requireResume: 'perhaps' }),
    jobRow({ requisitionId: 'R-1' }),
    {},
  );
  expect(problems).toMatchInlineSnapshot(`
    [
      "line 2, titel: Unknown column. Did you mean title?",
      "line 2, title: A job needs a title.",
      "line 2, workplace: “moon” is not a known value. Use one of: on_site, hybrid, remote.",
      "line 2, salaryMin: “50.000” is not a whole number from 0 to 1000000000. Use digits only, such as 50000.",
      "line 2, category: “operatons” is not a known job category. Did you mean operations?",
      "line 3, null: Give a fid or a requisitionId, so that the next import can find this job.",
      "line 3, company: There is no company “acmee”. Did you mean acme?",
      "line 3, locations.0: “Nowhereville” is not a known place. Write it as “Berlin, DE” or, with a region, “Berlin, DE-BE”, or map it to a place.",
      "line 4, salaryMax: This is less than salaryMin. Put the smaller amount in salaryMin.",
      "line 5, locations.0: “XX” is not a known country code (ISO 3166-1). Did you mean AX, CX, or MX?",
      "line 5, locations.1: “DE-ZZ” is not a known region of DE (ISO 3166-2). Did you mean DE-BB, DE-BE, or DE-BW?",
      "line 5, salaryCurrency: “EURO” is not a known currency (ISO 4217). Use EUR.",
      "line 6, validThrough: “31.12.2026” is not a valid date. Use the form 2027-01-31 or 2027-01-31T17:00:00Z.",
      "line 6, questions.0.id: “a b” is not a valid id. Use letters, digits, - and _.",
      "line 6, questions.0.label: A question needs a label.",
      "line 7, requireResume: “perhaps” is not a yes/no value. Write true or false.",
      "line 7, validThrough: The date has passed. Set a later date, or leave the job closed.",
      "line 8, requisitionId: The same job is already at line 2. Remove one of them.",
      "line 9, company: A job needs a company: give its slug.",
      "line 9, title: A job needs a title.",
      "line 9, employmentType: This is missing. Use one of: full_time, part_time, contract, temporary, internship, volunteer, other.",
      "line 9, workplace: This is missing. Use one of: on_site, hybrid, remote.",
      "line 9, seniority: This is missing. Use one of: entry_level, associate, mid_level, senior, lead, principal, director, executive.",
      "line 9, category: A job needs a category, such as engineering.",
      "line 9, null: Give a fid or a requisitionId, so that the next import can find this job.",
      "line 9, descriptionHtml: A job needs a description, unless it has an applicationUrl.",
    ]
  `);
});

test.each([
  ['locations', 'Little Smithy, UK', '“UK” is not a known country code (ISO 3166-1). Use GB.'],
  ['locations', 'Little Smithy, EL', '“EL” is not a known country code (ISO 3166-1). Use GR.'],
  ['remoteCountryCodes', 'UK', '“UK” is not a known country code (ISO 3166-1). Use GB.'],
  ['salaryCurrency', 'RMB', '“RMB” is not a known currency (ISO 4217). Use CNY.'],
])('a common mistake in %s, %s, is corrected in the message', async (field, value, message) => {
  const [problem] = await listProblems('job', jobRow({ [field]: value }));
  expect(problem).toContain(message);
});

test.each([101, 1_500, 30_000])(
  'HTML nested %i levels deep is reported by row and column, and the other rows are still checked',
  async (depth) => {
    const descriptionHtml = `${'<b>'.repeat(depth)}Deep`;
    const tooDeep =
      'line 3, descriptionHtml: The HTML nests elements more than 100 levels deep. Simplify it.';
    expect(
      await listProblems('job', jobRow(), jobRow({ requisitionId: 'R-2', descriptionHtml })),
    ).toEqual([tooDeep]);
    const company = { category: 'software', summary: 'We weld.', website: 'https://one.example' };
    const companies = [
      { ...company, name: 'One' },
      { ...company, name: 'Two', descriptionHtml },
    ];
    expect(await listProblems('company', ...companies)).toEqual([tooDeep]);
  },
);

test('problems with company rows are reported', async () => {
  const problems = await listProblems(
    'company',
    {
      name: 'Jobs',
      category: 'sofware',
      founded: 'long ago',
      size: 'big',
      website: 'javascript:x',
    },
    { name: 'Jobs', category: 'software' },
    { name: '日本', category: 'software' },
    { slug: 'Bad Slug', name: 'B', category: 'software', logoUrl: 'http://x.example/a.png' },
    { slug: 'twice', name: 'A', category: 'software' },
    { slug: 'twice', name: 'A', category: 'software' },
  );
  expect(problems).toMatchInlineSnapshot(`
    [
      "line 2, website: Enter a web address such as https://example.com/you.",
      "line 2, size: “big” is not a known value. Use one of: 1-10, 11-50, 51-200, 201-500, 501-1000, 1001-5000, 5001+.",
      "line 2, founded: “long ago” is not a whole number from 1000 to 2200. Use digits only, such as 1999.",
      "line 2, name: The slug “jobs” is reserved for the site’s own URLs. Give another slug.",
      "line 2, category: “sofware” is not a known company category. Did you mean software?",
      "line 3, name: The slug “jobs” is already at line 2. Remove one of them.",
      "line 5, slug: “Bad Slug” is not a valid slug. Use lowercase letters, digits and single hyphens, such as acme-rockets.",
      "line 5, logoUrl: “http://x.example/a.png” is not an image URL. Use https://… or a path on this site such as /logos/a.svg.",
      "line 7, slug: The slug “twice” is already at line 6. Remove one of them.",
    ]
  `);
});

test('bad rows are left out, and the others are written in several turns', async () => {
  const { id } = await beginImport();
  // A slice of the writing has three jobs with such a text.
  const descriptionHtml = `<p>${'You fit pipes. '.repeat(6_500)}</p>`;
  const jobs = Array.from({ length: 14 }, (_, i) =>
    jobRow({ requisitionId: `R-${i}`, descriptionHtml }),
  );
  for (const i of [4, 13]) jobs[i] = jobRow({ requisitionId: `R-${i}`, workplace: '' });
  const problems = [
    ...(await add(id, 'job', jobs.slice(0, 7), 2)),
    ...(await add(id, 'job', jobs.slice(7), 9)),
  ];
  expect(problems).toEqual([
    expect.objectContaining({ at: 'line 6', field: 'workplace' }),
    expect.objectContaining({ at: 'line 15', field: 'workplace' }),
  ]);
  // A corrected row has the same position, so it replaces the bad one.
  expect(await add(id, 'job', [jobRow({ requisitionId: 'R-13', descriptionHtml })], 15)).toEqual(
    [],
  );
  expect((await call(`imports/${id}/apply`, { dryRun: true })).data).toMatchObject({
    ...{ state: 'checked', invalid: 1, jobs: { created: 13 } },
  });
  expect(await count('job')).toBe(0);
  // The database is so slow that a turn ends after a few slices.
  const { JOBS } = bindings;
  const batch = JOBS.batch.bind(JOBS);
  const slow = vi.spyOn(JOBS, 'batch').mockImplementation((statements) => {
    vi.setSystemTime(Date.now() + 3_000);
    return batch(statements) as never;
  });
  const { data: begun } = await call(`imports/${id}/apply`, {});
  expect(begun).toMatchObject({ state: 'writing', rows: 13, invalid: 1, jobs: { created: 13 } });
  expect([3, 6, 9]).toContain((begun as unknown as { done: number }).done);
  slow.mockRestore();
  expect(
    (await call(`imports/${id}/rows`, { kind: 'job', rows: createRows([jobRow()]) })).error,
  ).toMatchObject({
    code: 'being_written',
  });
  await runTurn();
  expect((await call(`imports/${id}`, undefined, 'GET')).data).toMatchObject({
    ...{ state: 'done', rows: 13, done: 13, invalid: 1, jobs: { created: 13 }, leftOut: [] },
  });
  expect(await count('job')).toBe(13);
  expect(await count('import_row')).toBe(0);
  await indexAllJobs(database.db);
  expect(await count('job_search')).toBe(13);
}, 60_000);

test('jobs of a company whose row has problems are left out, unless the company exists', async () => {
  const { id } = await beginImport();
  await add(id, 'company', [
    { name: 'Bolt', category: 'unknown' },
    { slug: 'acme', name: 'Acme', category: 'unknown' },
  ]);
  const problems = await add(id, 'job', [
    jobRow({ company: 'bolt' }),
    jobRow({ requisitionId: 'R-2' }),
  ]);
  expect(problems).toEqual([
    {
      ...{ at: 'line 2', field: 'company' },
      message: 'The row of the company “bolt” has problems. Correct that row first.',
    },
  ]);
  expect((await call(`imports/${id}/apply`, {})).data).toMatchObject({
    ...{ state: 'done', invalid: 3, jobs: { created: 1 } },
  });
});

test('a company that may only be created is left as it is if it exists', async () => {
  const { id } = await beginImport();
  const company = (name: string) => ({
    ...{ at: `line ${name}`, record: { name, category: 'software' }, onlyNew: true },
  });
  const before = await database.db.prepare("SELECT * FROM company WHERE slug = 'acme'").first();
  await call(`imports/${id}/rows`, { kind: 'company', rows: [company('Acme'), company('Bolt')] });
  expect((await call(`imports/${id}/apply`, {})).data).toMatchObject({
    companies: { created: 1, updated: 0, unchanged: 1 },
  });
  expect(await database.db.prepare("SELECT * FROM company WHERE slug = 'acme'").first()).toEqual(
    before,
  );
});

test.each([
  ['Cyrillic', 'Инженер-программист', 'inzhener-programmist'],
  ['Chinese with Latin letters', 'VM 工程师', 'vm-gongchengshi'],
  ['letters without a base letter', 'Straßenbauer in Łódź', 'strassenbauer-in-lodz'],
  ['no letters at all', '5 ♥', '5'],
])('a title in %s becomes a readable address', async (_, title, slug) => {
  await importAll({ jobs: [jobRow({ title, status: 'draft' })] });
  expect(await database.db.prepare('SELECT slug FROM job').first('slug')).toBe(slug);
});

test('the address of a known job changes only with its title', async () => {
  await saveJobs(database.db, [
    jobRecord('same', { title: 'Инженер', slug: 'job' }),
    jobRecord('new', { title: 'Инженер', slug: 'job' }),
  ]);
  const row = (fid: string, title: string) => jobRow({ fid, requisitionId: '', title });
  await importAll({ jobs: [row('same', 'Инженер'), row('new', 'Главный инженер')] });
  const { results } = await database.db.prepare('SELECT fid, slug FROM job ORDER BY fid').all();
  expect(results).toEqual([
    { fid: 'new', slug: 'glavnyi-inzhener' },
    { fid: 'same', slug: 'job' },
  ]);
});

test('a company keeps the address that its name gave before, and its jobs find it by name', async () => {
  await saveCompanies(database.db, [companyRecord({ slug: 'stra-e', name: 'Straße' })]);
  await importAll({
    companies: [{ name: 'Straße', category: 'software', summary: 'We pave.' }],
    jobs: [jobRow({ company: 'Straße' })],
  });
  const { results } = await database.db
    .prepare(
      'SELECT slug, summary FROM job JOIN (SELECT id, slug AS company, summary FROM company) AS company ON company.id = company_id',
    )
    .all();
  expect(results).toEqual([{ slug: 'rocket-plumber', summary: 'We pave.' }]);
  expect(await count('company')).toBe(2);
});

test.each([
  ['Berlin', [['Berlin', 'DE', 'DE-BE']]],
  ['Berlin, Germany', [['Berlin', 'DE', 'DE-BE']]],
  ['San Francisco, CA', [['San Francisco', 'US', 'US-CA']]],
  ['Vancouver, CA', [['Vancouver', 'CA', null]]],
  [
    'SF / NYC; London',
    [
      ['San Francisco', 'US', 'US-CA'],
      ['New York City', 'US', 'US-NY'],
      ['London', 'GB', 'GB-ENG'],
    ],
  ],
  ['Germany', [['Germany', 'DE', null]]],
  ['California, US', [['California', 'US', 'US-CA', true]]],
  ['Bavaria, Germany', [['Bavaria', 'DE', 'DE-BY', true]]],
  [
    'DACH',
    [
      ['Germany', 'DE', null],
      ['Austria', 'AT', null],
      ['Switzerland', 'CH', null],
    ],
  ],
])('the place %s is read by the gazetteer', async (locations, expected) => {
  await importAll({ jobs: [jobRow({ locations })] });
  const stored = JSON.parse(
    String(await database.db.prepare('SELECT locations FROM job').first('locations')),
  ) as { displayName: string; countryCode: string; region: string | null; isRegion?: boolean }[];
  expect(
    stored.map(({ displayName, countryCode, region, isRegion }) => [
      ...[displayName, countryCode, region],
      ...(isRegion ? [true] : []),
    ]),
  ).toEqual(expected);
});

test('a remote job can be done in the countries that its places name', async () => {
  const remote = (requisitionId: string, locations: string) =>
    jobRow({ requisitionId, locations, workplace: 'Remote' });
  await importAll({
    jobs: [remote('1', 'Remote - DACH'), remote('2', 'Boston, MA; Remote, US')],
  });
  const { results } = await database.db
    .prepare(
      `SELECT json_array_length(locations) AS places, remote_country_codes AS countries FROM job
       ORDER BY requisition_id`,
    )
    .all();
  expect(results).toEqual([
    { places: 0, countries: '["DE","AT","CH"]' },
    { places: 1, countries: '["US"]' },
  ]);
});

test.each([
  ['Nowhereville', 'on_site', /^“Nowhereville” is not a known place\. Write it as/],
  ['EMEA', 'on_site', /^“EMEA” is a group of countries\./],
])(
  'the place %s of a job with the workplace %s is refused',
  async (locations, workplace, message) => {
    const { id } = await beginImport();
    expect(await add(id, 'job', [jobRow({ locations, workplace })])).toEqual([
      { at: 'line 2', field: 'locations.0', message: expect.stringMatching(message) },
    ]);
  },
);

test('a job in a whole state is found by the state and by its country', async () => {
  await importAll({ jobs: [jobRow({ locations: 'California, US' })] });
  for (const where of ['location=California', 'location=CA', 'country=US']) {
    const response = await respondTo(new Request(`http://localhost/misc/jobs?${where}`), bindings);
    const { data } = (await response.json()) as { data: object[] };
    expect([where, data.length]).toEqual([where, 1]);
  }
});

test('the places that were read are counted, with an example', async () => {
  const { id } = await beginImport();
  const jobs = ['Berlin', 'Berlin, DE', 'SF / NYC'].map((locations, i) =>
    jobRow({ requisitionId: `R-${i}`, locations }),
  );
  const { data } = await call(`imports/${id}/rows`, { kind: 'job', rows: createRows(jobs) });
  expect((data as unknown as { rules: object[] }).rules).toEqual([
    { rule: 'places', rows: 2, at: 'line 2', from: 'Berlin', to: 'Berlin, DE-BE' },
  ]);
});

test('only a job that links to a named employer’s site may be open without a text', async () => {
  const row = (changes: object) =>
    jobRow({ descriptionHtml: '', applicationUrl: 'https://acme.example/jobs/1', ...changes });
  expect(await listProblems('job', row({}))).toEqual([]);
  expect(await listProblems('job', row({ applicationUrl: '' }))).toEqual([
    expect.stringContaining('descriptionHtml: A job needs a description, unless'),
  ]);
  expect(await listProblems('job', row({ employerVisibility: 'agency' }))).toEqual([
    expect.stringContaining('descriptionHtml: The description has no readable text.'),
  ]);
  const anywhere = { workplace: 'remote', locations: '' };
  expect(await listProblems('job', row(anywhere))).toEqual([]);
  expect(await listProblems('job', row({ ...anywhere, descriptionHtml: '<p>Weld.</p>' }))).toEqual([
    expect.stringContaining('locations: An open job needs a place.'),
  ]);
});

test('spellings of other systems are accepted: FullTime, Onsite, a time in UTC, long references', async () => {
  const requisitionId = 'r'.repeat(300);
  await importAll({
    jobs: [
      jobRow({
        ...{ employmentType: 'FullTime', workplace: 'Onsite', seniority: 'Mid-Level' },
        ...{ publishedAt: '2026-08-05 07:43:59 UTC', requisitionId },
      }),
    ],
  });
  expect(await database.db.prepare('SELECT * FROM job').first()).toMatchObject({
    ...{ employment_type: 'full_time', workplace: 'on_site', seniority: 'mid_level' },
    ...{ published_at: Date.UTC(2026, 7, 5, 7, 43, 59), requisition_id: requisitionId },
  });
});

test('a database failure during the write leaves no partial import', async () => {
  const { id } = await beginImport();
  await add(id, 'company', [{ name: 'Bolt', category: 'software' }]);
  await add(id, 'job', [jobRow({ company: 'bolt' }), jobRow({ requisitionId: 'R-2' })]);
  // Makes only the last statements of the write fail.
  await database.db
    .prepare(
      "CREATE TRIGGER broken BEFORE INSERT ON job_event BEGIN SELECT RAISE(ABORT, 'disk'); END",
    )
    .run();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await call(`imports/${id}/apply`, {})).status).toBe(500);
  expect(await count('job')).toBe(0);
  expect(await count('job_search')).toBe(0);
  expect(await count('company')).toBe(1);
  await database.db.prepare('DROP TRIGGER broken').run();
  expect((await call(`imports/${id}/apply`, {})).data).toMatchObject({ state: 'done' });
});

test('a record that has changed since the check is left out, and the others are written', async () => {
  await saveJobs(database.db, [jobRecord('known')]);
  const { id } = await beginImport();
  await add(id, 'job', [jobRow({ fid: 'known' }), jobRow({ fid: 'other', requisitionId: 'R-2' })]);
  await moveJobs(database.db, ['known'], 'closed', NOW + 1);
  expect((await call(`imports/${id}/apply`, {})).data).toMatchObject({
    ...{ state: 'done', jobs: { created: 1, updated: 0 } },
    leftOut: [{ at: 'line 2', message: 'The record was changed after the check.' }],
  });
  expect(await count('job')).toBe(2);
});

test('the second of two imports of the same new job creates no duplicate', async () => {
  const first = await beginImport();
  const second = await beginImport();
  await add(first.id, 'job', [jobRow()]);
  await add(second.id, 'job', [jobRow()]);
  await call(`imports/${first.id}/apply`, {});
  expect((await call(`imports/${second.id}/apply`, {})).data).toMatchObject({
    leftOut: [{ at: 'line 2' }],
  });
  expect(await count('job')).toBe(1);
});

test('if two requests stage the same key at the same moment, one gets 409 rather than a server error', async () => {
  const { id } = await beginImport();
  const row = { key: 'acme', requisition: null, change: 'created', base: null } as const;
  const stage = (at: string) => stageRows(database.db, id, 'company', [{ ...row, at, record: {} }]);
  await stage('line 2');
  await stage('line 2');
  await expect(stage('line 3')).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' });
  expect(await count('import_row')).toBe(1);
});

test('an import is applied only once, can be dropped, and is deleted after a day', async () => {
  const applied = await beginImport();
  await add(applied.id, 'job', [jobRow()]);
  await call(`imports/${applied.id}/apply`, {});
  expect((await call(`imports/${applied.id}/apply`, {})).data).toMatchObject({ state: 'done' });
  expect(await count('job_event')).toBe(1);

  const dropped = await beginImport();
  await add(dropped.id, 'job', [jobRow({ requisitionId: 'R-2' })]);
  expect((await call(`imports/${dropped.id}`, undefined, 'DELETE')).data).toEqual({
    dropped: true,
  });
  expect(await count('import_row')).toBe(0);

  const left = await beginImport();
  await add(left.id, 'job', [jobRow({ requisitionId: 'R-3' })]);
  vi.setSystemTime(NOW + 2 * DAY_MS);
  await beginImport();
  expect(await count('import')).toBe(1);
  expect(await count('import_row')).toBe(0);
});

test.each([
  ['no rows', { kind: 'job', rows: [] }],
  ['too many rows', { kind: 'job', rows: createRows(Array(251).fill({})) }],
  ['another kind', { kind: 'user', rows: createRows([{}]) }],
  ['no record', { kind: 'job', rows: [{ at: 'line 1' }] }],
  ['a list for a record', { kind: 'job', rows: [{ at: 'line 1', record: 'x' }] }],
])('invalid rows are rejected: %s', async (_, body) => {
  const { id } = await beginImport();
  expect(await call(`imports/${id}/rows`, body)).toMatchObject({
    status: 422,
    error: { code: 'invalid' },
  });
});

test('each unknown place is listed once with its number of jobs, and the jobs are still imported', async () => {
  const jobs = [
    jobRow({ requisitionId: 'P-1', locations: 'Munich, DE | Zzyzxburg, DE' }),
    jobRow({ requisitionId: 'P-2', locations: 'Zzyzxburg, DE' }),
    jobRow({ requisitionId: 'P-3', locations: 'Zzyzxburg, US' }),
  ];
  const reason = 'No place with that name is known.';
  const unreadPlaces = {
    places: [
      { text: 'Zzyzxburg', country: 'DE', jobs: 2, reason },
      { text: 'Zzyzxburg', country: 'US', jobs: 1, reason },
    ],
    more: 0,
  };
  expect((await importAll({ jobs }, true)).data).toMatchObject({ state: 'checked', unreadPlaces });
  expect((await importAll({ jobs })).data).toMatchObject({ state: 'done', unreadPlaces });
  expect(await call('jobs/unread-places', undefined, 'GET')).toEqual({
    status: 200,
    data: unreadPlaces,
  });
  const found = await respondTo(
    new Request('http://localhost/misc/jobs?location=M%C3%BCnchen'),
    bindings,
  );
  expect(await found.json()).toMatchObject({ meta: { total: 1, places: [{ nearbyKm: null }] } });
  expect((await importAll({ jobs: [jobRow({ requisitionId: 'P-4' })] })).data).not.toHaveProperty(
    'unreadPlaces',
  );
});
