import { type Command, Option } from 'commander';
import { erasePerson } from '../../src/contracts/endpoints/ops.ts';
import type { ErasedPerson } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { printResult, table } from './print.ts';

const formatRecords = ({ records, files }: ErasedPerson): string => {
  const rows = [
    ...records.map((trace) => [trace.table, trace.count, trace.ids.join(' ')]),
    ...(files.length > 0 ? [['files', files.length, files.join(' ')]] : []),
  ];
  return rows.length > 0
    ? table(['what', 'count', 'ids'], rows)
    : 'Nothing is stored of this address.';
};

const formatOutcome = ({ erased, records, files }: ErasedPerson): string => {
  if (erased) return 'Erased for good.';
  return records.length + files.length > 0
    ? 'Nothing was erased yet. Add --yes in place of --dry-run to erase it.'
    : 'With --yes in place of --dry-run, posts of it that are under way are not stored either.';
};

const formatPerson = (person: ErasedPerson): string =>
  [formatRecords(person), ...person.notes, formatOutcome(person)].join('\n\n');

export const addPersonCommands = (program: Command): void => {
  const people = program
    .command('people')
    .summary('erase everything that is stored of a person')
    .addHelpText('after', example('people erase ada@example.com --dry-run'));

  people
    .command('erase')
    .summary('erase applications, files, requests, referrals, mails and the account of an address')
    .argument('<address>', 'the mail address')
    .option('--dry-run', 'list what would go, and erase nothing')
    .addOption(new Option('--yes', 'erase it: there is no way back').conflicts('dryRun'))
    .addHelpText(
      'after',
      example('people erase ada@example.com --dry-run', 'people erase ada@example.com --yes'),
    )
    .action(
      async (email: string, options: { dryRun?: boolean; yes?: boolean }, command: Command) => {
        const { dryRun = false, yes = false } = options;
        if (!dryRun && !yes) {
          throw new Failure(
            'Nothing was erased. See what would go with --dry-run, then erase it with --yes.',
            EXIT.wrongInput,
          );
        }
        const { client, isJson } = createCommandContext(command);
        const { data } = await client.call(erasePerson, { body: { email, dryRun } });
        printResult(isJson, data, formatPerson(data));
      },
    );
};
