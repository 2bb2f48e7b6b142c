import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getResume } from '../../../src/contracts/endpoints.ts';
import { insertTestApplication } from '../../../tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord } from '../../../tests/support/records.ts';
import { createContext, respondTo } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { parseByteRange } from '../../http/headers/byte-range.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { backend } from '../index.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import type { NewGrant } from '../reviewers/check-grant.ts';
import { issueGrant, reviewerLink, revokeGrant } from '../reviewers/grants.ts';
import { hashToken } from '../sessions/sessions.ts';
import { contentDisposition } from './content-disposition.ts';

// docs/specification.md: 7.7

const PDF = new TextEncoder().encode('%PDF-0123456789');
const SIZE = PDF.length;

let database: TestDatabase;
let bindings: Bindings;
let grantId: string;
let query: string;
let pdf: Awaited<ReturnType<typeof insertTestApplication>>;

const store = (name: string, type: string, bytes: Uint8Array = PDF) =>
  insertTestApplication(bindings, {
    jobFid: 'open',
    submittedAt: Date.now() - DAY_MS,
    resume: { name, type, bytes },
  });
const grant = async (applicationIds: string[], changes: Partial<NewGrant> = {}) => {
  const now = Date.now();
  const issued = await issueGrant(
    bindings,
    {
      reviewer: { kind: 'vendor', name: 'Grace', email: 'grace@example.com' },
      applicationIds,
      blind: false,
      expiresAt: now + DAY_MS,
      ...changes,
    },
    now,
  );
  const link = await reviewerLink(database.db, 'http://site', issued.grantId, now);
  return { grantId: issued.grantId, query: new URL(link?.url ?? '').search };
};

beforeAll(async () => {
  database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
});
beforeEach(async () => {
  await database.db.prepare('DELETE FROM application').run();
  await database.db.prepare('DELETE FROM reviewer').run();
  pdf = await store('Ada Byron.pdf', 'application/pdf');
  ({ grantId, query } = await grant([pdf.id]));
});

const read = (id: string, search = query, init: RequestInit = {}) =>
  respondTo(new Request(`http://site/misc/resumes/${id}${search}`, init), bindings);
const readRange = (range: string, headers: Record<string, string> = {}) =>
  read(pdf.resumeId, query, { headers: { range, ...headers } });
const reads = async () =>
  (await database.db.prepare('SELECT application_id, grant_id FROM resume_read').all()).results;

test('a PDF opens in the browser but cannot run or load anything', async () => {
  const response = await read(pdf.resumeId);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(SIZE),
    'content-disposition': `inline; filename="Ada Byron.pdf"; filename*=UTF-8''Ada%20Byron.pdf`,
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
});

test.each([
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['cv.rtf', 'application/rtf'],
  ['cv.html', 'text/html'],
  ['cv.svg', 'image/svg+xml'],
])('%s is served as a download', async (name, type) => {
  const other = await store(name, type);
  const response = await read(other.resumeId, (await grant([other.id])).query);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(response.headers.get('content-type')).not.toMatch(/html|svg/);
  await response.arrayBuffer();
});

test.each([
  ['utf-8', new TextEncoder().encode('Zoë')],
  ['windows-1252', new Uint8Array([0x5a, 0x6f, 0xeb])],
])('text is served with its charset: %s', async (charset, bytes) => {
  const text = await store('cv.txt', 'text/plain', bytes);
  const response = await read(text.resumeId, (await grant([text.id])).query);
  expect(response.headers.get('content-type')).toBe(`text/plain; charset=${charset}`);
  expect(new TextDecoder(charset).decode(await response.arrayBuffer())).toBe('Zoë');
});

test('a HEAD response for text includes the charset without reading the file', async () => {
  const text = await store('cv.txt', 'text/plain', new Uint8Array([0x5a, 0x6f, 0xeb]));
  const { query: search } = await grant([text.id]);
  const opened: string[] = [];
  const FILES = new Proxy(database.files, {
    get(files, name: 'head' | 'get') {
      opened.push(name);
      return files[name].bind(files);
    },
  });
  const url = `http://site/misc/resumes/${text.resumeId}${search}`;
  const response = await respondTo(new Request(url, { method: 'HEAD' }), { ...bindings, FILES });
  expect(response.headers.get('content-type')).toBe('text/plain; charset=windows-1252');
  expect(opened).toEqual(['head']);
});

test.each([
  ['bytes=0-4', 'bytes 0-4', '%PDF-'],
  ['bytes=5-', `bytes 5-${SIZE - 1}`, '0123456789'],
  ['bytes=-3', `bytes ${SIZE - 3}-${SIZE - 1}`, '789'],
  ['bytes=12-999', `bytes 12-${SIZE - 1}`, '789'],
])('a request for %s returns that byte range', async (range, contentRange, text) => {
  const response = await readRange(range);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`${contentRange}/${SIZE}`);
  expect(response.headers.get('content-length')).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});

test.each(['bytes=15-', 'bytes=99-100', 'bytes=-0'])(
  'a request for %s returns 416 with the file size',
  async (range) => {
    const response = await readRange(range);
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${SIZE}`);
    expect(await reads()).toEqual([]);
  },
);

test('If-Range returns the range only if the file is unchanged', async () => {
  const etag = (await read(pdf.resumeId)).headers.get('etag') ?? '';
  const same = await readRange('bytes=0-1', { 'if-range': etag });
  expect([same.status, await same.text()]).toEqual([206, '%P']);
  const other = await readRange('bytes=0-1', { 'if-range': '"other"' });
  expect([other.status, (await other.text()).length]).toEqual([200, SIZE]);
});

test('HEAD describes the file without reading its content, and is not recorded', async () => {
  const response = await read(pdf.resumeId, query, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe(String(SIZE));
  expect(await response.text()).toBe('');
  expect(await reads()).toEqual([]);
});

test('each opening is recorded once, and later range requests that belong to it are not recorded', async () => {
  const opened = { application_id: pdf.id, grant_id: grantId };
  await (await read(pdf.resumeId)).text();
  expect(await reads()).toEqual([opened]);
  await (await readRange('bytes=5-')).text();
  expect(await reads()).toEqual([opened]);
  await (await readRange('bytes=0-4')).text();
  expect(await reads()).toEqual([opened, opened]);
});

test('a first read that starts in the middle of the file is recorded too', async () => {
  await (await readRange('bytes=1-')).text();
  expect(await reads()).toHaveLength(1);
});

test('a request for a resume outside the grant is rejected just like a bad link, and is not recorded', async () => {
  const other = await store('cv.pdf', 'application/pdf');
  const without = await grant([pdf.id], { fields: ['names'] });
  const blind = await grant([pdf.id], { blind: true });
  const revoked = await grant([pdf.id]);
  await revokeGrant(database.db, revoked.grantId, Date.now());
  const bad: [string, string][] = [
    [pdf.resumeId, ''],
    [pdf.resumeId, query.replace(/.$/, '')],
    [pdf.resumeId, `${query}&expires=x`],
    [pdf.resumeId, `${query}&reviewer=x`],
    [pdf.resumeId, without.query],
    [pdf.resumeId, blind.query],
    [pdf.resumeId, revoked.query],
    [other.resumeId, query],
    ['nothing', query],
    [pdf.resumeId.replace(/[^_]/, '_'), query],
  ];
  for (const [id, search] of bad) {
    const response = await read(id, search);
    expect(response.status, id + search).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'link_invalid' } });
  }
  // The endpoint map does not match a path with `%25`, so the endpoint is called directly.
  const context = createContext(new Request(`http://site/misc/resumes/%25${query}`), bindings);
  const call = { endpoint: getResume, params: { id: '%' }, url: context.url };
  const answer = await backend.respond(call, context);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ error: { code: 'link_invalid' } });
  await database.db
    .prepare(`UPDATE application SET status = 'withdrawn' WHERE id = ?`)
    .bind(pdf.id)
    .run();
  expect((await read(pdf.resumeId)).status).toBe(403);
  expect(await reads()).toEqual([]);
});

test('a blind grant gives access to the resume once the review is submitted; if names are hidden, so is the file name', async () => {
  const { query: blind } = await grant([pdf.id], { blind: true, fields: ['resume'] });
  await database.db
    .prepare(`UPDATE review SET status = 'received', recommendation = 'no', submitted_at = 1`)
    .run();
  const response = await read(pdf.resumeId, blind);
  expect(response.headers.get('content-disposition')).toMatch(/filename="candidate-1\.pdf"/);
  await response.text();
});

test('a candidate can read their own files by token, but not another candidate’s', async () => {
  const other = await store('other.pdf', 'application/pdf');
  const token = 'token-of-the-candidate-0123456789';
  const accountFile = 'resumes/2026-11-01/keptfile';
  await database.files.put(accountFile, PDF);
  await database.db.batch([
    database.db
      .prepare(
        `INSERT INTO candidate (id, email, resume_key, resume_name, resume_type, created_at)
         VALUES ('c', ?, ?, 'kept.pdf', 'application/pdf', 1)`,
      )
      .bind(pdf.email.toUpperCase(), accountFile),
    database.db
      .prepare(
        `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
         VALUES (?, 'bearer', ?, 1, ?)`,
      )
      .bind(await hashToken(token), pdf.email, Date.now() + DAY_MS),
  ]);
  const authorization = `Bearer ${token}`;
  const fetchStatus = async (id: string, value = authorization) => {
    const response = await read(id, '', { headers: { authorization: value } });
    await response.text();
    return response.status;
  };
  expect(await fetchStatus(pdf.resumeId)).toBe(200);
  expect(await fetchStatus('keptfile')).toBe(200);
  expect(await fetchStatus(other.resumeId)).toBe(404);
  expect(await fetchStatus(pdf.resumeId, 'Bearer wrong-token-0123456789')).toBe(401);
  expect(await reads()).toEqual([]);
});

test('a request for a deleted file returns 404', async () => {
  const [file] = (await database.files.list({ prefix: 'resumes/' })).objects.filter(({ key }) =>
    key.endsWith(pdf.resumeId),
  );
  await database.files.delete(file?.key ?? '');
  expect((await read(pdf.resumeId)).status).toBe(404);
});

test.each([
  [null, 10, undefined],
  ['items=0-1', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=5-2', 10, undefined],
  ['bytes=a-b', 10, undefined],
  ['bytes=-20', 10, { start: 0, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
])('parses the range %j for a file of %i bytes as %j', (header, size, expected) => {
  expect(parseByteRange(header, size)).toEqual(expected);
});

test.each([
  ['cv.pdf', `inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  [
    'Zoë’s "cv".pdf',
    `inline; filename="Zoe_s _cv_.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%22cv%22.pdf`,
  ],
  ["a';(b)*.pdf", `inline; filename="a'_(b)*.pdf"; filename*=UTF-8''a%27%3B%28b%29%2A.pdf`],
  [
    'x\r\nset-cookie: a.pdf',
    `inline; filename="x__set-cookie: a.pdf"; filename*=UTF-8''x%0D%0Aset-cookie%3A%20a.pdf`,
  ],
])('the file name %j cannot break out of its header', (name, expected) => {
  const headers = new Headers({ 'content-disposition': contentDisposition('inline', name) });
  expect(headers.get('content-disposition')).toBe(expected);
});
