import type { Command } from 'commander';
import type * as v from 'valibot';
import {
  listInvalidJobs,
  listJobsOfAllStates,
  listUnreadPlaces,
  moveJobs,
} from '../../src/contracts/endpoints/ops.ts';
import { type InvalidJobsSchema, JOB_MOVES } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { unreadPlacesText } from './unread-places-text.ts';

const SUMMARIES = {
  publish: 'open drafts, and closed jobs again',
  close: 'close open jobs',
  archive: 'take jobs out of sight for good',
};

export const addJobCommands = (program: Command): void => {
  const jobs = program
    .command('jobs')
    .summary('list, check, publish, close and archive jobs')
    .addHelpText('after', example('jobs list --status draft', 'jobs publish a1b2c3 d4e5f6'));

  jobs
    .command('list', { isDefault: true })
    .summary('jobs of every state, those that changed last first')
    .option('--status <status>', 'draft, open, closed or archived')
    .option('--company <slug>', 'jobs of this company')
    .option('--q <text>', 'a part of title, fid or requisition id')
    .option('--page <number>', 'page of the list', '1')
    .option('--per-page <number>', 'jobs a page, 100 at most', '20')
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
        rows.length > 0 ? table(headings, rows) + pageNote(response.meta) : 'No such jobs.',
      );
    });

  jobs
    .command('check')
    .summary('open jobs that search engines are not told of, and what to put right')
    .description(
      'Looks at every open job. Some opened before there was a rule that they break: their pages are shown, but have no structured data. Import them anew with what is named.',
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
    .command('places')
    .summary('places of open jobs that the search cannot read, each spelling once')
    .description(
      'Looks at the places of every open job. One that cannot be read is found by the words it is written in, but not by its region or by distance. Import its jobs anew with the town’s usual name.',
    )
    .addHelpText('after', example('jobs places'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listUnreadPlaces);
      printResult(isJson, data, unreadPlacesText(data));
    });

  for (const [name, to] of Object.entries(JOB_MOVES)) {
    jobs
      .command(name)
      .summary(SUMMARIES[name as keyof typeof SUMMARIES])
      .description(`Makes jobs ${to}: all that are named, or none.`)
      .argument('<fid...>', 'public ids of jobs')
      .addHelpText('after', example(`jobs ${name} a1b2c3 d4e5f6`))
      .action(async (fids: string[], _: object, command: Command) => {
        const { client, isJson } = createCommandContext(command);
        const { data } = await client.call(moveJobs, { body: { fids, to } });
        const lines = [
          ...data.moved.map((fid) => `${fid} is ${to} now.`),
          ...data.unchanged.map((fid) => `${fid} was ${to} already.`),
          ...(data.note ? [data.note] : []),
        ];
        printResult(isJson, data, lines.join('\n'));
      });
  }
};
