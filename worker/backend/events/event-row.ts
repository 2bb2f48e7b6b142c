import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Condition } from '../condition.ts';

/**
 * The tables for events about personal records and for events about jobs. Each table is in the same
 * database as the records that its events are about (decision 14).
 */
export type EventTable = 'event' | 'job_event';

export interface EventRow {
  readonly kind: string;
  /** JSON; null once the event is handled. */
  readonly payload: string | null;
  /** Time of the event, in Unix milliseconds. */
  readonly at: number;
}

const ERROR_MAX_LENGTH = 300;

export const insertEventStatement = (
  db: D1Database,
  table: EventTable,
  [id, kind, payload, now]: readonly [id: string, kind: string, payload: unknown, now: number],
  onlyIf: Condition | undefined,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO ${table} (id, kind, payload, at) SELECT ?, ?, ?, ? ${onlyIf ? `WHERE ${onlyIf.sql}` : ''}`,
    )
    .bind(id, kind, JSON.stringify(payload), now, ...(onlyIf?.values ?? []));

/** The event; null if it does not exist or has already been handled. */
export const findWaitingEvent = (
  db: D1Database,
  table: EventTable,
  id: string,
): Promise<EventRow | null> =>
  db
    .prepare(`SELECT kind, payload, at FROM ${table} WHERE id = ? AND handled_at IS NULL`)
    .bind(id)
    .first<EventRow>();

/**
 * Builds the statement that marks an event as handled. Run it in the batch that writes the event's
 * effects, if they are in the same database.
 */
export const handledStatement = (
  db: D1Database,
  table: EventTable,
  id: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE ${table} SET handled_at = ?2, payload = NULL, last_error = NULL
       WHERE id = ?1 AND handled_at IS NULL`,
    )
    .bind(id, now);

/** Records a failed attempt to handle an event, for operators and for the order of retries. */
export const noteEventFailure = async (
  db: D1Database,
  table: EventTable,
  id: string,
  error: unknown,
): Promise<void> => {
  await db
    .prepare(
      `UPDATE ${table} SET attempts = attempts + 1, last_error = ?1
       WHERE id = ?2 AND handled_at IS NULL`,
    )
    .bind(String(error).slice(0, ERROR_MAX_LENGTH), id)
    .run()
    .catch(() => undefined); // If the database does not respond, it cannot record the failure either.
};

const EVENTS_AT_ONCE = 50;

/**
 * Lists events that have been pending since `before` or earlier, fewest failures first.
 * @returns their ids
 */
export const listWaitingEvents = async (
  db: D1Database,
  table: EventTable,
  before: number,
): Promise<string[]> => {
  // Each half of the query is read in index order. Events without failures that are too new lie
  // between the two halves; the condition on `at` lets the index skip them without reading them.
  const left = `SELECT id, attempts, at FROM ${table} WHERE handled_at IS NULL AND at <= ?1`;
  const { results } = await db
    .prepare(
      `${left} AND attempts = 0 UNION ALL ${left} AND attempts > 0
       ORDER BY attempts, at LIMIT ${EVENTS_AT_ONCE}`,
    )
    .bind(before)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
};
