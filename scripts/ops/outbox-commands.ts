import { type Command, Option } from 'commander';
import { listMails, readMail, resendMail } from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure, PrintedFailure } from './failure.ts';
import { facts, pageNote, plainText, printResult, shortDate, table } from './print.ts';
import { recordId } from './record-id.ts';
import { type Resent, resendAll } from './resend-all.ts';
import { withPaging } from './search-options.ts';

interface ResendOptions {
  state?: 'failed' | 'kept';
}

const formatResent = ({ sent, failed, left, trouble }: Resent) =>
  [
    `${sent} sent.`,
    ...(failed.length > 0 ? [`${failed.length} refused: ${failed.join(', ')}`] : []),
    ...(trouble === null ? [] : [`Stopped: ${left} not sent. ${trouble}`]),
    ...(trouble === null && left > 0
      ? [`${left} emails were not included. Run the command again to send them.`]
      : []),
  ].join('\n');

export const addOutboxCommands = (program: Command): void => {
  const outbox = program
    .command('outbox')
    .summary('list, show and resend emails')
    .addHelpText('after', example('outbox list --state failed', 'outbox show Hn5…'));

  withPaging(outbox.command('list', { isDefault: true }))
    .summary('list emails, newest first')
    .option('--state <state>', 'kept (no provider), waiting, failed, sent or all', 'all')
    .addHelpText('after', example('outbox list --state failed'))
    .action(async ({ state, page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const response = await client.call(listMails, { query: { state, page, perPage } });
      const rows = response.data.map((mail) => [
        ...[mail.id, shortDate(mail.createdAt), mail.state, mail.recipient, mail.subject],
        mail.lastError,
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

  outbox
    .command('show')
    .summary('show an email with its text')
    .argument('<id>', 'id of the email', recordId)
    .addHelpText('after', example('outbox show Hn5…'))
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

  outbox
    .command('resend')
    .summary('send an email now, or all emails in a state; a sent email is sent again')
    .argument('[id]', 'id of the email', recordId)
    .addOption(
      new Option('--state <state>', 'all emails in this state').choices(['failed', 'kept']),
    )
    .addHelpText('after', example('outbox resend Hn5…', 'outbox resend --state failed'))
    .action(async (id: string | undefined, { state }: ResendOptions, command: Command) => {
      if ((id === undefined) === (state === undefined)) {
        throw new Failure('Specify the id of an email, or a state with --state.', EXIT.wrongInput);
      }
      const { client, isJson } = createCommandContext(command);
      if (state) {
        const resent = await resendAll(client, state);
        printResult(isJson, resent, formatResent(resent));
        if (resent.failed.length > 0 || resent.trouble !== null) throw new PrintedFailure();
        return;
      }
      const { data } = await client.call(resendMail, { params: { id: String(id) } });
      if (data.state !== 'sent') {
        const why = `Not sent: the email is ${data.state}. ${data.lastError ?? ''}`.trim();
        throw new Failure(why, EXIT.failed, { code: 'not_sent' });
      }
      printResult(isJson, data, `Sent to ${data.recipient}.`);
    });
};
