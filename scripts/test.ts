import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, installBrowser } from './find-browser.ts';
import { run, Trouble } from './local.ts';

/** `npm test`: every test, those in a real browser included. Ends with `N passed, N failed`. */
await run(async () => {
  if (!findBrowser()) {
    console.log('No Chromium was found: installing one for the browser tests …');
    installBrowser();
  }
  const browser = findBrowser();
  if (!browser) {
    throw new Trouble(
      'The browser tests need Chromium and none could be installed. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-report-'));
  const report = join(folder, 'report.json');
  const { status } = spawnSync(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
      ...[`--outputFile.json=${report}`, ...process.argv.slice(2)],
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
  );
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  // A file that does not even load has no failed test of its own.
  const failed = numFailedTests || (status !== 0 ? Math.max(1, numFailedTestSuites) : 0);
  console.log(`${numPassedTests} passed, ${failed} failed`);
  process.exitCode = status ?? 1;
});
