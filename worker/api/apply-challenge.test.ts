import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { companyRecord, jobRecord } from '../../tests/support/records.ts';
import { respondToLimitedCall } from '../../tests/support/request-context.ts';
import { pdfResume } from '../../tests/support/resumes.ts';
import { STORED_MAX_BYTES_PER_HOUR } from '../backend/applications/stored-bytes.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { networkHash } from '../backend/network-hash.ts';
import type { Bindings } from '../env.ts';
import { createRequestContext } from '../http/request/request-context.ts';
import { findFormRequest, respondToFormPost } from './form-posts.ts';
import { respondInJson } from './respond-to-call.ts';

// docs/specification.md: 1.2

let database: TestDatabase;
let upstream: LocalServer;
beforeAll(async () => {
  database = await createTestDatabase();
  upstream = await startServer();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [jobRecord('open')]);
});
afterAll(() => upstream.close());

/** The tokens that the fake Turnstile service received. It accepts only one of them. */
let tokens: (string | null)[] = [];
const fetched = globalThis.fetch;
beforeEach(() => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!String(input).startsWith('https://challenges.cloudflare.com/'))
      return fetched(input, init);
    const token = new URLSearchParams(String(init?.body)).get('response');
    tokens.push(token);
    return Response.json({ success: token === 'a good one' });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  tokens = [];
  upstream.seen.length = 0;
  const { objects } = await database.files.list();
  await database.files.delete(objects.map(({ key }) => key));
  await database.db.prepare('DELETE FROM application').run();
  await database.db.prepare('DELETE FROM stored_bytes').run();
});

const bindingsWith = (others: Record<string, string> = {}) =>
  ({
    ...{ ...database.both, FILES: database.files, EVENTS: database.events, RATE_LIMITS: 'off' },
    ERASURE_KEY: 'a key of thirty-two characters..',
    ...{ TURNSTILE_SITE_KEY: 'site key', TURNSTILE_SECRET_KEY: 'secret' },
    ...others,
  }) as unknown as Bindings;

const RECEIPT = { id: 'a', jobFid: 'open', status: 'submitted', resume: null };
/** Uploads that the external product API received. */
const uploads: Buffer[] = [];
const proxied = () => {
  upstream.answer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    uploads.push(Buffer.concat(chunks));
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: RECEIPT }));
  });
  return bindingsWith({ API_BASE: upstream.url });
};

const BOUNDARY = 'a-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const FIELDS = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', consent: 'true' };
const TOKEN = (value: string) => field('cf-turnstile-response', value);
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const RESUME = [
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n`,
  'Content-Type: application/pdf\r\n\r\n',
].join('');

/** The bytes of an application form, encoded as a browser would send it. */
const upload = (before = '', behind = '', fields: Record<string, string> = FIELDS) =>
  Buffer.concat([
    Buffer.from(
      Object.entries(fields)
        .map(([name, value]) => field(name, value))
        .join(''),
    ),
    Buffer.from(before + RESUME),
    pdfResume('one'),
    Buffer.from(`\r\n${behind}--${BOUNDARY}--\r\n`),
  ]);

const post = (body: Buffer, headers: Record<string, string> = {}) =>
  new Request('http://localhost:8787/misc/jobs/open/apply', {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': TYPE, ...headers },
  });

const storedFiles = async () => (await database.files.list()).objects;

const GOOD = [
  ['a header', upload(), { 'x-turnstile-token': 'a good one' }],
  ['a field before the file', upload(TOKEN('a good one')), {}],
  ['a field behind the file', upload('', TOKEN('a good one')), {}],
] as const;

test.each(GOOD)('an application is stored if its token is in %s', async (_, body, headers) => {
  const response = await respondToLimitedCall(post(body, headers), bindingsWith());
  expect([response.status, tokens]).toEqual([201, ['a good one']]);
  const [file] = await storedFiles();
  const stored = await database.files.get(file?.key ?? '');
  expect(Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(pdfResume('one'));
});

test.each(GOOD)(
  'an application is forwarded unchanged if its token is in %s',
  async (_, body, headers) => {
    const response = await respondToLimitedCall(post(body, headers), proxied());
    expect([response.status, tokens]).toEqual([201, ['a good one']]);
    expect(uploads.pop()).toEqual(body);
  },
);

const BAD = [
  ['none', upload(), {}, []],
  ['a wrong one', upload(), { 'x-turnstile-token': 'bad' }, ['bad']],
  ['a wrong one as a field', upload('', TOKEN('bad')), {}, ['bad']],
  // The token in the header takes precedence over the one in the form.
  ['two that differ', upload(TOKEN('a good one')), { 'x-turnstile-token': 'bad' }, ['bad']],
  ['one with a line break in it', upload(TOKEN('go\r\nod')), {}, []],
  ['one that is too long', upload(TOKEN('x'.repeat(3_000))), {}, []],
] as const;

test.each(BAD)(
  'an application is rejected if its token is invalid: %s',
  async (_, body, headers, requested) => {
    const stored = await respondToLimitedCall(post(body, headers), bindingsWith());
    expect([stored.status, tokens, await storedFiles()]).toEqual([422, requested, []]);
    expect((await stored.json()).error.code).toBe('challenge_failed');
    const passed = await respondToLimitedCall(post(body, headers), proxied());
    expect([passed.status, upstream.seen]).toEqual([422, []]);
  },
);

/**
 * Submits the form as a browser without JavaScript would. Returns the status and the form on the
 * response page.
 */
const postPlainly = (body: Buffer, startedAt?: number) =>
  sendPlainly(post(body, { accept: 'text/html' }), { startedAt });

const sendPlainly = async (
  request: Request,
  { bindings = bindingsWith(), startedAt }: { bindings?: Bindings; startedAt?: number } = {},
) => {
  const execution = { waitUntil: () => undefined };
  const context = createRequestContext(request, bindings, execution, { startedAt });
  const form = findFormRequest(context);
  if (!form) throw new Error('It is no form.');
  const returned: object[] = [];
  const response = await respondToFormPost(context, form, {
    respond: (json) => respondInJson(context, json),
    async showAgain(_, again) {
      returned.push(again);
      return new Response('the page');
    },
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    returned: returned[0],
  };
};

test('posting a form without JavaScript redirects if its token is valid', async () => {
  expect((await postPlainly(upload('', TOKEN('a good one')))).status).toBe(303);
  expect(await storedFiles()).toHaveLength(1);
});

test('a rejected form is shown again with its fields and the file from the previous attempt', async () => {
  const previousFile = { resumeToken: 'a-token', resumeName: 'cv of last round.pdf' };
  const { status, returned } = await postPlainly(
    upload(
      field('resumeToken', previousFile.resumeToken) + field('resumeName', previousFile.resumeName),
    ),
  );
  expect(status).toBe(422);
  expect(returned).toMatchObject({
    values: { firstName: ['Ada'], email: ['ada@example.com'] },
    errors: { form: [expect.stringContaining('We couldn’t confirm that you’re human.')] },
    keptFile: { token: 'a-token', name: 'cv of last round.pdf' },
  });
  expect(await storedFiles()).toEqual([]);
});

test('a rejected form is shown again without its file if the file has been deleted', async () => {
  const { returned } = await postPlainly(
    Buffer.from(
      Object.entries({ ...FIELDS, resumeToken: 'old', resumeName: 'cv.pdf' })
        .map(([name, value]) => field(name, value))
        .join('') +
        TOKEN('a good one') +
        `--${BOUNDARY}--\r\n`,
    ),
  );
  expect(returned).toMatchObject({
    errors: { resume: [expect.stringContaining('no longer available')] },
  });
  expect(returned).not.toHaveProperty('keptFile.token');
});

test('a form is shown again with its fields if the client’s network has exceeded its storage limit', async () => {
  const { db } = database;
  const at = Date.now();
  const body = upload(TOKEN('a good one'));
  await db
    .prepare('INSERT INTO stored_bytes VALUES (?, ?, ?)')
    .bind(at - (at % 3_600_000), await networkHash(db, post(body), at), STORED_MAX_BYTES_PER_HOUR)
    .run();
  const { status, retryAfter, returned } = await postPlainly(body, at);
  expect(status).toBe(429);
  expect(retryAfter).toBe(String(Math.ceil((3_600_000 - (at % 3_600_000)) / 1_000)));
  expect(returned).toMatchObject({
    values: { firstName: ['Ada'] },
    errors: { form: [expect.stringContaining('more files than we accept in an hour')] },
  });
  expect(await storedFiles()).toEqual([]);
});

const WAIT = 'You’ve sent this too often. Please wait a minute, then send it again.';
const overLimit = () => ({
  bindings: {
    ...bindingsWith({ RATE_LIMITS: 'on' }),
    LIMIT_POSTS: { limit: async () => ({ success: false }) },
  } as Bindings,
});

test('a short form posted over the rate limit is shown again with its fields filled in', async () => {
  const request = post(upload(), { accept: 'text/html' });
  expect(await sendPlainly(request, overLimit())).toMatchObject({
    ...{ status: 429, retryAfter: '60' },
    returned: { values: { firstName: ['Ada'] }, errors: { form: [WAIT] } },
  });
});

test('a long post over the rate limit is neither parsed nor fully read', async () => {
  const parse = vi.spyOn(Response.prototype, 'formData');
  const [chunk, chunks] = [new Uint8Array(64 * 1024), 80];
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (read === chunks) return controller.close();
      read += 1;
      controller.enqueue(read === 1 ? new Uint8Array(upload()) : chunk);
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { 'content-type': TYPE, accept: 'text/html' },
  };
  const request = new Request('http://localhost:8787/misc/jobs/open/apply', init);
  await expect(sendPlainly(request, overLimit())).rejects.toMatchObject({
    ...{ status: 429, message: WAIT, options: { headers: { 'retry-after': '60' } } },
  });
  expect(parse).not.toHaveBeenCalled();
  expect(read).toBeLessThan(10);
});

test('a token with characters that are not allowed in headers is also rejected in a form field', async () => {
  const { status, returned } = await sendPlainly(
    new Request('http://localhost:8787/misc/contact-us/employer', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', 'cf-turnstile-response': 'a\nb' }),
      headers: { accept: 'text/html' },
    }),
  );
  expect([status, tokens]).toEqual([422, []]);
  expect(returned).toMatchObject({ values: { name: ['Ada'] } });
});
