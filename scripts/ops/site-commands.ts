import type { Command } from 'commander';
import {
  getContentTokens,
  getCounts,
  listDueRecords,
  listSecurityEvents,
  movePeople,
  purgeCache,
} from '../../src/contracts/endpoints/ops.ts';
import { type Counts, SECURITY_EVENTS } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { facts, printResult, shortDate, table } from './print.ts';

const parts = (counts: Readonly<Record<string, number>> | null) =>
  counts
    ? Object.entries(counts)
        .map(([name, n]) => `${n} ${name}`)
        .join(', ')
    : 'stored by the external service';
const one = (count: number | null) => count ?? 'stored by the external service';

const backupText = (backup: Counts['backup']) => {
  if (!backup) return 'not daily (BACKUP_DAYS=0)';
  const { state, lastAt, failedAt } = backup;
  const last = lastAt ? `last complete one of ${shortDate(lastAt)}` : 'none yet';
  if (state === 'failed') return `failed at ${shortDate(failedAt)}; ${last}`;
  return state === 'stale' ? `overdue; ${last}` : last;
};

const asText = (counts: Counts) =>
  facts([
    ['companies', one(counts.companies)],
    ['jobs', parts(counts.jobs)],
    ['unconfirmed jobs', one(counts.unconfirmedJobs)],
    ['applications', parts(counts.applications)],
    ['open reviewer links', one(counts.openReviewerLinks)],
    ['contact requests', parts(counts.contactRequests)],
    ['open contact requests', one(counts.openContactRequests)],
    ['emails', parts(counts.outbox)],
    ['suppressed addresses', counts.suppressedAddresses],
    ['job alerts', parts(counts.jobAlerts)],
    ['job reports', parts(counts.jobReports)],
    ['waiting events', counts.eventsWaiting],
    ['backup', backupText(counts.backup)],
    ['alerts', counts.alerts.join(', ') || 'none'],
  ]);

export const addSiteCommands = (program: Command): void => {
  program
    .command('counts')
    .summary('count the records of each kind')
    .addHelpText('after', example('counts'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(getCounts);
      printResult(isJson, data, asText(data));
    });
  program
    .command('retention')
    .summary('count the records past their retention period, by rule (deletes nothing)')
    .addHelpText('after', example('retention'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listDueRecords);
      const rows = data.map(({ name, days, due }) => [name, days, due]);
      printResult(isJson, data, table(['records', 'retention (days)', 'due now'], rows));
    });
  program
    .command('move-people')
    .summary('move applications, reviews and accounts to the database bound as PEOPLE')
    .addHelpText('after', example('move-people'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      let { data } = await client.call(movePeople);
      while (data.stage !== 'done') {
        process.stderr.write(`${data.stage} ${data.table ?? ''} (${data.rows} rows)\n`);
        ({ data } = await client.call(movePeople));
      }
      const next = 'To accept applications again, remove PEOPLE_MOVE and deploy.';
      printResult(isJson, data, `${data.rows} rows were moved. ${next}`);
    });
  program
    .command('purge')
    .summary('purge every cached page')
    .addHelpText('after', example('purge'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(purgeCache);
      printResult(isJson, data, data.message);
    });
  program
    .command('security')
    .summary('list sign-ins and refused access attempts, by hour and network')
    .option('--days <number>', 'number of past days, at most 90', '7')
    .addHelpText('after', example('security', 'security --days 30'))
    .action(async ({ days }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listSecurityEvents, { query: { days } });
      const rows = data.map(({ at, kind, network, count }) => [
        ...[shortDate(at), SECURITY_EVENTS[kind], network, count],
      ]);
      const headings = ['hour (UTC)', 'event', 'network', 'times'];
      printResult(isJson, data, rows.length > 0 ? table(headings, rows) : 'No events.');
    });
  program
    .command('content-tokens')
    .summary('show how to read the built-in content with a Contentful client')
    .addHelpText('after', example('content-tokens'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(getContentTokens);
      printResult(
        isJson,
        data,
        facts([
          ['space', data.space],
          ['environment', data.environment],
          ['host', data.host],
          ['basePath', data.basePath],
          ['insecure', data.insecure],
          ['delivery token', data.deliveryToken],
          ['preview token', data.previewToken],
        ]),
      );
    });
};
