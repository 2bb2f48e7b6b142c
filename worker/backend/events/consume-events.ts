import type { MessageBatch } from '@cloudflare/workers-types';
import { type PurgeContext, type PurgeMessage, purgePages } from '../../edge/purge-pages.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../log-error.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { handleEvent } from './handle-event.ts';
import type { EventMessage } from './record-event.ts';

const RETRY_AFTER_S = 30;

/**
 * The queue's consumer: turns each event into mails in the outbox, and delivers them. A message that
 * the queue gives up is not lost: the event stays, and the scheduled run takes it up.
 */
export const consumeEvents = async (
  batch: MessageBatch<EventMessage | PurgeMessage>,
  bindings: Bindings,
  context?: PurgeContext,
): Promise<void> => {
  const handled: string[] = [];
  for (const message of batch.messages) {
    const { body } = message;
    const isPurge = 'purge' in body;
    const name = isPurge ? 'Purge' : `Event ${body.eventId}`;
    try {
      if (isPurge) {
        await purgePages(context, body.purge);
        message.ack();
        continue;
      }
      const { eventId } = body;
      await handleEvent(bindings, eventId, Date.now());
      handled.push(eventId);
      message.ack();
    } catch (error) {
      logError(`${name} is tried again.`, error);
      message.retry({ delaySeconds: RETRY_AFTER_S * message.attempts });
    }
  }
  await deliverMails(bindings, Date.now, handled).catch((error: unknown) => {
    logError('Mails are left to the scheduled run.', error);
  });
};

/** An event of that age was not announced, or its message was given up. */
const LEFT_BEHIND_MS = 2 * 60 * 1000;
const EVENTS_AT_ONCE = 50;

/**
 * Takes up what the queue did not bring. One that fails every time stays, in sight of the operators,
 * and holds up no other: those that failed least come first.
 * @returns how many were handled
 */
export const handleWaitingEvents = async (
  bindings: Bindings,
  clock: () => number,
): Promise<number> => {
  const { results } = await bindings.DB.prepare(
    `SELECT id FROM event WHERE handled_at IS NULL AND at <= ?
     ORDER BY attempts, at LIMIT ${EVENTS_AT_ONCE}`,
  )
    .bind(clock() - LEFT_BEHIND_MS)
    .all<{ id: string }>();
  let handled = 0;
  for (const { id } of results) {
    try {
      await handleEvent(bindings, id, clock());
      handled += 1;
    } catch (error) {
      logError(`Event ${id} stays.`, error);
    }
  }
  return handled;
};
