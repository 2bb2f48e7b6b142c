import type { Command } from 'commander';
import { exportContactRequests, searchContactRequests } from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { refuseExisting, saveFile } from './save-file.ts';
import { createFilterBody, type FilterOptions, withFilter, withPaging } from './search-options.ts';

const withKind = (command: Command) =>
  withFilter(command).option('--kind <kind...>', 'employer, candidate, company or ghostwriting');

interface Filter extends FilterOptions {
  kind?: string[];
}

export const addContactCommands = (program: Command): void => {
  const contacts = program
    .command('contacts')
    .summary('list, search and export contact requests')
    .addHelpText('after', example('contacts list', 'contacts export --out contacts.csv'));

  withPaging(withKind(contacts.command('list', { isDefault: true })))
    .summary('list contact requests, newest first')
    .addHelpText('after', example('contacts list --kind employer company --since 2026-11-01'))
    .action(async (options: Filter & { page: string; perPage: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { kind, page, perPage } = options;
      const body = {
        ...createFilterBody(options),
        kind,
        page: Number(page),
        perPage: Number(perPage),
      };
      const response = await client.call(searchContactRequests, { body });
      const rows = response.data.map((one) => [
        ...[shortDate(one.createdAt), one.kind, one.name, one.email, one.company, one.service],
        one.message.length > 60 ? `${one.message.slice(0, 60)}…` : one.message,
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0
          ? table(
              ['received (UTC)', 'kind', 'name', 'email', 'company', 'service', 'message'],
              rows,
            ) + pageNote(response.meta)
          : 'No matching requests.',
      );
    });

  withKind(contacts.command('export'))
    .summary('export all matching contact requests as CSV or JSON')
    .option('--format <format>', 'csv or json', 'csv')
    .option('--out <file>', 'file to write (default: standard output)')
    .option('--force', 'replace an existing file')
    .addHelpText('after', example('contacts export --format json --out contacts.json'))
    .action(
      async (
        options: Filter & { out?: string; format: string; force?: boolean },
        command: Command,
      ) => {
        const { client, isJson } = createCommandContext(command);
        const { kind, out, format, force = false } = options;
        if (out) refuseExisting(out, force);
        const body = { ...createFilterBody(options), kind, format };
        await saveFile(await client.open(exportContactRequests, { body }), out);
        if (out)
          printResult(
            isJson,
            { file: out },
            `Saved to ${out}. The file contains personal data, so delete it when you no longer need it.`,
          );
      },
    );
};
