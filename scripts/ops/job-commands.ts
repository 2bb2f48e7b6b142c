import type { Command } from 'commander';
import type * as v from 'valibot';
import {
  confirmJobs,
  listInvalidJobs,
  listJobsOfAllStates,
  listUnconfirmedJobs,
  listUnreadPlaces,
} from '../../src/contracts/endpoints/ops.ts';
import type { InvalidJobsSchema } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { addJobMoveCommands } from './job-move-commands.ts';
import { addJobRecordCommands, withJobFilter } from './job-record-commands.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { unreadPlacesText } from './unread-places-text.ts';

export const addJobCommands = (program: Command): void => {
  const jobs = program
    .command('jobs')
    .summary('list, show, edit, export, preview, check, confirm, publish, close and archive jobs')
    .addHelpText('after', example('jobs list --status draft', 'jobs publish a1b2c3 d4e5f6'));

  withJobFilter(jobs.command('list', { isDefault: true }))
    .summary('list jobs of any status, last changed first')
    .option('--page <number>', 'page number', '1')
    .option('--per-page <number>', 'jobs per page, at most 100', '20')
    .addHelpText('after', example('jobs list --status draft --company acme'))
    .action(async ({ status, company, q, page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const response = await client.call(listJobsOfAllStates, {
        query: { status, company, q, page, perPage },
      });
      const rows = response.data.map((job) => [
        ...[job.fid, job.status, job.company, job.title, job.requisitionId, job.applications],
        shortDate(job.validThrough),
      ]);
      const headings = [
        'fid',
        'status',
        'company',
        'title',
        'requisition',
        'applied',
        'ends (UTC)',
      ];
      printResult(
        isJson,
        response,
        rows.length > 0 ? table(headings, rows) + pageNote(response.meta) : 'No matching jobs.',
      );
    });

  jobs
    .command('check')
    .summary('list open jobs that break a rule newer than they are, and what to correct')
    .description(
      'Checks every open job. A job that was opened before a validation rule was introduced may break that rule. Its page is still shown, but without structured data for search engines, unless it only lacks pay. Correct the listed problems and import the job again.',
    )
    .addHelpText('after', example('jobs check'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const invalid: v.InferOutput<typeof InvalidJobsSchema>['data'] = [];
      for (let after: number | null = 0; after !== null; ) {
        const response: v.InferOutput<typeof InvalidJobsSchema> = await client.call(
          listInvalidJobs,
          {
            query: { after },
          },
        );
        invalid.push(...response.data);
        after = response.next;
      }
      const rows = invalid.flatMap(({ fid, title, problems }) =>
        problems.map((problem) => [fid, title, problem]),
      );
      printResult(
        isJson,
        invalid,
        rows.length > 0 ? table(['fid', 'title', 'problem'], rows) : 'All open jobs are valid.',
      );
    });

  jobs
    .command('unconfirmed')
    .summary('list open jobs that their employers did not confirm within 45 days')
    .addHelpText('after', example('jobs unconfirmed'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listUnconfirmedJobs);
      const rows = data.jobs.map((job) => [
        ...[job.fid, job.company, job.title, shortDate(job.since), shortDate(job.askedAt)],
      ]);
      const more = data.total - rows.length;
      printResult(
        isJson,
        data,
        rows.length > 0
          ? `${table(['fid', 'company', 'title', 'open since (UTC)', 'asked (UTC)'], rows)}${more > 0 ? `\nand ${more} more.` : ''}`
          : 'No job waits for you.',
      );
    });

  jobs
    .command('confirm')
    .summary('confirm that jobs are still open, in place of their employers')
    .argument('<fid...>', 'fids of the jobs')
    .addHelpText('after', example('jobs confirm a1b2c3 d4e5f6'))
    .action(async (fids: string[], _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(confirmJobs, { body: { fids } });
      printResult(
        isJson,
        data,
        [
          ...data.confirmed.map((fid) => `${fid} is confirmed.`),
          ...data.refused.map((fid) => `${fid} is not open, or is kept by a source.`),
        ].join('\n'),
      );
    });

  jobs
    .command('places')
    .summary('list places of open jobs that the search does not recognise, each spelling once')
    .description(
      'Checks the locations of every open job. A job whose location is not recognised can be found by the location’s exact name, but not by region or distance. To fix this, import the job again with the town’s usual name.',
    )
    .addHelpText('after', example('jobs places'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listUnreadPlaces);
      printResult(isJson, data, unreadPlacesText(data));
    });

  addJobRecordCommands(jobs);
  addJobMoveCommands(jobs);
};
