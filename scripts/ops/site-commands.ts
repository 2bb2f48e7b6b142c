import type { Command } from 'commander';
import { getContentTokens, getCounts, purgeCache } from '../../src/contracts/endpoints/ops.ts';
import type { Counts } from '../../src/contracts/ops.ts';
import { contextOf, example } from './command-context.ts';
import { facts, printResult } from './print.ts';

const parts = (counts: Readonly<Record<string, number>> | null) =>
  counts
    ? Object.entries(counts)
        .map(([name, n]) => `${n} ${name}`)
        .join(', ')
    : 'kept by the outside service';
const one = (count: number | null) => count ?? 'kept by the outside service';

const asText = (counts: Counts) =>
  facts([
    ['companies', one(counts.companies)],
    ['jobs', parts(counts.jobs)],
    ['applications', parts(counts.applications)],
    ['reviewer links open', one(counts.openReviewerLinks)],
    ['contact requests', parts(counts.contactRequests)],
    ['mails', parts(counts.outbox)],
    ['events waiting', counts.eventsWaiting],
  ]);

export const addSiteCommands = (program: Command): void => {
  program
    .command('counts')
    .summary('how much there is of everything')
    .addHelpText('after', example('counts'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = contextOf(command);
      const { data } = await client.call(getCounts);
      printResult(isJson, data, asText(data));
    });
  program
    .command('purge')
    .summary('forget every cached page')
    .addHelpText('after', example('purge'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = contextOf(command);
      const { data } = await client.call(purgeCache);
      printResult(isJson, data, data.message);
    });
  program
    .command('content-tokens')
    .summary('how to read the built-in content with a client of Contentful')
    .addHelpText('after', example('content-tokens'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = contextOf(command);
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
