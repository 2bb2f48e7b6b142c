import { type Command, Option } from 'commander';
import { JOB_STATUSES, listKeys } from '../../src/contracts/enums.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { readMapping } from './prepare-rows.ts';
import { printImport } from './print-import.ts';
import { FORMAT_NAMES } from './read-import-file.ts';
import { runImport } from './run-import.ts';

interface Options {
  companies?: string;
  jobs?: string;
  dryRun?: boolean;
  format?: string;
  mapping?: string;
  company?: string;
  createCompanies?: string;
  status?: string;
  ignoreUnknownColumns?: boolean;
  report?: string;
  force?: boolean;
}

export const addImportCommand = (program: Command): void => {
  program
    .command('import')
    .summary('import companies and jobs from CSV, JSON or the feed of another system')
    .description(
      'Imports companies and jobs. An existing job with the same fid, or with the same company and requisitionId, is updated. Rows with problems are left out and reported; the others are imported. What a file does not say, such as a category, is guessed. The import runs on the site and continues even if you stop this command. For the columns, see docs/operating.md.',
    )
    .argument(
      '[file]',
      'jobs as CSV or a JSON array, a JSON object { companies, jobs }, or a feed of Greenhouse, Lever, Ashby, Workable, Personio, SmartRecruiters, Recruitee or schema.org JobPosting',
    )
    .option('--companies <file>', 'companies as CSV or a JSON array')
    .option('--jobs <file>', 'jobs as CSV or a JSON array')
    .option('--dry-run', 'check everything and show the changes and guesses without writing them')
    .addOption(
      new Option(
        '--format <name>',
        'read the file as this format instead of recognising it',
      ).choices(FORMAT_NAMES),
    )
    .option('--company <slug>', 'the company of all jobs, instead of the one in the file')
    .option('--create-companies <category>', 'create companies that do not exist, in this category')
    .addOption(
      new Option('--status <status>', 'the status of jobs that have none').choices(
        listKeys(JOB_STATUSES),
      ),
    )
    .option('--mapping <file>', 'JSON that says how to read columns and values')
    .option('--ignore-unknown-columns', 'leave out columns that are unknown')
    .option('--report <file>', 'write the rows with problems to a file that can be imported again')
    .option('--force', 'replace an existing report')
    .addHelpText(
      'after',
      example(
        'import jobs.csv --dry-run',
        'import --companies companies.csv --jobs jobs.csv',
        'import everything.json',
        'import greenhouse.json --company acme --status open --dry-run',
        'import jobs.csv --mapping mapping.json --report bad.csv',
      ),
    )
    .action(async (file: string | undefined, options: Options, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const sources = [
        ...(options.companies ? [{ path: options.companies, kind: 'company' as const }] : []),
        ...(options.jobs ? [{ path: options.jobs, kind: 'job' as const }] : []),
        ...(file ? [{ path: file }] : []),
      ];
      if (sources.length === 0) {
        throw new Failure(
          'No file given. Example: npm run ops -- import jobs.csv',
          EXIT.wrongInput,
        );
      }
      const stop = new AbortController();
      const onSignal = () => stop.abort(new Error('stopped'));
      process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
      const summary = await runImport(client, sources, {
        dryRun: options.dryRun ?? false,
        signal: stop.signal,
        format: options.format,
        mapping: options.mapping === undefined ? undefined : readMapping(options.mapping),
        ignoreUnknown: options.ignoreUnknownColumns ?? false,
        company: options.company,
        createCompanies: options.createCompanies,
        status: options.status,
        report: options.report,
        force: options.force ?? false,
      }).finally(() => process.off('SIGINT', onSignal).off('SIGTERM', onSignal));
      printImport(isJson, summary);
    });
};
