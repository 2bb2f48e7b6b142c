import Papa from 'papaparse';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATE_HINT } from '../../src/contracts/dates.ts';
import { APPLICATION_STATUSES } from '../../src/contracts/enums.ts';
import { insertTestApplication } from '../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { createContext, respondTo } from '../../tests/support/request-context.ts';
import { pdfResume } from '../../tests/support/resumes.ts';
import { signIn } from '../../tests/support/sign-in.ts';
import { respondInJson } from '../api/respond-to-call.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { handleWaitingEvents } from '../backend/events/consume-events.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { insertJobInterest } from '../backend/referrals/repository.ts';
import { issueGrant } from '../backend/reviewers/grants.ts';
import { saveReview } from '../backend/reviewers/save-review.ts';
import { suppressAddress } from '../backend/suppressions/suppressions.ts';
import type { Bindings } from '../env.ts';
import { keyedHash } from '../http/secrets.ts';

let database: TestDatabase;
let bindings: Bindings;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()], NOW);
  await saveJobs(database.db, [
    jobRecord('open', { title: 'Rocket plumber' }),
    jobRecord('draft', { title: 'Nozzle painter', status: 'draft', publishedAt: null }),
    jobRecord('ended', { status: 'closed', closedAt: NOW - 1, validThrough: NOW - 1 }),
    jobRecord('gone', { status: 'archived' }),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface JsonResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test names what it expects of an answer.
  body: any;
}

const fetchOps = (
  path: string,
  { body, method = body ? 'POST' : 'GET', context }: CallOptions = {},
) =>
  respondInJson(
    createContext(
      new Request(`http://localhost/ops/${path}`, {
        method,
        headers: {
          origin: 'http://localhost',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }),
      bindings,
      { waitUntil: () => undefined, ...context },
    ),
  );
interface CallOptions {
  body?: object;
  method?: string;
  context?: object;
}
const ask = async (path: string, options?: CallOptions): Promise<JsonResponse> => {
  const response = await fetchOps(path, options);
  expect(response.headers.get('cache-control')).toMatch(/no-store/);
  return { status: response.status, body: await response.json() };
};

/** Handles the events that the queue has not delivered yet, then returns the audit log. */
const auditLog = async () => {
  await handleWaitingEvents(bindings, () => NOW + DAY_MS, 'job_event');
  return readAuditLog();
};
const readAuditLog = async () =>
  (
    await database.db
      .prepare('SELECT actor, action, subject, detail FROM audit_log ORDER BY id')
      .all<{ actor: string; action: string; subject: string; detail: string }>()
  ).results;

const apply = (changes: Partial<Parameters<typeof insertTestApplication>[1]> = {}) =>
  insertTestApplication(
    { ...database.both, FILES: database.files },
    { jobFid: 'open', submittedAt: NOW - DAY_MS, ...changes },
  );

const contact = (id: string, changes: object = {}) => {
  const row = {
    kind: 'employer',
    name: 'Eva',
    email: 'eva@client.example',
    message: 'Call me',
    ...changes,
  };
  return database.db
    .prepare(
      `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(id, row.kind, row.name, row.email, row.message, NOW, NOW)
    .run();
};

test('jobs in every state can be listed, searched and filtered', async () => {
  const fids = async (query: string) =>
    (await ask(`jobs?${query}`)).body.data.map((job: { fid: string }) => job.fid).sort();
  expect(await fids('')).toEqual(['draft', 'ended', 'gone', 'open']);
  expect(await fids('status=draft')).toEqual(['draft']);
  expect(await fids('q=nozzle')).toEqual(['draft']);
  expect(await fids('q=%25')).toEqual([]);
  expect(await fids('company=bolt')).toEqual([]);
  expect((await ask('jobs?status=lost')).status).toBe(422);
  expect((await ask('jobs?perPage=1&page=2')).body.meta).toMatchObject({ total: 4, lastPage: 4 });
});

test('visitors find a published job but not a closed one, and both status changes are logged', async () => {
  const published = await ask('jobs/moves', { body: { fids: ['draft', 'open'], to: 'open' } });
  expect(published.body.data).toEqual({ moved: ['draft'], unchanged: ['open'] });
  expect(
    await database.db.prepare("SELECT published_at FROM job WHERE fid = 'draft'").first(),
  ).toEqual({
    published_at: NOW,
  });
  const search = async (q: string) => {
    const response = await respondTo(new Request(`http://localhost/misc/jobs?q=${q}`), bindings);
    return ((await response.json()) as { meta: { total: number } }).meta.total;
  };
  expect(await search('nozzle')).toBe(1);
  const move = async (to: string) => {
    vi.setSystemTime(Date.now() + 1);
    expect((await ask('jobs/moves', { body: { fids: ['draft'], to } })).status).toBe(200);
  };
  await move('closed');
  expect(await search('nozzle')).toBe(0);
  await move('open');
  await move('archived');
  expect(await search('nozzle')).toBe(0);
  expect(
    (await auditLog()).map(({ action, subject, detail }) => [
      action,
      subject,
      JSON.parse(detail).to,
    ]),
  ).toEqual([
    ['job.moved', 'draft', 'open'],
    ['job.moved', 'draft', 'closed'],
    ['job.moved', 'draft', 'open'],
    ['job.moved', 'draft', 'archived'],
  ]);
});

test('a job with invalid structured data is not published, and the response names the invalid fields', async () => {
  const salary = { salaryMin: 0, salaryCurrency: 'EUR', salaryTimeframe: 'per_year' } as const;
  await saveJobs(database.db, [
    jobRecord('unfit', {
      ...salary,
      status: 'draft',
      workplace: 'remote',
      locations: [],
      descriptionHtml: '<p>Gardener</p>',
    }),
  ]);
  const { status, body } = await ask('jobs/moves', { body: { fids: ['unfit'], to: 'open' } });
  expect(status).toBe(422);
  expect(body.error.fields.unfit.map((line: string) => line.split(':')[0])).toEqual([
    'descriptionHtml',
    'locations',
    'salaryMin',
  ]);
});

test('open jobs that break a rule are listed, wherever they are in the table', async () => {
  const unfit = { workplace: 'remote', locations: [] } as const;
  await saveJobs(database.db, [
    ...Array.from({ length: 100 }, (_, i) => jobRecord(`fit-${i}`)),
    jobRecord('unfit', { ...unfit, title: 'From before' }),
    jobRecord('over', { ...unfit, validThrough: NOW }),
    jobRecord('unfit-draft', { ...unfit, status: 'draft' }),
  ]);
  const first = await ask('jobs/invalid');
  expect(first.body.data).toEqual([]);
  const last = await ask(`jobs/invalid?after=${first.body.next}`);
  expect(last.body).toEqual({
    data: [
      { fid: 'unfit', title: 'From before', problems: [expect.stringMatching(/^locations: /)] },
    ],
    next: null,
  });
  expect((await ask('jobs/invalid?after=x')).status).toBe(422);
});

test('if one of several jobs cannot change status, none does, and each problem is explained', async () => {
  const { status, body } = await ask('jobs/moves', {
    body: { fids: ['draft', 'ended', 'gone', 'nobody'], to: 'open' },
  });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    ended: [expect.stringContaining('validThrough: The date has passed')],
    gone: ['The job is archived and cannot change.'],
    nobody: ['There is no such job.'],
  });
  expect((await ask('jobs?status=draft')).body.meta.total).toBe(1);
  expect((await ask('jobs/moves', { body: { fids: ['draft'], to: 'closed' } })).status).toBe(422);
  expect((await ask('jobs/moves', { body: { fids: [], to: 'open' } })).status).toBe(422);
  expect((await ask('jobs/moves', { body: { fids: ['open'], to: 'draft' } })).status).toBe(422);
  expect(await auditLog()).toEqual([]);
});

test('applications can be found with each filter, and the log of reading them contains no names', async () => {
  const ada = await apply({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' });
  await apply({ firstName: 'Per%', lastName: 'Cent', submittedAt: NOW - 3 * DAY_MS });
  await apply({ jobFid: 'ended', status: 'hired', submittedAt: NOW });
  const found = async (body: object) => {
    const response = await ask('applications/search', { body });
    return response.body.data.map((one: { lastName: string }) => one.lastName);
  };
  expect(await found({})).toEqual(['Byron', 'Lovelace', 'Cent']);
  expect(await found({ q: 'ada love' })).toEqual(['Lovelace']);
  expect(await found({ q: 'ADA@' })).toEqual(['Lovelace']);
  expect(await found({ q: 'per%' })).toEqual(['Cent']);
  expect(await found({ q: '%' })).toEqual(['Cent']);
  expect(await found({ status: ['hired', 'offered'] })).toEqual(['Byron']);
  expect(await found({ job: 'open' })).toEqual(['Lovelace', 'Cent']);
  const day = new Date(NOW - DAY_MS).toISOString();
  expect(await found({ since: day })).toEqual(['Byron', 'Lovelace']);
  expect(await found({ until: day })).toEqual(['Cent']);
  expect(await found({ perPage: 1, page: 2 })).toEqual(['Lovelace']);
  expect((await ask('applications/search', { body: { status: ['lost'] } })).status).toBe(422);
  for (const since of ['soon', '2026-02-30', '2026-02-29T12:00:00Z', '2026-11-01 and more', '']) {
    const { status, body } = await ask('applications/search', { body: { since } });
    expect([status, body.error?.fields], since).toEqual([422, { since: [DATE_HINT] }]);
  }

  const { body } = await ask(`applications/${ada.id}`);
  expect(body.data).toMatchObject({ email: 'ada@example.com', jobTitle: 'Rocket plumber' });
  expect((await ask('applications/nobody')).status).toBe(404);
  const log = await auditLog();
  expect(log.at(-1)).toMatchObject({ action: 'application.read', subject: ada.id });
  expect(JSON.stringify(log)).not.toMatch(/ada@|Lovelace/i);
});

test('an exported file opens in a spreadsheet, runs no formula and omits no application', async () => {
  for (let i = 0; i < 230; i++) {
    await apply({ submittedAt: NOW - (i % 7), email: `a${i}@example.com` });
  }
  await apply({
    firstName: '=HYPERLINK("http://evil.example")',
    lastName: 'O"Hara, Jr',
    coverLetter: 'First line\nsecond; line',
    answers: [{ questionId: 'k', label: 'Knife?', values: ['Round', 'Straight'] }],
    submittedAt: NOW - 2 * DAY_MS,
  });
  const response = await fetchOps('applications/export', { body: {} });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="applications.csv"',
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const { data, errors } = Papa.parse<Record<string, string>>(new TextDecoder().decode(bytes), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(new Set(data.map((row) => row.id)).size).toBe(231);
  expect(data.at(-1)).toMatchObject({
    firstName: '\'=HYPERLINK("http://evil.example")',
    lastName: 'O"Hara, Jr',
    phone: "'+44 20 7946 0958",
    coverLetter: 'First line\nsecond; line',
    answers: 'Knife?: Round, Straight',
  });
  const json = await fetchOps('applications/export', { body: { format: 'json', job: 'open' } });
  expect(((await json.json()) as { data: unknown[] }).data).toHaveLength(231);
  const none = await fetchOps('applications/export', { body: { format: 'json', job: 'gone' } });
  expect(await none.json()).toEqual({ data: [] });
  expect((await auditLog()).map(({ action }) => action)).toEqual(
    Array(3).fill('applications.exported'),
  );
});

test('an application can only change status along allowed transitions', async () => {
  const { id } = await apply();
  expect(
    (await ask(`applications/${id}/moves`, { body: { to: 'shortlisted' } })).body.data,
  ).toEqual({
    ...{ from: 'submitted', to: 'shortlisted', moved: true },
    effectiveAt: new Date(NOW + 10 * 60_000).toISOString(),
  });
  const refused = await ask(`applications/${id}/moves`, { body: { to: 'hired' } });
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'move_not_allowed' } } });
  expect((await ask(`applications/${id}/moves`, { body: { to: 'lost' } })).status).toBe(422);
  expect((await ask('applications/nobody/moves', { body: { to: 'offered' } })).status).toBe(404);
  const both = { to: 'offered', silent: true, message: 'Welcome' };
  expect((await ask(`applications/${id}/moves`, { body: both })).body.error.fields).toEqual({
    message: ['A silent move sends no email, so it cannot carry a message.'],
  });
});

test('operators see a pending move in lists, exports and the application, and can take it back', async () => {
  const { id } = await apply();
  await ask(`applications/${id}/moves`, { body: { to: 'offered', message: ' Welcome! ' } });
  const pendingMove = {
    ...{ to: 'offered', effectiveAt: new Date(NOW + 10 * 60_000).toISOString() },
    ...{ silent: false, message: 'Welcome!' },
  };
  const listed = await ask('applications/search', { body: { status: ['submitted'] } });
  expect(listed.body.data).toMatchObject([{ id, status: 'submitted', pendingMove }]);
  expect((await ask(`applications/${id}`)).body.data).toMatchObject({ pendingMove });
  const exported = async () => {
    const csv = await (await fetchOps('applications/export', { body: {} })).text();
    return Papa.parse<Record<string, string>>(csv, { header: true }).data[0];
  };
  expect(await exported()).toMatchObject({
    ...{ status: 'submitted', pendingStatus: 'offered', pendingAt: pendingMove.effectiveAt },
  });

  const undo = () => ask(`applications/${id}/pending-move`, { method: 'DELETE' });
  expect((await undo()).body.data).toEqual({ status: 'submitted', undone: 'offered' });
  expect((await undo()).body.data).toEqual({ status: 'submitted', undone: null });
  expect((await ask(`applications/${id}`)).body.data.pendingMove).toBeNull();
  expect(await exported()).toMatchObject({ pendingStatus: '', pendingAt: '' });
  const nobody = await ask('applications/nobody/pending-move', { method: 'DELETE' });
  expect(nobody.status).toBe(404);
  const moves = (await auditLog()).filter(({ action }) => action.startsWith('application.move'));
  expect(moves.map(({ action }) => action)).toEqual([
    'application.move_requested',
    'application.move_undone',
  ]);
});

test('a resume is served as an inert download, and reading it is logged', async () => {
  const bytes = pdfResume();
  const { id } = await apply({
    resume: { name: 'Ada "Ä";50%.pdf', type: 'application/pdf', bytes },
  });
  const bare = await apply();
  const response = await fetchOps(`applications/${id}/resume`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Ada _A__50_.pdf"; filename*=UTF-8''Ada%20%22%C3%84%22%3B50%25.pdf`,
  );
  expect(response.headers.get('content-security-policy')).toMatch(/sandbox/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await ask(`applications/${bare.id}/resume`)).status).toBe(404);
  expect(await auditLog()).toMatchObject([{ action: 'resume.read', subject: id }]);
});

test('contact requests can be searched and exported', async () => {
  await contact('one');
  await contact('two', { kind: 'company', name: '@SUM(A1)', email: 'x@two.example' });
  expect((await ask('contact-requests/search', { body: {} })).body.meta.total).toBe(2);
  const { body } = await ask('contact-requests/search', { body: { kind: ['company'], q: 'TWO' } });
  expect(body.data.map((one: { id: string }) => one.id)).toEqual(['two']);
  const csv = await (
    await fetchOps('contact-requests/export', { body: { kind: ['company'] } })
  ).text();
  expect(csv).toContain('"\'@SUM(A1)"');
  expect(csv).not.toContain('eva@client.example');
});

test('a contact request is open until an operator handles it', async () => {
  await contact('one');
  await contact('two', { kind: 'company', email: 'x@two.example' });
  const open = async (filter: object = {}) => {
    const { data, meta } = (
      await ask('contact-requests/search', { body: { open: true, ...filter } })
    ).body;
    expect(meta.total).toBe(data.length);
    return data.map((one: { id: string }) => one.id).sort();
  };
  const count = async () => (await ask('counts')).body.data.openContactRequests;
  const mark = async (body: object) =>
    (await ask('contact-requests/one/handled', { body })).body.data;
  expect([await open(), await open({ kind: ['employer'] }), await count()]).toEqual([
    ['one', 'two'],
    ['one'],
    2,
  ]);
  const handledAt = new Date(NOW).toISOString();
  expect(await mark({})).toEqual({ handledAt, changed: true });
  vi.setSystemTime(NOW + 1);
  expect(await mark({})).toEqual({ handledAt, changed: false });
  expect([await open(), await open({ kind: ['employer'] }), await count()]).toEqual([
    ['two'],
    [],
    1,
  ]);
  expect(await open({ q: 'two.example' })).toEqual(['two']);
  expect(
    (await ask('contact-requests/search', { body: { kind: ['employer'] } })).body.data,
  ).toMatchObject([{ id: 'one', handledAt }]);
  expect(await mark({ handled: false })).toEqual({ handledAt: null, changed: true });
  expect([await open(), await count()]).toEqual([['one', 'two'], 2]);
  await mark({});
  await database.db.prepare('DELETE FROM contact_request').run();
  expect(await count()).toBe(0);
  expect((await ask('contact-requests/one/handled', { body: {} })).status).toBe(404);
  expect((await auditLog()).filter(({ subject }) => subject === 'one')).toMatchObject([
    { action: 'contact-request.handled' },
    { action: 'contact-request.reopened' },
    { action: 'contact-request.handled' },
  ]);
});

test('a reviewer link can be issued, listed, retrieved again and revoked', async () => {
  const { id: applicationId } = await apply();
  const form = {
    kind: 'client',
    name: 'Eva Berg',
    email: 'eva@client.example',
    days: 7,
    blind: true,
  };
  const issued = await ask('reviewer-links', {
    body: { ...form, applicationIds: [applicationId] },
  });
  expect(issued.status).toBe(201);
  const { id, url, expiresAt } = issued.body.data;
  expect(url).toMatch(/^http:\/\/localhost:8787\/vendor-review\?reviewer=.+&expires=.+/);
  expect(expiresAt).toBe(new Date(NOW + 7 * DAY_MS).toISOString());
  expect((await ask('reviewer-links')).body.data).toMatchObject([
    { id, reviewerEmail: 'eva@client.example', blind: true, applications: 1, revokedAt: null },
  ]);
  await database.db.prepare("UPDATE review SET status = 'declined'").run();
  const [listed] = (await ask('reviewer-links')).body.data;
  expect(listed).toMatchObject({
    ...{ received: 0, declined: 1 },
    reviews: [
      {
        ...{ applicationId, applicant: 'Ada Byron', jobFid: 'open', jobTitle: 'Rocket plumber' },
        ...{ status: 'declined', needed: true },
      },
    ],
  });
  expect((await ask(`reviewer-links/${id}`)).body.data.url).toBe(url);
  expect((await auditLog()).slice(-2)).toMatchObject([
    { actor: 'operator', action: 'grants.listed', detail: '{"shown":1}' },
    { actor: 'operator', action: 'grant.link_read', subject: id },
  ]);
  expect((await ask(`reviewer-links/${id}`, { method: 'DELETE' })).body.data).toEqual({
    revoked: true,
  });
  expect((await ask(`reviewer-links/${id}`)).status).toBe(409);
  expect((await ask('reviewer-links/nobody', { method: 'DELETE' })).status).toBe(404);
  expect((await ask('reviewer-links/nobody')).status).toBe(404);
  const strange = await ask('reviewer-links', { body: { ...form, applicationIds: ['nobody'] } });
  expect(strange.status).toBe(422);
  expect(strange.body.error.fields.applicationIds[0]).toContain('nobody');
  const ended = await apply({ status: 'unsuccessful' });
  const body = { ...form, applicationIds: [applicationId, ended.id] };
  const refused = await ask('reviewer-links', { body });
  expect([refused.status, refused.body.error.fields.applicationIds]).toEqual([
    409,
    [`${ended.id}, Ada Byron, Rocket plumber: Unsuccessful`],
  ]);
  const meant = await ask('reviewer-links', { body: { ...body, includeEnded: true } });
  expect(meant.status).toBe(201);
});

test('an application shows submitted reviews but no drafts', async () => {
  const { id } = await apply();
  const reviewers = ['Eva', 'Finn', 'Gil', 'Hal'];
  for (const name of reviewers) {
    const reviewer = { kind: 'client' as const, name, email: `${name}@client.example` };
    const grant = { applicationIds: [id], blind: false, expiresAt: NOW + DAY_MS };
    await issueGrant(bindings, { ...grant, reviewer }, NOW);
  }
  const review = (name: string, set: string) =>
    database.db
      .prepare(
        `UPDATE review SET ${set} WHERE reviewer_id = (SELECT id FROM reviewer WHERE name = ?)`,
      )
      .bind(name)
      .run();
  const draft = `draft = '{"comment":"half a thought"}', draft_at = ${NOW}`;
  await review(
    'Eva',
    `status = 'received', recommendation = 'strong_yes', submitted_at = ${NOW + 2}, ${draft},
     attributes = '[{"name":"Skills","rating":5,"note":"Exact"}]', comment = 'Hire her'`,
  );
  await review('Finn', draft);
  await review('Gil', `status = 'declined', comment = 'I know her', submitted_at = ${NOW + 1}`);
  await review('Hal', `status = 'received', recommendation = 'no', submitted_at = ${NOW}`);
  await database.db
    .prepare(
      `INSERT INTO feedback (id, application_id, reviewer_id, comment, at)
       SELECT 'f', ?, id, 'Ask for her notes', ? FROM reviewer WHERE name = 'Eva'`,
    )
    .bind(id, NOW)
    .run();

  const { data } = (await ask(`applications/${id}`)).body;
  expect(JSON.stringify(data)).not.toContain('half a thought');
  const byName = Object.fromEntries(
    // biome-ignore lint/suspicious/noExplicitAny: as `JsonResponse`.
    data.reviews.map((one: any) => [one.reviewer.name, one]),
  );
  expect(byName.Eva).toEqual({
    reviewer: { name: 'Eva', email: 'Eva@client.example', kind: 'client' },
    status: 'received',
    recommendation: 'strong_yes',
    attributes: [{ name: 'Skills', rating: 5, note: 'Exact' }],
    comment: 'Hire her',
    requestedAt: new Date(NOW).toISOString(),
    submittedAt: new Date(NOW + 2).toISOString(),
    versions: [],
  });
  expect(byName.Finn).toMatchObject({ status: 'requested', recommendation: null, comment: '' });
  expect(byName.Gil).toMatchObject({ status: 'declined', comment: 'I know her' });
  expect(data.feedback).toMatchObject([
    { reviewer: { name: 'Eva' }, comment: 'Ask for her notes', at: new Date(NOW).toISOString() },
  ]);

  await apply({ submittedAt: NOW - 2 * DAY_MS });
  const csv = await (await fetchOps('applications/export', { body: {} })).text();
  const rows = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  expect(rows.data.map((row) => [row.reviewsIn, row.recommendations])).toEqual([
    ['2', 'No, Strong yes'],
    ['0', ''],
  ]);
});

test('an application shows each version of a review, and whether names had been revealed when it was submitted', async () => {
  const { id } = await apply();
  const grant = { applicationIds: [id], blind: true, expiresAt: NOW + DAY_MS };
  const reviewer = { kind: 'client' as const, name: 'Eva', email: 'eva@client.example' };
  const { grantId, reviewerId } = await issueGrant(bindings, { ...grant, reviewer }, NOW);
  const review = await database.db.prepare('SELECT id FROM review').first<{ id: string }>();
  const caller = {
    ...{ grantId, fields: [], blind: true, expiresAt: NOW + DAY_MS },
    reviewer: { ...reviewer, id: reviewerId },
  };
  const attributes = [{ name: 'Skills' as const, rating: 2, note: '' }];
  const submitReview = (version: number, recommendation: 'no' | 'strong_yes', comment: string) => {
    const sent = { action: 'submit' as const, version, attributes, recommendation, comment };
    return saveReview(bindings, caller, review?.id ?? '', sent, NOW + version);
  };
  await submitReview(0, 'no', 'Too young.');
  await submitReview(1, 'strong_yes', 'My niece!');

  const { data } = (await ask(`applications/${id}`)).body;
  expect(data.reviews[0]).toMatchObject({ recommendation: 'strong_yes', comment: 'My niece!' });
  expect(data.reviews[0].versions).toEqual([
    {
      ...{ status: 'received', recommendation: 'no', attributes, comment: 'Too young.' },
      ...{ at: new Date(NOW).toISOString(), namesOpen: false },
    },
    {
      ...{ status: 'received', recommendation: 'strong_yes', attributes, comment: 'My niece!' },
      ...{ at: new Date(NOW + 1).toISOString(), namesOpen: true },
    },
  ]);
});

test('a referral shows its referrer and how many visits, applications and hires came from it', async () => {
  const refer = (id: string, name: string, at: number) =>
    database.db
      .prepare(
        'INSERT INTO referral (id, name, email, consent_at, created_at) VALUES (?1, ?2, ?3, ?4, ?4)',
      )
      .bind(id, name, `${name}@friends.example`, at)
      .run();
  await refer('8KpI9_1iO_', 'Rosa', NOW - 1);
  await refer('abcdefghij', 'Sven', NOW);
  for (const jobFid of ['open', undefined]) {
    await insertJobInterest(database.both, { referralId: '8KpI9_1iO_', jobFid }, NOW);
  }
  const hired = await apply({ status: 'hired' });
  const waiting = await apply();
  const stray = await apply();
  const come = (id: string, referralId: string) =>
    database.db
      .prepare('UPDATE application SET referral_id = ? WHERE id = ?')
      .bind(referralId, id)
      .run();
  await come(hired.id, '8KpI9_1iO_');
  await come(waiting.id, '8KpI9_1iO_');
  await come(stray.id, 'nobodys');

  expect((await ask('referrals/search', { body: {} })).body.data).toEqual([
    {
      id: 'abcdefghij',
      name: 'Sven',
      email: 'Sven@friends.example',
      createdAt: new Date(NOW).toISOString(),
      opened: 0,
      applications: 0,
      hired: 0,
    },
    expect.objectContaining({ name: 'Rosa', opened: 2, applications: 2, hired: 1 }),
  ]);
  for (const q of ['8KpI9_1iO_', 'rosa', 'ROSA@']) {
    const { data, meta } = (await ask('referrals/search', { body: { q } })).body;
    expect([data[0].name, meta.total], q).toEqual(['Rosa', 1]);
  }
  expect((await ask(`applications/${hired.id}`)).body.data).toMatchObject({
    referralId: '8KpI9_1iO_',
    referrer: { name: 'Rosa', email: 'Rosa@friends.example' },
  });
  expect((await ask(`applications/${stray.id}`)).body.data).toMatchObject({
    referralId: 'nobodys',
    referrer: null,
  });
  const log = await auditLog();
  expect(log[0]).toMatchObject({ action: 'referrals.listed', detail: '{"shown":2}' });
  expect(JSON.stringify(log)).not.toMatch(/rosa/i);
});

test('emails can be listed and read, but none can be resent without a provider', async () => {
  await database.db
    .prepare(
      `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at)
       VALUES ('m', 'e', 'magic_link', 'ada@example.com', 'Sign in', 'The link', '<p>', ?)`,
    )
    .bind(NOW)
    .run();
  expect((await ask('outbox?state=kept')).body.data).toMatchObject([{ id: 'm', state: 'kept' }]);
  expect((await ask('outbox?state=sent')).body.data).toEqual([]);
  expect((await ask('outbox?state=lost')).status).toBe(422);
  expect((await ask('outbox/m')).body.data).toMatchObject({
    text: 'The link',
    createdAt: new Date(NOW).toISOString(),
  });
  expect((await ask('outbox/nobody')).status).toBe(404);
  expect(await auditLog()).toMatchObject([
    { action: 'mails.listed', detail: '{"shown":1}' },
    { action: 'mails.listed', detail: '{"shown":0}' },
    { action: 'mail.read', subject: 'm' },
  ]);
  expect(await ask('outbox/m/resend', { method: 'POST' })).toMatchObject({
    status: 409,
    body: { error: { code: 'no_mail_provider' } },
  });
});

test('if a provider delivers the emails, operators see them without sign-in tokens', async () => {
  await database.db
    .prepare(
      `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at)
       VALUES ('m', 'e', 'magic_link', 'ada@example.com', 'Sign in', ?, '<p>', ?)`,
    )
    .bind('Open\nhttps://jobs.example/cv/sign-in#token=A-b_9z\n15 minutes', NOW)
    .run();
  expect((await ask('outbox/m')).body.data.text).toContain('#token=A-b_9z\n');
  const provider = {
    MAIL_API_KEY: 'k',
    MAIL_FROM: 'jobs@jobs.example',
    MAIL_OPERATOR: 'o@x.example',
  };
  bindings = { ...bindings, ...provider } as unknown as Bindings;
  const masked = 'Open\nhttps://jobs.example/cv/sign-in#token=…\n15 minutes';
  expect((await ask('outbox/m')).body.data.text).toBe(masked);
  expect((await ask('outbox')).body.data[0].text).toBe(masked);
  vi.stubGlobal('fetch', async () => Response.json({ id: 'taken' }));
  const resent = await ask('outbox/m/resend', { method: 'POST' });
  expect(resent.body.data).toMatchObject({ text: masked });
});

test('suppressed addresses can be listed, looked up and allowed again', async () => {
  const ada = 'ada@example.com';
  const report = { reason: 'complaint', detail: null, suppressedAt: NOW } as const;
  await suppressAddress(bindings, ada, report);
  expect((await ask('counts')).body.data).toMatchObject({ suppressedAddresses: 1 });
  const search = async (body: object) =>
    (await ask('suppressed-addresses/search', { body })).body.data;
  const shown = {
    ...{ masked: 'a…@example.com', reason: 'complaint', detail: null },
    suppressedAt: new Date(NOW).toISOString(),
  };
  expect(await search({})).toEqual([shown]);
  expect(await search({ email: 'Ada@example.com' })).toEqual([shown]);
  expect(await search({ email: 'bob@example.com' })).toEqual([]);
  const remove = { body: { email: ada } };
  expect((await ask('suppressed-addresses/removals', remove)).body.data).toEqual({ removed: true });
  expect((await ask('suppressed-addresses/removals', remove)).body.data).toEqual({
    removed: false,
  });
  expect(await search({ email: ada })).toEqual([]);
  expect((await ask('counts')).body.data).toMatchObject({ suppressedAddresses: 0 });
  expect((await auditLog()).map(({ action }) => action)).toEqual([
    ...Array(3).fill('suppressions.listed'),
    ...['address.unsuppressed', 'suppressions.listed'],
  ]);
});

test('all records are counted', async () => {
  await apply();
  await contact('one');
  await saveJobs(database.db, [jobRecord('late', { validThrough: NOW - 1 })]);
  const { body } = await ask('counts');
  expect(body.data).toMatchObject({
    companies: 1,
    // A job past its closing date counts as closed, whether or not the cron job has closed it.
    jobs: { draft: 1, open: 1, closed: 2, archived: 1 },
    applications: { submitted: 1, hired: 0 },
    openReviewerLinks: 0,
    contactRequests: { employer: 1, company: 0 },
    outbox: { kept: 0, waiting: 0, failed: 0, suppressed: 0, sent: 0 },
    eventsWaiting: 0,
  });
});

test('counts are updated by status changes, deliveries, revocations and deletions', async () => {
  const counts = async () => (await ask('counts')).body.data;
  const run = (sql: string) => database.db.prepare(sql).run();
  const { id } = await apply();
  await contact('one');
  const grant = { applicationIds: [id], blind: false, reviewer: { kind: 'client', name: 'Eva' } };
  const links: string[] = [];
  for (const [i, days] of [1, 1, 0.1, 30].entries()) {
    const reviewer = {
      ...grant.reviewer,
      kind: 'client' as const,
      email: `eva${i}@client.example`,
    };
    const expiresAt = NOW + days * DAY_MS;
    links.push((await issueGrant(bindings, { ...grant, reviewer, expiresAt }, NOW)).grantId);
  }
  await run(`INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at,
    next_attempt_at) VALUES ('m', 'e', 't', 'a@b', 's', 't', 'h', 1, 1)`);
  expect(await counts()).toMatchObject({
    ...{ openReviewerLinks: 4, eventsWaiting: 4, outbox: { waiting: 1, sent: 0 } },
    ...{ applications: { submitted: 1, shortlisted: 0 }, contactRequests: { employer: 1 } },
  });
  bindings = { ...bindings, MOVE_DELAY_MINUTES: '0' } as unknown as Bindings;
  await ask(`applications/${id}/moves`, { body: { to: 'shortlisted' } });
  await ask(`reviewer-links/${links[0]}`, { method: 'DELETE' });
  await run('UPDATE outbox SET sent_at = 2, next_attempt_at = NULL');
  await run('UPDATE event SET handled_at = 1');
  await run(`DELETE FROM job WHERE fid = 'gone'`);
  await ask('jobs/moves', { body: { fids: ['open'], to: 'closed' } });
  expect(await counts()).toMatchObject({ eventsWaiting: 1 });
  await run('UPDATE job_event SET handled_at = 1');
  vi.setSystemTime(NOW + 0.2 * DAY_MS);
  expect(await counts()).toMatchObject({
    ...{ openReviewerLinks: 2, eventsWaiting: 0, outbox: { waiting: 0, sent: 1 } },
    applications: { submitted: 0, shortlisted: 1 },
    jobs: { draft: 1, open: 0, closed: 2, archived: 0 },
  });
  await run('DELETE FROM application');
  await run('DELETE FROM contact_request');
  await run('DELETE FROM outbox');
  await run('DELETE FROM review_grant');
  expect(await counts()).toMatchObject({
    ...{ openReviewerLinks: 0, outbox: { sent: 0 } },
    ...{ applications: { shortlisted: 0 }, contactRequests: { employer: 0 } },
  });
});

test('a search finds substrings of names, addresses and titles, ignoring case', async () => {
  await apply({ firstName: 'Zoë', lastName: 'O"Hara', email: 'zoe@mail.example', jobFid: 'ended' });
  await apply({ firstName: '明', lastName: '李', email: 'li@mail.example' });
  await contact('one', { name: 'Zoë' });
  const found = async (q: string, filter: object = {}) => {
    const { data, meta } = (await ask('applications/search', { body: { q, ...filter } })).body;
    expect(meta).toMatchObject({ total: data.length, more: false });
    return data.map((one: { lastName: string }) => one.lastName);
  };
  for (const q of ['zoë o', '"HAR', 'oe@mail', 'o"']) expect(await found(q), q).toEqual(['O"Hara']);
  expect(await found('李')).toEqual(['李']);
  expect(await found('mail.example')).toEqual(['李', 'O"Hara']);
  expect(await found('mail.example', { job: 'ended' })).toEqual(['O"Hara']);
  expect(await found('mail.example', { status: ['hired'] })).toEqual([]);
  expect(await found('mail.example', { status: Object.keys(APPLICATION_STATUSES) })).toHaveLength(
    2,
  );
  expect(await found('', { status: Object.keys(APPLICATION_STATUSES) })).toHaveLength(2);
  expect(await found('zoë" OR "mail')).toEqual([]);
  const exported = async (q: string) =>
    (await (
      await fetchOps('applications/export', { body: { format: 'json', q } })
    ).json()) as JsonResponse['body'];
  expect((await exported('mail.example')).data).toHaveLength(2);
  expect((await exported('zo')).data).toHaveLength(1);

  await saveJobs(database.db, [
    jobRecord('draft', { title: 'Hull painter', status: 'draft', publishedAt: null }),
  ]);
  expect((await ask('jobs?q=nozzle')).body.data).toEqual([]);
  expect((await ask('jobs?q=HULL&status=draft')).body.meta.total).toBe(1);
  expect((await ask('jobs?q=hull&status=open')).body.meta.total).toBe(0);
});

test('a list covers up to 10,000 records, and an export covers all records', async () => {
  await database.db
    .prepare(
      `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
       WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
       SELECT 'c' || i, 'employer', 'Eva', 'e@b', 'Hi', 1, ${NOW} - i FROM n`,
    )
    .run();
  const page = async (body: object) => {
    const response = await ask('contact-requests/search', { body: { perPage: 100, ...body } });
    return [response.body.data.length, response.body.meta];
  };
  const last = { currentPage: 100, lastPage: 100, perPage: 100 };
  // Totals that come from stored counts are exact, even above 10,000.
  expect(await page({ page: 100 })).toEqual([100, { ...last, total: 10_001, more: false }]);
  const beyond = { ...last, currentPage: 101, total: 10_001, more: false };
  expect(await page({ page: 101 })).toEqual([0, beyond]);
  const since = new Date(NOW - DAY_MS).toISOString();
  expect(await page({ page: 100, since })).toEqual([100, { ...last, total: 10_000, more: true }]);
  expect(await page({ page: 100, q: 'eva' })).toEqual([
    100,
    { ...last, total: 10_000, more: true },
  ]);
  for (const q of ['eva', '']) {
    const body = { q, since, format: 'json' };
    const exported = await fetchOps('contact-requests/export', { body });
    expect(((await exported.json()) as JsonResponse['body']).data, q).toHaveLength(10_001);
  }
});

test('a job’s status changes even if its pages cannot be purged until later, and the response reports the delay', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const purge = vi.fn(async (_tags?: readonly string[]) => {
    throw new Error('Too many purges.');
  });
  const { status, body } = await ask('jobs/moves', {
    body: { fids: ['open'], to: 'closed' },
    context: { cache: {}, exports: { Pages: { purge } } },
  });
  expect({ status, data: body.data }).toEqual({
    status: 200,
    data: {
      moved: ['open'],
      unchanged: [],
      note: expect.stringContaining('Visitors will see the change within a minute'),
    },
  });
  expect(purge).toHaveBeenCalledOnce();
  expect(purge.mock.calls[0]?.[0]).toEqual(expect.arrayContaining(['job-open', 'shown-open']));
});

test('the response to a purge reports whether there was anything to purge', async () => {
  expect((await ask('cache/purge', { method: 'POST' })).body.data).toMatchObject({
    purged: false,
    message: expect.stringContaining('This site caches no pages'),
  });
  const pages = { purge: vi.fn(async () => true) };
  const context = { cache: {}, exports: { Pages: pages } };
  expect((await ask('cache/purge', { method: 'POST', context })).body.data.purged).toBe(true);
  expect(pages.purge).toHaveBeenCalledOnce();
  expect(await auditLog()).toMatchObject([{ action: 'cache.purged' }]);
});

test('the page of one job is purged by its tag', async () => {
  const purge = vi.fn(async (_tags?: readonly string[]) => true);
  const { body } = await ask('cache/purges', {
    body: { job: 'open' },
    context: { cache: {}, exports: { Pages: { purge } } },
  });
  expect(body.data).toEqual({ result: 'done' });
  expect(purge.mock.calls.map(([tags]) => tags)).toEqual([expect.arrayContaining(['job-open'])]);
});

test('a dry run of an erasure lists the records that the erasure then deletes', async () => {
  const key = { ERASURE_KEY: 'a key of thirty-two characters..' };
  bindings = { ...bindings, ...key } as unknown as Bindings;
  const email = 'ada@example.com';
  const resume = { name: 'cv.pdf', type: 'application/pdf', bytes: pdfResume() };
  const { id } = await apply({ email, resume });
  await apply({ email: 'mary@example.com', resume });
  await contact('c1', { email: 'ADA@example.com' });
  await contact('c2');
  await issueGrant(
    bindings,
    {
      reviewer: { kind: 'client', name: 'Ada', email },
      applicationIds: [id],
      blind: false,
      expiresAt: NOW + DAY_MS,
    },
    NOW - 1,
  );
  await database.db
    .prepare(
      `INSERT INTO review_version (review_id, version, at, status, attributes, comment)
       SELECT id, 1, ?, 'declined', '[]', 'I know ada@example.com.' FROM review`,
    )
    .bind(NOW - 1)
    .run();
  await signIn(bindings, email, NOW - 1);
  await database.db.prepare('DELETE FROM audit_log').run();
  const erase = (dryRun: boolean) =>
    ask('people/erase', { body: { email: 'Ada@Example.com', dryRun } });
  const everything = async () => ({
    rows: await Promise.all(
      ['application', 'review', 'review_version', 'contact_request']
        .concat('candidate', 'candidate_token', 'event')
        .map(async (table) => (await database.db.prepare(`SELECT * FROM ${table}`).all()).results),
    ),
    files: (await database.files.list()).objects.map(({ key: name }) => name),
  });

  const before = await everything();
  const { status, body } = await erase(true);
  expect(status).toBe(200);
  const counts = Object.fromEntries(
    body.data.records.map(({ table, count }: { table: string; count: number }) => [table, count]),
  );
  expect(counts).toEqual({
    application: 1,
    review: 1,
    review_version: 1,
    review_grant_application: 1,
    event: 1,
    contact_request: 1,
    candidate: 1,
    candidate_token: 2,
  });
  expect(body.data.records).toContainEqual({ table: 'application', count: 1, ids: [id] });
  // A token's hash grants no access but is still not disclosed.
  expect(body.data.records).toContainEqual({ table: 'candidate_token', count: 2, ids: [] });
  expect(body.data.files).toHaveLength(1);
  expect(body.data.notes).toEqual([
    expect.stringMatching(/also belongs to reviewer \S{22}, who is not erased/),
  ]);
  expect(body.data.erased).toBe(false);
  expect(await everything()).toEqual(before);
  expect(await database.db.prepare('SELECT count(*) AS n FROM erasure').first('n')).toBe(0);

  const erased = (await erase(false)).body.data;
  expect(erased).toEqual({ ...body.data, erased: true });
  const after = await everything();
  expect(after.rows.map((rows) => rows.length)).toEqual([1, 0, 0, 1, 0, 0, 1]);
  // The resume that stays, and the entry of the erasure ledger.
  expect(after.files).toHaveLength(2);
  expect(JSON.stringify(after.rows)).not.toContain(email);
  expect((await erase(true)).body.data).toMatchObject({ records: [], files: [] });

  const log = await auditLog();
  expect(log.map(({ action }) => action)).toEqual([
    ...['candidate.erasure_listed', 'candidate.erasing', 'candidate.erased'],
    'candidate.erasure_listed',
  ]);
  expect(new Set(log.map(({ actor, subject }) => `${actor} ${subject}`))).toEqual(
    new Set([`operator ${await keyedHash(key.ERASURE_KEY, email)}`]),
  );
  expect((await database.db.prepare('SELECT * FROM erasure').all()).results).toEqual([
    { address_hash: log[0]?.subject, erased_at: NOW },
  ]);
});

test('an erasure takes its address from the body and requires the dryRun flag', async () => {
  const refused = async (body: object) => (await ask('people/erase', { body })).body.error.fields;
  expect(Object.keys(await refused({ email: 'ada@example.com' }))).toEqual(['dryRun']);
  expect(Object.keys(await refused({ email: 'ada', dryRun: true }))).toEqual(['email']);
});

test('an erasure with external services deletes local records and lists the services', async () => {
  bindings = { ...bindings, API_BASE: 'https://api.example/v1' } as Bindings;
  await contact('c1', { email: 'ada@example.com' });
  const { data } = (
    await ask('people/erase', { body: { email: 'ada@example.com', dryRun: false } })
  ).body;
  expect(data).toMatchObject({
    records: [{ table: 'contact_request', count: 1, ids: ['c1'] }],
    notes: ['Records stored by the external service in API_BASE are not erased. Erase them there.'],
  });
});

test('calls about records stored by an external service are rejected', async () => {
  bindings = { ...bindings, API_BASE: 'https://api.example/v1' } as Bindings;
  const product: [string, CallOptions?][] = [
    ['jobs'],
    ['jobs/moves', { body: { fids: ['open'], to: 'closed' } }],
    ['imports', { method: 'POST' }],
    ['applications/search', { body: {} }],
    ['applications/export', { body: {} }],
    ['applications/x'],
    ['applications/x/resume'],
    ['applications/x/moves', { body: { to: 'hired' } }],
    ['applications/x/pending-move', { method: 'DELETE' }],
    ['referrals/search', { body: {} }],
    ['reviewer-links'],
    ['reviewer-links/x', { method: 'DELETE' }],
  ];
  for (const [path, options] of product) {
    expect(await ask(path, options), path).toMatchObject({
      status: 409,
      body: { error: { code: 'upstream' } },
    });
  }
  expect((await ask('counts')).body.data).toMatchObject({
    jobs: null,
    contactRequests: { employer: 0 },
  });
  expect((await ask('outbox')).status).toBe(200);
  expect((await ask('contact-requests/search', { body: {} })).status).toBe(200);
  bindings = { ...bindings, CONTRACTOR_API_BASE: 'https://c.example' } as unknown as Bindings;
  expect((await ask('contact-requests/search', { body: {} })).status).toBe(409);
  expect((await ask('counts')).body.data.contactRequests).toBeNull();
});

test('an unknown operator call returns 404, and a wrong method returns 405', async () => {
  expect((await ask('nothing')).status).toBe(404);
  expect((await ask('counts', { method: 'POST' })).status).toBe(405);
});
