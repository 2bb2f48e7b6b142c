import type { Command } from 'commander';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { printImport } from './print-import.ts';
import { runImport } from './run-import.ts';

interface Options {
  companies?: string;
  jobs?: string;
  dryRun?: boolean;
}

export const addImportCommand = (program: Command): void => {
  program
    .command('import')
    .summary('import companies and jobs from CSV or JSON if all rows are valid')
    .description(
      'Imports companies and jobs. An existing job with the same fid, or with the same company and requisitionId, is updated. If any row has a problem, nothing is imported, and every problem is reported with its line number. Otherwise, the import runs on the site and continues even if you stop this command. For the columns, see docs/operating.md.',
    )
    .argument('[file]', 'jobs as CSV or a JSON array, or a JSON object { companies, jobs }')
    .option('--companies <file>', 'companies as CSV or a JSON array')
    .option('--jobs <file>', 'jobs as CSV or a JSON array')
    .option('--dry-run', 'check everything and show the changes without writing them')
    .addHelpText(
      'after',
      example(
        'import jobs.csv --dry-run',
        'import --companies companies.csv --jobs jobs.csv',
        'import everything.json',
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
      }).finally(() => process.off('SIGINT', onSignal).off('SIGTERM', onSignal));
      printImport(isJson, summary);
    });
};
