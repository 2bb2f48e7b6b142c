import { connect } from 'node:net';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { BROKEN_MULTIPART, HOSTILE_CONTENT_TYPES } from '../support/hostile-values.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 6.3

/* Sends requests that a client library would not send, on a raw socket to the running site. */

interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Parses the response once it is complete, because servers may keep the connection open. */
const readResponse = (text: string, isOver: boolean): RawResponse | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const body = text.slice(end + 4);
  const length = head.match(/^content-length: (\d+)/im)?.[1];
  const isComplete = length ? body.length >= Number(length) : body.endsWith('\r\n0\r\n\r\n');
  return isComplete || isOver ? { status: Number(head.split(' ')[1]), head, body } : undefined;
};

const RESPONSE_TIMEOUT_MS = 10_000;

const send = (request: string): Promise<RawResponse> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(siteUrl);
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'));
    let text = '';
    const finish = (isOver: boolean) => {
      const response = readResponse(text, isOver);
      if (response) done(response);
      else if (isOver) fail(new Error(`Cut off: ${text.slice(0, 200)}`));
      if (response || isOver) socket.destroy();
    };
    socket.setTimeout(RESPONSE_TIMEOUT_MS, () =>
      socket.destroy(new Error(`No response to ${request.slice(0, 200)}`)),
    );
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
      finish(false);
    });
    socket.on('error', fail);
    socket.on('end', () => finish(true));
  });

const HEADERS = ['Host: localhost', 'Connection: close'];
const get = (path: string, headers: string[] = []) =>
  send([`GET ${path} HTTP/1.1`, ...HEADERS, ...headers, '', ''].join('\r\n'));
const post = (path: string, body: string, headers: string[]) =>
  send(
    [
      `POST ${path} HTTP/1.1`,
      ...[...HEADERS, `Content-Length: ${Buffer.byteLength(body, 'latin1')}`, ...headers],
      '',
      body,
    ].join('\r\n'),
  );

const TRACE = /\n\s+at |\.[cm]?[jt]sx?:\d|node_modules|D1_ERROR|SQLITE/;

/** Expects the status, and no stack trace or database error in the body. */
const expectSafeResponse = ({ status, head, body }: RawResponse, expected: number, what = '') => {
  const failureText = `${what.slice(0, 100)} ${head.split('\r\n')[0]} ${body.slice(0, 300)}`;
  expect(status, failureText).toBe(expected);
  expect(body, failureText).not.toMatch(TRACE);
};

const expectOurError = (response: RawResponse, status: number, what: string) => {
  expectSafeResponse(response, status, what);
  expect(response.head).toMatch(/content-type: application\/json/i);
  const json = response.body.slice(response.body.indexOf('{'), response.body.lastIndexOf('}') + 1);
  expect(v.parse(ErrorBodySchema, JSON.parse(json)).error.status).toBe(response.status);
};

const APPLY = '/misc/jobs/zylo1000/apply';
const multipart = 'Content-Type: multipart/form-data; boundary=x';

test('broken multipart data gets an error with a message', async () => {
  for (const body of BROKEN_MULTIPART) {
    expectOurError(await post(APPLY, body, [multipart]), 422, body);
  }
});

test('without JavaScript, broken multipart data gets the form again', async () => {
  for (const body of BROKEN_MULTIPART) {
    const response = await post(APPLY, body, [multipart, 'Accept: text/html']);
    expectSafeResponse(response, 422, body);
    expect(response.head).toMatch(/content-type: text\/html/i);
  }
});

/** Only scripts post to these endpoints; no form does. */
const JSON_ONLY: readonly Endpoint[] = [
  endpoints.createSession,
  endpoints.findNearestTown,
  endpoints.mailSavedJobs,
  endpoints.recordJobInterest,
];
const POSTS = Object.values<Endpoint>(endpoints).filter(
  ({ method, auth }) => method === 'POST' && (auth === 'public' || auth === 'reviewer'),
);
const formatPath = ({ path }: Endpoint) => `/${path.replace(/\{\w+\}/g, 'zylo1000')}`;

const TOO_LARGE = `message=${'x'.repeat(300_000)}`;
const FIELDS = [
  '',
  '=',
  '%ff=%ff&&&=a',
  `${'a.'.repeat(5_000)}a=1`,
  `${'0.'.repeat(5_000)}0=1`,
  '__proto__.a=1&constructor.prototype.b=1&attributes.0.__proto__=1',
  'attributes.999.rating=5&attributes.0=x&attributes.0.rating=1&attributes=y',
  'name=a&name.b=c&email.0=d&message.length=9&consent.true=true',
  Array.from({ length: 3_000 }, (_, i) => `a${i}=1`).join('&'),
  `message=${'%F0%9F%98%80'.repeat(5_000)}`,
  TOO_LARGE,
];
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const BROWSER = ['Accept: text/html', `User-Agent: ${PERSON}`];
const postFields = (endpoint: Endpoint, fields: string) => {
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return post(formatPath(endpoint), fields, [type, ...BROWSER]);
};

test.each(
  POSTS.filter((one) => !JSON_ONLY.includes(one)).map((one) => [formatPath(one), one] as const),
)('without JavaScript, hostile fields in a form post to %s get a page', async (_, endpoint) => {
  // An invalid link is refused before the fields are checked.
  const refused = endpoint.auth === 'reviewer' ? 403 : 422;
  for (const fields of FIELDS) {
    const response = await postFields(endpoint, fields);
    expectSafeResponse(response, fields === TOO_LARGE ? 413 : refused, fields);
    expect(response.head).toMatch(/content-type: text\/html/i);
  }
});

test.each(JSON_ONLY.map((one) => [formatPath(one), one] as const))(
  '%s does not accept form posts',
  async (_, endpoint) => {
    for (const fields of FIELDS) expectOurError(await postFields(endpoint, fields), 415, fields);
  },
);

test('a body with the wrong type gets an error with a message', async () => {
  for (const type of HOSTILE_CONTENT_TYPES) {
    const header = [`Content-Type: ${type}`];
    const isForm = /^application\/x-www-form-urlencoded|^multipart\/form-data; /.test(type);
    expectOurError(await post(APPLY, 'x', header), isForm ? 422 : 415, type);
    // The media type is accepted, but the body is not JSON.
    const isJson = type.startsWith('application/json;');
    const contact = await post('/misc/contact-us/employer', 'x', header);
    expectOurError(contact, isJson ? 400 : 415, type);
  }
});

const PATHS = {
  200: [
    '/misc/jobs?q=%ff&q=%&q',
    '/misc/jobs?__proto__[a]=b&page=constructor&location=__proto__',
    '/jobs?q=%ff&page=%00',
    `/jobs?q=${'a'.repeat(6_000)}`,
    '/jobs/zylo1000/applied?%',
    '/cv/sign-in?token=%00',
    // The payload of a missing page has status 200, because the router ignores the status.
    '/RSC/R/__proto__.txt',
  ],
  400: [
    '/%',
    '/%ff',
    '/%00',
    '/misc/jobs/%',
    '/misc/jobs/%ff',
    '/misc/jobs/%00',
    '/companies/%F0%9F',
  ],
  403: [
    '/vendor-review?reviewer=%00&expires=%ff',
    '/vendor-review/__proto__?reviewer[]=a',
    // An operators' call whose path is spelt differently. Limits and tokens apply to the routed
    // path.
    '/misc/%2e%2e/ops/counts',
  ],
  404: [
    '/misc/../../etc/passwd',
    '/misc//jobs',
    '/RSC/R/%2e%2e/x.txt',
    '/RSC/R%2Fblog.txt',
    '/RSC/R%2Fblog%2Fnews.txt',
    '/companies/__proto__',
    '/confidential/__proto__/constructor',
    `/${'a'.repeat(4_000)}`,
    '/assets/%2e%2e/%2e%2e/wrangler.json',
    '/blog/...md',
    '/%5c%5b/y/z.md',
    '/%5c@:99999/y/z.md',
  ],
};

test.each(
  Object.entries(PATHS).flatMap(([status, paths]) =>
    paths.map((path) => [path.slice(0, 60), Number(status), path] as const),
  ),
)('GET %s returns %i', async (_, status, path) => {
  expectSafeResponse(await get(path), status);
  expectSafeResponse(await get(path, BROWSER), status);
});

test.each([
  ['a huge header', [`X-Huge: ${'x'.repeat(12_000)}`]],
  ['many headers', Array.from({ length: 90 }, (_, i) => `X-H${i}: ${'x'.repeat(50)}`)],
  [
    'a header twice',
    ['Accept: text/html', 'Accept: application/json', 'Authorization: a', 'Authorization: b'],
  ],
  ['a request id of somebody else', ['X-Request-Id: <script>', 'X-Request-Id: b']],
  ['broken cookies', ['Cookie: __Host-ref=%; =; ;;a', `Cookie: ${'a=b; '.repeat(500)}`]],
  ['bytes above ASCII', ['Accept-Language: \xff\xfe', 'User-Agent: \x80']],
  ['ranges', ['Range: bytes=0-18446744073709551616', 'If-Range: "']],
  [
    'forwarding of its own',
    ['X-Forwarded-Host: evil.example', 'X-Forwarded-For: ::', 'CF-Connecting-IP: zz:zz'],
  ],
])('a request with %s gets the expected status and no injected content', async (_, headers) => {
  // An invalid token does not sign a client in, and a call without a token is refused.
  const refused = headers.includes('Authorization: a') ? 401 : 403;
  for (const [path, status] of [
    ['/jobs', 200],
    ['/misc/jobs?perPage=1', 200],
    ['/vendor-review', 200],
    ['/misc/resumes/x', refused],
  ] as const) {
    const response = await get(path, headers);
    expectSafeResponse(response, status, path);
    expect(response.head + response.body).not.toMatch(
      /evil\.example|<script>x|x-request-id: <script>/i,
    );
  }
});

test.each(['PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'the method %s is rejected with 405',
  async (method) => {
    for (const path of ['/jobs', '/misc/jobs', APPLY, '/ops/counts']) {
      const response = await send([`${method} ${path} HTTP/1.1`, ...HEADERS, '', ''].join('\r\n'));
      expectSafeResponse(response, 405, path);
    }
  },
);

test('the site still responds after hostile requests', async () => {
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/misc/jobs?perPage=1')).status).toBe(200);
});

test('an unread request body does not break later requests on the connection', async () => {
  const json = { 'content-type': 'application/json' };
  const contact = (body: BodyInit) =>
    fetch(`${siteUrl}/misc/contact-us/employer`, {
      method: 'POST',
      headers: json,
      body,
      duplex: 'half',
    } as RequestInit);
  const long = 'x'.repeat(300_000);
  const inChunks = () => new Blob([long]).stream();
  // Requests refused early because of a wrong method, a malformed URL or an oversized body.
  const early = [
    [405, () => fetch(`${siteUrl}/healthz`, { method: 'POST', body: long })],
    [400, () => fetch(`${siteUrl}/%ff`, { method: 'POST', body: long })],
    [413, () => contact(inChunks())],
  ] as const;
  for (const [status, ask] of early) {
    for (let time = 0; time < 5; time++) {
      expect((await ask()).status).toBe(status);
      expect((await contact('{}')).status).toBe(422);
    }
  }
});
