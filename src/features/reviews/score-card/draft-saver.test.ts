import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createDraftSaver,
  SAVE_AFTER_MS,
  SAVE_INTERVAL_MS,
  SAVE_RETRY_MS,
  type SaveResult,
  type SaveState,
} from './draft-saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a saver whose saves remain pending until the test resolves them one by one. */
const setUp = () => {
  const versions: number[] = [];
  const states: SaveState['kind'][] = [];
  const waiting: ((outcome: SaveResult) => void)[] = [];
  const saver = createDraftSaver({
    version: 3,
    save: (version) => {
      versions.push(version);
      return new Promise((resolve) => waiting.push(resolve));
    },
    onState: ({ kind }) => states.at(-1) !== kind && states.push(kind),
  });
  const response = async (outcome: SaveResult) => {
    waiting.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { saver, versions, states, answer: response };
};
const saved = (version: number): SaveResult => ({ ok: true, version, at: 'now' });
const FAILED: SaveResult = { ok: false, conflict: false, message: 'Offline.' };
const CONFLICT: SaveResult = { ok: false, conflict: true, message: '' };

test('saves after a fixed delay from the first change, and never if nothing has changed', async () => {
  const { saver, versions, states, answer } = setUp();
  saver.flush();
  saver.changed();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
  expect(versions).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await answer(saved(4));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([versions, states]).toEqual([[3], ['saving', 'saved']]);
});

test('saves changes made during a save once the minimum interval has passed, based on the new version', async () => {
  const { saver, versions, answer } = setUp();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  saver.changed();
  await answer(saved(4));
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS - 1);
  expect(versions).toEqual([3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(versions).toEqual([3, 4]);
});

test('reports changes made after a save as unsaved until they are saved', async () => {
  const { saver, states, answer } = setUp();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await answer(saved(4));
  expect(states).toEqual(['saving', 'saved']);
  saver.changed();
  expect(states).toEqual(['saving', 'saved', 'saving']);
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS);
  saver.changed();
  await answer(saved(5));
  expect(states).toEqual(['saving', 'saved', 'saving']);
});

test('retries a failed save automatically, and reports the failure until a save succeeds', async () => {
  const { saver, versions, states, answer } = setUp();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await answer(FAILED);
  for (let i = 0; i < 2; i++) {
    await vi.advanceTimersByTimeAsync(SAVE_RETRY_MS);
    await answer(FAILED);
  }
  expect([versions, states]).toEqual([
    [3, 3, 3],
    ['saving', 'failed'],
  ]);
  saver.flush();
  await answer(saved(4));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([versions.length, states.at(-1), saver.isAtRisk]).toEqual([4, 'saved', false]);
});

test('retries a failed save when the next change is made', async () => {
  const { saver, versions, states, answer } = setUp();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await answer(FAILED);
  expect(saver.isAtRisk).toBe(true);
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS);
  await answer(saved(4));
  expect([versions, states.at(-1), saver.isAtRisk]).toEqual([[3, 3], 'saved', false]);
});

test('after a conflict, saves nothing until the reviewer has chosen a version', async () => {
  const { saver, versions, states, answer } = setUp();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  await answer(CONFLICT);
  saver.changed();
  saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([versions, states.at(-1), saver.isAtRisk]).toEqual([[3], 'conflict', true]);
  saver.resume(9);
  await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS);
  expect(versions).toEqual([3, 9]);
});

test('hold() waits for the save in flight and does not start another one', async () => {
  const { saver, versions, answer } = setUp();
  saver.changed();
  await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);
  saver.changed();
  const paused = saver.hold();
  await answer(saved(4));
  expect(await paused).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(versions).toEqual([3]);
  saver.resume();
  saver.done();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([versions, saver.isAtRisk]).toEqual([[3], false]);
});

test('saves immediately when the visitor leaves the page', () => {
  const { saver, versions } = setUp();
  saver.changed();
  saver.flush();
  expect(versions).toEqual([3]);
});
