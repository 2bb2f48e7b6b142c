import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findEntriesIn } from '../../src/lib/content/find-entries.ts';
import { CONTENT_TRY_MS, CONTENT_TURN_MS, STORED_CONTENT_MS } from '../../src/lib/deadlines.ts';
import { json, type LocalServer, startServer } from '../../tests/support/local-server.ts';
import type { SharedCache } from '../cache/stale-copies.ts';
import { FAILURES_TO_OPEN, OPEN_MS } from '../http/circuit-breaker.ts';
import { CONTENT_MAX_BYTES, contentfulSource } from './contentful-source.ts';
import type { SpaceVariables } from './contentful-space.ts';

const EMPTY_LIST = { sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] };
const good = json(EMPTY_LIST);
const entries = (total: number) => json({ ...EMPTY_LIST, total });

let server: LocalServer;
beforeEach(async () => {
  server = await startServer(good);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
});

const createSource = (
  options: { isPreview?: boolean; cache?: SharedCache } = {},
  variables: Partial<SpaceVariables> = {},
) =>
  contentfulSource(
    {
      CONTENTFUL_SPACE_ID: 'acme',
      CONTENTFUL_ENVIRONMENT: 'master',
      CONTENTFUL_HOST: server.url.slice('http://'.length),
      ...variables,
    },
    { accessToken: 'secret-token', ...options },
  );

const ENTRIES = '/spaces/acme/environments/master/entries';
const QUERY = '?content_type=page&fields.path=%2Fjane%40example.com&query=jane';
const sendQuery = (source: ReturnType<typeof createSource>, headers: Record<string, string> = {}) =>
  source.fetch(`${server.url}${ENTRIES}${QUERY}`, { headers });
const readTotal = async (response: Response) => (await response.json()).total;

test('reads published content and drafts from Contentful’s default hosts or from the configured ones', () => {
  const space = { CONTENTFUL_SPACE_ID: 'acme', CONTENTFUL_ENVIRONMENT: 'master' };
  const hosts = (more = {}) =>
    [false, true].map((isPreview) => {
      const { host, insecure } = contentfulSource(
        { ...space, ...more },
        { accessToken: 'token', isPreview },
      );
      return `${insecure ? 'http' : 'https'}://${host}`;
    });
  expect(hosts()).toEqual(['https://cdn.contentful.com', 'https://preview.contentful.com']);
  expect(hosts({ CONTENTFUL_HOST: 'localhost:1' })).toEqual([
    'http://localhost:1',
    'http://localhost:1',
  ]);
  expect(
    hosts({
      CONTENTFUL_HOST: 'cdn.eu.contentful.com',
      CONTENTFUL_PREVIEW_HOST: 'preview.eu.contentful.com',
    }),
  ).toEqual(['https://cdn.eu.contentful.com', 'https://preview.eu.contentful.com']);
});

// docs/specification.md: 7.19
test('sends only the headers that Contentful’s client sets', async () => {
  let sent: IncomingHttpHeaders = {};
  server.answer((request, response) => {
    sent = request.headers;
    good(request, response);
  });
  const sentHeaders = {
    accept: 'application/json',
    authorization: 'Bearer secret-token',
    // docs/specification.md, row 7.19, requires the content type and the user agent.
    'content-type': 'application/vnd.contentful.delivery.v1+json',
    'x-contentful-user-agent': 'sdk',
  };
  await sendQuery(createSource(), {
    ...sentHeaders,
    cookie: 'a=b',
    'x-forwarded-for': '192.0.2.1',
  });
  expect(sent).toMatchObject(sentHeaders);
  expect(sent).not.toHaveProperty('cookie');
  expect(sent).not.toHaveProperty('x-forwarded-for');
});

test.each([
  ['a broken connection', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
  ['a 500', json({}, 500)],
  ['a 429', json({}, 429)],
  ['no JSON', json('<h1>Welcome to nginx!</h1>')],
  ['another shape', json({ hello: 'world' })],
  ['items that are not a list', json({ ...EMPTY_LIST, items: 'many' })],
  ['items that are all invalid', json({ ...EMPTY_LIST, items: [null, {}] })],
  ['invalid includes', json({ ...EMPTY_LIST, includes: 'x' })],
  ['an error that says 200', json({ sys: { type: 'Error', id: 'ServerError' } })],
  ['too large', json(`"${'x'.repeat(CONTENT_MAX_BYTES)}"`)],
  ['a redirect', json({}, 302, { location: 'http://127.0.0.1:1/' })],
])('sends the last good response instead of one that is %s', async (_, handler) => {
  const source = createSource();
  server.answer(entries(7));
  await sendQuery(source);
  server.answer(handler as never);
  expect(await readTotal(await sendQuery(source))).toBe(7);
  server.answer(entries(8));
  expect(await readTotal(await sendQuery(source))).toBe(8);
});

test('passes on a refusal if no response is stored; otherwise only logs it', async () => {
  const refused = json({ sys: { type: 'Error', id: 'AccessTokenInvalid' } }, 401);
  const source = createSource();
  server.answer(refused);
  expect((await sendQuery(source)).status).toBe(401);
  server.answer(entries(7));
  await sendQuery(source);
  server.answer(refused);
  vi.mocked(console.warn).mockClear();
  for (let i = 0; i < 2; i++) expect(await readTotal(await sendQuery(source))).toBe(7);
  // The log line contains only the content type, because a path or search may reveal what the
  // visitor looked at.
  const line = expect.stringMatching(
    /^Content: a stored response was used for spaces\S+entries page\.[^@]*401 AccessTokenInvalid$/,
  );
  expect(vi.mocked(console.warn).mock.calls).toEqual([[line], [line]]);
});

test('marks a list from a stored response as stale', async () => {
  const source = createSource();
  const isStale = async () => (await findEntriesIn(source, {})).isStale;
  expect(await isStale()).toBe(false);
  server.answer(json({}, 500));
  expect(await isStale()).toBe(true);
});

test('a stored response replaces a slow one, and is updated when the late response arrives', async () => {
  const source = createSource();
  server.answer(entries(7));
  await sendQuery(source);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reply = new Promise<() => unknown>((arrived) =>
    server.answer((request, response) => arrived(() => entries(8)(request, response))),
  );
  const slow = sendQuery(source);
  const late = await reply;
  await vi.advanceTimersByTimeAsync(STORED_CONTENT_MS);
  expect(await readTotal(await slow)).toBe(7);
  vi.useRealTimers();
  server.answer(json({}, 500));
  late();
  await expect.poll(async () => readTotal(await sendQuery(source))).toBe(8);
});

test('after the circuit breaker’s pause, one call probes Contentful while all others immediately get stored responses', async () => {
  const source = createSource();
  await sendQuery(source);
  server.answer(json({}, 500));
  for (let i = 0; i < FAILURES_TO_OPEN; i++) await sendQuery(source);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + OPEN_MS });
  server.seen.length = 0;
  const arrived = new Promise((done) => server.answer(done));
  const [, ...others] = Array.from({ length: 8 }, () => sendQuery(source));
  for (const response of await Promise.all(others)) expect(await readTotal(response)).toBe(0);
  await arrived;
  expect(server.seen).toHaveLength(1);
});

test('without a stored response, passes on an error, and reports an invalid response as such', async () => {
  const source = createSource();
  server.answer(json({}, 429, { 'x-contentful-ratelimit-reset': '1', 'set-cookie': 'a=b' }));
  const limited = await sendQuery(source);
  expect(limited.status).toBe(429);
  expect([...limited.headers.keys()]).toEqual(['content-type', 'x-contentful-ratelimit-reset']);
  server.answer(json('an invalid response'));
  await expect(sendQuery(source)).rejects.toThrow('an invalid response');
});

test('does not wait if Contentful demands a longer pause than the page’s time limit allows', async () => {
  server.answer(json({}, 429, { 'x-contentful-ratelimit-reset': '60' }));
  await expect(findEntriesIn(createSource(), {})).rejects.toThrow('Contentful responded with 429');
  expect(server.seen).toHaveLength(1);
});

test('does not wait longer for a late response than one attempt may take', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  const arrived = new Promise((done) => server.answer(done));
  const response = sendQuery(createSource()).catch(String);
  await arrived;
  await vi.advanceTimersByTimeAsync(CONTENT_TRY_MS);
  expect(await response).toContain(`No response within ${CONTENT_TRY_MS} ms.`);
  expect(timeout).toHaveBeenCalledWith(CONTENT_TRY_MS);
});

test('neither sends a request nor waits while the circuit is open', async () => {
  const source = createSource();
  server.answer(json({}, 500));
  for (let i = 0; i < FAILURES_TO_OPEN; i++) await sendQuery(source);
  server.seen.length = 0;
  // Without the open circuit breaker, the client's five retries would take twenty seconds.
  await expect(findEntriesIn(source, {})).rejects.toThrow('circuit breaker');
  expect(server.seen).toEqual([]);
});

test('a visitor who disconnects is not counted as a Contentful failure', async () => {
  const source = createSource();
  for (let i = 0; i < FAILURES_TO_OPEN; i++) {
    const gone = new AbortController();
    server.answer(() => gone.abort());
    await expect(
      source.fetch(`${server.url}${ENTRIES}`, { signal: gone.signal }),
    ).rejects.toThrow();
  }
  server.answer(good);
  expect((await sendQuery(source)).ok).toBe(true);
});

test('stored responses outlive the isolate, and their keys do not contain the token', async () => {
  const stored = new Map<string, Response>();
  const cache: SharedCache = {
    match: async (url) => stored.get(url)?.clone(),
    put: async (url, response) => stored.set(url, response),
  };
  server.answer(entries(7));
  await sendQuery(createSource({ cache }), { authorization: 'Bearer secret-token' });
  expect([...stored.keys()]).toEqual([`${server.url}${ENTRIES}${QUERY}?stale-copy`]);
  server.answer(json({}, 500));
  expect(await readTotal(await sendQuery(createSource({ cache })))).toBe(7);
});

test('never stores drafts', async () => {
  const cache: SharedCache = { match: vi.fn(), put: vi.fn() };
  const source = createSource({ isPreview: true, cache });
  await sendQuery(source);
  server.answer(json({}, 500));
  expect((await sendQuery(source)).status).toBe(500);
  expect(cache.put).not.toHaveBeenCalled();
  expect(cache.match).not.toHaveBeenCalled();
});

test('queries that differ only in the current time share a stored response', async () => {
  const source = createSource();
  const until = (value: string, more = '') =>
    source.fetch(
      `${server.url}${ENTRIES}?${new URLSearchParams({ 'fields.publishedOn[lte]': value })}${more}`,
    );
  server.answer(entries(7));
  await until('2026-06-15T12:00:00.000Z');
  server.answer(json({}, 500));
  expect(await readTotal(await until('2026-06-15T15:42:00.000Z'))).toBe(7);
  expect((await until('2026-06-15T15:42:00.000Z', '&skip=10')).status).toBe(500);
  expect((await until('3')).status).toBe(500);
});

// docs/specification.md: 9.3
test('sends a stored response instead of a throttled request, even if the client made the request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const source = createSource({}, { CONTENTFUL_THROTTLE: 2 });
  await findEntriesIn(source, { limit: 1 });
  const answers = Promise.all(
    Array.from({ length: 30 }, () => findEntriesIn(source, { limit: 1 })),
  );
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(28));
  await vi.advanceTimersByTimeAsync(CONTENT_TURN_MS);
  expect(await answers).toHaveLength(30);
  expect(server.seen.length).toBeLessThanOrEqual(4);
});

test('without a stored response, a throttled call waits its turn, but not longer than the limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const source = createSource({}, { CONTENTFUL_THROTTLE: 1 });
  const answers = Promise.allSettled(
    [1, 2, 3, 4, 5].map((limit) => findEntriesIn(source, { limit })),
  );
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(4));
  await vi.advanceTimersByTimeAsync(2 * CONTENT_TURN_MS);
  const all = await answers;
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
    expect.stringContaining('CONTENTFUL_THROTTLE'),
    expect.stringContaining('CONTENTFUL_THROTTLE'),
  ]);
  // No throttled call is left waiting, so a new call may be sent in the next second.
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await sendQuery(source)).ok).toBe(true);
});
