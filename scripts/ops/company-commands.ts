import { type Command, Option } from 'commander';
import type * as v from 'valibot';
import {
  deleteCompany,
  listEmployerContacts,
  removeEmployerContact,
  setEmployerContact,
} from '../../src/contracts/endpoints/ops.ts';
import type { EmployerContactListSchema } from '../../src/contracts/site/vacancies.ts';
import { createCommandContext, example } from './command-context.ts';
import { confirm } from './confirm.ts';
import { EXIT, Failure } from './failure.ts';
import { printResult, shortDate, table } from './print.ts';

export const addCompanyCommands = (program: Command): void => {
  const companies = program
    .command('companies')
    .summary('set employers’ contacts, delete companies without jobs')
    .addHelpText('after', example('companies contact acme', 'companies delete acme'));

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

  companies
    .command('contact')
    .summary('show, set or remove who is asked whether the jobs of an employer are still open')
    .description(
      'Without options, shows the contact of the employer, or without a slug those of all. With CONFIRM_OPEN=on, the contact is asked by email. Another address replaces the contact, and ends the access of earlier links.',
    )
    .argument('[slug]', 'slug of the company')
    .option('--email <address>', 'email address of the contact')
    .option('--name <name>', 'name of the contact, for the greeting')
    .addOption(new Option('--remove', 'remove the contact').conflicts(['email', 'name']))
    .addHelpText(
      'after',
      example(
        'companies contact acme --email rosa@acme.example --name Rosa',
        'companies contact acme --remove',
      ),
    )
    .action(async (id: string | undefined, options: ContactOptions, command: Command) => {
      const { email, name, remove = false } = options;
      const { client, isJson } = createCommandContext(command);
      if (!email && (name || (remove && !id))) {
        throw new Failure(name ? 'Give --email, too.' : 'Name the company.', EXIT.wrongInput);
      }
      if (id && remove) {
        const { data } = await client.call(removeEmployerContact, { params: { id } });
        if (!data.removed) throw new Failure(`“${id}” has no contact.`, EXIT.failed);
        printResult(isJson, data, 'The contact was removed.');
        return;
      }
      if (email && !id) throw new Failure('Name the company.', EXIT.wrongInput);
      let { data } =
        email && id
          ? await client.call(setEmployerContact, { params: { id }, body: { email, name } })
          : await client.call(listEmployerContacts, { query: { company: id } });
      const contacts = [...data.contacts];
      while (data.next !== null) {
        ({ data } = await client.call(listEmployerContacts, { query: { after: data.next } }));
        contacts.push(...data.contacts);
      }
      const listed = { isOn: data.isOn, contacts };
      printResult(isJson, listed, contactsText(listed));
    });
};

interface ContactOptions {
  email?: string;
  name?: string;
  remove?: boolean;
}

const contactsText = ({
  isOn,
  contacts,
}: Pick<v.InferOutput<typeof EmployerContactListSchema>, 'isOn' | 'contacts'>) => {
  const rows = contacts.map((one) => [
    ...[one.company, one.email, one.name, shortDate(one.mailedAt)],
    one.isSuppressed ? 'suppressed: is asked nothing' : '',
  ]);
  return [
    rows.length > 0
      ? table(['company', 'email', 'name', 'last asked (UTC)', ''], rows)
      : 'No contact.',
    ...(isOn ? [] : ['Nobody is asked, as CONFIRM_OPEN is off or no mail provider is set up.']),
  ].join('\n');
};
