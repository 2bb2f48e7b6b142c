import { incompleteBeta } from './incomplete-beta.ts';

/*
 * The interval for the median of times of which some are not over yet: Kaplan and Meier's estimate
 * of the share that still waits (1958), with the beta product confidence procedure of Fay, Brittain
 * and Proschan, "Pointwise confidence intervals for a survival distribution with small samples or
 * heavy censoring", Biostatistics 14 (2013), in its version by the method of moments. Unlike
 * intervals from a normal approximation it holds with eight cases of which most still wait; if
 * none do, it is the exact interval of the sign test (decision 36).
 */

/** One observed time. */
export interface Observed {
  /** In any unit, from 0. */
  readonly time: number;
  /** Whether it ended then; otherwise it is censored: nobody knows how much longer it takes. */
  readonly hasEnded: boolean;
}

/** The bounds of a median, in the unit of the times. */
export interface MedianInterval {
  /** 0 if the times say nothing about the lower bound. */
  readonly low: number;
  /** null if the times say nothing about the upper bound, as when more than half still wait. */
  readonly high: number | null;
}

/** The chance that the median is below the interval, and the same that it is above: together 5 %. */
const EACH_SIDE = 0.025;

interface Moment {
  readonly time: number;
  readonly ended: number;
  /** How many were observed until this time or longer. */
  readonly atRisk: number;
  /** How many were observed longer than this time. */
  readonly left: number;
}

/** The distinct times, ascending. */
const listMoments = (observed: readonly Observed[]): Moment[] => {
  const byTime = new Map<number, { ended: number; all: number }>();
  for (const { time, hasEnded } of observed) {
    const at = byTime.get(time) ?? { ended: 0, all: 0 };
    byTime.set(time, { ended: at.ended + (hasEnded ? 1 : 0), all: at.all + 1 });
  }
  let atRisk = observed.length;
  return [...byTime]
    .sort(([a], [b]) => a - b)
    .map(([time, { ended, all }]) => {
      const moment = { time, ended, atRisk, left: atRisk - all };
      atRisk -= all;
      return moment;
    });
};

/** The first two moments of a product of independent beta variables. */
type Product = readonly [mean: number, square: number];

const timesBeta = ([mean, square]: Product, a: number, b: number): Product => [
  (mean * a) / (a + b),
  (square * a * (a + 1)) / ((a + b) * (a + b + 1)),
];

/** The probability that the product is at most one half, by the beta variable of equal moments. */
const isAtMostHalf = ([mean, square]: Product): number => {
  if (mean === 1) return 0;
  const size = (mean * (1 - mean)) / (square - mean * mean) - 1;
  return incompleteBeta(0.5, mean * size, (1 - mean) * size);
};

/**
 * Estimates the median time as a 95 % confidence interval. It assumes that a time is censored for
 * reasons that do not depend on how long it would have taken.
 */
export const estimateMedian = (observed: readonly Observed[]): MedianInterval => {
  // What is known of the share that waits longer than each time, from above and from below.
  let most: Product = [1, 1];
  let low: number | undefined;
  const seeLowest = (time: number, left: number) => {
    const least = left === 0 ? 1 : isAtMostHalf(timesBeta(most, left, 1));
    if (least >= EACH_SIDE) low ??= time;
  };
  seeLowest(0, observed.length);
  for (const { time, ended, atRisk, left } of listMoments(observed)) {
    if (ended > 0) most = timesBeta(most, atRisk - ended + 1, ended);
    seeLowest(time, left);
    if (1 - isAtMostHalf(most) < EACH_SIDE) return { low: low ?? 0, high: time };
  }
  return { low: low ?? 0, high: null };
};
