/** Lanczos' approximation with g = 7 and nine coefficients; its relative error is below 1e-14. */
const LANCZOS_G = 7;
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12,
  9.984_369_578_019_572e-6, 1.505_632_735_149_311_6e-7,
];

/** The natural logarithm of the gamma function, for x > 0. */
const logGamma = (x: number): number => {
  if (x < 0.5) return logGamma(x + 1) - Math.log(x);
  const sum = LANCZOS.reduce((total, one, i) => total + (i === 0 ? one : one / (x + i - 1)), 0);
  const t = x - 0.5 + LANCZOS_G;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
};

const TERMS_MAX = 1_000;
const PRECISION = 1e-13;
const TINY = 1e-300;

const awayFromZero = (x: number): number => (Math.abs(x) < TINY ? TINY : x);

/** The continued fraction of the incomplete beta function (DLMF 8.17.22), by Lentz's method. */
const continuedFraction = (x: number, a: number, b: number): number => {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let result = d;
  for (let m = 1; m <= TERMS_MAX; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let change = 1;
    for (const term of [even, odd]) {
      d = 1 / awayFromZero(1 + term * d);
      c = awayFromZero(1 + term / c);
      change = c * d;
      result *= change;
    }
    if (Math.abs(change - 1) < PRECISION) break;
  }
  return result;
};

/**
 * The regularized incomplete beta function I_x(a, b): the probability that a beta distributed
 * variable is at most `x`.
 * @param x between 0 and 1, both excluded
 * @param a above 0
 * @param b above 0
 */
export const incompleteBeta = (x: number, a: number, b: number): number => {
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x),
  );
  // Where it converges fast (DLMF 8.17.22); elsewhere by symmetry.
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b;
};
