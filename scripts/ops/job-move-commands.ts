import { type Command, Option } from 'commander';
import { JOB_MOVES } from '../../src/contracts/ops.ts';
import type { WalkedJob } from '../../src/contracts/site/operator-jobs.ts';
import { type CommandContext, createCommandContext, example } from './command-context.ts';
import { confirm } from './confirm.ts';
import { EXIT, Failure } from './failure.ts';
import { type MovedJobs, moveJobs } from './move-jobs.ts';
import { printResult, table } from './print.ts';
import { walkJobs } from './walk-jobs.ts';

const LISTED_MAX = 20;
const count = (n: number) => (n === 1 ? '1 job' : `${n} jobs`);

/** The fids of a few jobs, or the number of many. */
const listOrCount = (fids: readonly string[], words: string): string[] => {
  if (fids.length <= LISTED_MAX) return fids.map((fid) => `${fid} ${words}.`);
  return [`${count(fids.length)}: each ${words}.`];
};

const printMoved = (isJson: boolean, data: MovedJobs, to: string) =>
  printResult(
    isJson,
    data,
    [
      ...listOrCount(data.moved, `is now ${to}`),
      ...listOrCount(data.unchanged, `was already ${to}`),
      ...(data.note ? [data.note] : []),
    ].join('\n'),
  );

interface CloseOptions {
  status?: string;
  company?: string;
  q?: string;
  dryRun?: boolean;
  yes?: boolean;
}

const previewText = (jobs: readonly WalkedJob[]): string => {
  const rows = jobs.slice(0, LISTED_MAX).map(({ fid, company, title }) => [fid, company, title]);
  const more = jobs.length - rows.length;
  return [
    table(['fid', 'company', 'title'], rows),
    ...(more > 0 ? [`and ${more} more.`] : []),
    '',
    `${count(jobs.length)} would be closed. Nothing was changed.`,
  ].join('\n');
};

/** Closes all open jobs that match. An interrupted command continues if it is run again. */
const closeMatching = async (
  { client, isJson }: CommandContext,
  { company, q, dryRun = false, yes = false }: CloseOptions,
) => {
  const jobs: WalkedJob[] = [];
  for await (const page of walkJobs(client, { status: 'open', company, q })) jobs.push(...page);
  if (dryRun || jobs.length === 0) {
    const fids = jobs.map(({ fid }) => fid);
    const words = jobs.length > 0 ? previewText(jobs) : 'No open job matches.';
    printResult(isJson, { matching: fids, moved: [], unchanged: [] }, words);
    return;
  }
  if (!yes) await confirm(`Close ${count(jobs.length)}?`);
  const fids = jobs.map(({ fid }) => fid);
  printMoved(isJson, await moveJobs(client, fids, 'closed'), 'closed');
};

const addCloseCommand = (jobs: Command): void => {
  jobs
    .command('close')
    .summary('close open jobs: those given, or all that match a filter')
    .description(
      'Sets the status of open jobs to closed. With a filter, closes all open jobs that match, however many, after asking; --yes closes them without asking. If the command is interrupted, run it again to close the others.',
    )
    .argument('[fid...]', 'fids of the jobs')
    .addOption(new Option('--status <status>', 'only open jobs can be closed').choices(['open']))
    .option('--company <slug>', 'all open jobs of this company')
    .option('--q <text>', 'all open jobs with this text in the title, fid or requisition id')
    .option('--dry-run', 'list the jobs that match, without closing them')
    .addOption(new Option('--yes', 'do not ask').conflicts('dryRun'))
    .addHelpText(
      'after',
      example('jobs close a1b2c3 d4e5f6', 'jobs close --company acme --q intern --dry-run'),
    )
    .action(async (fids: string[], options: CloseOptions, command: Command) => {
      const context = createCommandContext(command);
      const { status, company, q, dryRun, yes } = options;
      const isFiltered = Boolean(status || company || q);
      if (fids.length > 0 && (isFiltered || dryRun || yes)) {
        throw new Failure(
          'Give either fids, or a filter with --dry-run or --yes.',
          EXIT.wrongInput,
        );
      }
      if (isFiltered) return closeMatching(context, options);
      if (fids.length === 0) {
        throw new Failure(
          'No jobs given. Name them, or use --company or --q; --status open means all open jobs.',
          EXIT.wrongInput,
        );
      }
      printMoved(context.isJson, await moveJobs(context.client, fids, 'closed'), 'closed');
    });
};

const SUMMARIES = {
  publish: 'publish drafts, or reopen closed jobs',
  archive: 'hide jobs permanently',
};

/** Adds the commands that change the status of jobs. */
export const addJobMoveCommands = (jobs: Command): void => {
  addCloseCommand(jobs);
  for (const name of ['publish', 'archive'] as const) {
    const to = JOB_MOVES[name];
    jobs
      .command(name)
      .summary(SUMMARIES[name])
      .description(
        `Sets the status of the given jobs to ${to}. If any of them cannot be changed, none are; of more than 500, that is true for each 500.`,
      )
      .argument('<fid...>', 'fids of the jobs')
      .addHelpText('after', example(`jobs ${name} a1b2c3 d4e5f6`))
      .action(async (fids: string[], _: object, command: Command) => {
        const { client, isJson } = createCommandContext(command);
        printMoved(isJson, await moveJobs(client, fids, to), to);
      });
  }
};
