/**
 * At least five rounds (bench/README.md), so that other work on the machine affects both sides
 * equally.
 */
export const ROUNDS = 5;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/**
 * Measures each side in turn, round after round. The first round is a warm-up and does not count.
 */
export const interleave = async <Side extends string, Figure>(
  sides: Readonly<Record<Side, () => Promise<Figure>>>,
  rounds = ROUNDS,
): Promise<Record<Side, Figure[]>> => {
  const names = Object.keys(sides) as Side[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as Figure[]])) as Record<
    Side,
    Figure[]
  >;
  for (let round = 0; round <= rounds; round++) {
    // Alternates the order, because otherwise the same side would run first in every round.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = await sides[name]();
      if (round > 0) figures[name].push(figure);
    }
  }
  return figures;
};

/** Computes the ratio of the two sides for each round, and returns the median. */
export const medianRatio = <Figure>(
  ours: readonly Figure[],
  theirs: readonly Figure[],
  of: (figure: Figure) => number,
): number => median(ours.map((figure, round) => of(figure) / of(theirs[round] as Figure)));

/** A line of the report: a figure and its goal. */
export interface Finding {
  readonly name: string;
  readonly figure: string;
  readonly goal: string;
  readonly isMet: boolean;
}

export const report = ({ name, figure, goal, isMet }: Finding): void =>
  console.log(`${isMet ? ' ok ' : 'MISS'}  ${name.padEnd(46)} ${figure.padEnd(34)} goal ${goal}`);
