/** The results table, a committed file with one row for each tested fault. */

export const NOT_CAUGHT = 'NOT CAUGHT';

const HEAD = `# Which test catches which deliberate fault

Written by \`npm run test:faults\`. The files in this folder describe what each fault breaks.

| fault | caught by | seconds |
| ----- | --------- | ------: |
`;

export interface Result {
  readonly id: string;
  /** The test's file and name, or `NOT_CAUGHT`. */
  readonly caughtBy: string;
  readonly seconds: number;
}

const ROW = /^\| ([a-z0-9-]+) \| (.*) \| (\d+) \|$/gm;

export const readResults = (table: string): Result[] =>
  [...table.matchAll(ROW)].map(([, id = '', caughtBy = '', seconds]) => ({
    id,
    caughtBy: caughtBy.replaceAll('\\|', '|'),
    seconds: Number(seconds),
  }));

const formatRow = ({ id, caughtBy, seconds }: Result): string =>
  `| ${id} | ${caughtBy.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')} | ${seconds} |\n`;

export const writeResults = (results: readonly Result[]): string =>
  HEAD + results.map(formatRow).join('');
