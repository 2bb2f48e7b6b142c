import type { Command } from 'commander';
import {
  listAlerts,
  listDeadLetters,
  retryDeadLetters,
} from '../../src/contracts/endpoints/ops.ts';
import { createCommandContext, example } from './command-context.ts';
import { EXIT, Failure } from './failure.ts';
import { facts, pageNote, printResult, shortDate, table } from './print.ts';
import { withPaging } from './search-options.ts';

/** Maximum length of a message in the list, as one with many cache tags is long. */
const SHOWN_LENGTH = 100;

export const addQueueCommands = (program: Command): void => {
  program
    .command('alerts')
    .summary('list the problems to act on now')
    .addHelpText('after', example('alerts'))
    .action(async (_: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const { data } = await client.call(listAlerts);
      const lines = data.map(({ id, message }) => [id, message] as const);
      printResult(isJson, data, lines.length > 0 ? facts(lines) : 'No alerts.');
    });

  const queue = program
    .command('queue')
    .summary('list and retry the messages that the queue gave up on')
    .addHelpText('after', example('queue dead', 'queue retry'));

  withPaging(queue.command('dead', { isDefault: true }))
    .summary('list the messages that failed each time, newest first')
    .addHelpText('after', example('queue dead'))
    .action(async ({ page, perPage }, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      const response = await client.call(listDeadLetters, { query: { page, perPage } });
      const rows = response.data.map(({ id, at, body }) => [
        ...[id, shortDate(at), body.slice(0, SHOWN_LENGTH)],
      ]);
      printResult(
        isJson,
        response,
        rows.length > 0
          ? table(['id', 'given up (UTC)', 'message'], rows) + pageNote(response.meta)
          : 'No dead letters.',
      );
    });

  queue
    .command('retry')
    .summary('send them, or one of them, to the queue again')
    .argument('[id]', 'id of the message')
    .addHelpText('after', example('queue retry', 'queue retry 5f1c…'))
    .action(async (id: string | undefined, _: object, command: Command) => {
      const { client, isJson } = createCommandContext(command);
      let sent = 0;
      let isMore = true;
      while (isMore) {
        const { data } = await client.call(retryDeadLetters, { body: { id } });
        sent += data.sent;
        isMore = id === undefined && data.left > 0;
      }
      if (id !== undefined && sent === 0) {
        throw new Failure(`There is no dead letter ${id}. “queue dead” lists them.`, EXIT.failed);
      }
      const hint = 'Those that fail again are back in the list some minutes later.';
      printResult(isJson, { sent }, sent > 0 ? `${sent} sent again. ${hint}` : 'No dead letters.');
    });
};
