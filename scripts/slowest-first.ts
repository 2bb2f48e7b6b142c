import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = join(import.meta.dirname, '..');
const TIMES = join(ROOT, 'tests/times.md');

/**
 * Reads the rows that `npm test -- --times` writes, such as `| 83.2 | 25 |
 * tests/browser/reviews.test.ts |`.
 */
const readTimes = (): ReadonlyMap<string, number> => {
  const text = existsSync(TIMES) ? readFileSync(TIMES, 'utf8') : '';
  const rows = text.matchAll(/^\| ([\d.]+) \| \d+ \| (\S+) \|$/gm);
  return new Map([...rows].map(([, seconds, file = '']) => [file, Number(seconds)]));
};

/**
 * Runs the slowest files first, so that no worker is idle at the end. New files, whose duration is
 * unknown, come before all others.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times = readTimes();
    const findSeconds = ({ moduleId }: TestSpecification) =>
      times.get(relative(ROOT, moduleId)) ?? Number.POSITIVE_INFINITY;
    return files.toSorted((a, b) => findSeconds(b) - findSeconds(a) || 0);
  }
}
