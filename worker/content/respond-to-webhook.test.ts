import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { resetPurges } from '../../tests/support/reset-purges.ts';
import { storage } from '../../tests/support/test-database.ts';
import type { Bindings } from '../env.ts';
import { respondToWebhook } from './respond-to-webhook.ts';
import { isSignedByContentful, WEBHOOK_TTL_MS } from './verify-webhook.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const NOW = Date.parse('2026-11-21T12:00:00Z');
const BINDINGS = {
  ...storage,
  CONTENTFUL_SPACE_ID: 'acme',
  CONTENTFUL_ACCESS_TOKEN: 'token',
  CONTENTFUL_ENVIRONMENT: 'live',
  CONTENTFUL_WEBHOOK_SECRET: SECRET,
} as unknown as Bindings;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await resetPurges(storage.JOBS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const link = (id: string) => ({ sys: { type: 'Link', id } });
const entry = (sys = {}) => ({
  sys: { id: 'e1', type: 'Entry', space: link('acme'), contentType: link('blogPost'), ...sys },
  fields: { title: { 'en-US': 'Zoë' } },
});

/** A request signed the way Contentful signs it; `change` alters its headers after signing. */
const signed = (
  content: unknown,
  options: {
    topic?: string;
    at?: number;
    secret?: string;
    leaveOut?: string;
    change?: (headers: Headers) => void;
    body?: string;
  } = {},
) => {
  const { topic = 'ContentManagement.Entry.publish', at = NOW, secret = SECRET } = options;
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const headers: Record<string, string> = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-timestamp': String(at),
    'x-contentful-topic': topic,
  };
  const names = [...Object.keys(headers), 'x-contentful-signed-headers']
    .filter((name) => name !== options.leaveOut)
    .sort();
  headers['x-contentful-signed-headers'] = names.join(',');
  const text = names.map((name) => `${name}:${headers[name]}`).join(';');
  headers['x-contentful-signature'] = createHmac('sha256', secret)
    .update(['POST', '/hooks/contentful', text, body].join('\n'))
    .digest('hex');
  const sent = new Headers(headers);
  options.change?.(sent);
  return new Request('https://site.example/hooks/contentful', {
    method: 'POST',
    headers: sent,
    body: options.body ?? body,
  });
};

type Purge = (tags?: readonly string[]) => Promise<boolean>;

/**
 * Sends a webhook request. `purge` stands in for the platform's purge function, and `send` for its
 * queue's send function.
 */
const respond = (
  request: Request,
  purge: Purge,
  { bindings = BINDINGS, send = async () => undefined as unknown } = {},
) => {
  const Pages = { purge, fetch: async () => new Response() };
  const execution = { waitUntil: () => undefined, cache: {}, exports: { Pages } };
  return respondToWebhook(createContext(request, { ...bindings, EVENTS: { send } }, execution));
};

/** The tags listed in the response, and the purge mock. */
const sendEvent = async (request: Request, bindings = BINDINGS) => {
  const purge = vi.fn(async (_tags?: readonly string[]) => true);
  const response = await respond(request, purge, { bindings });
  return { purged: (await response.json()).purged, purge };
};

test('accepts a request signed by Contentful’s own toolkit', async () => {
  const body = '{"sys":{"type":"Entry","id":"zoë"}}';
  const request = new Request('https://site.example/hooks/contentful', {
    method: 'POST',
    headers: {
      'content-type': 'application/vnd.contentful.management.v1+json',
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-signature': '378a292e3677d005e36ebdfb862343141418d97f082348c3fb110e9e00091ab1',
      'x-contentful-signed-headers':
        'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
      'x-contentful-timestamp': '1795262400000',
    },
  });
  expect(await isSignedByContentful(request, body, { secret: SECRET, now: NOW })).toBe(true);
  expect(await isSignedByContentful(request, `${body} `, { secret: SECRET, now: NOW })).toBe(false);
});

test.each([
  ['Entry.publish', entry(), ['entry:e1', 'content-type:blogPost', 'content']],
  [
    'Entry.unpublish',
    entry({ type: 'DeletedEntry' }),
    ['entry:e1', 'content-type:blogPost', 'content'],
  ],
  [
    'Entry.delete',
    entry({ type: 'DeletedEntry' }),
    ['entry:e1', 'content-type:blogPost', 'content'],
  ],
  ['Entry.archive', entry(), ['entry:e1', 'content-type:blogPost', 'content']],
  [
    'Asset.publish',
    entry({ id: 'a1', type: 'Asset', contentType: undefined }),
    ['asset:a1', 'content'],
  ],
  [
    'Asset.delete',
    entry({ id: 'a1', type: 'DeletedAsset', contentType: undefined }),
    ['asset:a1', 'content'],
  ],
  [
    'ContentType.publish',
    entry({ id: 'hero', type: 'ContentType', contentType: undefined }),
    ['content-type:hero', 'content'],
  ],
])('%s purges exactly the affected tags', async (name, content, tags) => {
  const request = signed(content, { topic: `ContentManagement.${name}` });
  const { purged, purge } = await sendEvent(request);
  expect(purged).toEqual(tags);
  expect(purge.mock.calls.map(([of]) => of?.toSorted())).toEqual([tags.toSorted()]);
});

test.each([
  'ContentManagement.Entry.save',
  'ContentManagement.Entry.auto_save',
  'ContentManagement.Entry.create',
  'ContentManagement.Task.delete',
  'ContentManagement.Entry.publish.x',
  '',
])('purges nothing for %j, which visitors do not see', async (topic) => {
  const { purged, purge } = await sendEvent(signed(entry(), { topic }));
  expect(purged).toEqual([]);
  expect(purge).not.toHaveBeenCalled();
});

test('ignores changes in other spaces and environments', async () => {
  expect((await sendEvent(signed(entry({ space: link('other') })))).purged).toEqual([]);
  expect((await sendEvent(signed(entry({ environment: link('staging') })))).purged).toEqual([]);
  expect((await sendEvent(signed(entry({ environment: link('live') })))).purged).toHaveLength(3);
});

test.each([
  ['another secret', { secret: 'f'.repeat(64) }],
  ['no signature', { change: (h: Headers) => h.delete('x-contentful-signature') }],
  ['half a signature', { change: (h: Headers) => h.set('x-contentful-signature', 'abcd') }],
  ['no list of headers', { change: (h: Headers) => h.delete('x-contentful-signed-headers') }],
  ['another topic', { change: (h: Headers) => h.set('x-contentful-topic', 'x') }],
  ['another time', { change: (h: Headers) => h.set('x-contentful-timestamp', `${NOW + 1}`) }],
  ['a missing header', { change: (h: Headers) => h.delete('x-contentful-topic') }],
  ['another body', { body: JSON.stringify(entry({ id: 'e2' })) }],
  ['a time that is not signed', { leaveOut: 'x-contentful-timestamp' }],
  ['a topic that is not signed', { leaveOut: 'x-contentful-topic' }],
  ['a list that is not signed', { leaveOut: 'x-contentful-signed-headers' }],
])('refuses a request with %s', async (_, options) => {
  const purge = vi.fn(async () => true);
  const work = respond(signed(entry(), options), purge);
  await expect(work).rejects.toMatchObject({ status: 403, code: 'bad_signature' });
  expect(purge).not.toHaveBeenCalled();
});

test.each([-WEBHOOK_TTL_MS, WEBHOOK_TTL_MS])(
  'refuses a request signed %i ms from the current time',
  async (off) => {
    await expect(sendEvent(signed(entry(), { at: NOW + off }))).rejects.toMatchObject({
      status: 403,
    });
    const within = signed(entry(), { at: NOW + off - Math.sign(off) });
    expect((await sendEvent(within)).purged).toHaveLength(3);
  },
);

test.each([
  ['nothing', 'null'],
  ['a list', '[]'],
  ['no id', entry({ id: undefined })],
  ['an asset under the topic of an entry', entry({ type: 'Asset' })],
  ['an id that is a list of tags', entry({ id: 'a,content-type:page' })],
])('refuses %s even if it is signed', async (_, content) => {
  await expect(sendEvent(signed(content))).rejects.toMatchObject({ status: 422 });
});

test.each(['ContentManagement.Entry.publish', 'ContentManagement.Entry.auto_save'])(
  'a body that is not JSON returns 400, whatever its topic: %s',
  async (topic) => {
    await expect(sendEvent(signed('{', { topic }))).rejects.toMatchObject({ status: 400 });
  },
);

test('refuses a body of the wrong type or size without reading it', async () => {
  const form = (headers: Headers) => headers.set('content-type', 'text/plain');
  await expect(sendEvent(signed(entry(), { change: form }))).rejects.toMatchObject({ status: 415 });
  const large = signed(entry(), { body: 'x'.repeat(2 * 1024 * 1024 + 1) });
  await expect(sendEvent(large)).rejects.toMatchObject({ status: 413 });
});

test('responds with 404 if no secret is configured', async () => {
  const withoutSecret = { CONTENTFUL_SPACE_ID: 'acme', CONTENTFUL_ACCESS_TOKEN: 'token' };
  await expect(
    sendEvent(signed(entry()), withoutSecret as unknown as Bindings),
  ).rejects.toMatchObject({
    status: 404,
  });
});

test('responds with an error if the purge fails, so that Contentful sends the event again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const purge = vi.fn(() => Promise.reject(new Error('The cache was not purged.')));
  // A refused purge is queued. If the queue also refuses it, nothing guarantees that the purge will
  // happen.
  const send = () => Promise.reject(new Error('Nor will it be purged later.'));
  await expect(respond(signed(entry()), purge, { send })).rejects.toThrow('Nor will it be purged');
  expect(purge).toHaveBeenCalledOnce();
});

test('a content change updates the content version; other events do not', async () => {
  const version = () =>
    storage.JOBS.prepare("SELECT version FROM version WHERE name = 'content'").first('version');
  await sendEvent(signed(entry(), { topic: 'ContentManagement.Entry.save' }));
  const before = Number(await version());
  await sendEvent(signed(entry()));
  const first = Number(await version());
  await sendEvent(signed(entry()));
  expect(first).toBeGreaterThan(before);
  expect(Number(await version())).toBeGreaterThan(first);
});
