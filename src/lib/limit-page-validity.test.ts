import { expect, test } from 'vitest';
import { limitPageValidity } from './limit-page-validity.ts';
import { type Runtime, runWithRuntime } from './runtime.ts';

const limitValidity = (times: readonly number[]) => {
  const runtime = { startedAt: 1_000 } as Runtime;
  runWithRuntime(runtime, () => times.forEach(limitPageValidity));
  return runtime.holdsUntil;
};

test('a page is valid until the first part of its content expires', () => {
  expect(limitValidity([5_000, 3_000, 9_000])).toBe(3_000);
});

test('ignores a time before the start of the render, but not a time during the render', () => {
  expect(limitValidity([500, 1_000])).toBeUndefined();
  expect(limitValidity([500, 1_001, 9e15])).toBe(1_001);
});
