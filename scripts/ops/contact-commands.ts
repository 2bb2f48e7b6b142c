import type { Command } from 'commander';
import {
  exportContactRequests,
  handleContactRequest,
  searchContactRequests,
} from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { recordId } from './record-id.ts';
import { refuseExisting, saveFile } from './save-file.ts';
import { createFilterBody, type FilterOptions, withFilter, withPaging } from './search-options.ts';

const HEADINGS = [
  ...['id', 'received (UTC)', 'handled (UTC)', 'kind', 'name'],
  ...['email', 'company', 'service', 'message'],
];

const withContactFilter = (command: Command) =>
  withFilter(command)
    .option('--kind <kind...>', 'employer, candidate, company or ghostwriting')
    .option('--open', 'only requests that are not handled yet');

interface Filter extends FilterOptions {
  kind?: string[];
  open?: boolean;
}
const createFilter = ({ kind, open, ...options }: Filter) => ({
  ...createFilterBody(options),
  ...{ kind, open },
});

export const addContactCommands = (program: Command): void => {
  const contacts = program
    .command('contacts')
    .alias('contact')
    .summary('list, search and export contact requests, and mark them as handled')
    .addHelpText('after', example('contacts list --open', 'contacts handle Ck4…'));

  withPaging(withContactFilter(contacts.command('list', { isDefault: true })))
    .summary('list contact requests, newest first')
    .addHelpText('after', example('contacts list --kind employer company --since 2026-11-01'))
    .action(async (options: Filter & { page: string; perPage: string }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { page, perPage } = options;
      const body = { ...createFilter(options), page: Number(page), perPage: Number(perPage) };
      const response = await client.call(searchContactRequests, { body });
      const rows = response.data.map((one) => [
        ...[one.id, shortDate(one.createdAt), shortDate(one.handledAt), one.kind, one.name],
        ...[one.email, one.company, one.service],
        one.message.length > 60 ? `${one.message.slice(0, 60)}…` : one.message,
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0 ? table(HEADINGS, rows) + pageNote(response.meta) : 'No matching requests.',
      );
    });

  contacts
    .command('handle')
    .summary('mark a contact request as handled')
    .argument('<id>', 'id of the request', recordId)
    .option('--undo', 'mark it as open again')
    .addHelpText('after', example('contacts handle Ck4…', 'contacts handle Ck4… --undo'))
    .action(async (id: string, { undo = false }: { undo?: boolean }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(handleContactRequest, {
        params: { id },
        body: { handled: !undo },
      });
      const state = data.handledAt ? `handled since ${shortDate(data.handledAt)} UTC` : 'open';
      printResult(
        isJson,
        data,
        `The request is ${state}${data.changed ? '' : ', as it was before'}.`,
      );
    });

  withContactFilter(contacts.command('export'))
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
        const { out, format, force = false } = options;
        if (out) refuseExisting(out, force);
        const body = { ...createFilter(options), format };
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
