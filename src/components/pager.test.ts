import { expect, test } from 'vitest';
import { pagesAround } from './pager.tsx';

const GAP = 0;

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, GAP, 10]],
  [3, 10, [1, 2, 3, 4, GAP, 10]],
  // A gap for a single page would be as wide as that page's link, so the link is shown instead.
  [4, 10, [1, 2, 3, 4, 5, GAP, 10]],
  [5, 10, [1, GAP, 4, 5, 6, GAP, 10]],
  [7, 10, [1, GAP, 6, 7, 8, 9, 10]],
  [10, 10, [1, GAP, 9, 10]],
])('page %i of %i shows %j', (current, last, expected) => {
  expect(pagesAround(current, last)).toEqual(expected);
});

test('lists only pages that exist', () => {
  expect(pagesAround(12, 10)).toEqual([1, GAP, 10]);
});
