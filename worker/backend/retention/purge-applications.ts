import type { D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { eraseApplications } from '../applications/erase-applications.ts';
import { auditEachStatement } from '../audit-log.ts';
import type { ApplicationRule } from './policy.ts';
import type { Slice } from './purge-rows.ts';

/** Of one slice. */
export const APPLICATIONS_AT_ONCE = 100;

const DUE = `status IN (SELECT value FROM json_each(?1))
  AND coalesce(moved_at, submitted_at) <= ?2`;

const valuesOf = ({ statuses, days }: ApplicationRule, now: number) =>
  [JSON.stringify(statuses), now - days * DAY_MS] as const;

/** Counts what a rule would take now. */
export const countApplicationsStatement = (
  db: Bindings['DB'],
  rule: ApplicationRule,
  now: number,
): D1PreparedStatement =>
  db.prepare(`SELECT count(*) AS due FROM application WHERE ${DUE}`).bind(...valuesOf(rule, now));

/** Erases a bounded part of the applications that a rule keeps no longer, with their files. */
export const purgeApplications = async (
  { DB, FILES }: Pick<Bindings, 'DB' | 'FILES'>,
  rule: ApplicationRule,
  now: number,
): Promise<Slice> => {
  const { results } = await DB.prepare(
    `SELECT id FROM application WHERE ${DUE} LIMIT ${APPLICATIONS_AT_ONCE}`,
  )
    .bind(...valuesOf(rule, now))
    .all<{ id: string }>();
  if (results.length === 0) return { count: 0, isMore: false };
  // On record before it is done: a run that was cut short is on record once all the same.
  await auditEachStatement(
    DB,
    { actor: 'system', action: 'application.erased' },
    results.map(({ id }) => ({ subject: id, detail: { rule: rule.name } })),
    now,
    `NOT EXISTS (SELECT 1 FROM audit_log AS noted
       WHERE noted.subject = value ->> 'subject' AND noted.action = 'application.erased')`,
  ).run();
  const { applications } = await eraseApplications(
    { DB, FILES },
    results.map(({ id }) => id),
  );
  return { count: applications, isMore: results.length === APPLICATIONS_AT_ONCE };
};
