import type { MessageBatch } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { consumeEvents } from '../backend/events/consume-events.ts';
import type { Bindings } from '../env.ts';
import { type PurgeMessage, purgeContent, purgePages } from './purge-pages.ts';

/** The platform, as far as purges go. */
const platform = () => {
  const purge = vi.fn(async (_tags?: readonly string[]) => true);
  const send = vi.fn(async (_message: unknown, _options?: object) => undefined);
  return { context: { cache: {}, exports: { Pages: { purge } } }, purge, send };
};

test('the cache that belongs to the pages is purged, by tags or as a whole', async () => {
  const { context, purge } = platform();
  expect(await purgePages(context, ['jobs', 'job:a'])).toBe(true);
  expect(purge).toHaveBeenLastCalledWith(['jobs', 'job:a']);
  await purgePages(context);
  expect(purge).toHaveBeenLastCalledWith(undefined);
});

test('more tags than the platform takes are everything, none are nothing', async () => {
  const { context, purge } = platform();
  await purgePages(
    context,
    Array.from({ length: 101 }, (_, i) => `job:${i}`),
  );
  expect(purge).toHaveBeenLastCalledWith(undefined);
  expect(await purgePages(context, [])).toBe(false);
  expect(purge).toHaveBeenCalledTimes(1);
});

test('changed content is purged again once nobody remembers what was before', async () => {
  const { context, purge, send } = platform();
  await purgeContent(context, { EVENTS: { send } } as unknown as Bindings, ['entry:a']);
  expect(purge).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ purge: ['entry:a'] }, { delaySeconds: 35 });

  const message = { body: { purge: ['entry:a'] }, attempts: 1, ack: vi.fn(), retry: vi.fn() };
  const batch = { messages: [message] } as unknown as MessageBatch<PurgeMessage>;
  const bindings = { DB: {} } as unknown as Bindings;
  vi.spyOn(console, 'error').mockReturnValue();
  purge.mockRejectedValueOnce(new Error('Not now.'));
  await consumeEvents(batch, bindings, context);
  expect(message.retry).toHaveBeenCalledOnce();
  await consumeEvents(batch, bindings, context);
  expect(purge).toHaveBeenCalledTimes(3);
  expect(message.ack).toHaveBeenCalledOnce();
});
