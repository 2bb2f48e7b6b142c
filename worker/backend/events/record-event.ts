import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SearchEngine } from '../../search-engines/tell-search-engine.ts';
import type { SiteMessage } from '../../site-key.ts';
import type { AuditedActs } from '../audit-log.ts';
import type { Condition } from '../condition.ts';
import { insertEventStatement } from './event-row.ts';

/** What mails have to be written about, and the ids that say of what: rows of `event`. */
export interface EventPayloads {
  /** Confirmation to the applicant, notice to the operator. */
  application_received: { applicationId: string };
  /** A change of state, to the applicant; some to the operator too. */
  application_moved: { applicationId: string; status: string };
  review_submitted: { reviewId: string };
  /** The link itself, to the reviewer. */
  review_invited: { grantId: string };
  review_reminded: { grantId: string };
  /** A copy to the sender, the request to the operator. */
  contact_requested: { contactRequestId: string };
  referral_created: { referralId: string };
  /**
   * The one-time token leaves the event once the mail is written, and stands in that mail for as
   * long as the outbox keeps it (a day).
   */
  magic_link_requested: { email: string; token: string };
}
export type EventKind = keyof EventPayloads;

/** What follows from a change in the database of jobs: rows of `job_event` (decision 83). */
export interface JobEventPayloads {
  /** Jobs that opened, closed or changed. One event for each search engine: they fail one by one. */
  jobs_changed: { engine: SearchEngine; fids: readonly string[] };
  /** For the audit log, which is in the database of people. */
  audited: AuditedActs;
}

/** What the queue carries: the event itself stays in its database. */
export interface EventMessage extends SiteMessage {
  readonly eventId: string;
}
export interface JobEventMessage extends SiteMessage {
  readonly jobEventId: string;
}

export interface NewEvent {
  readonly id: string;
  readonly message: EventMessage | JobEventMessage;
  /** Goes into the batch that writes what happened. */
  readonly statement: D1PreparedStatement;
}

/**
 * An event to be written with the record it is about. `onlyIf`: a condition in SQL and its values,
 * for a record that may turn out to be there already.
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

/** The same in the database of jobs. */
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
 * Sends the queue events that were written. A queue that fails costs nothing but time: the scheduled
 * run takes up what was not sent.
 */
export const announceEvents = async (
  { EVENTS }: Pick<Bindings, 'EVENTS'>,
  events: readonly NewEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const messages = events.map(({ message }) => ({ body: message }));
  await sendInTime(() => EVENTS.sendBatch(messages), 'Events');
};
