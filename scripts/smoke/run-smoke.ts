import { Command } from 'commander';
import { DEFAULT_URL } from '../ops/command-context.ts';
import { connectionTo } from '../ops/connection.ts';
import { PrintedFailure } from '../ops/failure.ts';
import { notice, printResult, table } from '../ops/print.ts';
import { runProgram } from '../ops/run-ops.ts';
import { type Check, type CheckResult, runCheck } from './check.ts';
import { CACHE_CHECKS } from './check-cache.ts';
import { HEALTH_CHECKS } from './check-health.ts';
import { RESPONSE_CHECKS } from './check-responses.ts';
import { SERVICE_CHECKS } from './check-services.ts';
import { openSite } from './open-site.ts';

/** All checks, in their order. */
export const CHECKS: readonly Check[] = [
  ...HEALTH_CHECKS,
  ...RESPONSE_CHECKS,
  ...CACHE_CHECKS,
  ...SERVICE_CHECKS,
];

const asText = (results: readonly CheckResult[]): string => {
  const count = (wanted: CheckResult['result']) =>
    `${results.filter(({ result }) => result === wanted).length} ${wanted}`;
  return [
    table(
      ['check', 'result', 'what was seen'],
      results.map(({ name, result, detail }) => [name, result, detail]),
    ),
    ...results.flatMap(({ name, remedy }) => (remedy ? [`${name}: ${remedy}`] : [])),
    `${count('ok')}, ${count('failed')}, ${count('not proven here')}.`,
  ].join('\n\n');
};

const createProgram = (): Command =>
  new Command('npm run smoke --')
    .description(
      'Checks what only the platform can prove of a deployed site. Leaves nothing behind.',
    )
    .exitOverride()
    .argument('[url]', 'URL of the site', process.env.ROLECALL_URL || DEFAULT_URL)
    .option('--json', 'print JSON; with npm run -s, nothing else')
    .addHelpText(
      'after',
      `
With OPS_TOKEN in the environment, it also checks purges, file store, queue, rate limits and flags.

Exit codes: 0 no check failed, 1 failed, 2 wrong usage, 3 the site cannot be reached.

Example:
  OPS_TOKEN=… npm run smoke -- https://jobs.example.com`,
    )
    .action(async (url: string, { json = false }: { json?: boolean }) => {
      const site = await openSite(connectionTo(url), { notice });
      const checks: CheckResult[] = [];
      for (const check of CHECKS) checks.push(await runCheck(check, site));
      printResult(json, { url: site.url, isOnPlatform: site.isOnPlatform, checks }, asText(checks));
      if (checks.some(({ result }) => result === 'failed')) throw new PrintedFailure();
    });

/** Runs the smoke test. @returns the exit code */
export const runSmoke = (args: readonly string[]): Promise<number> =>
  runProgram(createProgram, args);
