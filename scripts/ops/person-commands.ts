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
    : 'Nothing is stored for this email address.';
};

const formatOutcome = ({ erased, records, files }: ErasedPerson): string => {
  if (erased) return 'Erased permanently.';
  return records.length + files.length > 0
    ? 'Nothing has been erased yet. To erase this data, replace --dry-run with --yes.'
    : 'If you use --yes instead of --dry-run, submissions from this address that are still in progress will not be stored.';
};

const formatPerson = (person: ErasedPerson): string =>
  [formatRecords(person), ...person.notes, formatOutcome(person)].join('\n\n');

export const addPersonCommands = (program: Command): void => {
  const people = program
    .command('people')
    .summary('erase all data stored about a person')
    .addHelpText('after', example('people erase ada@example.com --dry-run'));

  people
    .command('erase')
    .summary(
      'erase applications, files, requests, referrals, emails and the account of an email address',
    )
    .argument('<address>', 'the email address')
    .option('--dry-run', 'list what would be erased, without erasing it')
    .addOption(new Option('--yes', 'erase it (cannot be undone)').conflicts('dryRun'))
    .addHelpText(
      'after',
      example('people erase ada@example.com --dry-run', 'people erase ada@example.com --yes'),
    )
    .action(
      async (email: string, options: { dryRun?: boolean; yes?: boolean }, command: Command) => {
        const { dryRun = false, yes = false } = options;
        if (!dryRun && !yes) {
          throw new Failure(
            'Nothing was erased. Use --dry-run to preview what would be erased, then --yes to erase it.',
            EXIT.wrongInput,
          );
        }
        const { client, isJson } = createCommandContext(command);
        const { data } = await client.call(erasePerson, { body: { email, dryRun } });
        printResult(isJson, data, formatPerson(data));
      },
    );
};
