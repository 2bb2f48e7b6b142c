import { expect, test } from 'vitest';
import { JOB } from '../../src/routes/site-routes.ts';
import { cacheControlUntil } from './page-lifetime.ts';

const RULE = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
const NOW = 1_000_000;

test.each([
  ['a page that nothing ends', Number.POSITIVE_INFINITY, 60, 600],
  ['one that ends while it may be shown stale', NOW + 100_000, 60, 40],
  ['one that ends while it is fresh', NOW + 30_900, 30, 0],
  ['one that has ended while it was made', NOW - 5, 1, 0],
])('the lifetime does not exceed the validity of %s', (_, holdsUntil, fresh, stale) => {
  const view = { route: { lifetime: RULE }, key: '/a' };
  expect(cacheControlUntil(view, { now: NOW, holdsUntil })).toBe(
    `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  );
});

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

const freshFor = (key: string, now: number, isUntold = false): number => {
  const holdsUntil = Number.POSITIVE_INFINITY;
  const header = cacheControlUntil({ route: JOB, key }, { now, holdsUntil, isUntold });
  return Number(/max-age=(\d+)/.exec(header)?.[1]);
};

test('a record page is fresh for a day, and is renewed within the first hours of the next day', () => {
  const keys = Array.from({ length: 400 }, (_, i) => `/acme/job${i}/gardener`);
  const midnight = Date.parse('2027-03-11T00:00:00Z');
  for (const key of keys) expect(freshFor(key, midnight - DAY_S * 1_000)).toBe(DAY_S);
  const late = keys.map((key) => freshFor(key, midnight));
  expect(new Set(late)).toEqual(new Set([DAY_S]));
  const hours = keys.map((key) => Math.floor((freshFor(key, midnight - 1_000) - 1) / HOUR_S));
  for (let hour = 0; hour < 8; hour++) {
    expect(hours.filter((one) => one === hour).length).toBeGreaterThan(20);
  }
  expect(Math.max(...hours)).toBe(7);
});

test('a page is fresh for only minutes if the site is not notified of its changes', () => {
  expect(freshFor('/a/b/c', NOW, true)).toBe(5 * 60);
});
