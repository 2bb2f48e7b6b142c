import type { MessageBatch, Queue } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { respondTo } from '../../../tests/support/request-context.ts';
import { TEST_SITE } from '../../../tests/support/site-bindings.ts';
import { consumeEvents, type QueueMessage } from '../../backend/events/consume-events.ts';
import type { Bindings } from '../../env.ts';

const OPS_TOKEN = 'token-of-the-operators';

let database: TestDatabase;
let sent: QueueMessage[];
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  sent = [];
  const counts = new Map<string, number>();
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: (counts.get(key) ?? 0) <= 20 };
  };
  bindings = {
    ...database.both,
    FILES: database.files,
    EVENTS: { send: async (message: QueueMessage) => sent.push(message) } as unknown as Queue,
    LIMIT_POSTS: { limit },
    LIMIT_READS: { limit },
    LIMIT_OPS: { limit },
    OPS_TOKEN,
    SITE_URL: TEST_SITE,
  } as unknown as Bindings;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const call = async (path: string, method: string) => {
  const response = await respondTo(
    new Request(`${TEST_SITE}/ops/platform-tests${path}`, {
      method,
      headers: { authorization: `Bearer ${OPS_TOKEN}` },
    }),
    bindings,
  );
  return { status: response.status, ...((await response.json()) as { data: { id: string } }) };
};
const listFiles = async () =>
  (await database.files.list({ prefix: 'platform-tests/' })).objects.map(({ key }) => key);

test('the file of a test is deleted by the queue’s consumer, which proves the delivery', async () => {
  const { data } = await call('', 'POST');
  expect(data).toMatchObject({ files: true, limits: { missing: ['LIMIT_BULK'], refusedAt: 21 } });
  expect(await listFiles()).toEqual([`platform-tests/${data.id}`]);
  expect(await call(`/${data.id}`, 'GET')).toMatchObject({ data: { isDelivered: false } });
  await consumeEvents(
    { messages: sent.map((body) => ({ body })) } as unknown as MessageBatch<QueueMessage>,
    bindings,
  );
  expect(await call(`/${data.id}`, 'GET')).toMatchObject({ data: { isDelivered: true } });
  expect(await listFiles()).toEqual([]);
});

test('a test that ends before its message arrives leaves nothing behind', async () => {
  const { data } = await call('', 'POST');
  expect(await call(`/${data.id}`, 'DELETE')).toMatchObject({ data: { isDelivered: false } });
  expect(await listFiles()).toEqual([]);
  expect((await call('/another', 'GET')).status).toBe(404);
});

test('a failing queue or file store is reported, and leaves nothing behind', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const send = async () => {
    throw new Error('The queue is down.');
  };
  bindings = { ...bindings, EVENTS: { send } as unknown as Queue };
  expect((await call('', 'POST')).data).toMatchObject({ id: null, files: true });
  expect(await listFiles()).toEqual([]);
  bindings = { ...bindings, FILES: { put: send } as unknown as Bindings['FILES'] };
  expect((await call('', 'POST')).data).toMatchObject({ id: null, files: false });
});

test('a message of a test that fails in the consumer does not stop the others', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const files = { delete: () => Promise.reject(new Error('down')) } as unknown as Bindings['FILES'];
  const messages = [{ body: { platformTest: 'x' } }] as unknown as MessageBatch<QueueMessage>;
  await consumeEvents({ messages } as never, { ...bindings, FILES: files });
  expect(error.mock.calls[0]?.[0]).toContain('The file of a platform test could not be deleted.');
});
