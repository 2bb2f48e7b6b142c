/*
 * Simulates employers whose median time to a first answer is known, and counts how many of the
 * measured intervals contain it.
 * Usage: npm run bench:first-answer [-- --employers=1000] [-- --seed=37]
 * bench/README.md describes the simulation.
 */
import {
  type Coverage,
  simulateBoard,
  simulateCoverage,
} from '../tests/support/simulate-answers.ts';

const COVERAGE_MIN = 0.93;

const option = (name: string, otherwise: number): number =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const options = { employers: option('employers', 1_000), seed: option('seed', 37) };

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

const describe = ({ name, shown, bounded, covered, censored }: Coverage): string =>
  `| ${name} | ${percent(censored, 1)} | ${shown} | ${percent(bounded, shown)} | ${percent(covered, shown)} |`;

const isLow = ({ covered, shown }: Coverage): boolean => covered < COVERAGE_MIN * shown;

console.log(
  '| employers | censored | with a figure | with an upper bound | interval holds the truth |',
);
console.log('| --- | ---: | ---: | ---: | ---: |');
const cells = simulateCoverage(options);
for (const cell of cells) console.log(describe(cell));
const board = simulateBoard(options);
console.log(describe(board));
console.log(
  `\n${board.few} employers of the board have fewer than 8 cases; ${board.shownOfFew} of them a figure.`,
);
const worst = cells.reduce((a, b) => (a.covered / a.shown < b.covered / b.shown ? a : b));
console.log(`The lowest coverage: ${worst.name}, ${percent(worst.covered, worst.shown)}.`);

if ([...cells, board].some(isLow) || board.shownOfFew > 0) {
  console.error(`Missed: at least ${percent(COVERAGE_MIN, 1)}, and no figure below 8 cases.`);
  process.exitCode = 1;
}
