import { expect, test } from 'vitest';
import { findReplyDay } from './reply-day.ts';

test.each([
  ['a Monday', '2026-11-23T09:00:00.000Z', 4, '2026-11-27'],
  ['over a weekend', '2026-11-27T23:59:00.000Z', 1, '2026-11-30'],
  ['sent on a Saturday', '2026-11-28T09:00:00.000Z', 1, '2026-11-30'],
  ['two weeks', '2026-11-27T09:00:00.000Z', 10, '2026-12-11'],
])('counts working days only: %s', (_, sentAt, days, expected) => {
  // A reply in the evening of that day is not late.
  expect(findReplyDay(sentAt, days)).toBe(`${expected}T23:59:59.999Z`);
});
