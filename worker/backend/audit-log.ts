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

/**
 * Notes what somebody did. Goes into the batch that does it. `onlyIf`: a condition in SQL and its
 * values, for a deed that may turn out not to be done.
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

/**
 * Notes what was done to many records, in one statement. `onlyIf`: a condition in SQL about one of
 * them, its id as `value ->> 'subject'`.
 */
export const auditEachStatement = (
  db: D1Database,
  { actor, action }: Pick<AuditEntry, 'actor' | 'action'>,
  records: readonly Pick<AuditEntry, 'subject' | 'detail'>[],
  now: number,
  onlyIf?: string,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO audit_log (at, actor, action, subject, detail)
       SELECT ?, ?, ?, value ->> 'subject', coalesce(value ->> 'detail', '{}')
       FROM json_each(?) WHERE ${onlyIf ?? 'TRUE'}`,
    )
    .bind(now, actor, action, JSON.stringify(records));
