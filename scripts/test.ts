import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { requireBrowser } from './find-browser.ts';
import { run } from './local.ts';
import { attachVitest, ROOT } from './processes.ts';
import { readReport, type TestReport } from './test-report.ts';
import type { FileTime } from './times-reporter.ts';

/*
 * `npm test`: runs all tests, including those in a real browser. The output ends with the slowest
 * files and the line `N passed, N failed`. `-- --times` writes the duration of each file to
 * tests/times.md; all other arguments are passed to vitest.
 */

const SLOWEST = 10;
const TIMES = 'tests/times.md';

/** Test files on disk that were not run. In a full run, there must be none. */
const filesLeftOut = ({ testResults }: TestReport): string[] => {
  const ran = new Set(testResults.map(({ name }) => relative(ROOT, name)));
  return globSync('{src,worker,scripts,bench,tests}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !ran.has(file),
  );
};

/** `N passed, N failed`, including failures outside of tests. */
const formatSummary = (report: TestReport | undefined, code: number, leftOut: number): string => {
  // A file that cannot be loaded is reported without any failed test.
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles + leftOut;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return [
    `${report?.numPassedTests ?? 0} passed`,
    // An error outside of all test files, such as a site that did not start, counts as one failure.
    `${code === 0 ? failed : Math.max(1, failed)} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
};

/** Reads the durations of the test files; empty if vitest exited before it wrote them. */
const readTimes = (file: string): FileTime[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

const formatTimes = (times: readonly FileTime[], seconds: number): string =>
  [
    '# Seconds of each test file',
    '',
    `Written by \`npm test -- --times\`: ${seconds.toFixed(0)} s in total. Two files run at a time, so the times below add up to more.`,
    '',
    '| seconds | tests | file |',
    '| ---: | ---: | --- |',
    ...times.map((time) => `| ${time.seconds.toFixed(1)} | ${time.tests} | ${time.file} |`),
    '',
  ].join('\n');

await run(async () => {
  const writesTimes = process.argv.includes('--times');
  const args = process.argv.slice(2).filter((arg) => arg !== '--times');
  const isUnitOnly = /--project[= ]unit\b/.test(args.join(' '));
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-report-'));
  // PostgreSQL refuses to run as root.
  // It runs as an unprivileged user, which needs access to this folder.
  chmodSync(folder, 0o711);
  const file = join(folder, 'report.json');
  const timesFile = join(folder, 'times.json');
  const env = {
    TEST_TIMES: timesFile,
    // A test process that vitest kills does not delete its temporary files.
    TMPDIR: folder,
    ...(!isUnitOnly && { CHROMIUM_PATH: requireBrowser() }),
  };
  const startedAt = Date.now();
  const code = await attachVitest(
    [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...['--reporter=./scripts/times-reporter.ts', ...args],
    ],
    env,
  );
  const report = readReport(file);
  const times = readTimes(timesFile);
  // Retries, because a test's server may still be shutting down.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const leftOut = report && args.length === 0 ? filesLeftOut(report) : [];
  console.log('\nSlowest files, in seconds:');
  for (const { seconds, file: name } of times.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  }
  if (writesTimes) {
    writeFileSync(join(ROOT, TIMES), formatTimes(times, (Date.now() - startedAt) / 1_000));
  }
  for (const name of leftOut)
    console.error(`${name} did not run: no vitest project includes its folder.`);
  console.log(`\n${formatSummary(report, code, leftOut.length)}`);
  process.exitCode = code || (report && leftOut.length === 0 ? 0 : 1);
});
