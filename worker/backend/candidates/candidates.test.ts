import type { D1Database } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CandidateApplication } from '../../../src/contracts/application.ts';
import type { Candidate, CandidateExport } from '../../../src/contracts/candidate.ts';
import * as endpoints from '../../../src/contracts/endpoints/candidates.ts';
import type { Endpoint } from '../../../src/contracts/endpoints.ts';
import type { FieldErrors } from '../../../src/contracts/wire.ts';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord } from '../../../tests/support/records.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { pdfResume } from '../../../tests/support/resumes.ts';
import { BROWSER_COOKIE, mailedToken, signIn } from '../../../tests/support/sign-in.ts';
import type { Bindings } from '../../env.ts';
import { moveApplication } from '../applications/move-application.ts';
import { sweepResumes } from '../applications/sweep-resumes.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { LINKS_A_DAY } from '../signed-links/sign-in-link.ts';

// docs/specification.md: 1.9, 7.8

const ADA = 'ada@example.com';
const MARY = 'mary@example.com';
let database: TestDatabase;
let bindings: Bindings;
let ada: string;
let mary: string;

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  const now = Date.now();
  await saveJobs(database.db, [
    jobRecord('open', { title: 'Gardener' }),
    jobRecord('secret', { employerVisibility: 'anonymous' }),
    jobRecord('leaving', { requireResume: false }),
    jobRecord('closed', {
      status: 'closed',
      publishedAt: now - 9 * DAY_MS,
      closedAt: now - DAY_MS,
    }),
  ]);
});

const TABLES = [
  ...['outbox', 'event', 'audit_log', 'candidate_token', 'candidate', 'feedback', 'review'],
  ...['reviewer', 'application', 'contact_request', 'job_interest', 'referral', 'erasure'],
  'job_report',
];
beforeEach(async () => {
  // Deletes repeated applications first, because deleting an original would turn one of its repeats
  // into a new original.
  await database.db.batch(
    ['application WHERE repeats IS NOT NULL', ...TABLES].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
  await database.files.delete(await storedFiles());
  ada = await bearerToken(ADA);
  mary = await bearerToken(MARY);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const storedFiles = async () =>
  (await database.files.list({ prefix: 'resumes/' })).objects.map(({ key }) => key);
const rows = async (sql: string, ...values: string[]) =>
  (
    await database.db
      .prepare(sql)
      .bind(...values)
      .all()
  ).results;

const bearerToken = async (email: string): Promise<string> => (await signIn(bindings, email)).token;

interface ResponseBody<Data> {
  data: Data;
  error: { code: string; message: string; fields: FieldErrors };
}
const callApi = async <Data>(
  method: string,
  path: string,
  options: {
    token?: string;
    body?: FormData | object;
    headers?: Record<string, string>;
    instead?: Partial<Bindings>;
  } = {},
) => {
  const { token = ada, body } = options;
  const headers = new Headers(options.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const isForm = body instanceof FormData;
  if (body && !isForm) headers.set('content-type', 'application/json');
  const response = await respondTo(
    new Request(`http://site/${path}`, {
      method,
      headers,
      body: isForm ? body : body && JSON.stringify(body),
    }),
    { ...bindings, ...options.instead },
  );
  const { data, error } = (await response.json()) as ResponseBody<Data>;
  return { status: response.status, headers: response.headers, data, error };
};

const pdf = (text: string, name = 'cv.pdf') => new File([new Uint8Array(pdfResume(text))], name);
const createForm = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const FIELDS = { firstName: 'Ada', lastName: 'Byron', consent: 'true' };
const applyAs = async (email: string, fields: Record<string, string | File> = {}, fid = 'open') => {
  const { status, data } = await callApi<{ id: string }>('POST', `misc/jobs/${fid}/apply`, {
    token: '',
    body: createForm({ ...FIELDS, email, resume: pdf('one'), ...fields }),
  });
  expect(status).toBe(201);
  return data.id;
};
const storeResume = (file: File, instead?: Partial<Bindings>) =>
  callApi<Candidate>('POST', 'candidate/resume', { body: createForm({ resume: file }), instead });
const readStoredText = async (key: unknown) => (await database.files.get(String(key)))?.text();

const CALLS = Object.values<Endpoint>(endpoints).map(
  ({ method, path, auth }) => [method, path.replace('{id}', 'open'), auth] as const,
);

// docs/specification.md: 2.2, 6.2
test.each(CALLS.filter(([, , auth]) => auth === 'candidate'))(
  '%s %s requires a signed-in candidate, and its response is not cached',
  async (method, path) => {
    const before = JSON.stringify([await rows('SELECT * FROM candidate'), await storedFiles()]);
    for (const token of ['', 'made-up-token-made-up', `${ada}x`]) {
      const response = await callApi(method, path, { token });
      expect(response.status).toBe(401);
      expect(response.error.code).toBe('unauthorized');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(JSON.stringify([await rows('SELECT * FROM candidate'), await storedFiles()])).toBe(
      before,
    );
  },
);

test('link requests for all addresses get the same response, and the first sign-in creates the account', async () => {
  const responses = [];
  const addresses = [ADA, 'nobody@example.com', ...Array(LINKS_A_DAY.network + 2).fill(MARY)];
  for (const email of addresses) {
    const { status, data } = await callApi('POST', 'candidate/magic-links', {
      token: '',
      body: { email },
    });
    responses.push([status, data]);
  }
  const code = expect.stringMatching(/^\d{6}$/);
  expect(responses).toEqual(addresses.map(() => [200, { sent: true, code }]));
  expect(await rows('SELECT email FROM candidate ORDER BY email')).toEqual([
    { email: ADA },
    { email: MARY },
  ]);
  const mails = `SELECT count(*) AS n FROM event
    WHERE kind = 'magic_link_requested' AND payload ->> 'email' = ?`;
  // The one extra email is the sign-in link from the test's setup, which was requested from another
  // network.
  expect(await rows(mails, MARY)).toEqual([{ n: LINKS_A_DAY.network + 1 }]);
  expect(await rows(mails, 'nobody@example.com')).toEqual([{ n: 1 }]);
});

test('rejects a link request from a bot or without a valid address, and identifies the field', async () => {
  const refused = async (body: object) =>
    (await callApi('POST', 'candidate/magic-links', { token: '', body })).error.fields;
  expect(Object.keys(await refused({ email: 'nobody' }))).toEqual(['email']);
  expect(Object.keys(await refused({ email: ADA, 'fax-number': '1' }))).toEqual(['fax-number']);
});

test('a sign-in link creates one session and then no longer works', async () => {
  const body = { token: await mailedToken(bindings, ADA) };
  const first = await callApi<{ token: string; email: string; expiresAt: string }>(
    'POST',
    'candidate/sessions',
    { token: '', body, headers: { cookie: BROWSER_COOKIE } },
  );
  expect(first.status).toBe(201);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.data.email).toBe(ADA);
  expect(Date.parse(first.data.expiresAt)).toBeGreaterThan(Date.now() + 29 * DAY_MS);
  const again = await callApi('POST', 'candidate/sessions', { token: '', body });
  expect([again.status, again.error.code]).toEqual([410, 'link_over']);
  const { status, headers } = await callApi('GET', 'candidate/profile', {
    token: first.data.token,
  });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test("a new session replaces the browser's previous one, even if the previous one was for another address", async () => {
  const body = { token: await mailedToken(bindings, ADA), replaces: mary };
  const headers = { cookie: BROWSER_COOKIE };
  const { status } = await callApi('POST', 'candidate/sessions', { token: '', body, headers });
  expect(status).toBe(201);
  expect((await callApi('GET', 'candidate/profile', { token: mary })).status).toBe(401);
  expect((await callApi('GET', 'candidate/profile')).status).toBe(200);
});

test('signing out ends only the current session, and signing out everywhere ends all of them', async () => {
  const other = await bearerToken(ADA);
  await callApi('DELETE', 'candidate/sessions/current');
  expect((await callApi('GET', 'candidate/profile')).status).toBe(401);
  expect((await callApi('DELETE', 'candidate/sessions', { token: other })).status).toBe(200);
  expect((await callApi('GET', 'candidate/profile', { token: other })).status).toBe(401);
  expect((await callApi('GET', 'candidate/profile', { token: mary })).status).toBe(200);
});

test('an account that never saved its details has those of the newest application', async () => {
  const empty = { firstName: '', lastName: '', phone: '', location: '' };
  const read = async () => (await callApi<Candidate>('GET', 'candidate/profile')).data.profile;
  expect(await read()).toMatchObject(empty);
  for (const [id, email, jobFid, submittedAt] of [
    ['old', ADA, 'open', 1],
    ['new', ADA, 'leaving', 2],
    ['other', MARY, 'open', 3],
  ] as const) {
    await insertTestApplication(bindings, { id, email, jobFid, submittedAt });
    await database.db
      .prepare(
        `UPDATE application SET first_name = 'Ada', last_name = 'Byron', phone = ?2,
           location = 'London', links = ?3 WHERE id = ?1`,
      )
      .bind(
        id,
        `+44 20 7946 095${submittedAt}`,
        JSON.stringify({ github: 'https://github.com/ada' }),
      )
      .run();
  }
  expect(await read()).toEqual({
    ...{ firstName: 'Ada', lastName: 'Byron', phone: '+44 20 7946 0952', location: 'London' },
    links: { linkedin: '', github: 'https://github.com/ada', portfolio: '' },
  });
  // What the candidate deleted does not come back.
  await callApi('POST', 'candidate/profile', { body: empty });
  expect(await read()).toMatchObject(empty);
});

test('stores profile details in their validated form, and only if all are valid', async () => {
  const saved = await callApi<Candidate>('POST', 'candidate/profile', {
    body: { firstName: ' Ada ', phone: '+44 20 7946 0958', links: { github: 'github.com/ada' } },
  });
  expect(saved.data.profile).toEqual({
    firstName: 'Ada',
    lastName: '',
    phone: '+44 20 7946 0958',
    location: '',
    links: { linkedin: '', github: 'https://github.com/ada', portfolio: '' },
  });
  const { data } = await callApi<Candidate>('GET', 'candidate/profile');
  expect(data).toEqual(saved.data);
  const refused = await callApi('POST', 'candidate/profile', {
    body: { phone: 'call me', links: { github: 'javascript:alert(1)' } },
  });
  expect(Object.keys(refused.error.fields).sort()).toEqual(['links.github', 'phone']);
  const list = await callApi('POST', 'candidate/profile', { body: { links: [] } });
  expect(list.error.fields).toEqual({ links: ['Expected an object.'] });
  expect((await callApi<Candidate>('GET', 'candidate/profile')).data).toEqual(saved.data);
});

test('an account has one resume, and a new file replaces the old one', async () => {
  const first = await storeResume(pdf('one', 'first.pdf'));
  expect(first.data.resume?.name).toBe('first.pdf');
  const second = await storeResume(pdf('two', 'second.pdf'));
  expect(second.data.resume?.name).toBe('second.pdf');
  const files = await storedFiles();
  expect(files).toHaveLength(1);
  expect(second.data.resume?.url).toBe(`/misc/resumes/${files[0]?.split('/').at(-1)}`);
  expect(await readStoredText(files[0])).toContain('two');

  const removed = await callApi<Candidate>('DELETE', 'candidate/resume');
  expect(removed.data.resume).toBeNull();
  expect(await storedFiles()).toEqual([]);
  expect((await callApi('DELETE', 'candidate/resume')).status).toBe(200);
});

test('keeps only one file if resumes are uploaded concurrently', async () => {
  const uploads = await Promise.all(['one', 'two', 'three'].map((text) => storeResume(pdf(text))));
  expect(uploads.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [candidate] = await rows('SELECT resume_key FROM candidate WHERE resume_key IS NOT NULL');
  expect(await storedFiles()).toEqual([candidate?.resume_key]);
});

test('the file sweep does not delete an account’s resume', async () => {
  await storeResume(pdf('one'));
  expect(await sweepResumes(bindings, Date.now() + 2 * DAY_MS)).toBe(0);
  expect(await storedFiles()).toHaveLength(1);
});

test('an invalid resume is rejected, and the stored one is kept', async () => {
  await storeResume(pdf('one'));
  const wrong = await storeResume(new File(['MZ a program'], 'cv.pdf'));
  expect([wrong.status, Object.keys(wrong.error.fields)]).toEqual([422, ['resume']]);
  const none = await callApi('POST', 'candidate/resume', { body: createForm({ other: 'x' }) });
  expect([none.status, Object.keys(none.error.fields)]).toEqual([422, ['resume']]);
  const json = await callApi('POST', 'candidate/resume', { body: { resume: 'x' } });
  expect(json.status).toBe(415);
  expect(await storedFiles()).toHaveLength(1);
});

test('a resume can be replaced after a failed attempt, and the old file is deleted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeResume(pdf('one'));
  const [old] = await storedFiles();
  const failed = await storeResume(pdf('two'), {
    PEOPLE: failingAt(/UPDATE candidate SET resume_key/),
  });
  expect(failed.status).toBe(500);
  expect(await storedFiles()).not.toContain(old);
  const { status, data } = await storeResume(pdf('three', 'third.pdf'));
  expect([status, data.resume?.name]).toEqual([200, 'third.pdf']);
  const [row] = await rows('SELECT resume_key FROM candidate WHERE email = ?', ADA);
  expect(await readStoredText(row?.resume_key)).toContain('three');
  // The file from the failed upload would be deleted by the sweep, but an erasure deletes it too.
  expect(await storedFiles()).toHaveLength(2);
  expect((await callApi('DELETE', 'candidate/account')).status).toBe(200);
  expect(await storedFiles()).toEqual([]);
});

test("a signed-in application uses the account's address and a copy of its resume", async () => {
  await storeResume(pdf('kept', 'kept.pdf'));
  const { status, data } = await callApi<{ id: string }>('POST', 'candidate/jobs/open/apply', {
    body: createForm({ ...FIELDS, email: MARY, useKeptResume: 'true' }),
  });
  expect(status).toBe(201);
  const [row] = await rows('SELECT * FROM application WHERE id = ?', data.id);
  expect(row).toMatchObject({ email: ADA, resume_name: 'kept.pdf' });
  const [account] = await rows('SELECT resume_key FROM candidate WHERE email = ?', ADA);
  expect(row?.resume_key).not.toBe(account?.resume_key);
  expect(await readStoredText(row?.resume_key)).toContain('kept');
});

test('an application checks the stored resume again, in case it was accepted under weaker rules', async () => {
  await storeResume(pdf('kept'));
  const [key] = await storedFiles();
  await bindings.FILES.put(String(key), '%PDF-1.7\n1 0 obj<</S/JavaScript/JS(a)>>');
  const { status, error } = await callApi('POST', 'candidate/jobs/open/apply', {
    body: createForm({ ...FIELDS, useKeptResume: 'true' }),
  });
  expect([status, Object.keys(error.fields)]).toEqual([422, ['resume']]);
  const active = new File(['%PDF-1.7\n1 0 obj<</S/JavaScript/JS(a)>>'], 'cv.pdf');
  expect((await storeResume(active)).status).toBe(422);
});

test('a file uploaded with an application takes precedence over the stored resume', async () => {
  await storeResume(pdf('kept'));
  const { data } = await callApi<{ id: string }>('POST', 'candidate/jobs/open/apply', {
    body: createForm({ ...FIELDS, useKeptResume: 'true', resume: pdf('chosen') }),
  });
  const [row] = await rows('SELECT resume_key FROM application WHERE id = ?', data.id);
  expect(await readStoredText(row?.resume_key)).toContain('chosen');
});

test('a signed-in application is also rejected for invalid fields, closed or unknown jobs and missing resumes', async () => {
  const apply = (fid: string, fields: Record<string, string | File>) =>
    callApi('POST', `candidate/jobs/${fid}/apply`, { body: createForm(fields) });
  const wrong = await apply('open', { useKeptResume: 'true' });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.error.fields).sort()).toEqual([
    'consent',
    'firstName',
    'lastName',
    'resume',
  ]);
  expect((await apply('closed', FIELDS)).status).toBe(410);
  expect((await apply('nosuch', FIELDS)).status).toBe(404);
  expect(await rows('SELECT id FROM application')).toEqual([]);
});

test('a visitor who is not signed in cannot use an account’s resume', async () => {
  await storeResume(pdf('kept'));
  const { status, error } = await callApi('POST', 'misc/jobs/open/apply', {
    body: createForm({ ...FIELDS, email: ADA, useKeptResume: 'true' }),
  });
  expect([status, Object.keys(error.fields)]).toEqual([422, ['resume']]);
});

test('lists the address’s applications, including those sent before sign-in, newest first', async () => {
  const first = await applyAs('Ada@Example.com', { coverLetter: 'Hello.' });
  await applyAs(MARY);
  const second = await applyAs(ADA, {}, 'secret');
  await moveApplication(bindings, first, 'shortlisted', 'operator', Date.now());
  const response = await callApi<CandidateApplication[]>('GET', 'candidate/applications');
  expect(response.data.map(({ id }) => id)).toEqual([second, first]);
  const [secret, open] = response.data;
  expect(open).toMatchObject({
    jobFid: 'open',
    status: 'shortlisted',
    coverLetter: 'Hello.',
    resumeName: 'cv.pdf',
    resumeUrl: expect.stringMatching(/^\/misc\/resumes\/[\w-]{22}$/),
    repeats: null,
    job: { title: 'Gardener', companyName: 'Acme Rockets', path: '/acme/open/gardener' },
  });
  expect(Object.keys(open?.statusAt ?? {}).sort()).toEqual(['shortlisted', 'submitted']);
  expect(JSON.stringify(secret)).not.toMatch(/acme/i);
  expect(secret?.job).toMatchObject({ companyName: null, path: '/confidential/secret/gardener' });
});

test('the list of applications is paginated', async () => {
  for (const fid of ['open', 'secret', 'leaving']) await applyAs(ADA, {}, fid);
  const page = await respondTo(
    new Request('http://site/candidate/applications?perPage=2&page=2', {
      headers: { authorization: `Bearer ${ada}` },
    }),
    bindings,
  );
  const { data, meta } = (await page.json()) as { data: CandidateApplication[]; meta: object };
  expect(data).toHaveLength(1);
  expect(meta).toMatchObject({ total: 3, lastPage: 2, currentPage: 2 });
});

test('a second application to a job refers to the first, and a removed job has no link', async () => {
  const first = await applyAs(ADA, {}, 'leaving');
  const second = await applyAs(ADA, { coverLetter: 'Better.' }, 'leaving');
  const read = (id: string) => callApi<CandidateApplication>('GET', `candidate/applications/${id}`);
  expect((await read(second)).data.repeats).toBe(first);
  const status = (to: string) =>
    database.db.prepare(`UPDATE job SET status = ? WHERE fid = 'leaving'`).bind(to).run();
  await status('archived');
  expect((await read(first)).data.job.path).toBeNull();
  await status('open');
  expect((await read(first)).data.job.path).toBe('/acme/leaving/gardener');
});

test('another candidate’s application is treated as if it did not exist', async () => {
  const id = await applyAs(MARY);
  for (const [method, path] of [
    ['GET', `candidate/applications/${id}`],
    ['POST', `candidate/applications/${id}/withdraw`],
    ['GET', 'candidate/applications/nosuch'],
    ['POST', 'candidate/applications/nosuch/withdraw'],
  ] as const) {
    const { status, error } = await callApi(method, path);
    expect([status, error.message]).toEqual([404, 'We couldn’t find this application.']);
  }
  expect(await rows('SELECT status FROM application')).toEqual([{ status: 'submitted' }]);
});

test('a withdrawal records its date, triggers one email, and is safe to repeat', async () => {
  const id = await applyAs(ADA);
  const withdraw = () =>
    callApi<CandidateApplication>('POST', `candidate/applications/${id}/withdraw`);
  const [first, second] = [await withdraw(), await withdraw()];
  expect([first.status, first.data.status]).toEqual([200, 'withdrawn']);
  expect(second).toEqual(first);
  const dates = await rows(
    `SELECT strftime('%FT%R:%fZ', at / 1000.0, 'unixepoch') AS at FROM application_status
     WHERE status = 'withdrawn'`,
  );
  expect(dates).toEqual([{ at: first.data.statusAt.withdrawn }]);
  expect(await rows(`SELECT payload FROM event WHERE kind = 'application_moved'`)).toHaveLength(1);
  expect(await rows('SELECT actor, action FROM audit_log')).toEqual([
    { actor: 'candidate', action: 'application.moved' },
  ]);
});

test('an application can no longer be withdrawn once it has been decided', async () => {
  const id = await applyAs(ADA);
  await moveApplication(bindings, id, 'unsuccessful', 'operator', Date.now());
  const { status, error } = await callApi('POST', `candidate/applications/${id}/withdraw`);
  expect([status, error.code]).toEqual([409, 'move_not_allowed']);
});

/** Inserts more data for an address: forms, reviews and emails. */
const storeMore = async (email: string, application: string) => {
  const { db } = database;
  const id = `of-${email}`;
  await db.batch([
    db
      .prepare(
        `INSERT INTO contact_request (id, kind, name, email, message, consent_at, created_at)
         VALUES (?, 'candidate', 'Ada', ?, 'Call me.', 1, 1)`,
      )
      .bind(`contact-${id}`, email.toUpperCase()),
    db
      .prepare(
        `INSERT INTO referral (id, name, email, consent_at, created_at) VALUES (?, 'Ada', ?, 1, 1)`,
      )
      .bind(email.replace(/\W/g, '-'), email),
    db
      .prepare(`INSERT INTO job_interest (referral_id, at) VALUES (?, 1)`)
      .bind(email.replace(/\W/g, '-')),
    db
      .prepare(
        `INSERT INTO job_report (id, job_fid, job_title, reason, details, email, created_at, note)
         VALUES (?, 'open', 'Gardener', 'scam', 'I was asked for money.', ?, 1, 'Known to us.')`,
      )
      .bind(`report-${id}`, email.toUpperCase()),
    ...[
      ['to', email.toUpperCase(), ''],
      ['notice', 'agency@example.com', `contact-${id}`],
    ].map(([name, recipient, about]) =>
      db
        .prepare(
          `INSERT INTO outbox (id, event_id, template, recipient, subject, text, html, created_at, about)
           VALUES (?1, ?1, 'contact', ?2, 'Subject',
             'of ada: http://site/applications/a?link=2.mailed.secret', 'of ada', 1, ?3)`,
        )
        .bind(`${name}-${id}`, recipient ?? '', about ?? ''),
    ),
    db.prepare(
      `INSERT OR IGNORE INTO reviewer (id, kind, name, email) VALUES ('r', 'client', 'Rex', 'rex@example.com')`,
    ),
    db
      .prepare(
        `INSERT INTO review (id, application_id, reviewer_id, status, recommendation, comment, requested_at, submitted_at)
         VALUES (?, ?, 'r', 'received', 'yes', 'Hidden opinion.', 1, 1)`,
      )
      .bind(`review-${id}`, application),
  ]);
};

test('the export contains all of the candidate’s data and no one else’s', async () => {
  const id = await applyAs(ADA, { coverLetter: 'Dear sirs.' });
  await applyAs(MARY, { coverLetter: 'Marys letter.' });
  await storeMore(ADA, id);
  await storeResume(pdf('kept', 'kept.pdf'));
  const { data } = await callApi<CandidateExport>('GET', 'candidate/export');
  expect(data.account).toMatchObject({ email: ADA, resume: { name: 'kept.pdf' } });
  expect(data.applications).toEqual([
    expect.objectContaining({
      id,
      coverLetter: 'Dear sirs.',
      history: [{ status: 'submitted', at: expect.any(String) }],
      reviews: 1,
    }),
  ]);
  expect(data.signIns.map(({ kind, browser }) => [kind, browser]).sort()).toEqual([
    ['link', null],
    ['session', 'Firefox on Linux'],
  ]);
  expect(data.contactRequests).toEqual([expect.objectContaining({ message: 'Call me.' })]);
  expect(data.referrals).toEqual([expect.objectContaining({ opened: 1 })]);
  expect(data.jobReports).toEqual([
    expect.objectContaining({ job: 'open', reason: 'scam', details: 'I was asked for money.' }),
  ]);
  // Without what opens the link.
  expect(data.mails).toEqual([
    expect.objectContaining({ text: 'of ada: http://site/applications/a?link=…' }),
  ]);
  const all = JSON.stringify(data);
  for (const hidden of [
    'Marys letter',
    MARY,
    'Hidden opinion',
    'Known to us',
    'Rex',
    ada,
    'resumes/20',
  ]) {
    expect(all).not.toContain(hidden);
  }
});

/** The tables that still contain the address, one entry per row. */
const findTraces = async (email: string) => {
  const found: string[] = [];
  for (const table of [...TABLES, 'application_status']) {
    for (const row of await rows(`SELECT * FROM ${table}`)) {
      if (JSON.stringify(row).toLowerCase().includes(email)) found.push(table);
    }
  }
  return found;
};

test('an erasure leaves no rows or files, ends the sessions, and is audited without the address', async () => {
  const id = await applyAs(ADA);
  await applyAs('Ada@example.com', { coverLetter: 'Again.' });
  await applyAs(MARY);
  await storeMore(ADA, id);
  await storeResume(pdf('kept'));
  const { status, data } = await callApi('DELETE', 'candidate/account');
  expect([status, data]).toEqual([200, { applications: 2, files: 3 }]);
  expect(await findTraces(ADA)).toEqual([]);
  expect(await rows('SELECT id FROM outbox')).toEqual([]);
  expect(await storedFiles()).toHaveLength(1);
  expect((await rows('SELECT email FROM application')).map(({ email }) => email)).toEqual([MARY]);
  expect((await callApi('GET', 'candidate/profile')).status).toBe(401);
  expect((await callApi('GET', 'candidate/profile', { token: mary })).status).toBe(200);
  expect(await rows(`SELECT actor, action, detail FROM audit_log`)).toEqual([
    { actor: 'candidate', action: 'candidate.erasing', detail: '{"applications":2}' },
    { actor: 'candidate', action: 'candidate.erased', detail: '{"applications":2,"files":3}' },
  ]);
});

/** A database that fails at the first statement matching `sql` and at every later statement. */
const failingAt = (sql: RegExp): D1Database => {
  const { db } = database;
  let isDown = false;
  const failing = new WeakSet<object>();
  return {
    prepare(text: string) {
      const statement = db.prepare(text);
      isDown ||= sql.test(text);
      if (!isDown) return statement;
      const broken = { bind: () => broken, run: fail, all: fail, first: fail };
      failing.add(broken);
      return broken;
    },
    batch: (statements: never[]) =>
      statements.some((one) => failing.has(one)) ? fail() : db.batch(statements),
  } as unknown as D1Database;
};
/** A file store on which the method `call` fails. */
const filesFailingAt = (call: 'get' | 'list' | 'delete') =>
  new Proxy(database.files, {
    get: (files, name) => (name === call ? fail : Reflect.get(files, name).bind(files)),
  });
const fail = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'));

test.each([
  ['the files', 503, () => ({ FILES: filesFailingAt('delete') })],
  ['the applications’ rows', 500, () => ({ PEOPLE: failingAt(/DELETE FROM application/) })],
  ['the account’s rows', 500, () => ({ PEOPLE: failingAt(/DELETE FROM candidate\b/) })],
])('a repeated call completes an erasure that failed at %s', async (_, status, broken) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const id = await applyAs(ADA);
  await storeMore(ADA, id);
  await storeResume(pdf('kept'));
  const failed = await callApi('DELETE', 'candidate/account', { instead: broken() });
  expect(failed.status).toBe(status);
  expect(await rows('SELECT email FROM candidate WHERE email = ?', ADA)).toHaveLength(1);
  // The audit entry counts all applications, including any that the failed call already deleted.
  expect(await rows('SELECT action, detail FROM audit_log')).toEqual([
    { action: 'candidate.erasing', detail: '{"applications":1}' },
  ]);

  expect((await callApi('DELETE', 'candidate/account')).status).toBe(200);
  expect(await findTraces(ADA)).toEqual([]);
  expect(await storedFiles()).toEqual([]);
});

test('an erasure that cannot list files reports an error, and a repeated call completes it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await applyAs(ADA);
  const link = await mailedToken(bindings, ADA);
  const instead = { FILES: filesFailingAt('list') };
  const failed = await callApi('DELETE', 'candidate/account', { instead });
  expect(failed).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  expect(await storedFiles()).toHaveLength(1);
  // An earlier sign-in link no longer works, since it would recreate the account after the erasure.
  const body = { token: link };
  const headers = { cookie: BROWSER_COOKIE };
  const opened = await callApi('POST', 'candidate/sessions', { token: '', body, headers });
  expect([opened.status, opened.error.code]).toEqual([410, 'link_over']);
  expect((await callApi('DELETE', 'candidate/account')).status).toBe(200);
  expect(await findTraces(ADA)).toEqual([]);
});

test('an erasure that cannot read the hash key reports an error and changes nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await applyAs(ADA);
  const failed = await callApi('DELETE', 'candidate/account', {
    instead: { FILES: filesFailingAt('get') },
  });
  expect(failed).toMatchObject({ status: 503, error: { code: 'unavailable' } });
  expect(failed.error.message).toMatch(/nothing was changed\. Please try again/);
  expect(await rows('SELECT email FROM application')).toEqual([{ email: ADA }]);
  expect(await rows('SELECT * FROM erasure')).toEqual([]);
  expect(await rows('SELECT * FROM audit_log')).toEqual([]);
});
