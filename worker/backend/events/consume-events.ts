import type { Message, MessageBatch } from '@cloudflare/workers-types';
import { type PurgeContext, type PurgeMessage, purgeByMessages } from '../../cache/purge-pages.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../http/log-error.ts';
import { siteKeyOf } from '../../site-key.ts';
import { type ImportMessage, writeImports } from '../imports/write-imports.ts';
import { feedBoundEngine, type JobsChangedMessage } from '../jobs/job-index.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { handleEvent } from './handle-event.ts';
import type { EventMessage } from './record-event.ts';

const RETRY_AFTER_S = 30;

/** All that the queue carries. */
export type QueueMessage = EventMessage | PurgeMessage | ImportMessage | JobsChangedMessage;
type Waiting = Message<QueueMessage>;
type WaitingEvent = Message<EventMessage>;

const tryAgain = (message: Waiting) =>
  message.retry({ delaySeconds: RETRY_AFTER_S * message.attempts });

const isPurge = (message: Waiting): message is Message<PurgeMessage> => 'purge' in message.body;

const areJobs = (message: Waiting): message is Message<JobsChangedMessage> =>
  'jobsChanged' in message.body;

const isEvent = (message: Waiting): message is WaitingEvent => 'eventId' in message.body;

/** Handles events one after the other. @returns the ids of those that were */
const handleMessages = async (
  messages: readonly WaitingEvent[],
  bindings: Bindings,
): Promise<string[]> => {
  const handled: string[] = [];
  for (const message of messages) {
    const { eventId } = message.body;
    try {
      await handleEvent(bindings, eventId, Date.now());
      handled.push(eventId);
      message.ack();
    } catch (error) {
      logError(`Event ${eventId} is tried again.`, error);
      tryAgain(message);
    }
  }
  return handled;
};

/** Their events are not in this database. The other site's schedule takes up what the queue gives up. */
const refuseMessage = (message: Waiting): void => {
  const site = message.body.site ?? '(without SITE_KEY)';
  console.error(`A message of the site ${site} is refused: each site needs a queue of its own.`);
  tryAgain(message);
};

/**
 * The queue's consumer: turns each event into mails in the outbox, delivers them, and then tells search engines
 * what is theirs, however long they take. A message of one
 * that the queue gives up is not lost: the event stays, and the scheduled run takes it up. Purges that wait
 * are done first. An engine beside the job index hears of changes once, however many messages there are. Imports
 * are written last, as that takes seconds.
 */
export const consumeEvents = async (
  batch: MessageBatch<QueueMessage>,
  bindings: Bindings,
  context?: PurgeContext,
): Promise<void> => {
  const siteKey = siteKeyOf(bindings);
  const isOwn = ({ body }: Waiting) => body.site === siteKey;
  const messages = batch.messages.filter(isOwn);
  for (const message of batch.messages) if (!isOwn(message)) refuseMessage(message);
  const purges = messages.filter(isPurge);
  if (purges.length > 0) {
    try {
      await purgeByMessages(
        context,
        bindings,
        purges.map(({ body }) => body),
      );
      for (const message of purges) message.ack();
    } catch (error) {
      logError('Purges are tried again.', error);
      for (const message of purges) tryAgain(message);
    }
  }
  const events = messages.filter(isEvent);
  const handled = await handleMessages(
    events.filter(({ body }) => !body.isNotice),
    bindings,
  );
  await deliverMails(bindings, Date.now, handled).catch((error: unknown) => {
    logError('Mails are left to the scheduled run.', error);
  });
  const changes = messages.filter(areJobs);
  if (changes.length > 0) {
    await feedBoundEngine(bindings).catch((error: unknown) => {
      logError('Jobs that changed are left to the scheduled run.', error);
    });
    for (const message of changes) message.ack();
  }
  await handleMessages(
    events.filter(({ body }) => body.isNotice),
    bindings,
  );
  const imports = messages.filter(({ body }) => 'writeImports' in body);
  if (imports.length > 0) {
    await writeImports(bindings, context, Date.now).catch((error: unknown) => {
      logError('Imports are left to the scheduled run.', error);
    });
    for (const message of imports) message.ack();
  }
};

/** An event of that age was not announced, or its message was given up. */
const LEFT_BEHIND_MS = 2 * 60 * 1000;
const EVENTS_AT_ONCE = 50;

/**
 * Takes up what the queue did not bring: what becomes mails, or what search engines are to hear. One that
 * fails every time stays, in sight of the operators, and holds up no other: those that failed least come first.
 * @returns how many were handled
 */
export const handleWaitingEvents = async (
  bindings: Bindings,
  clock: () => number,
  what: 'mails' | 'notices',
): Promise<number> => {
  // The index `event_waiting` has them in this order. New ones that never failed stand between the others: they are
  // passed over by their time, not read.
  const left = `SELECT id, attempts, at FROM event
    WHERE handled_at IS NULL AND (kind = 'jobs_changed') = ?1 AND at <= ?2`;
  const { results } = await bindings.DB.prepare(
    `${left} AND attempts = 0 UNION ALL ${left} AND attempts > 0
     ORDER BY attempts, at LIMIT ${EVENTS_AT_ONCE}`,
  )
    .bind(what === 'notices' ? 1 : 0, clock() - LEFT_BEHIND_MS)
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
