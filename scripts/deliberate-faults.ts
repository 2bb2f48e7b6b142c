/*
 * Injects the deliberate faults in tests/deliberate-faults.
 * Usage: npm run test:faults [-- --only id,id] [--again]
 * Each fault is applied to a copy of the tree. First, the tests that are likely to catch it run
 * there. If all of them pass, the whole suite runs. Each fault gets a row in results.md. A fault
 * that already has a row is skipped, so an interrupted run can be continued. The exit code is 1 if
 * any fault was not caught.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from '../tests/deliberate-faults/fault.ts';
import { FAULTS } from '../tests/deliberate-faults/faults.ts';
import type { Failure } from './deliberate-faults/first-failure.ts';
import { NOT_CAUGHT, type Result, readResults, writeResults } from './deliberate-faults/results.ts';
import { createTreeCopy, type TreeCopy } from './deliberate-faults/tree-copy.ts';
import { requireBrowser } from './find-browser.ts';
import { run, Trouble } from './local.ts';
import { ROOT } from './processes.ts';

const RESULTS = 'tests/deliberate-faults/results.md';
const WHOLE_SUITE: readonly string[] = [];

const readOptions = () => {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, again: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    throw new Trouble(`${(error as Error).message}. Options: --only id,id and --again.`);
  }
};

const chooseFaults = (only: string | undefined): readonly Fault[] => {
  if (only === undefined) return FAULTS;
  const ids = only.split(',').map((id) => id.trim());
  const unknown = ids.filter((id) => !FAULTS.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Trouble(`Unknown fault: ${unknown.join(', ')}.`);
  return FAULTS.filter(({ id }) => ids.includes(id));
};

/** Refuses to run with uncommitted changes, because the copy contains only committed files. */
const refuseChanges = (): void => {
  const changes = execFileSync('git', ['status', '--porcelain', '--', '.', `:!${RESULTS}`], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (changes) throw new Trouble(`Commit your changes first:\n${changes.trimEnd()}`);
};

const describeFailure = ({ file, test }: Failure): string =>
  `${file ?? 'the whole run'} > ${test ?? 'fails before its tests run'}`;

/**
 * The result of testing a fault. `cannot be built` means that the fault is invalid and must be
 * rewritten.
 */
type FaultResult = Failure | typeof NOT_CAUGHT | 'cannot be built';

const runFault = async (copy: TreeCopy, fault: Fault): Promise<FaultResult> => {
  const restore = copy.apply(fault);
  try {
    for (const files of [...fault.likely.map((file) => [file]), WHOLE_SUITE]) {
      const failure = await copy.runTests(files);
      if (!failure) continue;
      // If a test failed, the site must have been built.
      // If no test failed, the build itself may have failed.
      return failure.test !== undefined || (await copy.canBuild()) ? failure : 'cannot be built';
    }
    return NOT_CAUGHT;
  } finally {
    restore();
  }
};

/**
 * Checks that the failing tests pass without the fault; if they do not, they did not catch it.
 * @throws Trouble
 */
const createGreenCheck = (copy: TreeCopy) => {
  const green = new Set<string>();
  return async ({ file }: Failure): Promise<void> => {
    const files = file === undefined ? WHOLE_SUITE : [file];
    const name = files.join();
    if (green.has(name)) return;
    const failure = await copy.runTests(files);
    if (failure) {
      throw new Trouble(`This fails without any fault: ${describeFailure(failure)}. Fix it first.`);
    }
    green.add(name);
  };
};

await run(async () => {
  const { only, again } = readOptions();
  const chosen = chooseFaults(only);
  refuseChanges();
  const table = join(ROOT, RESULTS);
  const isAgain = (id: string) => again && chosen.some((fault) => fault.id === id);
  const isKnown = (id: string) => FAULTS.some((fault) => fault.id === id);
  const results: Result[] = readResults(
    existsSync(table) ? readFileSync(table, 'utf8') : '',
  ).filter(({ id }) => isKnown(id) && !isAgain(id));
  // The table is written before any fault is run again, so an interrupted run can be continued.
  if (again) writeFileSync(table, writeResults(results));
  const left = chosen.filter(({ id }) => !results.some((result) => result.id === id));
  const notBuilt: string[] = [];
  if (left.length > 0) {
    const copy = createTreeCopy({ CHROMIUM_PATH: requireBrowser(), DELIBERATE_FAULT: '1' });
    const requireGreen = createGreenCheck(copy);
    for (const [i, fault] of left.entries()) {
      const startedAt = Date.now();
      const outcome = await runFault(copy, fault);
      if (typeof outcome === 'object') await requireGreen(outcome);
      const caughtBy = typeof outcome === 'object' ? describeFailure(outcome) : outcome;
      const seconds = Math.round((Date.now() - startedAt) / 1_000);
      console.log(`${i + 1}/${left.length} ${fault.id} | ${caughtBy} | ${seconds} s`);
      if (outcome === 'cannot be built') {
        notBuilt.push(fault.id);
        continue;
      }
      results.push({ id: fault.id, caughtBy, seconds });
      writeFileSync(table, writeResults(results));
    }
  }
  const missed = results.filter(({ caughtBy }) => caughtBy === NOT_CAUGHT).map(({ id }) => id);
  const named = (count: string, ids: readonly string[]) =>
    ids.length > 0 ? `${ids.length} ${count} (${ids.join(', ')})` : `0 ${count}`;
  console.log(
    [
      `\n${FAULTS.length} faults: ${results.length - missed.length} caught`,
      named('not caught', missed),
      named('cannot be built and must be rewritten', notBuilt),
      `${FAULTS.length - results.length - notBuilt.length} not run yet`,
    ].join(', '),
  );
  if (missed.length + notBuilt.length > 0) process.exitCode = 1;
});
