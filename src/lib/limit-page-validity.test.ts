import { expect, test } from 'vitest';
import { limitPageValidity } from './limit-page-validity.ts';
import { type Runtime, runWithRuntime } from './runtime.ts';

const limitValidity = (times: readonly number[]) => {
  const runtime = { startedAt: 1_000 } as Runtime;
  runWithRuntime(runtime, () => times.forEach(limitPageValidity));
  return runtime.holdsUntil;
};

test('a page is valid until the earliest end of its contents', () => {
  expect(limitValidity([5_000, 3_000, 9_000])).toBe(3_000);
});

test('an end before the start of the render is ignored, and one during it counts', () => {
  expect(limitValidity([500, 1_000])).toBeUndefined();
  expect(limitValidity([500, 1_001, 9e15])).toBe(1_001);
});
