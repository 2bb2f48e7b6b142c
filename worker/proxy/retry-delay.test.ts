import { expect, test } from 'vitest';
import { RETRIES_MAX, retryAfterMs, retryDelayMs } from './retry-delay.ts';

const NOW = Date.UTC(2026, 10, 16, 12);

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['0', 0],
  ['120', 120_000],
  ['Mon, 16 Nov 2026 12:00:03 GMT', 3_000],
  ['Mon, 16 Nov 2026 11:59:57 GMT', 0],
])('parses Retry-After: %s as %s ms', (value, expected) => {
  expect(retryAfterMs(value, NOW)).toBe(expected);
});

test('the maximum delay doubles with each retry, and jitter shortens it by at most half', () => {
  expect([1, 2].map((tries) => retryDelayMs(tries, undefined, 0))).toEqual([100, 200]);
  expect([1, 2].map((tries) => retryDelayMs(tries, undefined, 1))).toEqual([200, 400]);
});

test('limits the number of retries', () => {
  expect(retryDelayMs(RETRIES_MAX, undefined, 0)).toBeDefined();
  expect(retryDelayMs(RETRIES_MAX + 1, undefined, 0)).toBeUndefined();
});

test('waits as long as Retry-After demands, unless that is longer than the caller would wait', () => {
  expect(retryDelayMs(1, 2_000, 0)).toBe(2_000);
  expect(retryDelayMs(1, 2_001, 0)).toBeUndefined();
});
