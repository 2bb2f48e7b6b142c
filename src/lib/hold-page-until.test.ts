import { expect, test } from 'vitest';
import { holdPageUntil } from './hold-page-until.ts';
import { type Runtime, runWithRuntime } from './runtime.ts';

const held = (times: readonly number[]) => {
  const runtime = { startedAt: 1_000 } as Runtime;
  runWithRuntime(runtime, () => times.forEach(holdPageUntil));
  return runtime.holdsUntil;
};

test('a page is valid until the earliest end of its contents', () => {
  expect(held([5_000, 3_000, 9_000])).toBe(3_000);
});

test('an end before the start of the render is ignored, and one during it counts', () => {
  expect(held([500, 1_000])).toBeUndefined();
  expect(held([500, 1_001, 9e15])).toBe(1_001);
});
