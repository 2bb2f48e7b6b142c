import type { D1Database, MessageBatch } from '@cloudflare/workers-types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetPurges } from '../../tests/support/reset-purges.ts';
import { database } from '../../tests/support/test-database.ts';
import { consumeEvents } from '../backend/events/consume-events.ts';
import type { Bindings } from '../env.ts';
import { collectTags } from './collected-tags.ts';
import { pageMemory } from './memory-cache.ts';
import { type PurgeMessage, purgeCollected, purgeContent } from './purge-pages.ts';

const { db } = database;
const START = Date.parse('2027-03-10T12:00:00Z');
const SECOND_MS = 1_000;

beforeEach(async () => {
  await resetPurges(db);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** A fake of the platform functions that purges use, with a fake clock. */
const platform = (JOBS: D1Database = db) => {
  const purge = vi.fn(async (_tags?: readonly string[]) => true);
  const send = vi.fn(async (_message: PurgeMessage, _options?: object) => undefined);
  const bindings = { JOBS, EVENTS: { send } } as unknown as Bindings;
  const context = { cache: {}, exports: { Pages: { purge } } };
  const site = {
    ...{ context, bindings, purge, send },
    now: START,
    collect: (tags: readonly string[], vanishes = false) =>
      collectTags(JOBS, tags, vanishes, site.now),
    run: () => purgeCollected(context, bindings, () => site.now),
    /** The tags purged since this was last called, one list per purge call. */
    purged: () => {
      const calls = purge.mock.calls.map(([tags]) => tags && [...tags].sort());
      purge.mockClear();
      return calls;
    },
    pass: (seconds: number) => {
      site.now += seconds * SECOND_MS;
    },
  };
  return site;
};

const waiting = async () =>
  (await db.prepare('SELECT tag FROM purge_tag ORDER BY tag').all<{ tag: string }>()).results.map(
    ({ tag }) => tag,
  );

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${name}-${String(i).padStart(5, '0')}`);

const refusal = () => new Error('The cache could not be purged: Too many requests.');

const createBatch = (...bodies: PurgeMessage[]) => {
  const messages = bodies.map((body) => ({ body, attempts: 1, ack: vi.fn(), retry: vi.fn() }));
  return { messages, batch: { messages } as unknown as MessageBatch<PurgeMessage> };
};

test('purges a change on a quiet site immediately, and purges nothing if nothing changed', async () => {
  const site = platform();
  expect(await site.run()).toBe('nothing');
  await site.collect(['job-a', 'company-b']);
  expect(await site.run()).toBe('done');
  expect(site.purged()).toEqual([['company-b', 'job-a']]);
  expect(await waiting()).toEqual([]);
  expect(site.send).not.toHaveBeenCalled();
});

test('collects further changes, and sends one queue message to purge them', async () => {
  const site = platform();
  await site.collect(['job-a']);
  await site.run();
  for (const tag of ['job-b', 'job-c', 'job-b']) {
    site.pass(2);
    await site.collect([tag]);
    expect(await site.run()).toBe('waiting');
  }
  expect(site.send.mock.calls).toEqual([[{ purge: [] }, { delaySeconds: 13 }]]);
  site.pass(9);
  expect(await site.run()).toBe('done');
  expect(site.purged()).toEqual([['job-a'], ['job-b', 'job-c']]);
});

test('purges the tags of an import in four calls a minute, a hundred tags per call', async () => {
  const site = platform();
  const tags = named('job', 650);
  await site.collect(tags);
  const calls: number[] = [];
  for (let second = 0; second < 120; second++) {
    await site.run();
    for (const call of site.purged()) {
      expect(call?.length).toBeLessThanOrEqual(99);
      calls.push(second);
    }
    site.pass(1);
  }
  expect(calls).toEqual([0, 15, 30, 45, 60, 75, 90]);
  expect(await waiting()).toEqual([]);
});

test('purges pages that must vanish before all others, in a call reserved for them', async () => {
  const site = platform();
  await site.collect(named('job', 550));
  for (let second = 0; second < 46; second += 15) {
    await site.run();
    site.pass(15);
  }
  site.purge.mockClear();
  site.pass(-14);
  await site.collect(['job-z', 'shown-z'], true);
  expect(await site.run()).toBe('waiting');
  const [call] = site.purged();
  expect(call?.slice(-2)).toEqual(['job-z', 'shown-z']);
});

test('moves a waiting tag to the front if its pages must now vanish', async () => {
  const site = platform();
  await site.collect(['job-a']);
  await site.run();
  await site.collect(['job-b', 'job-c']);
  await site.collect(['job-c'], true);
  await site.collect(['job-c']);
  await site.collect(named('entry', 99));
  await site.run();
  expect(site.purged()[1]).toContain('job-c');
});

test('makes at most five calls a minute, no matter how many pages must vanish', async () => {
  const site = platform();
  for (let i = 0; i < 9; i++) {
    await site.collect([`job-${i}`], true);
    await site.run();
    site.pass(1);
  }
  expect(site.purged()).toHaveLength(5);
  expect(await waiting()).toHaveLength(4);
  site.pass(51);
  await site.run();
  expect(site.purged()).toEqual([['job-5', 'job-6', 'job-7', 'job-8']]);
});

test('purges everything if there are more tags for vanishing pages than can be purged in a minute', async () => {
  const site = platform();
  await site.collect(named('job', 496), true);
  expect(await site.run()).toBe('done');
  expect(site.purge.mock.calls).toEqual([[undefined]]);
  expect(await waiting()).toEqual([]);
  await site.collect(named('job', 495), true);
  site.pass(60);
  await site.run();
  expect(site.purge).toHaveBeenCalledTimes(6);
});

test('a refused purge waits for the queue to retry it', async () => {
  const site = platform();
  site.purge.mockRejectedValueOnce(refusal());
  await site.collect(['job-a'], true);
  expect(await site.run()).toBe('waiting');
  expect(site.send.mock.calls).toEqual([[{ purge: [] }, { delaySeconds: 15 }]]);
  site.pass(15);
  expect(await site.run()).toBe('done');
  expect(site.purged()).toEqual([['job-a'], ['job-a']]);
});

test('the every-minute cron job purges waiting tags if the queue fails', async () => {
  const site = platform();
  site.send.mockRejectedValue(new Error('The queue is down.'));
  site.purge.mockRejectedValueOnce(refusal());
  await site.collect(['job-a']);
  expect(await site.run()).toBe('waiting');
  site.pass(60);
  await site.run();
  expect(await waiting()).toEqual([]);
});

test('if a message was lost, sends another one with the next change', async () => {
  const site = platform();
  for (const tag of ['job-a', 'job-b']) {
    await site.collect([tag]);
    await site.run();
  }
  expect(site.send).toHaveBeenCalledTimes(1);
  site.pass(16);
  for (const tag of ['job-c', 'job-d']) {
    await site.collect([tag]);
    await site.run();
  }
  expect(site.send).toHaveBeenCalledTimes(2);
});

test('loses no tag if a worker dies before its purge completes', async () => {
  const site = platform();
  await site.collect(['job-a'], true);
  // The first purge hangs, as if the worker had died.
  site.purge.mockImplementationOnce(() => new Promise(() => undefined));
  site.run();
  await expect.poll(() => site.purge.mock.calls.length).toBe(1);
  site.pass(59);
  expect(await site.run()).toBe('nothing');
  site.pass(1);
  expect(await site.run()).toBe('done');
  expect(site.purged()).toEqual([['job-a'], ['job-a']]);
});

test('purges a tag again if it changes during its purge', async () => {
  const site = platform();
  await site.collect(['job-a', 'job-b']);
  site.purge.mockImplementationOnce(async () => {
    await site.collect(['job-a']);
    return true;
  });
  await site.run();
  expect(await waiting()).toEqual(['job-a']);
  site.pass(15);
  await site.run();
  expect(site.purged()).toEqual([['job-a', 'job-b'], ['job-a']]);
});

test('only one of several concurrent workers purges', async () => {
  const site = platform();
  await site.collect(['job-a'], true);
  await Promise.all([site.run(), site.run(), site.run()]);
  expect(site.purged()).toEqual([['job-a']]);
});

test('drops a change that has waited for a day, because the affected pages have been re-rendered by then', async () => {
  const site = platform();
  await site.collect(['job-old']);
  site.pass(24 * 60 * 60);
  await site.collect(named('job', 100), true);
  await site.run();
  expect(site.purged().flat()).not.toContain('job-old');
  expect(await waiting()).toEqual([]);
});

test('reads a hundred tags without scanning all waiting tags', async () => {
  const statements: string[] = [];
  const recording = new Proxy(db, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== 'prepare') return typeof member === 'function' ? member.bind(target) : member;
      return (sql: string) => {
        if (sql.includes('purge_tag')) statements.push(sql);
        return target.prepare(sql);
      };
    },
  });
  const site = platform(recording);
  await site.collect(['job-a']);
  await site.run();
  for (const sql of statements) {
    const values = Array.from({ length: new Set(sql.match(/\?\d?/g)).size }, () => '[]');
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join('\n');
    expect(plan).not.toMatch(/SCAN purge_tag(?! USING INDEX purge_tag_in_order)|TEMP B-TREE/);
  }
  expect(statements.length).toBeGreaterThan(4);
});

test('purges any number of tags in one call on a local site', async () => {
  const site = platform();
  const purge = vi.spyOn(pageMemory, 'purge');
  const purgeHere = () => purgeCollected(undefined, site.bindings, () => site.now);
  await site.collect(named('job', 150));
  await purgeHere();
  expect(purge.mock.calls[0]?.[0]).toHaveLength(150);
  await site.collect(['everything'], true);
  await purgeHere();
  expect(purge).toHaveBeenLastCalledWith(undefined);
  expect(await waiting()).toEqual([]);
});

test('purges changed content a second time, once no isolate has the old content in memory', async () => {
  const { context, bindings, purge, send } = platform();
  await purgeContent(context, bindings, ['entry:a'], { isGone: false });
  expect(purge).toHaveBeenCalledExactlyOnceWith(['entry:a']);
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { purge: ['entry:a'], act: 'invalidate' },
    { delaySeconds: 35 },
  );
});

test('queue messages purge the tags they list, and messages in the format of earlier builds still work', async () => {
  const { context, bindings, purge } = platform();
  const earlier = { purge: ['jobs', 'job:a'], act: 'purge' as const, refusals: 2 };
  const { batch, messages } = createBatch(earlier, { purge: ['entry:b'], act: 'invalidate' });
  await consumeEvents(batch, bindings, context);
  expect(purge.mock.calls.map(([tags]) => [...(tags ?? [])].sort())).toEqual([
    ['entry:b', 'job:a', 'jobs'],
  ]);
  for (const message of messages) expect(message.ack).toHaveBeenCalledOnce();
  await consumeEvents(createBatch({ purge: 'everything' }).batch, bindings, context);
  expect(purge).toHaveBeenLastCalledWith(undefined);
});

test('retries a message if its tags cannot be stored in the database', async () => {
  const failing = {
    prepare: () => {
      throw new Error('D1_ERROR');
    },
  } as unknown as D1Database;
  const { context, bindings } = platform(failing);
  const { batch, messages } = createBatch({ purge: ['entry:a'] });
  // No email is sent in this test.
  await consumeEvents(batch, bindings, context);
  expect(messages[0]?.retry).toHaveBeenCalledExactlyOnceWith({ delaySeconds: 30 });
  expect(messages[0]?.ack).not.toHaveBeenCalled();
});
