import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SearchEngine } from '../../search-engines/notify-search-engine.ts';
import type { SiteMessage } from '../../site-key.ts';
import type { AuditedActs } from '../audit-log.ts';
import type { Condition } from '../condition.ts';
import { insertEventStatement } from './event-row.ts';

/** Events that require emails, with the ids of their records. Stored as rows in `event`. */
export interface EventPayloads {
  /** Sends a confirmation to the applicant and a notice to the operators. */
  application_received: { applicationId: string };
  /**
   * Reports a status change to the applicant, and some changes to the operators as well. `reopened`:
   * the application had been unsuccessful. `silent`: the applicant gets no mail. `message`: the
   * operator's own text, deleted with the payload once the mail is written.
   */
  application_moved: {
    applicationId: string;
    status: string;
    reopened?: boolean;
    silent?: boolean;
    message?: string;
  };
  review_submitted: { reviewId: string };
  /** Sends the link to the reviewer. */
  review_invited: { grantId: string };
  review_reminded: { grantId: string };
  /** Sends a copy to the sender and the request to the operators. */
  contact_requested: { contactRequestId: string };
  referral_created: { referralId: string };
  /** Tells the operators that a visitor reported a job. */
  job_reported: { jobReportId: string };
  /** Mails a visitor's saved jobs to the visitor. Deleted with the payload once it is written. */
  saved_jobs_requested: { email: string; fids: readonly string[] };
  /**
   * The one-time token is deleted from the event once the email is written. It remains in that
   * email for as long as the outbox retains it (a day).
   */
  magic_link_requested: { email: string; token: string };
  /** Asks an address whether it wants the job alerts that were requested for it. */
  job_alert_requested: { email: string };
}
export type EventKind = keyof EventPayloads;

/**
 * Events about a change in the jobs database that requires follow-ups. Stored as rows in
 * `job_event` (decision 14).
 */
export interface JobEventPayloads {
  /**
   * Jobs that opened, closed or changed. There is one event for each search engine, since each may
   * fail independently.
   */
  jobs_changed: { engine: SearchEngine; fids: readonly string[] };
  /** Actions to record in the audit log, which is in the people database. */
  audited: AuditedActs;
}

/** The queue carries only ids; the event itself remains in its database. */
export interface EventMessage extends SiteMessage {
  readonly eventId: string;
}
export interface JobEventMessage extends SiteMessage {
  readonly jobEventId: string;
}

export interface NewEvent {
  readonly id: string;
  readonly message: EventMessage | JobEventMessage;
  /** The statement that stores the event. Run it in the batch that writes the record. */
  readonly statement: D1PreparedStatement;
}

/**
 * Creates an event to be written together with the record it is about. `onlyIf` is a SQL condition
 * with its values, in case the record turns out to exist already.
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

/** Like `recordEvent`, but for an event in the jobs database. */
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
 * Sends stored events to the queue. If the queue fails, the events are only delayed, since the
 * scheduled run handles events that were not sent.
 */
export const announceEvents = async (
  { EVENTS }: Pick<Bindings, 'EVENTS'>,
  events: readonly Pick<NewEvent, 'message'>[],
): Promise<void> => {
  if (events.length === 0) return;
  const messages = events.map(({ message }) => ({ body: message }));
  await sendInTime(() => EVENTS.sendBatch(messages), 'Events');
};
