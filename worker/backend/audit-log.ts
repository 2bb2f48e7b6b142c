import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Condition } from './condition.ts';

export interface AuditEntry {
  readonly actor: 'operator' | 'candidate' | 'reviewer' | 'system';
  /** The name of the action, for example `application.moved`. */
  readonly action: string;
  /** The id of the record, or a hash; never an email address or a name. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** An action applied to one or more records. */
export interface AuditedActs extends Pick<AuditEntry, 'actor' | 'action'> {
  readonly records: readonly Pick<AuditEntry, 'subject' | 'detail'>[];
}

/**
 * Builds the statement that adds an entry to the audit log. Run it in the batch that performs the
 * action. An action in the jobs database records an event instead (`recordJobEvent`). If the action
 * is conditional, pass `onlyIf`: a SQL condition with its bound values.
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
 * Builds the statement that adds an audit entry for each of several records. `onlyIf` is a SQL
 * condition on a single record, whose id is `value ->> 'subject'`.
 */
export const auditEachStatement = (
  db: D1Database,
  { actor, action, records }: AuditedActs,
  now: number,
  onlyIf: string,
): D1PreparedStatement =>
  db.prepare(insertEach(onlyIf)).bind(now, actor, action, null, JSON.stringify(records));

/**
 * Builds the statement that adds an event's audit entries only once, however often the event is
 * handled.
 */
export const eventAuditStatement = (
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
