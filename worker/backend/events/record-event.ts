import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SearchEngine } from '../../search-engines/notify-search-engine.ts';
import type { SiteMessage } from '../../site-key.ts';
import type { AuditedActs } from '../audit-log.ts';
import type { Condition } from '../condition.ts';
import { insertEventStatement } from './event-row.ts';

/** Events that require mails, with the ids of their records: rows of `event`. */
export interface EventPayloads {
  /** Confirmation to the applicant, notice to the operator. */
  application_received: { applicationId: string };
  /** A change of state, to the applicant; some also to the operator. */
  application_moved: { applicationId: string; status: string };
  review_submitted: { reviewId: string };
  /** The link itself, to the reviewer. */
  review_invited: { grantId: string };
  review_reminded: { grantId: string };
  /** A copy to the sender, the request to the operator. */
  contact_requested: { contactRequestId: string };
  referral_created: { referralId: string };
  /**
   * The one-time token is deleted from the event once the mail is written, and remains in that mail
   * for as long as the outbox retains it (a day).
   */
  magic_link_requested: { email: string; token: string };
}
export type EventKind = keyof EventPayloads;

/** Follow-ups of a change in the jobs database: rows of `job_event` (decision 14). */
export interface JobEventPayloads {
  /**
   * Jobs that opened, closed or changed. One event for each search engine, since each may fail on
   * its own.
   */
  jobs_changed: { engine: SearchEngine; fids: readonly string[] };
  /** For the audit log, which is in the people database. */
  audited: AuditedActs;
}

/** The queue carries ids: the event itself stays in its database. */
export interface EventMessage extends SiteMessage {
  readonly eventId: string;
}
export interface JobEventMessage extends SiteMessage {
  readonly jobEventId: string;
}

export interface NewEvent {
  readonly id: string;
  readonly message: EventMessage | JobEventMessage;
  /** Belongs in the batch that writes the record. */
  readonly statement: D1PreparedStatement;
}

/**
 * Creates an event to be written together with the record it is about. `onlyIf`: a SQL condition
 * with its values, for a record that may turn out to exist already.
 */
export const recordEvent = <K extends EventKind>(
  db: D1Database,
  kind: K,
  payload: EventPayloads[K],
  now: number,
  onlyIf?: Condition,
): NewEvent => {
  const id = randomId();
  const statement = insertEventStatement(db, 'event', [id, kind, payload, now], onlyIf);
  return { id, message: { eventId: id }, statement };
};

/** Creates an event of the jobs database likewise. */
export const recordJobEvent = <K extends keyof JobEventPayloads>(
  db: D1Database,
  kind: K,
  payload: JobEventPayloads[K],
  now: number,
  onlyIf?: Condition,
): NewEvent => {
  const id = randomId();
  const statement = insertEventStatement(db, 'job_event', [id, kind, payload, now], onlyIf);
  return { id, message: { jobEventId: id }, statement };
};

/**
 * Sends written events to the queue. A failing queue only causes a delay: the scheduled run handles
 * the events that were not sent.
 */
export const announceEvents = async (
  { EVENTS }: Pick<Bindings, 'EVENTS'>,
  events: readonly NewEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const messages = events.map(({ message }) => ({ body: message }));
  await sendInTime(() => EVENTS.sendBatch(messages), 'Events');
};
