import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './find-browser.ts';
import { run } from './local.ts';
import { attachVitest } from './processes.ts';

/** What is read of vitest's report. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Nothing, if vitest ended before it wrote a report. */
const readReport = (file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** `N passed, N failed`, and whatever failed without being a test counts too. */
const summaryOf = (report: Report | undefined, code: number): string => {
  // A file that does not even load has no failed test of its own.
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + brokenFiles;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return [
    `${report?.numPassedTests ?? 0} passed`,
    // An error outside of every file, such as a site that did not start.
    `${code === 0 ? failed : Math.max(1, failed)} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
};

/** `npm test`: every test, those in a real browser included. Ends with `N passed, N failed`. */
await run(async () => {
  const args = process.argv.slice(2);
  const isUnitOnly = /--project[= ]unit\b/.test(args.join(' '));
  const env = isUnitOnly ? {} : { CHROMIUM_PATH: requireBrowser() };
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-report-'));
  const file = join(folder, 'report.json');
  const code = await attachVitest(
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
  );
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  console.log(`\n${summaryOf(report, code)}`);
  process.exitCode = code || (report ? 0 : 1);
});
