import { expect, test } from 'vitest';
import { cacheControlUntil } from './page-lifetime.ts';

const RULE = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 86_400 };
const NOW = 1_000_000;

test.each([
  ['a page that nothing ends', Number.POSITIVE_INFINITY, 60, 600],
  ['one that ends while it may be shown stale', NOW + 100_000, 60, 40],
  ['one that ends while it is fresh', NOW + 30_900, 30, 0],
  ['one that has ended while it was made', NOW - 5, 1, 0],
])('%s', (_, holdsUntil, fresh, stale) => {
  expect(cacheControlUntil(RULE, { now: NOW, holdsUntil })).toBe(
    `public, max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`,
  );
});
