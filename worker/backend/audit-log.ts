import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Condition } from './condition.ts';

export interface AuditEntry {
  readonly actor: 'operator' | 'candidate' | 'reviewer' | 'system';
  /** Such as `application.moved`. */
  readonly action: string;
  /** Id of the record, or a hash: never an address or a name. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** The same act on one or many records. */
export interface AuditedActs extends Pick<AuditEntry, 'actor' | 'action'> {
  readonly records: readonly Pick<AuditEntry, 'subject' | 'detail'>[];
}

/**
 * Adds an entry to the audit log. Goes into the batch that does what it says; where that is one of
 * the database of jobs, an event does (`recordJobEvent`). `onlyIf`: a condition in SQL and its
 * values, for an act that may turn out not to be done.
 */
export const auditStatement = (
  db: D1Database,
  { actor, action, subject, detail = {} }: AuditEntry,
  now: number,
  onlyIf?: Condition,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO audit_log (at, actor, action, subject, detail)
       SELECT ?, ?, ?, ?, ? ${onlyIf ? `WHERE ${onlyIf.sql}` : ''}`,
    )
    .bind(now, actor, action, subject, JSON.stringify(detail), ...(onlyIf?.values ?? []));

const insertEach = (onlyIf: string) =>
  `INSERT INTO audit_log (at, actor, action, event_id, subject, detail)
   SELECT ?, ?, ?, ?, value ->> 'subject', coalesce(value ->> 'detail', '{}')
   FROM json_each(?) WHERE ${onlyIf}`;

/**
 * The same for many records. `onlyIf`: a condition in SQL about one of them, its id as
 * `value ->> 'subject'`.
 */
export const auditEachStatement = (
  db: D1Database,
  { actor, action, records }: AuditedActs,
  now: number,
  onlyIf: string,
): D1PreparedStatement =>
  db.prepare(insertEach(onlyIf)).bind(now, actor, action, null, JSON.stringify(records));

/** The entries of an event, once however often it is handled. */
export const auditOfEventStatement = (
  db: D1Database,
  eventId: string,
  { actor, action, records }: AuditedActs,
  at: number,
): D1PreparedStatement =>
  db
    .prepare(
      `${insertEach('TRUE')}
       ON CONFLICT (event_id, subject) WHERE event_id IS NOT NULL DO NOTHING`,
    )
    .bind(at, actor, action, eventId, JSON.stringify(records));
