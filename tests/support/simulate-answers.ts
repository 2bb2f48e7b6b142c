import { WITHDRAWN_DAYS } from '../../src/contracts/lifetimes.ts';
import { type AnswerCase, measureCases } from '../../worker/backend/first-answers/measure-cases.ts';

/*
 * Simulates employers whose median time to a first answer is known, and counts how many of the
 * measured intervals contain it. The random numbers are seeded, so a run can be repeated.
 */

type Random = () => number;

/** Mulberry32. */
const createRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A normally distributed number (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The quantiles of the normal distribution at 5/7 and 5/8, for the medians of the mixtures. */
const NORMAL_AT = { fiveSevenths: 0.565_948_821_932_863, fiveEighths: 0.318_639_363_964_375 };

interface Behaviour {
  readonly name: string;
  /** The days until an answer; infinite if there never is one. */
  readonly draw: (random: Random) => number;
  readonly median: number;
}

const BEHAVIOURS: readonly Behaviour[] = [
  { name: 'exponential', draw: (random) => (-12 * Math.log(1 - random())) / Math.LN2, median: 12 },
  { name: 'log-normal', draw: (random) => 7 * Math.exp(normal(random)), median: 7 },
  {
    // Pareto with an infinite mean.
    name: 'heavy tail',
    draw: (random) => 2 * (1 - random()) ** (-1 / 0.8),
    median: 2 * 2 ** (1 / 0.8),
  },
  {
    name: 'weekly batches',
    draw: (random) => 7 * (1 + Math.floor(-Math.log(1 - random()) / 0.4)) - 7 * random(),
    // In the second week, over which the answers are spread evenly.
    median: 7 * (1 + (Math.exp(-0.4) - 0.5) / (Math.exp(-0.4) - Math.exp(-0.8))),
  },
  {
    name: '20 % never',
    draw: (random) => (random() < 0.2 ? Infinity : 6 * Math.exp(normal(random))),
    median: 6 * Math.exp(NORMAL_AT.fiveEighths),
  },
  {
    name: '30 % never',
    draw: (random) => (random() < 0.3 ? Infinity : 9 * Math.exp(0.8 * normal(random))),
    median: 9 * Math.exp(0.8 * NORMAL_AT.fiveSevenths),
  },
  {
    name: '60 % never',
    draw: (random) => (random() < 0.6 ? Infinity : 9 * Math.exp(0.8 * normal(random))),
    median: Infinity,
  },
];

/** No case is observed for longer than it counts. */
const WINDOW_DAYS = 180;

/** The longest observation at which about `share` of the draws are censored, found by bisection. */
const findLimit = ({ draw }: Behaviour, share: number): number => {
  let [low, high] = [0.01, 100_000];
  for (let i = 0; i < 40; i++) {
    const limit = Math.sqrt(low * high);
    const random = createRandom(2);
    let censored = 0;
    for (let n = 0; n < 2_000; n++) if (draw(random) > limit * random()) censored += 1;
    if (censored / 2_000 > share) low = limit;
    else high = limit;
  }
  return high;
};

export interface Coverage {
  readonly name: string;
  /** The simulated employers with a figure. */
  readonly shown: number;
  /** Those whose figure has an upper bound. */
  readonly bounded: number;
  /** Those whose figure contains their true median. */
  readonly covered: number;
  /** The share of their cases that were censored. */
  readonly censored: number;
}

interface Employer {
  readonly median: number;
  readonly cases: readonly AnswerCase[];
}

const count = (name: string, employers: readonly Employer[]): Coverage => {
  const all = employers.flatMap(({ cases }) => cases);
  const figures = employers.flatMap(({ median, cases }) => {
    const figure = measureCases(cases);
    return figure ? [{ ...figure, median }] : [];
  });
  return {
    name,
    shown: figures.length,
    bounded: figures.filter(({ highDays }) => highDays !== null).length,
    covered: figures.filter(
      ({ lowDays, highDays, median }) => lowDays <= median && median <= (highDays ?? Infinity),
    ).length,
    censored: all.filter(({ isAnswered }) => !isAnswered).length / all.length,
  };
};

const observe = (answer: number, limit: number): AnswerCase => ({
  days: Math.min(answer, limit),
  isAnswered: answer <= limit,
});

export const SIZES = [8, 12, 20, 40, 60] as const;
/** The shares of censored cases. Where more cases are never answered, more are censored. */
export const SHARES = [0, 0.3, 0.6] as const;

/** Simulates `employers` for each behaviour, number of cases and share of censored cases. */
export const simulateCoverage = ({
  employers,
  seed,
}: {
  employers: number;
  seed: number;
}): Coverage[] => {
  const random = createRandom(seed);
  return BEHAVIOURS.flatMap((behaviour) =>
    SHARES.flatMap((share) => {
      const limit = share === 0 ? undefined : findLimit(behaviour, share);
      return SIZES.map((size) =>
        count(
          `${behaviour.name}, ${size} cases, ${share * 100} % censored`,
          Array.from({ length: employers }, () => ({
            median: behaviour.median,
            cases: Array.from({ length: size }, () =>
              observe(
                behaviour.draw(random),
                Math.min(WINDOW_DAYS, limit === undefined ? WINDOW_DAYS : limit * random()),
              ),
            ),
          })),
        ),
      );
    }),
  );
};

/** The chance per day that an applicant who still waits withdraws. */
const WITHDRAWN_PER_DAY = 0.002;

/**
 * The cases of an employer as the site stores them: sent at any time of the window, some withdrawn,
 * and of those only the ones that retention has not erased.
 */
const simulateEmployer = (behaviour: Behaviour, sent: number, random: Random): Employer => ({
  median: behaviour.median,
  cases: Array.from({ length: sent }, (): AnswerCase[] => {
    const age = WINDOW_DAYS * random();
    const answer = behaviour.draw(random);
    const withdrawal = -Math.log(1 - random()) / WITHDRAWN_PER_DAY;
    const isWithdrawn = withdrawal < Math.min(answer, age);
    if (isWithdrawn && age - withdrawal > WITHDRAWN_DAYS) return [];
    return [observe(answer, Math.min(age, withdrawal))];
  }).flat(),
});

/** Simulates employers with 1 to 80 applications, as they occur on a board. */
export const simulateBoard = ({ employers, seed }: { employers: number; seed: number }) => {
  const random = createRandom(seed);
  const board = Array.from({ length: employers }, () => {
    const behaviour = BEHAVIOURS[Math.floor(random() * BEHAVIOURS.length)] as Behaviour;
    return simulateEmployer(behaviour, 1 + Math.floor(80 * random()), random);
  });
  const few = board.filter(({ cases }) => cases.length < 8);
  return { ...count('a board', board), few: few.length, shownOfFew: count('few', few).shown };
};
