import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { ApplicationStatus } from '../../../src/contracts/enums.ts';
import { randomId } from '../../http/secrets.ts';
import { type AuditEntry, auditEachStatement } from '../audit-log.ts';
import type { EventPayloads, NewEvent } from '../events/record-event.ts';
import { cancelMails } from '../outbox/write-mails.ts';

/** How the candidate is told about a move. */
export interface MoveMail {
  /** Whether the candidate gets no mail. */
  readonly silent: boolean;
  /** The operator's own text, in place of the mail's standard text; empty for the standard text. */
  readonly message: string;
}

export const STANDARD_MAIL: MoveMail = { silent: false, message: '' };

/** A status change that takes effect now. */
export interface Move extends MoveMail {
  readonly applicationId: string;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
  /**
   * When the pending move was requested that takes effect (Unix milliseconds); null if the move did
   * not wait.
   */
  readonly requestedAt: number | null;
}

interface MoveRecord {
  readonly subject: string;
  readonly detail: { readonly from: ApplicationStatus; readonly to: ApplicationStatus };
  readonly requestedAt: number | null;
  readonly eventId: string;
  readonly payload: EventPayloads['application_moved'];
}

const createRecord = ({ applicationId, from, to, ...move }: Move): MoveRecord => ({
  subject: applicationId,
  detail: { from, to },
  requestedAt: move.requestedAt,
  eventId: randomId(),
  payload: {
    ...{ applicationId, status: to },
    ...(from === 'unsuccessful' && { reopened: true }),
    ...(move.silent && { silent: true }),
    ...(move.message && { message: move.message }),
  },
});

const PENDING = `SELECT 1 FROM pending_move WHERE application_id = value ->> 'subject'`;

/**
 * SQL: whether the move in `value` may still be written. The application has the status that the
 * move starts from; and a pending move was not taken back or replaced.
 */
const MAY_MOVE = `EXISTS (SELECT 1 FROM application
    WHERE id = value ->> 'subject' AND status = value ->> '$.detail.from')
  AND (value ->> 'requestedAt' IS NULL
    OR EXISTS (${PENDING} AND requested_at = value ->> 'requestedAt'))`;

/**
 * Creates the statements that write status changes: of each application its date, the event and the
 * audit entry, and then the status itself, which is the condition for all others. Run them in one
 * batch. `changesOf` and `eventsOf` read the results of that batch.
 */
export const createMoveBatch = (
  db: D1Database,
  moves: readonly Move[],
  actor: AuditEntry['actor'],
  now: number,
) => {
  const records = moves.map(createRecord);
  const json = JSON.stringify(records);
  const statements: D1PreparedStatement[] = [
    db
      .prepare(
        `INSERT INTO event (id, kind, payload, at)
         SELECT value ->> 'eventId', 'application_moved', value -> 'payload', ?
         FROM json_each(?) WHERE ${MAY_MOVE} RETURNING id`,
      )
      .bind(now, json),
    db
      .prepare(
        `INSERT INTO application_status (application_id, status, at, silent)
         SELECT value ->> 'subject', value ->> '$.detail.to', ?,
           coalesce(value ->> '$.payload.silent', 0)
         FROM json_each(?) WHERE ${MAY_MOVE}`,
      )
      .bind(now, json),
    // Cancels unsent emails about the previous status, so that they are not sent late.
    cancelMails(
      db,
      {
        sql: `SELECT value ->> 'subject' FROM json_each(?) WHERE ${MAY_MOVE}`,
        values: [json],
      },
      ['application_moved'],
    ),
    auditEachStatement(
      db,
      {
        ...{ actor, action: 'application.move_undone' },
        records: records.map(({ detail, ...record }) => ({
          ...record,
          detail: { ...detail, reason: 'moved at once' },
        })),
      },
      now,
      `${MAY_MOVE} AND value ->> 'requestedAt' IS NULL AND EXISTS (${PENDING})`,
    ),
    auditEachStatement(db, { actor, action: 'application.moved', records }, now, MAY_MOVE),
    db
      .prepare(
        `UPDATE application SET status = value ->> '$.detail.to' FROM json_each(?)
         WHERE application.id = value ->> 'subject' AND ${MAY_MOVE}`,
      )
      .bind(json),
    // Deletes the moves that took effect, and those that the application's new status ended.
    db
      .prepare(
        `DELETE FROM pending_move
         WHERE application_id IN (SELECT value ->> 'subject' FROM json_each(?))
           AND from_status <> (SELECT status FROM application WHERE id = application_id)`,
      )
      .bind(json),
  ];
  return {
    statements,
    /** The events of the moves that were written, to be sent to the queue. */
    eventsOf: ([written]: readonly { results: readonly unknown[] }[]): Pick<
      NewEvent,
      'message'
    >[] =>
      ((written?.results ?? []) as { id: string }[]).map(({ id }) => ({
        message: { eventId: id },
      })),
  };
};
