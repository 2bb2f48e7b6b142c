import { type Command, Option } from 'commander';
import { editJob, issueJobPreview, readJob } from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { createJobsCsv, createJobsJson } from './job-file.ts';
import { editText, jobText } from './job-text.ts';
import { printResult, shortDate } from './print.ts';
import { refuseExisting, saveFile } from './save-file.ts';
import { type JobFilter, walkJobRows } from './walk-jobs.ts';

/** Parses `title=Rocket plumber` arguments. @throws Failure */
const parseChanges = (pairs: readonly string[]): Record<string, string> => {
  const changes = pairs.map((pair) => {
    const end = pair.indexOf('=');
    if (end < 1) {
      throw new Failure(
        `“${pair}” is not a change. Write it as field=value, such as title="Rocket plumber".`,
        EXIT.wrongInput,
      );
    }
    return [pair.slice(0, end).trim(), pair.slice(end + 1)] as const;
  });
  const twice = changes.find(([name], i) => changes.findIndex(([other]) => other === name) < i);
  if (twice) throw new Failure(`The field ${twice[0]} is given twice.`, EXIT.wrongInput);
  return Object.fromEntries(changes);
};

const FORMATS = { csv: createJobsCsv, json: createJobsJson } as const;

interface ExportOptions extends JobFilter {
  format?: keyof typeof FORMATS;
  out?: string;
  force?: boolean;
}

/** Adds the filters of `jobs list`. */
export const withJobFilter = (command: Command): Command =>
  command
    .option('--status <status>', 'draft, open, closed or archived')
    .option('--company <slug>', 'only jobs of this company')
    .option('--q <text>', 'part of the title, fid or requisition id');

/** Adds the commands that show, export, edit and preview jobs. */
export const addJobRecordCommands = (jobs: Command): void => {
  jobs
    .command('show')
    .summary('show everything about a job')
    .argument('<fid>', 'fid of the job')
    .addHelpText('after', example('jobs show a1b2c3'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(readJob, { params: { id } });
      printResult(isJson, data, jobText(data));
    });

  jobs
    .command('edit')
    .summary('change fields of a job')
    .description(
      'Changes fields of a job. Fields, values and messages are those of an import; an empty value clears a field. For the fields, see docs/operating.md.',
    )
    .argument('<fid>', 'fid of the job')
    .argument('<field=value...>', 'new values, such as title="Rocket plumber" salaryMin=')
    .option('--dry-run', 'show the old and the new values without changing them')
    .addHelpText(
      'after',
      example(
        'jobs edit a1b2c3 title="Rocket plumber" validThrough=2027-01-31 --dry-run',
        'jobs edit a1b2c3 locations="Berlin, DE | Wien, AT" salaryMin= salaryMax=',
      ),
    )
    .action(
      async (id: string, pairs: string[], options: { dryRun?: boolean }, command: Command) => {
        const { client, isJson } = createCommandContext(command);
        const body = { changes: parseChanges(pairs), dryRun: options.dryRun ?? false };
        const { data } = await client.call(editJob, { params: { id }, body });
        printResult(isJson, data, editText(data));
      },
    );

  withJobFilter(jobs.command('export'))
    .summary('export all matching jobs as a CSV or JSON file that can be imported')
    .addOption(
      new Option('--format <format>', 'csv or json (default: by the name of the file)').choices(
        Object.keys(FORMATS),
      ),
    )
    .option('--out <file>', 'file to write (default: standard output)')
    .option('--force', 'replace an existing file')
    .addHelpText('after', example('jobs export --company acme --status open --out jobs.csv'))
    .action(async (options: ExportOptions, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { out, force = false, status, company, q } = options;
      const format = options.format ?? (out?.toLowerCase().endsWith('.json') ? 'json' : 'csv');
      if (out) refuseExisting(out, force);
      const rows = walkJobRows(client, { status, company, q });
      await saveFile(FORMATS[format](rows), out);
      if (out) {
        printResult(
          isJson,
          { file: out },
          `Saved to ${out}. To write changes in it back, run: npm run ops -- import ${out} --dry-run`,
        );
      }
    });

  jobs
    .command('preview')
    .summary('create a link to the page of a draft')
    .description(
      'Prints a link to the page of a draft, for a colleague or client without an account. The page accepts no applications, and search engines do not index it.',
    )
    .argument('<fid>', 'fid of the job')
    .option('--days <number>', 'days until the link expires, at most 30', '7')
    .addHelpText('after', example('jobs preview a1b2c3 --days 14'))
    .action(async (id: string, { days }: { days: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(issueJobPreview, {
        params: { id },
        body: { days: Number(days) },
      });
      printResult(
        isJson,
        data,
        `${data.url}\n\nThe link expires at ${shortDate(data.expiresAt)} UTC, or when the job is published. Anyone with the link can read the draft.`,
      );
    });
};
