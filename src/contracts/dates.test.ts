import { expect, test } from 'vitest';
import { isDate, parseDate } from './dates.ts';

// docs/specification.md: 6.3

test.each([
  '2027-01-31',
  '2028-02-29',
  '2027-01-31T17:00:00Z',
  '2027-01-31T17:00+01:00',
  '2027-12-31T23:59:59.999Z',
])('accepts %s as a date', (text) => {
  expect(isDate(text)).toBe(true);
  expect(parseDate(text)).toBe(Date.parse(text));
});

test.each([
  '',
  'soon',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31T12:00:00Z',
  '2100-02-29',
  '2026-13-01',
  '2026-00-01',
  '2026-01-00',
  '2026-01-31T25:00:00Z',
])('rejects %s instead of rolling it over to another date', (text) => {
  expect(isDate(text)).toBe(false);
  expect(parseDate(text)).toBeNaN();
});

test.each(['2026-01-31T17:00:00', '31.01.2026', '2026-01-31 and more', '5'])(
  'rejects %s, which is ambiguous or not an ISO 8601 date',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);
