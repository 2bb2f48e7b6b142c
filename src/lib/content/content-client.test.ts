import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { json, type LocalServer, startServer } from '../../../tests/support/local-server.ts';
import { CONTENT_CLIENT_MS } from '../deadlines.ts';
import { contentClient } from './content-client.ts';
import { ContentError } from './content-error.ts';
import type { ContentSource } from './content-source.ts';

// docs/specification.md: 1.8

/**
 * Tests the requirements in docs/specification.md, sections 5, 7 and 9, against a real HTTP server.
 */

let server: LocalServer;

const createSource = (options: Partial<ContentSource> = {}): ContentSource => ({
  space: 'space',
  accessToken: 'secret-token',
  host: server.url.slice('http://'.length),
  insecure: true,
  fetch: (input, init) => fetch(input, init),
  ...options,
});

const startClient = async (handler = json({ sys: { type: 'Array' }, items: [] }), options = {}) => {
  server = await startServer(handler);
  return contentClient(createSource(options));
};

const catchError = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error & Record<string, unknown>,
  );

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const entry = (id: string, fields = {}) => ({
  sys: { id, type: 'Entry', contentType: link('ContentType', 'page') },
  fields,
});

const list = (items: unknown[], includes = {}) =>
  json({ sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items, includes });

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server?.close();
});

// docs/specification.md: 5.1
test.each([
  [{ accessToken: '' }, 'Expected parameter accessToken'],
  [{ space: '' }, 'Expected parameter space'],
])('creating a client without %j throws a TypeError', async (missing, message) => {
  const error = await catchError(startClient(undefined, missing));
  expect(error).toBeInstanceOf(TypeError);
  expect(error?.message).toBe(message);
});

// docs/specification.md: 7.16
test('requests use the paths of the space or its environment, by default master', async () => {
  const client = await startClient(json({ sys: { type: 'Array' }, items: [] }));
  await client.getSpace();
  await client.getContentType('page');
  await client.getContentTypes({ query: 'hero' });
  await client.getAsset('logo');
  await client.getAssets({ limit: 5 });
  await client.getTag('brand');
  await client.getTags({ order: ['-name'] } as never);
  // The type of `getLocales` declares no query parameter, but the client accepts one.
  await (client.getLocales as (query: object) => Promise<unknown>)({ skip: 1 });
  const soon = Math.floor(Date.now() / 1000) + 60;
  await client.createAssetKey(soon);
  const master = '/spaces/space/environments/master';
  expect(server.seen).toEqual([
    'GET /spaces/space/',
    `GET ${master}/content_types/page`,
    `GET ${master}/content_types?query=hero`,
    `GET ${master}/assets/logo`,
    `GET ${master}/assets?limit=5`,
    `GET ${master}/tags/brand`,
    `GET ${master}/tags?order=-name`,
    `GET ${master}/locales?skip=1`,
    `POST ${master}/asset_keys`,
  ]);
});

// docs/specification.md: 7.16
test('requests use the configured environment', async () => {
  const client = await startClient(list([]), { environment: 'staging' });
  await client.getEntries();
  expect(server.seen).toEqual(['GET /spaces/space/environments/staging/entries']);
});

// docs/specification.md: 7.19
test('requests carry the content type, user agent and token, but no cookies', async () => {
  let headers: IncomingHttpHeaders = {};
  const client = await startClient((request, response) => {
    headers = request.headers;
    list([])(request, response);
  });
  await client.getEntries();
  expect(headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json');
  expect(headers['x-contentful-user-agent']).toMatch(/^sdk contentful\.js\/\S+; .*;$/);
  expect(headers.authorization).toBe('Bearer secret-token');
  expect(headers.cookie).toBeUndefined();
});

// docs/specification.md: 7.17
test('a field selection always includes the id and the type', async () => {
  const client = await startClient(list([]));
  await client.getEntries({ content_type: 'page', select: ['fields.title'] } as never);
  await client.getEntries({ content_type: 'page', select: ['sys', 'fields.title'] } as never);
  const selects = server.seen.map((line) =>
    new URL(line.slice(4), server.url).searchParams.get('select'),
  );
  expect(selects).toEqual(['fields.title,sys.id,sys.type', 'sys,fields.title']);
});

// docs/specification.md: 9.3
test('links are resolved, and unresolvable links are left in place', async () => {
  const client = await startClient(
    list([entry('a', { one: link('Entry', 'b'), two: link('Entry', 'gone') })], {
      Entry: [entry('b', { title: 'B' })],
    }),
  );
  const { items } = await client.getEntries();
  expect(items[0]?.fields.one).toMatchObject({ sys: { id: 'b' }, fields: { title: 'B' } });
  expect(items[0]?.fields.two).toEqual(link('Entry', 'gone'));
});

// docs/specification.md: 7.17
test('a single entry is the first result of a query by its id', async () => {
  const client = await startClient(list([entry('a', { title: 'A' }), entry('b')]));
  expect((await client.getEntry('a')).fields.title).toBe('A');
  expect(server.seen).toEqual(['GET /spaces/space/environments/master/entries?sys.id=a']);
});

// docs/specification.md: 5.5, 8.5
test.each([
  ['no such', 'no such'],
  ['', ''],
  [undefined as never, 'unknown'],
])('a missing entry %j throws an error with message, sys and details', async (id, said) => {
  const client = await startClient(list([]));
  const error = await catchError(client.getEntry(id));
  expect(error?.message).toBe('The resource could not be found.');
  expect(error?.sys).toEqual({ type: 'Error', id: 'NotFound' });
  expect(error?.details).toEqual({
    type: 'Entry',
    id: said,
    environment: 'master',
    space: 'space',
  });
  expect(server.seen).toHaveLength(id ? 1 : 0);
});

// docs/specification.md: 5.4
test.each([
  [
    'tomorrow' as never,
    'only numeric values are allowed for timestamps, provided type was "string"',
  ],
  [() => 999, 'value (999) cannot be in the past, current time was 1000'],
  [
    () => 1000 + 2880 * 60 + 1,
    'value (173801) cannot be further in the future than expected maximum (173800)',
  ],
])('an asset key with the expiry %s is rejected', async (expiresAt, message) => {
  const client = await startClient();
  vi.spyOn(Date, 'now').mockReturnValue(1000_999);
  const value = typeof expiresAt === 'function' ? (expiresAt as () => number)() : expiresAt;
  const error = await catchError(client.createAssetKey(value));
  expect(error?.message).toBe(`Invalid "expiresAt" provided, ${message}`);
  expect(server.seen).toEqual([]);
});

// docs/specification.md: 5.4
test('an asset key may expire at any time within the next 2880 minutes', async () => {
  const bodies: string[] = [];
  const client = await startClient(async (request, response) => {
    for await (const chunk of request) bodies.push(String(chunk));
    json({ policy: 'p', secret: 's' }, 201)(request, response);
  });
  vi.spyOn(Date, 'now').mockReturnValue(1000_999);
  await client.createAssetKey(1000);
  await client.createAssetKey(1000 + 2880 * 60);
  expect(bodies).toEqual(['{"expiresAt":1000}', '{"expiresAt":173800}']);
});

// docs/specification.md: 5.2, 5.3
test.each([
  [
    {},
    'Please provide one of `initial`, `nextSyncToken` or `nextPageToken` parameters for syncing',
  ],
  [
    { initial: true, content_type: 'page', type: 'Asset' },
    'When using the `content_type` filter your `type` parameter cannot be different from `Entry`.',
  ],
])('a sync with the options %j is rejected', async (query, message) => {
  const client = await startClient();
  const error = await catchError(client.sync(query as never));
  expect(error?.message).toBe(message);
  expect(server.seen).toEqual([]);
});

// docs/specification.md: 5.3, 7.18
test('a sync by content type requests only entries, and follows all pages', async () => {
  const page = (token: string, items: unknown[], name: string) =>
    json({ items, [name]: `${server.url}/sync?sync_token=${token}` });
  const client = await startClient((request, response) =>
    request.url?.includes('sync_token=two')
      ? page(
          'later',
          [{ sys: { id: 'b', type: 'DeletedEntry' } }],
          'nextSyncUrl',
        )(request, response)
      : page('two', [entry('a')], 'nextPageUrl')(request, response),
  );
  const { entries, deletedEntries, assets, deletedAssets, nextSyncToken } = await client.sync({
    initial: true,
    content_type: 'page',
  } as never);
  expect(entries.map(({ sys }) => sys.id)).toEqual(['a']);
  expect(deletedEntries.map(({ sys }) => sys.id)).toEqual(['b']);
  expect([assets, deletedAssets]).toEqual([[], []]);
  expect(nextSyncToken).toBe('later');
  expect(server.seen[0]).toContain('type=Entry');
  expect(server.seen).toHaveLength(2);
});

/** Skips the delays between retries, and returns how long each delay would have been. */
const skipWaits = () => {
  const waits: number[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: () => void,
    ms = 0,
    ...values: []
  ) => {
    // Does not skip timers that `fetch` itself sets, nor the client's timeout.
    if (ms < 500 || ms >= CONTENT_CLIENT_MS || values.length > 0) return real(work, ms, ...values);
    waits.push(ms);
    return real(work, 0);
  }) as typeof setTimeout);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return waits;
};

// docs/specification.md: 9.3
test.each([
  ['500', json({}, 500)],
  ['503', json({}, 503)],
  ['429', json({}, 429)],
  ['a broken connection', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
])('%s is retried five times, with a longer delay each time', async (_, handler) => {
  const client = await startClient(handler as never);
  const waits = skipWaits();
  expect(await catchError(client.getEntries())).toBeInstanceOf(Error);
  expect(server.seen).toHaveLength(6);
  expect(waits).toHaveLength(5);
  for (const [i, wait] of waits.entries()) {
    const minimumMs = 500 + 1000 * Math.SQRT2 ** (i + 1);
    expect(wait).toBeGreaterThanOrEqual(Math.floor(minimumMs));
    expect(wait).toBeLessThanOrEqual(minimumMs + 200);
  }
});

test('after a 429, the client waits as long as Contentful requires', async () => {
  const client = await startClient((request, response) =>
    server.seen.length === 1
      ? json({}, 429, { 'x-contentful-ratelimit-reset': '7' })(request, response)
      : list([entry('a')])(request, response),
  );
  const waits = skipWaits();
  expect((await client.getEntries()).items).toHaveLength(1);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(7_500);
});

test.each([400, 401, 403, 404])(
  'a %i response is not retried and does not leak the token',
  async (status) => {
    const client = await startClient(
      json({ sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: 'No.' }, status),
    );
    const error = await catchError(client.getEntries());
    expect(error?.name).toBe('AccessTokenInvalid');
    expect(error?.message).toContain(`"status": ${status}`);
    expect(error?.message).not.toContain('secret-token');
    expect(server.seen).toHaveLength(1);
  },
);

// docs/specification.md: 9.3
test('an attempt that gets no response times out after 30 s and is retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const requestEvents = new EventTarget();
  let isDisconnected = false;
  const client = await startClient((request, response) => {
    if (server.seen.length > 1) return list([])(request, response);
    response.on('close', () => {
      isDisconnected = true;
      requestEvents.dispatchEvent(new Event('gone'));
    });
    return requestEvents.dispatchEvent(new Event('asked'));
  });
  const arrived = once(requestEvents, 'asked');
  const answer = client.getEntries();
  await arrived;
  const disconnected = once(requestEvents, 'gone');
  await vi.advanceTimersByTimeAsync(29_999);
  expect(isDisconnected).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await disconnected;
  await vi.advanceTimersByTimeAsync(2_200);
  expect((await answer).items).toEqual([]);
  expect(server.seen).toHaveLength(2);
});

// docs/specification.md: 9.3
test.each([
  [1, 1],
  [30, 30],
  [1000, 30],
])('a throttle setting of %i allows %i requests per second', async (throttle, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const client = await startClient(list([]), { throttle });
  const calls = Array.from({ length: limit + 1 }, () => client.getEntries());
  await Promise.all(calls.slice(0, limit));
  expect(server.seen).toHaveLength(limit);
  await vi.advanceTimersByTimeAsync(1000);
  await calls[limit];
  expect(server.seen).toHaveLength(limit + 1);
});

test('an error that the source marks as permanent is not retried', async () => {
  let tries = 0;
  const client = await startClient(undefined, {
    fetch: async () => {
      tries++;
      throw new ContentError('It is left alone.');
    },
  });
  const error = await catchError(client.getEntries());
  expect(error).toBeInstanceOf(ContentError);
  expect(tries).toBe(1);
});

test('the same source always gets the same client', async () => {
  server = await startServer();
  const source = createSource();
  expect(await contentClient(source)).toBe(await contentClient(source));
  expect(await contentClient(createSource())).not.toBe(await contentClient(source));
});
