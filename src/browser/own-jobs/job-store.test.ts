import { expect, test } from 'vitest';
import type { Transact } from './database.ts';
import { createJobStore, MOST_SAVED, MOST_SEEN, type OwnJob, TooManySaved } from './job-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NURSE = { path: '/care/a1/nurse', title: 'Nurse', employer: 'Care' };

/** A store over a map, which discards the writes of a transaction that fails. */
const createStore = () => {
  const stored = new Map<string, OwnJob>();
  const clock = { now: Date.parse('2026-11-27T12:00:00Z') };
  const transact: Transact = async (_, use) => {
    const writes: (() => void)[] = [];
    const result = await use({
      list: async () => [...stored.values()],
      put: (job) => writes.push(() => stored.set(job.fid, job)),
      delete: (fid) => writes.push(() => stored.delete(fid)),
      clear: () => writes.push(() => stored.clear()),
    });
    for (const write of writes) write();
    return result;
  };
  return { store: createJobStore({ transact, now: () => clock.now }), clock, stored };
};

test('stores of a saved job its path, title, employer and time, and of others only the time', async () => {
  const { store, clock } = createStore();
  const { now } = clock;
  await store.save('a1', NURSE);
  await store.see('a2');
  await store.applied('a3');
  expect(await store.list()).toEqual([
    { fid: 'a1', saved: { ...NURSE, at: now } },
    { fid: 'a2', seenAt: now },
    { fid: 'a3', appliedAt: now },
  ]);
});

test('one mark of a job leaves the others, and a job without any is deleted', async () => {
  const { store, clock } = createStore();
  const { now } = clock;
  await store.see('a1');
  await store.save('a1', NURSE);
  await store.applied('a1');
  expect(await store.list()).toEqual([
    { fid: 'a1', seenAt: now, appliedAt: now, saved: { ...NURSE, at: now } },
  ]);
  await store.unsave('a1');
  expect(await store.list()).toEqual([{ fid: 'a1', seenAt: now, appliedAt: now }]);
  await store.save('a2', NURSE);
  await store.unsave('a2');
  expect((await store.list()).map(({ fid }) => fid)).toEqual(['a1']);
});

test('refuses one saved job more than a request may name, but lets a saved one be saved again', async () => {
  const { store } = createStore();
  for (let i = 0; i < MOST_SAVED; i++) await store.save(`a${i}`, NURSE);
  await expect(store.save('more', NURSE)).rejects.toThrow(TooManySaved);
  await store.save('a0', { ...NURSE, title: 'Senior nurse' });
  expect(await store.list()).toHaveLength(MOST_SAVED);
});

test('forgets jobs that were only seen after 90 days, and the oldest beyond a number', async () => {
  const { store, clock, stored } = createStore();
  await store.see('old');
  await store.see('saved');
  await store.save('saved', NURSE);
  await store.see('applied');
  await store.applied('applied');
  clock.now += 90 * DAY_MS;
  await store.see('new');
  expect(stored.has('old')).toBe(true);
  clock.now += 1;
  await store.see('new');
  expect([...stored.keys()]).toEqual(['saved', 'applied', 'new']);

  for (let i = 0; i < MOST_SEEN; i++) {
    clock.now += 1;
    await store.see(`a${i}`);
  }
  expect(stored.has('new')).toBe(false);
  expect(stored.has('a0')).toBe(true);
  expect(stored.size).toBe(MOST_SEEN + 2);
});

test('signing out forgets the applications only', async () => {
  const { store, clock } = createStore();
  await store.applied('a1');
  await store.save('a2', NURSE);
  await store.applied('a2');
  await store.forgetApplied();
  expect(await store.list()).toEqual([{ fid: 'a2', saved: { ...NURSE, at: clock.now } }]);
  await store.clear();
  expect(await store.list()).toEqual([]);
});
