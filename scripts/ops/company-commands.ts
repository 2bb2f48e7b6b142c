import { type Command, Option } from 'commander';
import { deleteCompany } from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { confirm } from './confirm.ts';
import { EXIT, Failure } from './failure.ts';
import { printResult } from './print.ts';

export const addCompanyCommands = (program: Command): void => {
  const companies = program
    .command('companies')
    .summary('delete companies without jobs')
    .addHelpText('after', example('companies delete acme'));

  companies
    .command('delete')
    .summary('delete a company that has no jobs')
    .description(
      'Deletes a company permanently, with its page. A company that has jobs, whatever their status, is not deleted; the message names them. The URLs of its deleted jobs respond 404 instead of 410 from then on.',
    )
    .argument('<slug>', 'slug of the company')
    .addOption(new Option('--yes', 'do not ask'))
    .addHelpText('after', example('companies delete acme --yes'))
    .action(async (id: string, { yes = false }: { yes?: boolean }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      if (!yes) await confirm(`Delete the company ${id} permanently?`);
      const { data } = await client.call(deleteCompany, { params: { id } });
      if (!data.deleted) throw new Failure(`There is no company “${id}”.`, EXIT.failed);
      printResult(
        isJson,
        data,
        ['The company was deleted.', ...(data.note ? [data.note] : [])].join('\n'),
      );
    });
};
