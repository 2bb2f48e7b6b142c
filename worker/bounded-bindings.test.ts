import { afterEach, expect, test, vi } from 'vitest';
import { LONG_STORAGE_MS } from '../src/lib/deadlines.ts';
import { boundedBindings, longTimeoutBindings } from './bounded-bindings.ts';
import { contentSource } from './content/content-source.ts';
import type { Bindings } from './env.ts';

afterEach(() => vi.useRealTimers());

/** Storage that responds after a delay. */
const slowBindings = (ms: number) => {
  const answer = () => new Promise((done) => setTimeout(done, ms, 'done'));
  return { JOBS: { prepare: () => ({ all: answer }) } } as unknown as Bindings;
};
const ask = async ({ JOBS }: Bindings) => {
  const asked = JOBS.prepare('').all();
  // Prevents an unhandled rejection: the caller awaits this promise only later.
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(LONG_STORAGE_MS);
  return asked;
};

test('storage times out after eight seconds for visitors, after a minute for operators and the schedule', async () => {
  vi.useFakeTimers();
  const bindings = slowBindings(10_000);
  await expect(ask(boundedBindings(bindings))).rejects.toThrow('storage is not responding');
  expect(await ask(longTimeoutBindings(bindings))).toBe('done');
  // Operators' calls arrive with the bindings of a visitor's request.
  expect(await ask(longTimeoutBindings(boundedBindings(bindings)))).toBe('done');
  const hanging = slowBindings(2 * LONG_STORAGE_MS);
  await expect(ask(longTimeoutBindings(hanging))).rejects.toThrow('storage is not responding');
});

test('visitors and operators share one content source, so a purge clears it for both', () => {
  const bindings = slowBindings(0);
  const source = contentSource(boundedBindings(bindings));
  expect(contentSource(longTimeoutBindings(bindings))).toBe(source);
  expect(contentSource(longTimeoutBindings(boundedBindings(bindings)))).toBe(source);
});

test('the same bindings always yield the same bounded object', () => {
  const bindings = slowBindings(0);
  expect(boundedBindings(bindings)).toBe(boundedBindings(bindings));
  expect(longTimeoutBindings(bindings)).toBe(longTimeoutBindings(bindings));
});
