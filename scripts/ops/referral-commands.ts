import type { Command } from 'commander';
import { searchReferrals } from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { pageNote, printResult, shortDate, table } from './print.ts';
import { withPaging } from './search-options.ts';

export const addReferralCommands = (program: Command): void => {
  const referrals = program
    .command('referrals')
    .summary('list and search referrers')
    .addHelpText('after', example('referrals list', 'referrals list --q 8KpI9_1iO_'));

  withPaging(referrals.command('list', { isDefault: true }))
    .summary('list referrers and the results of their links, newest first')
    .option('--q <text>', 'id, or part of a name or email address')
    .addHelpText('after', example('referrals list --q lovelace'))
    .action(async ({ q, page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const body = { q, page: Number(page), perPage: Number(perPage) };
      const response = await client.call(searchReferrals, { body });
      const rows = response.data.map((one) => [
        ...[one.id, shortDate(one.createdAt), one.name, one.email],
        ...[one.opened, one.applications, one.hired],
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0
          ? table(['id', 'created (UTC)', 'name', 'email', 'opened', 'applied', 'hired'], rows) +
              pageNote(response.meta)
          : 'No matching referrers.',
      );
    });
};
