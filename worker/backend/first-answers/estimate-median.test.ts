import { expect, test } from 'vitest';
import { simulateBoard, simulateCoverage } from '../../../tests/support/simulate-answers.ts';
import { estimateMedian } from './estimate-median.ts';
import { incompleteBeta } from './incomplete-beta.ts';

const ended = (...times: number[]) => times.map((time) => ({ time, hasEnded: true }));
const censored = (...times: number[]) => times.map((time) => ({ time, hasEnded: false }));

test.each([
  // P(X <= 1/2) of beta(a, b) with whole a and b is P(Binomial(a + b - 1, 1/2) >= a).
  [0.5, 1, 1, 0.5],
  [0.5, 8, 1, 1 / 256],
  [0.5, 7, 2, 9 / 256],
  [0.5, 2, 7, 1 - 9 / 256],
  [0.25, 1, 3, 1 - 0.75 ** 3],
  [0.25, 4, 1, 0.25 ** 4],
  // The arcsine distribution.
  [0.25, 0.5, 0.5, 1 / 3],
])('the incomplete beta function at %d of (%d, %d) is %d', (x, a, b, expected) => {
  expect(incompleteBeta(x, a, b)).toBeCloseTo(expected, 11);
});

test('the incomplete beta function is exact for the largest numbers of cases', () => {
  expect(incompleteBeta(0.5, 1_000, 1_000)).toBeCloseTo(0.5, 10);
  expect(incompleteBeta(0.5, 1_100, 900)).toBeLessThan(1e-5);
});

test.each([
  // The order statistics of the sign test: the smallest k with P(Binomial(n, 1/2) < k) < 2.5 %.
  [8, 1, 8],
  [9, 2, 8],
  [12, 3, 10],
  [15, 4, 12],
  [21, 6, 16],
  [40, 14, 27],
])('of %d times that all ended, the interval is the %d. to the %d.', (n, low, high) => {
  const times = Array.from({ length: n }, (_, i) => i + 1);
  expect(estimateMedian(ended(...times))).toEqual({ low, high });
});

test('remissions of leukaemia under 6-mercaptopurine and a placebo (Freireich et al., 1963)', () => {
  const placebo = [1, 1, 2, 2, 3, 4, 4, 5, 5, 8, 8, 8, 8, 11, 11, 12, 12, 15, 17, 22, 23];
  // The published medians are 8 and 23 weeks.
  expect(estimateMedian(ended(...placebo))).toEqual({ low: 4, high: 12 });
  const treated = [
    ...ended(6, 6, 6, 7, 10, 13, 16, 22, 23),
    ...censored(6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35),
  ];
  // The log-log interval of Brookmeyer and Crowley begins at 13 weeks and has no end either.
  expect(estimateMedian(treated)).toEqual({ low: 11, high: null });
});

test('the order of the cases does not matter, nor does a censored time count as an end', () => {
  const mixed = [...ended(9, 2, 5, 7, 3, 8, 1, 6, 4), ...censored(20, 0)];
  expect(estimateMedian(mixed)).toEqual(estimateMedian([...mixed].reverse()));
  const all = estimateMedian(ended(1, 2, 3, 4, 5, 6, 7, 8, 9));
  expect(all).toEqual({ low: 2, high: 8 });
  // Four cases that still wait move both bounds up.
  const waiting = estimateMedian([
    ...ended(1, 2, 3, 4, 5, 6, 7, 8, 9),
    ...censored(30, 30, 30, 30),
  ]);
  expect(waiting.low).toBeGreaterThan(2);
  expect(waiting.high === null || waiting.high > 8).toBe(true);
});

test('few or only waiting cases say nothing', () => {
  expect(estimateMedian([])).toEqual({ low: 0, high: null });
  expect(estimateMedian(ended(1, 2, 3, 4, 5))).toEqual({ low: 0, high: null });
  // As soon as no more than five are observed, the lower bound can rise no further.
  expect(estimateMedian(censored(1, 2, 3, 4, 5, 6, 7, 8))).toEqual({ low: 3, high: null });
});

test('covers the true median of simulated employers in at least 93 %', () => {
  for (const { name, shown, covered } of simulateCoverage({ employers: 150, seed: 37 })) {
    expect(covered / shown, name).toBeGreaterThanOrEqual(0.93);
    expect(shown, name).toBeGreaterThan(75);
  }
});

test('covers the true median of 1,000 employers of a board, and says nothing of those with few cases', () => {
  const { shown, covered, few, shownOfFew } = simulateBoard({ employers: 1_000, seed: 37 });
  expect(covered / shown).toBeGreaterThanOrEqual(0.93);
  expect(shown).toBeGreaterThan(500);
  expect(few).toBeGreaterThan(50);
  expect(shownOfFew).toBe(0);
});
