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
    ...(trouble === null ? [] : [`Stopped, ${left} left as they were. ${trouble}`]),
    ...(trouble === null && left > 0
      ? [`${left} are older than the list reaches: repeat it.`]
      : []),
  ].join('\n');

export const addOutboxCommands = (program: Command): void => {
  const outbox = program
    .command('outbox')
    .summary('read mails and send them again')
    .addHelpText('after', example('outbox list --state failed', 'outbox show Hn5…'));

  withPaging(outbox.command('list', { isDefault: true }))
    .summary('mails, newest first')
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
          ? table(['id', 'at (UTC)', 'state', 'to', 'subject', 'last error'], rows) +
              pageNote(response.meta)
          : 'No such mails.',
      );
    });

  outbox
    .command('show')
    .summary('one mail with its text')
    .argument('<id>', 'its id, from the list', recordId)
    .addHelpText('after', example('outbox show Hn5…'))
    .action(async (id: string, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(readMail, { params: { id } });
      const head = facts([
        ['to', data.recipient],
        ['subject', data.subject],
        ['state', data.state],
        ['written', shortDate(data.createdAt)],
        ['sent', shortDate(data.sentAt)],
        ['attempts', data.attempts],
        ['last error', data.lastError],
      ]);
      printResult(isJson, data, `${head}\n\n${plainText(data.text)}`);
    });

  outbox
    .command('resend')
    .summary('send a mail now, or all that failed; one that was sent goes out once more')
    .argument('[id]', 'its id, from the list', recordId)
    .addOption(new Option('--state <state>', 'all mails of a state').choices(['failed', 'kept']))
    .addHelpText('after', example('outbox resend Hn5…', 'outbox resend --state failed'))
    .action(async (id: string | undefined, { state }: ResendOptions, command: Command) => {
      if ((id === undefined) === (state === undefined)) {
        throw new Failure('Name one mail by its id, or a state with --state.', EXIT.wrongInput);
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
        const why = `Not sent: it is ${data.state}. ${data.lastError ?? ''}`.trim();
        throw new Failure(why, EXIT.failed, { code: 'not_sent' });
      }
      printResult(isJson, data, `Sent to ${data.recipient}.`);
    });
};
