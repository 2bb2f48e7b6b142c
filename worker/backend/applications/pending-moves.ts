import { APPLICATION_STATUSES, type ApplicationStatus } from '../../../src/contracts/enums.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate } from '../../http/iso-date.ts';
import { sendInTime } from '../../http/send-in-time.ts';
import type { SiteMessage } from '../../site-key.ts';
import { type AuditEntry, auditStatement } from '../audit-log.ts';
import type { Condition } from '../condition.ts';
import { announceEvents } from '../events/record-event.ts';
import {
  checkMove,
  type MoveResult,
  moveApplication,
  movedMeanwhile,
  noSuchApplication,
} from './move-application.ts';
import { createMoveBatch, type Move, type MoveMail } from './move-statements.ts';

/*
 * A move by an operator waits in `pending_move` before it takes effect, so that it can be taken
 * back (decision 28). Until then the application keeps its status, which is all that candidates,
 * reviewers and mails read. It takes effect when the schedule or the queue writes it, and not
 * before, however late that is.
 */

/** A queue message that is delivered when a pending move is due. */
export interface MovesDueMessage extends SiteMessage {
  readonly movesDue: true;
}

const MINUTE_MS = 60_000;
/** Whether the preceding statement of the batch changed a row. */
const CHANGED: Condition = { sql: 'changes() = 1', values: [] };

interface Row {
  readonly status: ApplicationStatus;
  readonly pendingTo: ApplicationStatus | null;
  readonly silent: 0 | 1 | null;
  readonly message: string | null;
  readonly effectiveAt: number | null;
}

const SELECT_APPLICATION = `SELECT status, to_status AS pendingTo, silent, message,
    effective_at AS effectiveAt
  FROM application LEFT JOIN pending_move ON application_id = application.id
  WHERE application.id = ?`;

const readApplication = async (db: Bindings['PEOPLE'], id: string): Promise<Row> => {
  const row = await db.prepare(SELECT_APPLICATION).bind(id).first<Row>();
  if (!row) throw noSuchApplication();
  return row;
};

const isRepeat = (row: Row, to: ApplicationStatus, { silent, message }: MoveMail): boolean =>
  row.pendingTo === to && row.silent === (silent ? 1 : 0) && row.message === message;

const pendingAlready = ({ status, pendingTo, effectiveAt }: Row) =>
  new HttpError(
    409,
    'move_pending',
    `This application is still ${APPLICATION_STATUSES[status]}, and becomes ${pendingTo && APPLICATION_STATUSES[pendingTo]} at ${isoDate(effectiveAt ?? 0)}. To leave it as it is, undo that move.`,
  );

/** Announces the time at which moves are due. If the message is lost, the schedule finds them. */
const announceDueMoves = (bindings: Pick<Bindings, 'EVENTS'>, delayMs: number) => {
  const body: MovesDueMessage = { movesDue: true };
  // A second later, because a message that arrives too early finds nothing to do.
  const delaySeconds = Math.ceil(delayMs / 1000) + 1;
  return sendInTime(() => bindings.EVENTS.sendBatch([{ body, delaySeconds }]), 'Moves');
};

/**
 * Moves an application as an operator asks. The move takes effect after `MOVE_DELAY_MINUTES`; with 0
 * at once. A second move within that time replaces the first, and is judged by the status that the
 * application still has. A repeated request changes nothing.
 * @throws HttpError 404 for an unknown application; 409 for a forbidden move, for a move to the
 * present status while another is pending, or if the status was changed concurrently
 */
export const requestMove = async (
  bindings: Bindings,
  id: string,
  to: ApplicationStatus,
  mail: MoveMail,
  now: number,
): Promise<MoveResult> => {
  const { PEOPLE } = bindings;
  const delayMs = readVariables(bindings).MOVE_DELAY_MINUTES * MINUTE_MS;
  if (delayMs === 0) return moveApplication(bindings, id, to, 'operator', now, mail);
  const row = await readApplication(PEOPLE, id);
  const from = row.status;
  const { effectiveAt } = row;
  if (isRepeat(row, to, mail)) return { from, to, moved: false, effectiveAt };
  if (from === to && row.pendingTo) throw pendingAlready(row);
  if (from === to) return { from, to, moved: false, effectiveAt: null };
  checkMove(from, to);

  const due = now + delayMs;
  const audit = (action: string, detail: AuditEntry['detail'], onlyIf: Condition) =>
    auditStatement(PEOPLE, { actor: 'operator', action, subject: id, detail }, now, onlyIf);
  const results = await PEOPLE.batch([
    audit(
      'application.move_undone',
      { from, to: row.pendingTo, reason: 'replaced' },
      { sql: 'EXISTS (SELECT 1 FROM pending_move WHERE application_id = ?)', values: [id] },
    ),
    PEOPLE.prepare(
      `INSERT INTO pending_move (application_id, from_status, to_status, silent, message,
         requested_at, effective_at)
       SELECT id, status, ?3, ?4, ?5, ?6, ?7 FROM application WHERE id = ?1 AND status = ?2
       ON CONFLICT (application_id) DO UPDATE SET from_status = excluded.from_status,
         to_status = excluded.to_status, silent = excluded.silent, message = excluded.message,
         requested_at = excluded.requested_at, effective_at = excluded.effective_at`,
    ).bind(id, from, to, mail.silent ? 1 : 0, mail.message, now, due),
    audit(
      'application.move_requested',
      { from, to, effectiveAt: isoDate(due), silent: mail.silent },
      CHANGED,
    ),
  ]);
  if (!results[1]?.meta.changes) throw movedMeanwhile();
  await announceDueMoves(bindings, delayMs);
  return { from, to, moved: true, effectiveAt: due };
};

/**
 * Takes back the pending move of an application, which nobody outside has seen. If none is pending,
 * nothing changes, so a call is safe to repeat.
 * @returns the status that the application has, and the one that it no longer gets; null if no move
 * was pending
 * @throws HttpError 404 for an unknown application
 */
export const undoMove = async (
  { PEOPLE }: Pick<Bindings, 'PEOPLE'>,
  id: string,
  now: number,
): Promise<{ status: ApplicationStatus; undone: ApplicationStatus | null }> => {
  const { status, pendingTo } = await readApplication(PEOPLE, id);
  if (!pendingTo) return { status, undone: null };
  const [deleted] = await PEOPLE.batch([
    PEOPLE.prepare('DELETE FROM pending_move WHERE application_id = ? AND to_status = ?').bind(
      id,
      pendingTo,
    ),
    auditStatement(
      PEOPLE,
      {
        ...{ actor: 'operator', action: 'application.move_undone', subject: id },
        detail: { from: status, to: pendingTo },
      },
      now,
      CHANGED,
    ),
  ]);
  // Otherwise the move took effect, or was replaced, after it was read.
  if (!deleted?.meta.changes) return undoMove({ PEOPLE }, id, now);
  return { status, undone: pendingTo };
};

const MOVES_AT_ONCE = 100;
/** The next run, a minute later, writes the rest. */
const BATCHES_AT_ONCE = 5;

const takeEffect = async (bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>, now: number) => {
  const { PEOPLE } = bindings;
  const { results } = await PEOPLE.prepare(
    `SELECT application_id AS applicationId, from_status AS "from", to_status AS "to",
       requested_at AS requestedAt, silent, message
     FROM pending_move WHERE effective_at <= ?
     ORDER BY effective_at, application_id LIMIT ${MOVES_AT_ONCE}`,
  )
    .bind(now)
    .all<Omit<Move, 'silent'> & { silent: 0 | 1 }>();
  if (results.length === 0) return { due: 0, written: 0 };
  const moves = results.map((row) => ({ ...row, silent: row.silent === 1 }));
  const { statements, eventsOf } = createMoveBatch(PEOPLE, moves, 'system', now);
  const events = eventsOf(await PEOPLE.batch(statements));
  await announceEvents(bindings, events);
  return { due: results.length, written: events.length };
};

/**
 * Writes the pending moves that are due: from now on candidates and reviewers see them, and the
 * mails are written. Safe to run concurrently.
 * @returns the number of moves that took effect
 */
export const applyDueMoves = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  now: number,
): Promise<number> => {
  let moved = 0;
  for (let batches = 0; batches < BATCHES_AT_ONCE; batches++) {
    const { due, written } = await takeEffect(bindings, now);
    moved += written;
    if (due < MOVES_AT_ONCE) break;
  }
  return moved;
};
