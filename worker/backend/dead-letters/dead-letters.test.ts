import type { MessageBatch } from '@cloudflare/workers-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../../tests/support/records.ts';
import { database } from '../../../tests/support/test-database.ts';
import type { SiteMessage } from '../../site-key.ts';
import { handleWaitingEvents } from '../events/consume-events.ts';
import { listDeadLetters, retryDeadLetters, storeDeadLetters } from './dead-letters.ts';

const { db } = database;
let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
  for (const table of ['dead_letter', 'job_event', 'audit_log']) {
    await db.prepare(`DELETE FROM ${table}`).run();
  }
});
afterEach(() => void vi.restoreAllMocks());

const createBatch = (...bodies: readonly object[]) => {
  const messages = bodies.map((body, i) => ({ id: `m${i}`, body }));
  const batch = { messages, ackAll: vi.fn(), retryAll: vi.fn() };
  return batch as typeof batch & MessageBatch<SiteMessage>;
};
const listed = async () => (await listDeadLetters(db, { page: 1, perPage: 50 })).rows;

test('dead letters are stored once, however often they are delivered', async () => {
  const batch = createBatch({ eventId: 'a' }, { purge: ['job-1'] });
  await storeDeadLetters(batch, { JOBS: db });
  await storeDeadLetters(batch, { JOBS: db });
  expect(batch.ackAll).toHaveBeenCalledTimes(2);
  expect((await listed()).map(({ id, body }) => [id, JSON.parse(body)])).toEqual([
    ['m1', { purge: ['job-1'] }],
    ['m0', { eventId: 'a' }],
  ]);
});

test('while the database does not respond, dead letters stay in their queue', async () => {
  const batch = createBatch({ eventId: 'a' });
  const prepare = () => {
    throw new Error('D1 is away.');
  };
  await storeDeadLetters(batch, { JOBS: { prepare } as never });
  expect(batch.ackAll).not.toHaveBeenCalled();
  expect(batch.retryAll).toHaveBeenCalledWith({ delaySeconds: 600 });
});

test('dead letters of another site are dropped', async () => {
  const batch = createBatch({ eventId: 'a', site: 'south' }, { eventId: 'b' });
  await storeDeadLetters(batch, { JOBS: db, SITE_KEY: 'north' });
  expect(batch.ackAll).toHaveBeenCalledOnce();
  expect(await listed()).toEqual([]);
  expect(logged).toEqual([expect.stringContaining('another site')]);
});

/** A queue that keeps what it accepts, if it accepts anything. */
const createQueue = (isDown = false) => {
  const sent: unknown[] = [];
  const sendBatch = async (messages: Iterable<{ body: unknown }>) => {
    if (isDown) throw new Error('down');
    sent.push(...Array.from(messages, ({ body }) => body));
  };
  return { sent, EVENTS: { sendBatch } as never };
};

test('a retry sends the oldest dead letters first, in parts, and is in the audit log', async () => {
  await storeDeadLetters(
    createBatch(...Array.from({ length: 30 }, (_, i) => ({ eventId: `e${i}` }))),
    { JOBS: db },
  );
  const { sent, EVENTS } = createQueue();
  expect(await retryDeadLetters({ JOBS: db, EVENTS }, undefined, NOW)).toEqual({
    sent: 25,
    left: 5,
  });
  expect(await retryDeadLetters({ JOBS: db, EVENTS }, undefined, NOW)).toEqual({
    sent: 5,
    left: 0,
  });
  expect(sent.filter((body) => 'eventId' in (body as object))).toHaveLength(30);
  expect(await listed()).toEqual([]);
  await handleWaitingEvents({ ...database.both, EVENTS } as never, Date.now, 'job_event');
  expect(
    await db.prepare('SELECT actor, action, count(*) AS n FROM audit_log GROUP BY 1, 2').first(),
  ).toEqual({ actor: 'operator', action: 'dead_letter.retried', n: 30 });
});

test('a single dead letter can be retried, and once only', async () => {
  await storeDeadLetters(createBatch({ eventId: 'a' }, { eventId: 'b' }), { JOBS: db });
  const { sent, EVENTS } = createQueue();
  await retryDeadLetters({ JOBS: db, EVENTS }, 'm1', NOW);
  expect(sent[0]).toEqual({ eventId: 'b' });
  expect((await listed()).map(({ id }) => id)).toEqual(['m0']);
  expect(await retryDeadLetters({ JOBS: db, EVENTS }, 'm1', NOW)).toMatchObject({ sent: 0 });
});

test('if the queue accepts nothing, the dead letters stay', async () => {
  await storeDeadLetters(createBatch({ eventId: 'a' }), { JOBS: db });
  const { EVENTS } = createQueue(true);
  await expect(retryDeadLetters({ JOBS: db, EVENTS }, undefined, NOW)).rejects.toMatchObject({
    status: 503,
    code: 'queue_unavailable',
  });
  expect(await listed()).toHaveLength(1);
});
