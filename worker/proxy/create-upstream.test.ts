import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import {
  applyToJob,
  contactEmployer,
  getCandidate,
  getResume,
  listAllJobs,
  listCountries,
  listEmployers,
  searchJobs,
} from '../../src/contracts/endpoints.ts';
import { json, type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { createSample } from '../../tests/support/sample.ts';
import { STALE_MAX_MS } from '../cache/stale-copies.ts';
import type { Bindings } from '../env.ts';
import { APPLY_MAX_BYTES } from '../http/body/form-parts.ts';
import { FAILURES_TO_OPEN, OPEN_MS } from '../http/circuit-breaker.ts';
import { CACHE_CONTROL } from '../http/headers/cache-control.ts';
import { createRequestContext } from '../http/request/request-context.ts';
import { createUpstream, type Upstream } from './create-upstream.ts';
import { STREAM_MAX_BYTES } from './filter-records.ts';
import { RESPONSE_MAX_BYTES } from './read-upstream-response.ts';

// docs/specification.md: 7.9

/*
 * Tests against a real server that behaves like an upstream. No test depends on timing: a slow
 * server never responds at all, and the proxy's time-outs are short.
 */
const MOMENT_MS = 150;
const SHORT_TIMES = {
  readMs: MOMENT_MS,
  postMs: MOMENT_MS,
  beginMs: MOMENT_MS,
  transferMs: MOMENT_MS,
};
/** Time-outs that are too long to be reached during a test. */
const LONG_TIMES = { readMs: 60_000, postMs: 60_000, beginMs: 60_000, transferMs: 60_000 };

let server: LocalServer;
const PRODUCT = { name: 'product', site: 'https://jobs.example' };

let upstream: Upstream;
let logged: string[];
beforeEach(async () => {
  server = await startServer();
  upstream = createUpstream({ ...PRODUCT, base: server.url, times: LONG_TIMES });
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void logged.push(line));
});
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const createFastUpstream = () =>
  createUpstream({ ...PRODUCT, base: server.url, times: SHORT_TIMES });

const sendRequest = (
  endpoint: Endpoint,
  init: RequestInit & { query?: string; by?: Upstream; duplex?: 'half' } = {},
) => {
  const { query = '', by = upstream, ...rest } = init;
  const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x1');
  const request = new Request(`https://jobs.example/${path}${query}`, {
    method: endpoint.method,
    ...rest,
    headers: { 'x-request-id': 'another', ...(rest.headers as object) },
  });
  const execution = { waitUntil: () => undefined };
  const known = { id: 'request-1' };
  const context = createRequestContext(request, {} as Bindings, execution, known);
  return by.respond({ endpoint, params: { id: 'x1' }, url: context.url }, context);
};
const COUNTRIES = { data: [{ id: 'de', iso2: 'DE', name: 'Germany' }] };
const EMPLOYERS = createSample(listEmployers.answer) as { data: object[] };

const expectFailure = async (response: Response, status: number, code: string) => {
  expect(await response.json()).toEqual({
    error: {
      status,
      code,
      message: expect.stringMatching(/Please try again/),
      requestId: 'request-1',
    },
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
};

test('a request to an unresponsive upstream times out and is not retried', async () => {
  server.answer(() => undefined);
  await expectFailure(
    await sendRequest(searchJobs, { by: createFastUpstream() }),
    504,
    'upstream_timeout',
  );
  expect(server.seen).toHaveLength(1);
  expect(logged).toEqual(['request-1 product GET misc/jobs: no response in time']);
});

test('a file request times out if the response does not begin in time, even though the transfer itself may take longer', async () => {
  server.answer(() => undefined);
  const times = { ...LONG_TIMES, beginMs: MOMENT_MS };
  const by = createUpstream({ ...PRODUCT, base: server.url, times });
  await expectFailure(await sendRequest(getResume, { by }), 504, 'upstream_timeout');
});

test('times out if a response never completes', async () => {
  server.answer((_, response) => response.writeHead(200).write('{"data":['));
  await expectFailure(
    await sendRequest(searchJobs, { by: createFastUpstream() }),
    504,
    'upstream_timeout',
  );
});

test('if the connection fails, a read is tried three times and a post once', async () => {
  server.answer((request) => request.socket.destroy());
  await expectFailure(await sendRequest(searchJobs), 502, 'upstream_unreachable');
  expect(server.seen).toHaveLength(3);
  const post = { body: '{}', headers: { 'content-type': 'application/json' } };
  await expectFailure(await sendRequest(contactEmployer, post), 502, 'upstream_unreachable');
  expect(server.seen).toHaveLength(4);
});

test('a reserialised body is not sent with the client’s content type', async () => {
  let type: string | undefined;
  server.answer((request, response) => {
    type = request.headers['content-type'];
    response.end();
  });
  const headers = { 'content-type': 'application/json; charset=utf-7; x="a"' };
  await sendRequest(contactEmployer, { body: '{}', headers });
  expect(type).toBe('application/json');
});

test('returns 502 if the upstream’s port is closed', async () => {
  await server.close();
  await expectFailure(await sendRequest(searchJobs), 502, 'upstream_unreachable');
});

test.each([502, 503, 504])('a read succeeds despite a temporary %i', async (status) => {
  server.answer((request, response) =>
    server.seen.length < 3
      ? response.writeHead(status).end('<h1>Busy</h1>')
      : json(EMPLOYERS)(request, response),
  );
  const answer = await sendRequest(listEmployers);
  expect(await answer.json()).toEqual(EMPLOYERS);
  expect(server.seen).toHaveLength(3);
});

test('waits out a short Retry-After, and passes a long one on to the caller', async () => {
  server.answer((request, response) =>
    server.seen.length === 1
      ? response.writeHead(429, { 'retry-after': '0' }).end()
      : json(EMPLOYERS)(request, response),
  );
  expect((await sendRequest(listEmployers)).status).toBe(200);
  server.answer((_, response) => response.writeHead(429, { 'retry-after': '60' }).end('no'));
  const answer = await sendRequest(listEmployers);
  expect(answer.headers.get('retry-after')).toBe('60');
  await expectFailure(answer, 503, 'upstream_busy');
  expect(server.seen).toHaveLength(3);
});

test.each([
  ['', '60'],
  ['7', '7'],
  ['0', '1'],
  ['86400', '3600'],
  [new Date(Date.now() + 86_400_000).toUTCString(), '3600'],
  ['soon', '60'],
  ['-5', '60'],
])(
  'an upstream’s 429 with Retry-After %j becomes a 503 with Retry-After %s',
  async (said, seconds) => {
    // The call is a POST, because a read would be retried.
    const headers = { 'content-type': 'application/json' };
    const error = { status: 429, code: 'slow_down', message: 'Slow down.', requestId: 'theirs' };
    for (const body of ['<h1>Slow down</h1>', { error }]) {
      server.answer(json(body, 429, said ? { 'retry-after': said } : {}));
      const response = await sendRequest(contactEmployer, { headers, body: '{}' });
      expect(response.headers.get('retry-after')).toBe(seconds);
      await expectFailure(response, 503, 'upstream_busy');
    }
  },
);

test('a 429 does not open the circuit, because the upstream may have rate-limited only a single visitor', async () => {
  server.answer(json('', 429, { 'retry-after': '60' }));
  for (let i = 0; i <= FAILURES_TO_OPEN; i++) await sendRequest(searchJobs);
  server.answer(json(EMPLOYERS));
  expect((await sendRequest(listEmployers)).status).toBe(200);
});

test.each([
  ['HTML', '<!doctype html>', 200],
  ['empty', '', 200],
  ['without content', '', 204],
  ['no object', 'null', 200],
  ['an error', '{"error":"no"}', 200],
  ['a list without links', JSON.stringify({ data: [] }), 200],
  ['cut off', JSON.stringify(EMPLOYERS).slice(0, -1), 200],
])('returns 502 if the response is %s instead of what was requested', async (_, body, status) => {
  server.answer((_, response) => response.writeHead(status).end(body));
  await expectFailure(await sendRequest(listEmployers), 502, 'upstream_invalid');
  expect(server.seen).toHaveLength(1);
});

test('the log lists the invalid fields but none of their values', async () => {
  server.answer(json({ data: { email: 'zoe@example.com', profile: 'zoe', resume: null } }));
  expect((await sendRequest(getCandidate)).status).toBe(502);
  expect(logged).toEqual([
    'request-1 product GET candidate/profile: does not match the contract: data.profile',
  ]);
});

test('passes on unknown fields', async () => {
  const response = { ...EMPLOYERS, trace: 'x', data: [{ ...EMPLOYERS.data[0], rating: 5 }] };
  server.answer(json(response));
  expect(await (await sendRequest(listEmployers)).json()).toEqual(response);
});

test.each([['sent'], ['omitted']])(
  'returns 502 if a response is too large for memory (Content-Length %s)',
  async (how) => {
    let isClosed: Promise<unknown> | undefined;
    server.answer((_, response) => {
      isClosed = once(response, 'close');
      response.writeHead(200, how === 'sent' ? { 'content-length': RESPONSE_MAX_BYTES + 1 } : {});
      const fill = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', fill);
      };
      fill();
    });
    await expectFailure(await sendRequest(listEmployers), 502, 'upstream_invalid');
    await isClosed;
  },
);

test('retries a read if the response is cut off', async () => {
  server.answer((request, response) => {
    if (server.seen.length > 2) return json(EMPLOYERS)(request, response);
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"data":', () => response.destroy());
  });
  expect(await (await sendRequest(listEmployers)).json()).toEqual(EMPLOYERS);
  expect(server.seen).toHaveLength(3);
});

test('follows a redirect on the same host, with the headers of the original request', async () => {
  server.answer((request, response) =>
    request.url === '/elsewhere'
      ? json({ data: { token: request.headers.authorization } })(request, response)
      : response.writeHead(307, { location: '/elsewhere' }).end(),
  );
  const any = { ...getCandidate, answer: { ...listCountries.answer } } as Endpoint;
  await sendRequest(any, { headers: { authorization: 'Bearer t' } });
  expect(server.seen).toEqual(['GET /candidate/profile', 'GET /elsewhere']);
});

test.each([
  ['another host', 'http://localhost.example/misc/jobs'],
  ['another port', 'http://127.0.0.1:1/misc/jobs'],
  ['itself, for ever', '/misc/jobs'],
  ['nowhere', 'http://'],
  ['no address', ''],
])('a redirect to %s returns 502', async (_, location) => {
  server.answer((_, response) => response.writeHead(302, { location }).end());
  await expectFailure(await sendRequest(searchJobs), 502, 'upstream_invalid');
  expect(server.seen.length).toBeLessThanOrEqual(4);
});

test('does not follow a redirect to another host', async () => {
  const other = await startServer();
  try {
    server.answer((_, response) => response.writeHead(302, { location: `${other.url}/x` }).end());
    await sendRequest(getCandidate, { headers: { authorization: 'Bearer t' } });
    expect(other.seen).toEqual([]);
  } finally {
    await other.close();
  }
});

test('does not follow a redirect in response to a POST', async () => {
  server.answer((_, response) => response.writeHead(307, { location: '/elsewhere' }).end());
  const headers = { 'content-type': 'application/json' };
  const answer = await sendRequest(contactEmployer, { headers, body: '{}' });
  await expectFailure(answer, 502, 'upstream_invalid');
  expect(server.seen).toHaveLength(1);
});

test('forwards filters exactly as the client sent them: jobs by fid, repeated and with commas', async () => {
  server.answer(json({}));
  await sendRequest(searchJobs, { query: '?fid=a1&fid=b2,c3&more=1' });
  expect(server.seen).toEqual(['GET /misc/jobs?fid=a1&fid=b2,c3&more=1']);
});

test.each([401, 404, 422, 503])(
  'passes on an error in the contract’s format unchanged: %i',
  async (status) => {
    const error = { status, code: 'some_code', message: 'Words.', requestId: 'theirs' };
    server.answer(json({ error, more: 1 }, status, { 'retry-after': '9', 'set-cookie': 'a=b' }));
    const response = await sendRequest(searchJobs);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error, more: 1 });
    expect(response.headers.get('retry-after')).toBe('9');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each([
  [401, 401, 'unauthorized'],
  [404, 404, 'not_found'],
  [418, 418, 'refused'],
  [500, 502, 'upstream_invalid'],
  [501, 502, 'upstream_invalid'],
])(
  'turns a %i error in any other format into a %i in the contract’s format',
  async (given, status, code) => {
    server.answer(json('<h1>at db-7.internal</h1>', given, { 'www-authenticate': 'Basic' }));
    const response = await sendRequest(searchJobs);
    expect(response.status).toBe(status);
    expect(response.headers.has('www-authenticate')).toBe(false);
    const text = await response.text();
    expect(text).not.toContain('db-7');
    expect(JSON.parse(text).error).toMatchObject({ status, code, requestId: 'request-1' });
    expect(server.seen).toHaveLength(1);
  },
);

test('sends reference data from a stale copy while the upstream is failing', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  server.answer(json(COUNTRIES));
  const fresh = await sendRequest(listCountries);
  expect(fresh.headers.get('cache-control')).toBe(CACHE_CONTROL.reference);
  expect(fresh.headers.has('cache-status')).toBe(false);

  vi.setSystemTime(Date.now() + STALE_MAX_MS);
  for (const broken of [
    json('<h1>Oops</h1>', 500),
    json('<h1>Back soon</h1>'),
    json({ data: 'none' }),
    json({ error: { status: 503, code: 'x', message: 'y', requestId: 'z' } }, 503),
    json('', 429, { 'retry-after': '60' }),
  ]) {
    server.answer(broken);
    const stale = await sendRequest(listCountries);
    expect(await stale.json()).toEqual(COUNTRIES);
    expect(stale.headers.get('cache-status')).toBe('rolecall; hit; detail=stale');
    expect(stale.headers.get('age')).toBe(String(STALE_MAX_MS / 1000));
    expect(stale.headers.get('cache-control')).toBe(CACHE_CONTROL.list);
  }
  await server.close();
  expect((await sendRequest(listCountries)).status).toBe(200);
  // After these failures, the circuit is open.
  expect((await sendRequest(listCountries)).status).toBe(200);
  expect(logged.at(-1)).toBe('product misc/countries: sent a stale copy');

  vi.setSystemTime(Date.now() + 1);
  expect((await sendRequest(listCountries)).status).toBe(503);
});

test('uses a stale copy only if the call fails, and only for the same query', async () => {
  server.answer(json(COUNTRIES));
  await sendRequest(listCountries);
  server.answer(json('<h1>Gone</h1>', 404));
  expect((await sendRequest(listCountries)).status).toBe(404);
  server.answer(json('<h1>Oops</h1>', 500));
  expect((await sendRequest(listCountries, { query: '?lang=de' })).status).toBe(502);
});

test('never sends a stale copy of a list or a private response', async () => {
  const candidate = createSample(getCandidate.answer);
  for (const [endpoint, answer] of [
    [listEmployers, EMPLOYERS],
    [getCandidate, candidate],
  ] as const) {
    server.answer(json(answer));
    expect((await sendRequest(endpoint)).status).toBe(200);
    server.answer(json('', 500));
    expect((await sendRequest(endpoint)).status).toBe(502);
  }
});

test('opens the circuit if the upstream is down, allows one trial request, and closes the circuit if it succeeds', async () => {
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  server.answer((request) => request.socket.destroy());
  while (server.seen.length < FAILURES_TO_OPEN) await sendRequest(searchJobs);
  expect(server.seen).toHaveLength(FAILURES_TO_OPEN);
  const refused = await sendRequest(searchJobs);
  expect(refused.headers.get('retry-after')).toBe(String(OPEN_MS / 1000));
  await expectFailure(refused, 503, 'upstream_down');
  expect(server.seen).toHaveLength(FAILURES_TO_OPEN);

  vi.setSystemTime(Date.now() + OPEN_MS);
  await sendRequest(searchJobs);
  await sendRequest(searchJobs);
  expect(server.seen).toHaveLength(FAILURES_TO_OPEN + 1);

  server.answer(json(EMPLOYERS));
  vi.setSystemTime(Date.now() + OPEN_MS);
  const answers = await Promise.all([1, 2, 3].map(() => sendRequest(listEmployers)));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
  expect((await sendRequest(listEmployers)).status).toBe(200);
});

test.each([
  ['answers wrongly', () => server.answer(json('<h1>Oops</h1>', 500))],
  ['lies', () => server.answer(json({ data: 1 }))],
])(
  'an upstream that %s does not open the circuit, because the request may be at fault',
  async (_, turn) => {
    turn();
    for (let i = 0; i <= FAILURES_TO_OPEN; i++) await sendRequest(searchJobs);
    expect(server.seen).toHaveLength(FAILURES_TO_OPEN + 1);
  },
);

test('aborts the call if the client disconnects, and does not count it as an upstream failure', async () => {
  for (let i = 0; i <= FAILURES_TO_OPEN; i++) {
    const caller = new AbortController();
    const left = new Promise((done) =>
      server.answer((_, response) => {
        response.on('close', done);
        caller.abort();
      }),
    );
    await sendRequest(searchJobs, { signal: caller.signal });
    await left;
  }
  expect(server.seen).toHaveLength(FAILURES_TO_OPEN + 1);
  expect(logged).toEqual([]);
});

const FORM = { 'content-type': 'multipart/form-data; boundary=b' };
const RECEIPT = createSample(applyToJob.answer);
const bytes = (length: number) => new Uint8Array(length).fill(97);

test('forwards an upload while it is still arriving', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let length = 0;
  const hasBegun = new Promise<void>((done) =>
    server.answer(async (request, response) => {
      for await (const chunk of request) {
        length += chunk.length;
        done();
      }
      json(RECEIPT, 201)(request, response);
    }),
  );
  const answer = sendRequest(applyToJob, { body: readable, headers: FORM, duplex: 'half' });
  await writer.write(bytes(1000));
  await hasBegun;
  await writer.write(bytes(500));
  await writer.close();
  expect((await answer).status).toBe(201);
  expect(length).toBe(1500);
});

test.each([['sent'], ['omitted']])(
  'returns 413 for an upload that is too large (Content-Length %s)',
  async (how) => {
    server.answer((request) => request.resume());
    const body = bytes(APPLY_MAX_BYTES + 1);
    const length = { 'content-length': String(body.length) };
    const response = await sendRequest(applyToJob, {
      body: how === 'sent' ? body : new Blob([body]).stream(),
      headers: { ...FORM, ...(how === 'sent' && length) },
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'too_large' } });
  },
);

test('reads an upload to its end even if the upstream stops reading it', async () => {
  const broken = Promise.withResolvers<void>();
  server.answer((request) => {
    request.on('data', () => request.socket.destroy());
    request.on('close', broken.resolve);
  });
  let left = 40;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left < 40) await broken.promise;
      if (left-- > 0) controller.enqueue(bytes(65_536));
      else controller.close();
    },
  });
  const response = await sendRequest(applyToJob, { body, headers: FORM, duplex: 'half' });
  expect(response.status).toBe(502);
  expect(left).toBe(-1);
});

test('interrupted uploads do not open the circuit', async () => {
  server.answer((request) => request.resume());
  for (let i = 0; i <= FAILURES_TO_OPEN; i++) {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('The visitor left.')),
    });
    expect((await sendRequest(applyToJob, { body, headers: FORM, duplex: 'half' })).status).toBe(
      502,
    );
  }
  server.answer(json(EMPLOYERS));
  expect((await sendRequest(listEmployers)).status).toBe(200);
});

test('forwards a range request for a file, and passes the range on to the client', async () => {
  let receivedHeaders: IncomingHttpHeaders = {};
  server.answer((request, response) => {
    receivedHeaders = request.headers;
    response
      .writeHead(206, {
        'content-type': 'application/pdf',
        'content-range': 'bytes 0-3/9',
        'content-length': '4',
        'content-disposition': 'inline; filename="cv.pdf"',
        'set-cookie': 'a=b',
      })
      .end('%PDF');
  });
  const answer = await sendRequest(getResume, { headers: { range: 'bytes=0-3' } });
  expect(answer.status).toBe(206);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': 'inline; filename="cv.pdf"',
    'content-length': '4',
    'content-range': 'bytes 0-3/9',
    'content-security-policy': "sandbox; default-src 'none'",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toBe('%PDF');
  expect(receivedHeaders.range).toBe('bytes=0-3');
  // Ranges must refer to uncompressed bytes. (Node's fetch adds `identity` a second time.)
  expect(receivedHeaders['accept-encoding']).toMatch(/^identity(, identity)?$/);
});

test('if the upstream sends an HTML page instead of a file, it is downloaded, not displayed', async () => {
  server.answer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  );
  const { headers } = await sendRequest(getResume);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toBe('attachment');
});

test('forwards HEAD as a GET, and responds without a body', async () => {
  server.answer(json(EMPLOYERS));
  const response = await sendRequest(listEmployers, { method: 'HEAD' });
  expect(server.seen).toEqual(['GET /misc/employers']);
  expect(response.headers.get('cache-control')).toBe(CACHE_CONTROL.list);
  expect(await response.text()).toBe('');
});

const job = (i: number) => ({
  ...(createSample(listAllJobs.answer) as { data: object[] }).data[0],
  // The title contains characters that look like the end of a record.
  title: `"},{ [${i}]`,
});
const jobs = (length: number) => JSON.stringify({ data: Array.from({ length }, (_, i) => job(i)) });

test.each([0, 1, 5000])('delivers a list of %i jobs in full', async (length) => {
  server.answer(json(jobs(length)));
  const response = await sendRequest(listAllJobs);
  expect(response.headers.get('cache-control')).toBe(CACHE_CONTROL.list);
  expect(await response.text()).toBe(jobs(length));
});

test('starts passing on a long list before all of it has arrived', async () => {
  const text = jobs(5000);
  const rest = Promise.withResolvers<void>();
  server.answer(async (_, response) => {
    response.write(text.slice(0, 100_000));
    await rest.promise;
    response.end(text.slice(100_000));
  });
  const answer = await sendRequest(listAllJobs);
  rest.resolve();
  expect(await answer.text()).toBe(text);
});

test.each([
  ['HTML', `<!doctype html>${' '.repeat(200_000)}`],
  ['other records', JSON.stringify({ data: Array.from({ length: 5000 }, (_, i) => ({ id: i })) })],
  ['no list', JSON.stringify({ data: 'x'.repeat(200_000) })],
])('returns 502 if a long list begins as %s', async (_, text) => {
  server.answer(json(text));
  await expectFailure(await sendRequest(listAllJobs), 502, 'upstream_invalid');
});

test('cuts off a list that never ends', async () => {
  server.answer((_, response) => {
    response.write(jobs(5000).slice(0, -2));
    const fill = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
      if (!response.destroyed) response.once('drain', fill);
    };
    fill();
  });
  const { body } = await sendRequest(listAllJobs);
  let length = 0;
  const read = async () => {
    for await (const chunk of body ?? []) length += chunk.length;
  };
  await expect(read()).rejects.toThrow();
  expect(length).toBeLessThanOrEqual(STREAM_MAX_BYTES);
});
