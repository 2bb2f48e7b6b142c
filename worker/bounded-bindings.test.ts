import { afterEach, expect, test, vi } from 'vitest';
import { LONG_STORAGE_MS } from '../src/lib/deadlines.ts';
import { boundedBindings, patientBindings } from './bounded-bindings.ts';
import { contentSource } from './content/content-source.ts';
import type { Bindings } from './env.ts';

afterEach(() => vi.useRealTimers());

/** Storage that answers after a time. */
const slowBindings = (ms: number) => {
  const answer = () => new Promise((done) => setTimeout(done, ms, 'done'));
  return { JOBS: { prepare: () => ({ all: answer }) } } as unknown as Bindings;
};
const ask = async ({ JOBS }: Bindings) => {
  const asked = JOBS.prepare('').all();
  // Whoever looks later finds it rejected all the same.
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(LONG_STORAGE_MS);
  return asked;
};

test('a visitor waits eight seconds for storage, operators and the schedule for a minute', async () => {
  vi.useFakeTimers();
  const bindings = slowBindings(10_000);
  await expect(ask(boundedBindings(bindings))).rejects.toThrow('storage does not answer');
  expect(await ask(patientBindings(bindings))).toBe('done');
  // As operators' calls have it, who come by the way of visitors.
  expect(await ask(patientBindings(boundedBindings(bindings)))).toBe('done');
  const hanging = slowBindings(2 * LONG_STORAGE_MS);
  await expect(ask(patientBindings(hanging))).rejects.toThrow('storage does not answer');
});

test('visitors and operators read content from one source, so a purge forgets it for both', () => {
  const bindings = slowBindings(0);
  const source = contentSource(boundedBindings(bindings));
  expect(contentSource(patientBindings(bindings))).toBe(source);
  expect(contentSource(patientBindings(boundedBindings(bindings)))).toBe(source);
});

test('the same bindings are always bounded as the same object', () => {
  const bindings = slowBindings(0);
  expect(boundedBindings(bindings)).toBe(boundedBindings(bindings));
  expect(patientBindings(bindings)).toBe(patientBindings(bindings));
});
