import type { Command } from 'commander';
import { getJobAlertReport, stopAlertsOfAddress } from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { facts, printResult, shortDate, table } from './print.ts';

export const addJobAlertCommands = (program: Command): void => {
  const alerts = program
    .command('job-alerts')
    .summary('count visitors’ job alerts, list searches without results, stop alerts')
    .addHelpText('after', example('job-alerts', 'job-alerts stop --email ada@example.com'));

  alerts
    .command('show', { isDefault: true })
    .summary('count the job alerts, and list the top searches that match no new job')
    .addHelpText('after', example('job-alerts', 'job-alerts --json'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(getJobAlertReport);
      const { withoutResults, ...counts } = data;
      const text = facts([
        ['active', counts.active],
        ['paused', counts.paused],
        ['unconfirmed', counts.unconfirmed],
        ['due now', counts.due],
        ['new jobs to compare', counts.jobsWaiting],
      ]);
      const rows = withoutResults.map((one) => [
        ...[one.alerts, shortDate(one.since), one.name, `/jobs?${one.search}`],
      ]);
      printResult(
        isJson,
        data,
        rows.length > 0
          ? `${text}\n\nNo new job in 30 days:\n${table(['alerts', 'since (UTC)', 'search', 'link'], rows)}`
          : text,
      );
    });

  alerts
    .command('stop')
    .summary('stop all job alerts of an address')
    .requiredOption('--email <address>', 'the email address')
    .addHelpText('after', example('job-alerts stop --email ada@example.com'))
    .action(async ({ email }: { email: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(stopAlertsOfAddress, { body: { email } });
      printResult(isJson, data, `Stopped: ${data.stopped}.`);
    });
};
