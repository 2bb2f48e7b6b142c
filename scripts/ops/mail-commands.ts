import { type Command, Option } from 'commander';
import {
  listMails,
  readMail,
  resendMail,
  searchSuppressedAddresses,
  unsuppressAddress,
} from '../../src/contracts/endpoints/ops.ts';
import { SUPPRESSION_REASONS } from '../../src/contracts/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure, PrintedFailure } from './failure.ts';
import { facts, pageNote, plainText, printResult, shortDate, table } from './print.ts';
import { recordId } from './record-id.ts';
import { type Retried, retryMails } from './retry-mails.ts';
import { withPaging } from './search-options.ts';

/** Older emails say what is no longer news to their recipients. */
const RETRIED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

interface RetryOptions {
  state?: 'waiting' | 'failed' | 'kept';
  older?: boolean;
}

const formatRetried = ({ sent, failed, older, left, trouble }: Retried) =>
  [
    `${sent} sent.`,
    ...(failed.length > 0 ? [`${failed.length} refused: ${failed.join(', ')}`] : []),
    ...(older > 0
      ? [`${older} older than ${RETRIED_DAYS} days were not sent. Use --older to send them.`]
      : []),
    ...(trouble === null ? [] : [`Stopped: ${left} not sent. ${trouble}`]),
    ...(trouble === null && left > 0
      ? [`${left} emails were not included. Run the command again to send them.`]
      : []),
  ].join('\n');

const addSuppressionCommands = (mail: Command): void => {
  withPaging(mail.command('suppressed'))
    .summary('list addresses that get no email after a hard bounce or a complaint, or look one up')
    .argument('[address]', 'the email address')
    .addHelpText('after', example('mail suppressed', 'mail suppressed ada@example.com'))
    .action(async (email: string | undefined, { page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const body = { email, page: Number(page), perPage: Number(perPage) };
      const response = await client.call(searchSuppressedAddresses, { body });
      const rows = response.data.map(({ masked, reason, detail, suppressedAt }) => [
        ...[email ?? masked ?? '(erased)', shortDate(suppressedAt)],
        ...[SUPPRESSION_REASONS[reason], detail],
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0
          ? table(['address', 'since (UTC)', 'reason', 'detail'], rows) + pageNote(response.meta)
          : email
            ? 'This address is not suppressed.'
            : 'No suppressed addresses.',
      );
    });

  mail
    .command('unsuppress')
    .summary('allow email to an address again')
    .argument('<address>', 'the email address')
    .addHelpText('after', example('mail unsuppress ada@example.com'))
    .action(async (email: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(unsuppressAddress, { body: { email } });
      if (!data.removed) throw new Failure('This address is not suppressed.', EXIT.failed);
      printResult(
        isJson,
        data,
        'The site sends email to this address again. Remove it from the mail provider’s list too.',
      );
    });
};

export const addMailCommands = (program: Command): void => {
  const mail = program
    .command('mail')
    .alias('outbox')
    .summary('list, show and send emails; list and allow suppressed addresses')
    .addHelpText('after', example('mail list --state failed', 'mail show Hn5…'));

  withPaging(mail.command('list', { isDefault: true }))
    .summary('list emails, newest first')
    .option(
      '--state <state>',
      'kept (no provider), waiting, failed, suppressed, sent or all',
      'all',
    )
    .addHelpText('after', example('mail list --state failed'))
    .action(async ({ state, page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const response = await client.call(listMails, { query: { state, page, perPage } });
      const rows = response.data.map((row) => [
        ...[row.id, shortDate(row.createdAt), row.state, row.recipient, row.subject],
        row.lastError,
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0
          ? table(['id', 'created (UTC)', 'state', 'to', 'subject', 'last error'], rows) +
              pageNote(response.meta)
          : 'No matching emails.',
      );
    });

  mail
    .command('show')
    .summary('show an email with its text')
    .argument('<id>', 'id of the email', recordId)
    .addHelpText('after', example('mail show Hn5…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(readMail, { params: { id } });
      const head = facts([
        ['to', data.recipient],
        ['subject', data.subject],
        ['state', data.state],
        ['created', shortDate(data.createdAt)],
        ['sent', shortDate(data.sentAt)],
        ['attempts', data.attempts],
        ['last error', data.lastError],
      ]);
      printResult(isJson, data, `${head}\n\n${plainText(data.text)}`);
    });

  mail
    .command('resend')
    .summary('send an email now; a sent email is sent again')
    .argument('<id>', 'id of the email', recordId)
    .addHelpText('after', example('mail resend Hn5…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(resendMail, { params: { id } });
      if (data.state !== 'sent') {
        const why = `Not sent: the email is ${data.state}. ${data.lastError ?? ''}`.trim();
        throw new Failure(why, EXIT.failed, { code: 'not_sent' });
      }
      printResult(isJson, data, `Sent to ${data.recipient}.`);
    });

  mail
    .command('retry')
    .summary(
      'send the emails that wait or have failed, oldest first, once the provider works again',
    )
    .addOption(
      new Option('--state <state>', 'only emails in this state').choices([
        ...['waiting', 'failed', 'kept'],
      ]),
    )
    .option('--older', `also emails that are older than ${RETRIED_DAYS} days`)
    .addHelpText('after', example('mail retry', 'mail retry --state kept --older'))
    .action(async ({ state, older = false }: RetryOptions, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const since = older ? 0 : Date.now() - RETRIED_DAYS * DAY_MS;
      const retried = await retryMails(client, state ? [state] : ['waiting', 'failed'], since);
      printResult(isJson, retried, formatRetried(retried));
      if (retried.failed.length > 0 || retried.trouble !== null) throw new PrintedFailure();
    });

  addSuppressionCommands(mail);
};
