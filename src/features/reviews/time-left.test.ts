import { expect, test } from 'vitest';
import { formatMoment, formatTimeLeft } from './time-left.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const left = (ms: number) => formatTimeLeft(new Date(NOW + ms).toISOString(), NOW);

test.each([
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [2 * 3_600_000 - 1, '1 hour'],
  [2 * 86_400_000 - 1, '47 hours'],
  [2 * 86_400_000, '2 days'],
  [14 * 86_400_000 - 30_000, '14 days'],
  [13 * 86_400_000 + 3_600_000, '13 days'],
  [-5, 'less than a minute'],
])('formats %i ms as %s', (ms, expected) => {
  expect(left(ms)).toBe(expected);
});

test('formats a date and time in words, in UTC', () => {
  expect(formatMoment(new Date(NOW).toISOString())).toBe('21 November 2026, 12:00 UTC');
});
