import type { MessageBatch } from '@cloudflare/workers-types';
import { afterEach, expect, test, vi } from 'vitest';
import { consumeEvents } from '../backend/events/consume-events.ts';
import type { Bindings } from '../env.ts';
import { type PurgeMessage, purgeContent, purgePages, refreshPages } from './purge-pages.ts';

afterEach(() => vi.restoreAllMocks());

/** The platform, as far as purges go. */
const platform = () => {
  const purge = vi.fn(async (_act: 'purge' | 'invalidate', _tags?: readonly string[]) => true);
  const send = vi.fn(async (_message: PurgeMessage, _options?: object) => undefined);
  const bindings = { DB: {}, EVENTS: { send } } as unknown as Bindings;
  vi.spyOn(console, 'error').mockReturnValue();
  return { context: { cache: {}, exports: { Pages: { purge } } }, bindings, purge, send };
};

const batchOf = (...bodies: PurgeMessage[]) => {
  const messages = bodies.map((body) => ({ body, attempts: 1, ack: vi.fn(), retry: vi.fn() }));
  return { messages, batch: { messages } as unknown as MessageBatch<PurgeMessage> };
};

const refusal = () => new Error('The cache was not purged: Too many requests.');

test('the cache that belongs to the pages is purged, by tags or as a whole', async () => {
  const { context, bindings, purge } = platform();
  expect(await purgePages(context, bindings, ['jobs', 'job:a'])).toBe('done');
  expect(purge).toHaveBeenLastCalledWith('purge', ['jobs', 'job:a']);
  await purgePages(context, bindings, 'everything');
  expect(purge).toHaveBeenLastCalledWith('purge', undefined);
});

test('more tags than the platform takes are everything, none are nothing', async () => {
  const { context, bindings, purge } = platform();
  const many = Array.from({ length: 101 }, (_, i) => `job:${i}`);
  await purgePages(context, bindings, many);
  expect(purge).toHaveBeenLastCalledWith('purge', undefined);
  expect(await purgePages(context, bindings, [])).toBe('nothing');
  expect(purge).toHaveBeenCalledTimes(1);
});

test('a change deletes the pages of its record, and marks others that show it stale', async () => {
  const { context, bindings, purge, send } = platform();
  expect(await refreshPages(context, bindings, ['jobs', 'job:a', 'company:b'])).toBe('done');
  expect(purge.mock.calls).toEqual([
    ['purge', ['job:a']],
    ['invalidate', ['jobs', 'company:b']],
  ]);
  await refreshPages(context, bindings, 'everything');
  expect(purge).toHaveBeenLastCalledWith('invalidate', undefined);
  purge.mockRejectedValueOnce(refusal());
  expect(await refreshPages(context, bindings, ['jobs', 'job:a'])).toBe('waiting');
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { purge: ['job:a'], act: 'purge', refusals: 1 },
    { delaySeconds: 35 },
  );
});

test('what waits to vanish goes before what waits to be marked stale', async () => {
  const { context, bindings, purge } = platform();
  const waiting = batchOf(
    { purge: ['jobs'], act: 'invalidate' },
    { purge: ['job:a'], act: 'purge' },
  );
  await consumeEvents(waiting.batch, bindings, context);
  expect(purge.mock.calls).toEqual([
    ['purge', ['job:a']],
    ['invalidate', ['jobs']],
  ]);
});

test('changed content is purged again once nobody remembers what was before', async () => {
  const { context, bindings, purge, send } = platform();
  await purgeContent(context, bindings, ['entry:a']);
  expect(purge).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { purge: ['entry:a'], act: 'purge', refusals: 0 },
    { delaySeconds: 35 },
  );
});

test('a purge that is refused waits in the queue, and is sent once', async () => {
  const { context, bindings, purge, send } = platform();
  purge.mockRejectedValue(refusal());
  expect(await purgePages(context, bindings, ['jobs'])).toBe('waiting');
  await purgeContent(context, bindings, ['entry:a']);
  expect(send.mock.calls).toEqual([
    [{ purge: ['jobs'], act: 'purge', refusals: 1 }, { delaySeconds: 35 }],
    [{ purge: ['entry:a'], act: 'purge', refusals: 1 }, { delaySeconds: 35 }],
  ]);
});

test('what waits is purged at once, and waits longer each time it is refused', async () => {
  const { context, bindings, purge, send } = platform();
  const waiting = batchOf(
    { purge: ['jobs', 'job:a'], refusals: 1 },
    { purge: ['jobs', 'job:b'], refusals: 2 },
  );
  purge.mockRejectedValueOnce(refusal());
  await consumeEvents(waiting.batch, bindings, context);
  expect(purge).toHaveBeenCalledExactlyOnceWith('purge', ['jobs', 'job:a', 'job:b']);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { purge: ['jobs', 'job:a', 'job:b'], act: 'purge', refusals: 3 },
    { delaySeconds: 140 },
  );
  for (const message of waiting.messages) expect(message.ack).toHaveBeenCalledOnce();

  await consumeEvents(
    batchOf({ purge: ['jobs'] }, { purge: 'everything' }).batch,
    bindings,
    context,
  );
  expect(purge).toHaveBeenLastCalledWith('purge', undefined);
});

test('a purge that even the queue refuses is a message that comes again', async () => {
  const { context, bindings, purge, send } = platform();
  purge.mockRejectedValue(refusal());
  send.mockRejectedValue(new Error('The queue is down.'));
  const { batch, messages } = batchOf({ purge: ['jobs'] });
  await consumeEvents(batch, bindings, context);
  expect(messages[0]?.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 30 });
  expect(messages[0]?.ack).not.toHaveBeenCalled();
});
