import { afterEach, expect, test, vi } from 'vitest';
import { LONG_STORAGE_MS } from '../src/lib/deadlines.ts';
import { contentSource } from './content/content-source.ts';
import type { Bindings } from './env.ts';
import { longTimeoutBindings, shortTimeoutBindings } from './timeout-bindings.ts';

afterEach(() => vi.useRealTimers());

/** Bindings whose storage responds after a delay. */
const slowBindings = (ms: number) => {
  const respond = () => new Promise((done) => setTimeout(done, ms, 'done'));
  return { JOBS: { prepare: () => ({ all: respond }) } } as unknown as Bindings;
};
const queryStorage = async ({ JOBS }: Bindings) => {
  const query = JOBS.prepare('').all();
  // Prevents an unhandled rejection, because the caller awaits this promise only later.
  query.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(LONG_STORAGE_MS);
  return query;
};

test('storage times out after eight seconds for visitors and after a minute for operators and the schedule', async () => {
  vi.useFakeTimers();
  const bindings = slowBindings(10_000);
  await expect(queryStorage(shortTimeoutBindings(bindings))).rejects.toThrow(
    'storage isn’t responding',
  );
  expect(await queryStorage(longTimeoutBindings(bindings))).toBe('done');
  // An operator's call arrives with bindings that have a visitor's short time-out.
  expect(await queryStorage(longTimeoutBindings(shortTimeoutBindings(bindings)))).toBe('done');
  const hanging = slowBindings(2 * LONG_STORAGE_MS);
  await expect(queryStorage(longTimeoutBindings(hanging))).rejects.toThrow(
    'storage isn’t responding',
  );
});

test('visitors and operators share one content source, so a purge clears it for both of them', () => {
  const bindings = slowBindings(0);
  const source = contentSource(shortTimeoutBindings(bindings));
  expect(contentSource(longTimeoutBindings(bindings))).toBe(source);
  expect(contentSource(longTimeoutBindings(shortTimeoutBindings(bindings)))).toBe(source);
});

test('the same bindings always yield the same wrapped object', () => {
  const bindings = slowBindings(0);
  expect(shortTimeoutBindings(bindings)).toBe(shortTimeoutBindings(bindings));
  expect(longTimeoutBindings(bindings)).toBe(longTimeoutBindings(bindings));
});
