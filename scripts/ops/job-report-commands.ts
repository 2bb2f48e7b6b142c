import type { Command } from 'commander';
import {
  listJobReports,
  readJobReport,
  resolveJobReport,
} from '../../src/contracts/endpoints/ops.ts';
import { REPORT_REASONS } from '../../src/contracts/site/job-report.ts';
import { createCommandContext, example } from './command-context.ts';
import { facts, pageNote, printResult, shortDate, table } from './print.ts';
import { recordId } from './record-id.ts';
import { withPaging } from './search-options.ts';

const HEADINGS = ['id', 'reported (UTC)', 'resolved (UTC)', 'job', 'title', 'reason', 'details'];
const SHOWN_LENGTH = 60;

const shorten = (text: string): string =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;

interface ListOptions {
  state?: string;
  job?: string;
  page: string;
  perPage: string;
}

export const addJobReportCommands = (program: Command): void => {
  const reports = program
    .command('reports')
    .alias('report')
    .summary('list, show and resolve visitors’ reports of jobs')
    .addHelpText('after', example('reports list --state new', 'reports resolve Ck4…'));

  withPaging(reports.command('list', { isDefault: true }))
    .summary('list reports of jobs, newest first')
    .option('--state <state>', 'new or resolved')
    .option('--job <fid>', 'only reports of this job')
    .addHelpText('after', example('reports list --state new', 'reports list --job k3x9…'))
    .action(async ({ state, job, page, perPage }: ListOptions, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const query = { state, job, page, perPage };
      const response = await client.call(listJobReports, { query });
      const rows = response.data.map((one) => [
        ...[one.id, shortDate(one.createdAt), shortDate(one.resolvedAt), one.job, one.title],
        ...[one.reason, shorten(one.details)],
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0 ? table(HEADINGS, rows) + pageNote(response.meta) : 'No matching reports.',
      );
    });

  reports
    .command('show')
    .summary('show one report, with the visitor’s address if they gave one')
    .argument('<id>', 'id of the report', recordId)
    .addHelpText('after', example('reports show Ck4…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(readJobReport, { params: { id } });
      printResult(
        isJson,
        data,
        facts([
          ['job', `${data.job}, ${data.title}`],
          ['reason', REPORT_REASONS[data.reason]],
          ['details', data.details],
          ['email', data.email],
          ['reported (UTC)', shortDate(data.createdAt)],
          ['resolved (UTC)', shortDate(data.resolvedAt)],
          ['note', data.note],
        ]),
      );
    });

  reports
    .command('resolve')
    .summary('mark a report as resolved')
    .argument('<id>', 'id of the report', recordId)
    .option('--note <text>', 'what was done about it', '')
    .addHelpText('after', example('reports resolve Ck4… --note "Closed the job"'))
    .action(async (id: string, { note }: { note: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(resolveJobReport, { params: { id }, body: { note } });
      const since = shortDate(data.resolvedAt);
      printResult(
        isJson,
        data,
        data.changed
          ? 'The report is resolved.'
          : `The report has been resolved since ${since} UTC. Nothing was changed.`,
      );
    });
};
