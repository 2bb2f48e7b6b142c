import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CHALLENGE_HEADER } from '../../src/contracts/site/challenge.ts';
import { createContext, respondTo } from '../../tests/support/request-context.ts';
import { HttpError } from '../http/http-error.ts';
import { findCalls } from '../http/request/match-endpoint.ts';
import { requirePerson } from './turnstile.ts';

/**
 * A stand-in for Cloudflare's verification service, which accepts a form and returns JSON, as
 * documented.
 */
let server: Server;
let verifyUrl: string;
let requests: URLSearchParams[] = [];
let answer: { status?: number; body: unknown };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(new URLSearchParams(body));
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => new Promise((done) => server.close(done)));
afterEach(() => {
  requests = [];
  vi.restoreAllMocks();
});

const GOOD = { success: true, hostname: 'jobs.example', action: 'employer', 'error-codes': [] };
const KEYS = {
  SITE_URL: 'https://jobs.example',
  TURNSTILE_SITE_KEY: 'the site key',
  TURNSTILE_SECRET_KEY: 'the secret',
};

const post = (token?: string, path = '/misc/contact-us/employer', method = 'POST') =>
  new Request(`https://jobs.example${path}`, {
    method,
    headers: {
      'cf-connecting-ip': '192.0.2.1',
      ...(token !== undefined && { [CHALLENGE_HEADER]: token }),
    },
  });

/** Returns `passed`, or the status of the HttpError that was thrown. */
const outcome = async (request: Request, keys = KEYS, url = verifyUrl) => {
  const context = createContext(request, keys);
  const call = findCalls(context).find(({ endpoint }) => endpoint.method === request.method);
  if (!call) throw new Error('There is no such call.');
  try {
    await requirePerson(context, call.endpoint, url);
    return 'passed';
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError);
    return (error as HttpError).status;
  }
};

test('a valid token passes, and the service gets the secret, the token and the client’s address', async () => {
  answer = { body: GOOD };
  expect(await outcome(post('a token'))).toBe('passed');
  expect(requests.map((form) => Object.fromEntries(form))).toEqual([
    { secret: 'the secret', response: 'a token', remoteip: '192.0.2.1' },
  ]);
});

test.each([
  ['is refused', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['was used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['is for another site', { ...GOOD, hostname: 'evil.example' }],
  ['is for another form', { ...GOOD, action: 'referrals' }],
  ['is for no form', { success: true, hostname: 'jobs.example' }],
])('a token that %s does not pass', async (_, body) => {
  answer = { body };
  expect(await outcome(post('a token'))).toBe(422);
});

test.each([undefined, '', 'x'.repeat(2049)])(
  'without a usable token, the service is not called',
  async (token) => {
    answer = { body: GOOD };
    expect(await outcome(post(token))).toBe(422);
    expect(requests).toEqual([]);
  },
);

test.each([
  ['an error', { status: 500, body: GOOD }],
  ['no JSON', { body: '<h1>Bad gateway</h1>' }],
  ['another shape', { body: { success: 'true' } }],
  ['without end', { body: 'x'.repeat(20_000) }],
  [
    'that our secret is wrong',
    { body: { success: false, 'error-codes': ['invalid-input-secret'] } },
  ],
  ['that it is broken', { body: { success: false, 'error-codes': ['internal-error'] } }],
])(
  'every call is refused and the failure is logged if the service’s response is: %s',
  async (_, given) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    answer = given;
    expect(await outcome(post('a token'))).toBe(503);
    expect(logged).toHaveBeenCalledOnce();
  },
);

test('every call is refused if the service is unreachable or takes too long', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await outcome(post('a token'), KEYS, 'http://127.0.0.1:1/')).toBe(503);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await outcome(post('a token'))).toBe(503);
  expect(timeout).toHaveBeenCalledWith(5_000);
});

test('on a local machine, Cloudflare’s testing keys work even though their responses contain another site’s host name', async () => {
  answer = { body: { success: true, hostname: 'example.com' } };
  expect(await outcome(post('a token'))).toBe(422);
  expect(await outcome(post('a token'), { ...KEYS, SITE_URL: 'http://localhost:8787' })).toBe(
    'passed',
  );
});

test.each([
  ['/candidate/magic-links', 'POST', 422],
  ['/contractor/candidate-contact', 'POST', 422],
  ['/contractor/company-contact', 'POST', 422],
  ['/contractor/ghostwriting-consultation', 'POST', 422],
  ['/misc/referrals', 'POST', 422],
  ['/misc/jobs/abc/apply', 'POST', 422],
  ['/candidate/jobs/abc/apply', 'POST', 'passed'],
  ['/misc/interested-in-job', 'POST', 'passed'],
])('%s with method %s and no token results in %s', async (path, method, expected) => {
  expect(await outcome(post(undefined, path, method))).toBe(expected);
  expect(requests).toEqual([]);
});

test('a GET request to a POST-only endpoint does not call the service', async () => {
  const read = post(undefined, '/misc/referrals', 'GET');
  expect((await respondTo(read, { ...KEYS, PEOPLE: undefined })).status).toBe(405);
  expect(requests).toEqual([]);
});

test('without keys, every call passes', async () => {
  expect(await outcome(post(), { SITE_URL: KEYS.SITE_URL } as never)).toBe('passed');
});

test.each(['/misc/contact-us/employe%72', '/%6disc/contact-us/employer'])(
  '%s does not bypass the challenge, because it reaches the same endpoint',
  async (path) => {
    const response = await respondTo(post(undefined, path), { ...KEYS, PEOPLE: undefined });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: 'challenge_failed' } });
  },
);

test.each([
  '/misc/contact-us/employer/',
  '/misc//contact-us/employer',
  '/MISC/contact-us/employer',
])('%s does not bypass the challenge, because it reaches no endpoint', async (path) => {
  const response = await respondTo(post('a token', path), { PEOPLE: undefined } as never);
  expect(response.status).toBe(404);
});
