import { type Command, Option } from 'commander';
import type * as v from 'valibot';
import {
  downloadResume,
  exportApplications,
  moveApplicationTo,
  readApplication,
  searchApplications,
  undoApplicationMove,
} from '../../src/contracts/endpoints/ops.ts';
import type { MovedApplicationSchema, OperatorApplication } from '../../src/contracts/ops.ts';
import { applicationText } from './application-text.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { recordId } from './record-id.ts';
import { refuseExisting, saveFile } from './save-file.ts';
import { createFilterBody, type FilterOptions, withFilter, withPaging } from './search-options.ts';

interface MoveOptions {
  silent?: boolean;
  message?: string;
}

/** Formats a status and the pending move: `submitted, offered at 2026-11-21 12:10`. */
const formatStatus = ({
  status,
  pendingMove,
}: Pick<OperatorApplication, 'status' | 'pendingMove'>) =>
  pendingMove ? `${status}, ${pendingMove.to} at ${shortDate(pendingMove.effectiveAt)}` : status;

const formatMoved = (
  id: string,
  { from, to, moved, effectiveAt }: v.InferOutput<typeof MovedApplicationSchema>,
) => {
  if (effectiveAt) {
    const when = `Moves from ${from} to ${to} at ${shortDate(effectiveAt)} UTC. Until then nobody outside sees it; to take it back: npm run ops -- applications undo ${id}`;
    return moved ? when : `This move was already requested. ${when}`;
  }
  return moved ? `Moved from ${from} to ${to}.` : `The application was already ${to}.`;
};

interface Filter extends FilterOptions {
  status?: string[];
  job?: string;
}
const withApplicationFilter = (command: Command) =>
  withFilter(command)
    .option('--status <status...>', 'only these statuses, such as: submitted shortlisted')
    .option('--job <fid>', 'only for this job');
const createFilter = ({ status, job, ...options }: Filter) => ({
  ...createFilterBody(options),
  status,
  job,
});

export const addApplicationCommands = (program: Command): void => {
  const applications = program
    .command('applications')
    .summary('list, search, read, move and export applications')
    .addHelpText(
      'after',
      example('applications list --status submitted', 'applications export --out applications.csv'),
    );

  withPaging(withApplicationFilter(applications.command('list', { isDefault: true })))
    .summary('list applications, newest first')
    .addHelpText('after', example('applications list --q lovelace --since 2026-11-01'))
    .action(async (options: Filter & { page: string; perPage: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const body = {
        ...createFilter(options),
        page: Number(options.page),
        perPage: Number(options.perPage),
      };
      const response = await client.call(searchApplications, { body });
      const rows = response.data.map((one) => [
        ...[one.id, shortDate(one.submittedAt), formatStatus(one)],
        `${one.firstName} ${one.lastName}`,
        ...[one.email, one.jobFid, one.jobTitle, String(one.earlier.length + 1)],
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0
          ? table(
              ['id', 'submitted (UTC)', 'status', 'name', 'email', 'job', 'title', 'versions'],
              rows,
            ) + pageNote(response.meta)
          : 'No matching applications.',
      );
    });

  applications
    .command('show')
    .summary('show an application with its reviews and comments')
    .argument('<id>', 'id of the application', recordId)
    .addHelpText('after', example('applications show Qx7…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(readApplication, { params: { id } });
      printResult(isJson, data, applicationText(data));
    });

  applications
    .command('move')
    .summary('move an application to another status, after a delay in which it can be undone')
    .argument('<id>', 'id of the application', recordId)
    .argument(
      '<status>',
      'submitted, shortlisted, interviewing, offered, hired, unsuccessful or withdrawn',
    )
    .option('--silent', 'send the candidate no email')
    .addOption(
      new Option(
        '--message <text>',
        'your own text for the email to the candidate, in place of the standard text; blank lines separate paragraphs',
      ).conflicts('silent'),
    )
    .addHelpText(
      'after',
      example(
        'applications move Qx7… shortlisted',
        'applications move Qx7… unsuccessful --message "We chose a candidate with more experience in welding."',
      ),
    )
    .action(async (id: string, to: string, { silent, message }: MoveOptions, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(moveApplicationTo, {
        params: { id },
        body: { to, silent, message },
      });
      printResult(isJson, data, formatMoved(id, data));
    });

  applications
    .command('undo')
    .summary('take back a move that has not taken effect yet')
    .argument('<id>', 'id of the application', recordId)
    .addHelpText('after', example('applications undo Qx7…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(undoApplicationMove, { params: { id } });
      if (!data.undone) {
        throw new Failure(`No move is pending: the application is ${data.status}.`, EXIT.failed, {
          code: 'nothing_pending',
        });
      }
      printResult(
        isJson,
        data,
        `Taken back: the application stays ${data.status} and does not become ${data.undone}.`,
      );
    });

  applications
    .command('resume')
    .summary('download the resume of an application')
    .argument('<id>', 'id of the application', recordId)
    .requiredOption('--out <file>', 'file to write')
    .option('--force', 'replace an existing file')
    .addHelpText('after', example('applications resume Qx7… --out resume.pdf'))
    .action(
      async (
        id: string,
        { out, force = false }: { out: string; force?: boolean },
        command: Command,
      ) => {
        const { client, isJson } = createCommandContext(command);
        refuseExisting(out, force);
        await saveFile(await client.open(downloadResume, { params: { id } }), out);
        printResult(
          isJson,
          { file: out },
          `Saved to ${out}. Open it with care: the file is untrusted.`,
        );
      },
    );

  withApplicationFilter(applications.command('export'))
    .summary('export all matching applications as CSV or JSON')
    .option('--format <format>', 'csv or json', 'csv')
    .option('--out <file>', 'file to write (default: standard output)')
    .option('--force', 'replace an existing file')
    .addHelpText('after', example('applications export --job a1b2c3 --out applications.csv'))
    .action(async (options: Filter & ExportOptions, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { out, format, force = false } = options;
      if (out) refuseExisting(out, force);
      const response = await client.open(exportApplications, {
        body: { ...createFilter(options), format },
      });
      await saveFile(response, out);
      if (out)
        printResult(
          isJson,
          { file: out },
          `Saved to ${out}. The file contains personal data, so delete it when you no longer need it.`,
        );
    });
};

interface ExportOptions {
  out?: string;
  format: string;
  force?: boolean;
}
