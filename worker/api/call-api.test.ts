import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { REFERRAL_HEADER } from '../../src/contracts/contact.ts';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { json, type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { createContext, respondToLimitedCall } from '../../tests/support/request-context.ts';
import { createSample } from '../../tests/support/sample.ts';
import { readPostReferral } from '../edge/referral.ts';
import type { Bindings } from '../env.ts';
import { CACHE_CONTROL } from '../http/headers/cache-control.ts';
import { matchPath } from '../http/request/match-endpoint.ts';
import { createRequestContext } from '../http/request/request-context.ts';
import { callApi } from './call-api.ts';
import { respondInJson } from './respond-to-call.ts';

let product: LocalServer;
let contractor: LocalServer;
let database: TestDatabase;
beforeAll(async () => {
  product = await startServer();
  contractor = await startServer();
  database = await createTestDatabase();
});
afterEach(() => {
  product.seen.length = 0;
  contractor.seen.length = 0;
});
afterAll(async () => {
  await Promise.all([product.close(), contractor.close()]);
});

const bindings = (variables: Record<string, string>) =>
  ({
    ...database.both,
    FILES: database.files,
    EVENTS: database.events,
    SITE_URL: 'https://jobs.example',
    ...variables,
  }) as unknown as Bindings;
const proxied = () =>
  bindings({ API_BASE: `${product.url}/v1/`, CONTRACTOR_API_BASE: `${contractor.url}/hire` });

const sendRequest = (path: string, init: RequestInit = {}, variables = proxied()) => {
  const request = new Request(`https://jobs.example${path}`, init);
  const execution = { waitUntil: () => undefined };
  const context = createRequestContext(request, variables, execution, { id: 'request-1' });
  context.referral = readPostReferral(request);
  return respondInJson(context);
};

const MAP = Object.values<Endpoint>(endpoints).filter(({ upstream }) => upstream !== 'none');
const PDF = '%PDF-1.4 of somebody';

/** The request body for an endpoint: a form as a browser would encode it, JSON, or none. */
const createBody = ({ form, body }: Endpoint): { body?: BodyInit; type?: string } => {
  if (form) {
    const data = new FormData();
    data.set('firstName', 'Zoë');
    data.set('resume', new File([PDF], 'zoë.pdf', { type: 'application/pdf' }));
    return { body: data, type: 'multipart/form-data; boundary=' };
  }
  return body ? { body: '{"any":"thing"}', type: 'application/json' } : {};
};

const CLAIMED = {
  authorization: 'Bearer secret-token',
  connection: 'keep-alive, x-drop-me',
  'x-drop-me': 'hop',
  cookie: '__Host-session=1; __Host-ref=referral-1',
  'cf-connecting-ip': '203.0.113.7',
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=198.51.100.1',
  'x-real-ip': '198.51.100.1',
  'cf-ray': 'abc',
  'idempotency-key': 'key-1',
  [REFERRAL_HEADER]: 'another-referral',
  'user-agent': 'Somebody/1.0',
  'x-request-id': 'another-request',
};

test.each(MAP.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'with API bases set, %s is forwarded as defined in the endpoint map, and the response is returned',
  async (_, endpoint) => {
    const isContractor = endpoint.upstream === 'contractor';
    const server = isContractor ? contractor : product;
    const path = `/${endpoint.path.replaceAll(/\{\w+\}/g, 'some-id.1')}`;
    const isFile = endpoint.produces === 'file';
    const answer = isFile ? PDF : { ...(createSample(endpoint.answer) as object), more: 1 };
    const { body, type } = createBody(endpoint);
    const arrived: { headers?: IncomingMessage['headers']; body?: string } = {};
    server.answer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      Object.assign(arrived, { headers: request.headers, body: text });
      json(answer, 200, {
        'cache-control': 'public, max-age=99999',
        'set-cookie': 'tracker=1',
        'x-powered-by': 'php',
        ...(isFile && { 'content-type': 'application/pdf' }),
      })(request, response);
    });
    const query = '?expires=1.g.s&page=2&q=a%20b&q=c';
    const response = await sendRequest(path + query, {
      method: endpoint.method,
      headers: { ...CLAIMED, ...(type === 'application/json' && { 'content-type': type }) },
      body,
    });

    const base = isContractor ? '/hire' : '/v1';
    expect([...product.seen, ...contractor.seen]).toEqual([
      `${endpoint.method} ${base}${path}${query}`,
    ]);
    const headers = arrived.headers ?? {};
    expect(headers).toMatchObject({
      host: server.url.slice('http://'.length),
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'jobs.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'request-1',
      'idempotency-key': 'key-1',
      'user-agent': 'Somebody/1.0',
    });
    expect(headers[REFERRAL_HEADER]).toBe(endpoint.method === 'POST' ? 'referral-1' : undefined);
    for (const name of ['cookie', 'x-drop-me', 'forwarded', 'x-real-ip', 'cf-ray']) {
      expect(headers, name).not.toHaveProperty(name);
    }
    const isSignedIn = endpoint.auth === 'candidate' || endpoint.auth === 'resume';
    expect(headers.authorization).toBe(isSignedIn ? 'Bearer secret-token' : undefined);
    expect(headers['content-type'] ?? '').toContain(type ?? '');
    if (endpoint.form) expect(arrived.body).toContain(PDF);
    else expect(arrived.body).toBe(body ?? '');

    expect(response.status).toBe(200);
    if (isFile) expect(await response.text()).toBe(PDF);
    else expect(await response.json()).toEqual(answer);
    expect(response.headers.get('cache-control')).toBe(
      endpoint.auth === 'public' ? CACHE_CONTROL[endpoint.cache] : 'private, no-store',
    );
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('x-powered-by')).toBe(false);
  },
);

test.each(MAP.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'without API bases, the worker handles %s itself',
  async (_, endpoint) => {
    const path = `/${endpoint.path.replaceAll(/\{\w+\}/g, 'some-id.1')}`;
    const response = await sendRequest(
      path,
      {
        method: endpoint.method,
        body: createBody(endpoint).body,
        ...(endpoint.body && { headers: { 'content-type': 'application/json' } }),
      },
      bindings({}),
    );
    // The status is 200, or reports an invalid body, a missing sign-in or a missing record.
    expect([200, 401, 403, 404, 422]).toContain(response.status);
    await response.text();
    expect([...product.seen, ...contractor.seen]).toEqual([]);
  },
);

test.each([
  '/misc/nothing',
  '/misc/jobs/',
  '/misc//jobs',
  '/misc/jobs/x/y',
  '/misc/jobs/../../admin',
  '/misc/jobs/%2e%2e/%2e%2e/admin',
  '/misc/jobs/..%2F..%2Fadmin',
  '/misc/jobs/%2e%2e%2fadmin',
  '/misc/jobs/..%5Cadmin',
  '/misc/jobs/%252e%252e%252fadmin',
  '/misc/jobs/..;',
  '/misc/jobs/..;%2Fadmin',
  '/misc/jobs/%2e%2e%00',
  '/misc/jobs/...',
  '/misc/jobs/%E0%A4%A',
  '/misc/jobs/a%3Fb',
  '/misc/jobs/a%23b',
  '/misc/jobs/a%0D%0Ab',
  '/contractor/anything',
  '/ops/anything',
])('%s is not in the endpoint map and is never forwarded', async (path) => {
  const response = await sendRequest(path, { headers: { 'x-request-id': 'another-request' } });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    error: { status: 404, code: 'not_found', requestId: 'request-1' },
  });
  expect([...product.seen, ...contractor.seen]).toEqual([]);
});

test('a path with unnecessary escapes is not in the endpoint map', () => {
  expect(matchPath('/misc/jobs')).toHaveLength(1);
  expect(matchPath('/%6disc/jobs')).toEqual([]);
});

test.each(['on', 'off'])(
  'with API_PASS_UNKNOWN=%s, an operator call is never forwarded and needs a token',
  async (API_PASS_UNKNOWN) => {
    const response = await sendRequest(
      '/ops/jobs',
      {},
      bindings({ API_BASE: product.url, API_PASS_UNKNOWN }),
    );
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: { code: 'ops_off', requestId: 'request-1' },
    });
    expect([...product.seen, ...contractor.seen]).toEqual([]);
  },
);

const passing = () => bindings({ API_BASE: `${product.url}/v1`, API_PASS_UNKNOWN: 'on' });
const postJson = {
  method: 'POST',
  body: '{"a":1}',
  headers: { 'content-type': 'application/json' },
};

test.each([
  ['GET', '/misc/salaries?role=a%20b'],
  ['POST', '/misc/jobs/some-id/save'],
  ['PUT', '/misc/salaries/%C3%A9t%C3%A9'],
  ['PATCH', '/misc/salaries/1'],
  ['DELETE', '/misc/salaries/1'],
])('with API_PASS_UNKNOWN, %s %s is forwarded like a known call', async (method, path) => {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  let headers: IncomingMessage['headers'] = {};
  let body = '';
  product.answer(async (request, response) => {
    headers = request.headers;
    for await (const chunk of request) body += chunk;
    json({ any: 'thing' }, 201, { 'cache-control': 'public, max-age=99', 'set-cookie': 'a=1' })(
      request,
      response,
    );
  });
  const response = await sendRequest(
    path,
    {
      method,
      headers: { ...CLAIMED, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: '{ "a": 1 }' }),
    },
    passing(),
  );
  expect(product.seen).toEqual([`${method} /v1${path}`]);
  expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'request-1' });
  for (const name of ['cookie', 'authorization', 'x-drop-me', 'forwarded', 'cf-ray']) {
    expect(headers, name).not.toHaveProperty(name);
  }
  expect(body).toBe(hasBody ? '{"a":1}' : '');
  expect([response.status, await response.json()]).toEqual([201, { any: 'thing' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.has('set-cookie')).toBe(false);
});

test.each([
  ['GET', '/misc/'],
  ['GET', '/misc//salaries'],
  ['GET', '/misc/salaries/'],
  ['GET', '/misc/salaries/..%2Fadmin'],
  ['GET', '/misc/salaries/%252e%252e'],
  ['GET', '/misc/salaries/..;'],
  ['GET', '/misc/salaries/a%0D%0Ab'],
  ['GET', '/contractor/anything'],
  ['GET', '/candidate/anything'],
  ['GET', '/ops/anything'],
  ['OPTIONS', '/misc/salaries'],
  ['PROPFIND', '/misc/salaries'],
])('with API_PASS_UNKNOWN, %s %s is still not forwarded', async (method, path) => {
  expect((await sendRequest(path, { method }, passing())).status).toBe(404);
  expect(product.seen).toEqual([]);
});

test('with API_PASS_UNKNOWN, a known path still accepts only the methods in the endpoint map', async () => {
  expect((await sendRequest('/misc/jobs', postJson, passing())).status).toBe(405);
  expect(product.seen).toEqual([]);
});

test('the response to an unknown call is JSON or empty, and its size is limited', async () => {
  const get = async () => {
    const { status, headers } = await sendRequest('/misc/salaries', {}, passing());
    return [status, headers.get('content-type')];
  };
  product.answer(json('<script>alert(1)</script>', 200, { 'content-type': 'text/html' }));
  expect(await get()).toEqual([502, 'application/json']);
  product.answer((_, response) => response.writeHead(204).end());
  expect((await get())[0]).toBe(204);
  product.answer(json('', 429));
  expect((await get())[0]).toBe(503);
  const post = (body: string, type: string) =>
    sendRequest(
      '/misc/salaries',
      { method: 'POST', body, headers: { 'content-type': type } },
      passing(),
    );
  product.seen.length = 0;
  expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect((await post(JSON.stringify('x'.repeat(70_000)), 'application/json')).status).toBe(413);
  expect(product.seen).toEqual([]);
});

test('a post to an unknown path counts towards the rate limit before it is forwarded', async () => {
  const counted: string[] = [];
  const LIMIT_POSTS = {
    async limit({ key }: { key: string }) {
      counted.push(key);
      return { success: false };
    },
  };
  const request = new Request('https://jobs.example/misc/salaries', postJson);
  const call = respondToLimitedCall(request, { ...passing(), LIMIT_POSTS });
  await expect(call).rejects.toMatchObject({ status: 429 });
  expect([counted, product.seen]).toEqual([['local other'], []]);
});

test.each([
  ['POST', '/misc/jobs', 'GET, HEAD'],
  ['DELETE', '/misc/jobs/some-id', 'GET, HEAD'],
  ['GET', '/misc/jobs/some-id/apply', 'POST'],
  ['GET', '/candidate/magic-links', 'POST'],
])(
  '%s %s is not forwarded because the endpoint map has only other methods for the path',
  async (method, path, allow) => {
    const response = await sendRequest(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(product.seen).toEqual([]);
  },
);

test('each API base applies only to its own calls, and the worker handles the rest', async () => {
  const enums = { data: {} };
  const receipt = { data: { id: 'r1' } };
  product.answer(json(enums));
  contractor.answer(json(receipt));
  const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };

  const onlyProduct = bindings({ API_BASE: product.url });
  expect(await (await sendRequest('/misc/enums', {}, onlyProduct)).json()).toEqual(enums);
  await sendRequest('/contractor/company-contact', post, onlyProduct);
  expect(product.seen).toEqual(['GET /misc/enums']);
  expect(contractor.seen).toEqual([]);

  const onlyContractor = bindings({ CONTRACTOR_API_BASE: contractor.url });
  const own = await sendRequest('/misc/enums', {}, onlyContractor);
  expect(v.parse(endpoints.getEnums.answer, await own.json()).data.workplace).toHaveLength(3);
  expect(
    await (await sendRequest('/contractor/company-contact', post, onlyContractor)).json(),
  ).toEqual(receipt);
  expect(product.seen).toEqual(['GET /misc/enums']);
  expect(contractor.seen).toEqual(['POST /contractor/company-contact']);
});

test.each(['../../admin', '..%2f..%2fadmin', '..;', 'a\\..\\b', 'a/b', '..', 'x'.repeat(201)])(
  'a page loader never makes a call with the unsafe path parameter %j',
  async (id) => {
    const page = createContext(new Request('https://jobs.example/og/jobs/x.png'), proxied());
    const call = callApi(endpoints.getJob, { params: { id } }, page);
    await expect(call).rejects.toMatchObject({ status: 404 });
    expect(product.seen).toEqual([]);
  },
);

test('a call from a page loader passes on nothing about the visitor except the IP address', async () => {
  let headers: IncomingMessage['headers'] = {};
  product.answer((request, response) => {
    headers = request.headers;
    json({ data: createSample(endpoints.getEnums.answer) })(request, response);
  });
  const page = createContext(
    new Request('https://jobs.example/jobs', {
      headers: {
        ...{ authorization: 'Basic YTpi', cookie: 'a=b', 'user-agent': 'Somebody/1.0' },
        'cf-connecting-ip': '203.0.113.7',
      },
    }),
    proxied(),
  );
  page.referral = 'ada-1';
  await callApi(endpoints.getEnums, {}, page).catch(() => undefined);
  expect(headers['x-forwarded-for']).toBe('203.0.113.7');
  for (const name of ['authorization', 'cookie', REFERRAL_HEADER]) {
    expect(headers, name).not.toHaveProperty(name);
  }
  expect(headers['user-agent'] ?? '').not.toContain('Somebody');
});

/** Bindings with external services and with rate limiters that allow every request. */
const unlimited = () => {
  const counter = { limit: async () => ({ success: true }) };
  return { ...proxied(), LIMIT_POSTS: counter, LIMIT_READS: counter };
};

test('HEAD has the same ETag as GET for an upstream’s response', async () => {
  product.answer(json({ data: [] }));
  const [got, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) =>
      respondToLimitedCall(
        new Request('https://jobs.example/misc/countries', { method }),
        unlimited(),
      ),
    ),
  );
  expect(head?.headers.get('etag')).toBe(got?.headers.get('etag'));
});

test('a form posted without JavaScript is forwarded under the same rules as JSON', async () => {
  const form = (fields: string) =>
    respondToLimitedCall(
      new Request('https://jobs.example/misc/contact-us/employer', {
        method: 'POST',
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: fields,
      }),
      unlimited(),
    );
  // In production the form would be rendered again, but `respondToLimitedCall` has no page for it.
  const isBack = { message: 'A form was shown again.' };
  await expect(form('email=a%40b.example&__proto__.isAdmin=true')).rejects.toMatchObject(isBack);
  await expect(form(`message=${'ü'.repeat(40_000)}`)).rejects.toMatchObject({ status: 413 });
  expect([product.seen, contractor.seen]).toEqual([[], []]);
});
