import type { D1Database, Message, MessageBatch } from '@cloudflare/workers-types';
import { type PurgeContext, type PurgeMessage, purgeByMessages } from '../../cache/purge-pages.ts';
import type { Bindings } from '../../env.ts';
import { logError } from '../../http/log-error.ts';
import { readSiteKey } from '../../site-key.ts';
import { applyDueMoves, type MovesDueMessage } from '../applications/pending-moves.ts';
import { type ImportMessage, writeImports } from '../imports/write-imports.ts';
import type { JobAlertsMessage } from '../job-alerts/announce-new-jobs.ts';
import { consumeJobChanges, type JobsChangedMessage } from '../jobs/job-index.ts';
import { deliverMails } from '../outbox/deliver-mails.ts';
import { type EventTable, listWaitingEvents } from './event-row.ts';
import { handleEvent } from './handle-event.ts';
import { handleJobEvent } from './handle-job-event.ts';
import { endQueueTest, type QueueTestMessage } from './queue-test.ts';
import type { EventMessage, JobEventMessage } from './record-event.ts';

const RETRY_AFTER_S = 30;

/** All types of queue message. */
export type QueueMessage =
  | EventMessage
  | JobEventMessage
  | PurgeMessage
  | ImportMessage
  | JobsChangedMessage
  | MovesDueMessage
  | JobAlertsMessage
  | QueueTestMessage;
type Waiting = Message<QueueMessage>;

const retryLater = (message: Waiting) =>
  message.retry({ delaySeconds: RETRY_AFTER_S * message.attempts });

const isPurge = (message: Waiting): message is Message<PurgeMessage> => 'purge' in message.body;

const isJobsChanged = (message: Waiting): message is Message<JobsChangedMessage> =>
  'jobsChanged' in message.body;

/** A queue message that announces an event, together with the event's id. */
interface Announced {
  readonly message: Waiting;
  readonly eventId: string;
}

type Handle = (bindings: Bindings, eventId: string, now: number) => Promise<void>;

/** Handles events one after another. @returns the ids of the handled events */
const handleMessages = async (
  announced: readonly Announced[],
  bindings: Bindings,
  handle: Handle,
): Promise<string[]> => {
  const handled: string[] = [];
  for (const { message, eventId } of announced) {
    try {
      await handle(bindings, eventId, Date.now());
      handled.push(eventId);
      message.ack();
    } catch (error) {
      logError(`Event ${eventId} failed and will be retried.`, error);
      retryLater(message);
    }
  }
  return handled;
};

/**
 * Rejects a message whose event is in another site's database. If the queue gives up on the
 * message, that site's scheduled run handles the event.
 */
const refuseMessage = (message: Waiting): void => {
  const site = message.body.site ?? '(without SITE_KEY)';
  console.error(`A message from site ${site} was rejected: each site needs its own queue.`);
  retryLater(message);
};

/**
 * The queue consumer. It handles pending purges first, then moves of applications that are due. Then
 * it turns each event into emails in the
 * outbox, delivers them, and updates the job search index with the changed jobs, once for all
 * messages. Then it runs the follow-ups of job events, which may have to wait for search engines, and
 * continues the job alerts.
 * Imports come last, because writing them takes seconds. If the queue gives up on an event's
 * message, the event is not lost, because the scheduled run handles it.
 */
export const consumeEvents = async (
  batch: MessageBatch<QueueMessage>,
  bindings: Bindings,
  context?: PurgeContext,
): Promise<void> => {
  const siteKey = readSiteKey(bindings);
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
      logError('Purges failed and will be retried.', error);
      for (const message of purges) retryLater(message);
    }
  }
  for (const { body } of messages) {
    if (!('platformTest' in body)) continue;
    await endQueueTest(bindings, body.platformTest).catch((error: unknown) => {
      logError('The file of a platform test could not be deleted.', error);
    });
  }
  const dueMoves = messages.filter(({ body }) => 'movesDue' in body);
  if (dueMoves.length > 0) {
    await applyDueMoves(bindings, Date.now()).catch((error: unknown) => {
      logError('Moves of applications failed; the scheduled run will retry them.', error);
    });
    for (const message of dueMoves) message.ack();
  }

  const events = messages.flatMap((message) =>
    'eventId' in message.body ? [{ message, eventId: message.body.eventId }] : [],
  );
  const handled = await handleMessages(events, bindings, handleEvent);
  await deliverMails(bindings, Date.now, handled).catch((error: unknown) => {
    logError('Emails could not be delivered; the scheduled run will retry them.', error);
  });
  const changes = messages.filter(isJobsChanged);
  if (changes.length > 0) {
    await consumeJobChanges(bindings).catch((error: unknown) => {
      logError('Changed jobs could not be processed; the scheduled run will retry them.', error);
    });
    for (const message of changes) message.ack();
  }
  const jobEvents = messages.flatMap((message) =>
    'jobEventId' in message.body ? [{ message, eventId: message.body.jobEventId }] : [],
  );
  await handleMessages(jobEvents, bindings, handleJobEvent);
  const alerts = messages.flatMap((message) =>
    'jobAlerts' in message.body ? [{ message, work: message.body.jobAlerts }] : [],
  );
  for (const work of new Set(alerts.map((one) => one.work))) {
    const { consumeJobAlerts } = await import('../job-alerts/run-job-alerts.ts');
    await consumeJobAlerts(bindings, work).catch((error: unknown) => {
      logError('Job alerts failed; the scheduled run will continue them.', error);
    });
  }
  for (const { message } of alerts) message.ack();
  const imports = messages.filter(({ body }) => 'writeImports' in body);
  if (imports.length > 0) {
    await writeImports(bindings, context, Date.now).catch((error: unknown) => {
      logError('Imports could not be written; the scheduled run will continue them.', error);
    });
    for (const message of imports) message.ack();
  }
};

/**
 * An event still pending at this age is considered undelivered: either it was never announced, or
 * the queue gave up on its message.
 */
const PENDING_MIN_AGE_MS = 2 * 60 * 1000;

/**
 * Handles the events that the queue did not deliver. An event that fails every time remains visible
 * to operators and does not block other events.
 * @returns the number of handled events
 */
export const handleWaitingEvents = async (
  bindings: Bindings,
  clock: () => number,
  table: EventTable,
): Promise<number> => {
  const [db, handle]: [D1Database, Handle] =
    table === 'event' ? [bindings.PEOPLE, handleEvent] : [bindings.JOBS, handleJobEvent];
  let handled = 0;
  for (const id of await listWaitingEvents(db, table, clock() - PENDING_MIN_AGE_MS)) {
    try {
      await handle(bindings, id, clock());
      handled += 1;
    } catch (error) {
      logError(`Event ${id} failed and remains pending.`, error);
    }
  }
  return handled;
};
