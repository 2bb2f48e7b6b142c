import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { randomId } from '../../http/secrets.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SearchEngine } from '../../search-engines/tell-search-engine.ts';
import type { SiteMessage } from '../../site-key.ts';
import type { Condition } from '../condition.ts';

/** What has to be told to somebody, and the ids that say of what. */
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
  /** Opened, closed or changed: told to one search engine, by no mail. */
  jobs_changed: { engine: SearchEngine; fids: readonly string[] };
}
/** Each is told by an event of its own, so that nobody hears again what another did not take. */
export type EventKind = keyof EventPayloads;

export interface NewEvent {
  readonly id: string;
  readonly kind: EventKind;
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
  return {
    id,
    kind,
    statement: db
      .prepare(
        `INSERT INTO event (id, kind, payload, at) SELECT ?, ?, ?, ? ${onlyIf ? `WHERE ${onlyIf.sql}` : ''}`,
      )
      .bind(id, kind, JSON.stringify(payload), now, ...(onlyIf?.values ?? [])),
  };
};

/** What the queue carries: the event itself stays in the database. */
export interface EventMessage extends SiteMessage {
  readonly eventId: string;
  /** Of `jobs_changed`: no mail waits for a search engine. */
  readonly isNotice?: true;
}

/**
 * Tells the queue of events that were written. A queue that fails costs nothing but time: the
 * scheduled run picks up what it was not told of.
 */
export const announceEvents = async (
  { EVENTS }: Pick<Bindings, 'EVENTS'>,
  events: readonly Pick<NewEvent, 'id' | 'kind'>[],
): Promise<void> => {
  if (events.length === 0) return;
  const messages = events.map(({ id, kind }) => ({
    body: {
      eventId: id,
      ...(kind === 'jobs_changed' && { isNotice: true as const }),
    } satisfies EventMessage,
  }));
  await sendInTime(() => EVENTS.sendBatch(messages), 'Events');
};
