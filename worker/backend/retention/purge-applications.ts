import type { D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { eraseApplications } from '../applications/erase-applications.ts';
import { auditEachStatement } from '../audit-log.ts';
import type { ApplicationRule } from './policy.ts';
import type { Slice } from './purge-rows.ts';

/** The number of applications per slice. */
export const APPLICATIONS_AT_ONCE = 100;

/**
 * Selects applications that may be due for erasure, unless a move of them is pending. If an application's status changed after
 * `last_move_seen`, it is not yet as old as that column suggests.
 */
const IS_OLD = `status IN (SELECT value FROM json_each(?1))
  AND coalesce(last_move_seen, submitted_at) <= ?2
  AND NOT EXISTS (SELECT 1 FROM pending_move WHERE application_id = application.id)`;

const createParameters = ({ statuses, days }: ApplicationRule, now: number) =>
  [JSON.stringify(statuses), now - days * DAY_MS] as const;

/** Counts the applications that a rule would erase now. */
export const countApplicationsStatement = (
  db: Bindings['PEOPLE'],
  rule: ApplicationRule,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT count(*) AS due FROM application WHERE ${IS_OLD} AND NOT EXISTS (
         SELECT 1 FROM application_status WHERE application_id = application.id AND at > ?2)`,
    )
    .bind(...createParameters(rule, now));

/**
 * Reads the next applications that may be due for erasure. Those that are due are erased along with
 * their files; for all others, the time of the last status change is stored.
 */
export const purgeApplications = async (
  { PEOPLE, FILES }: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  rule: ApplicationRule,
  now: number,
): Promise<Slice> => {
  const [statuses, before] = createParameters(rule, now);
  const { results } = await PEOPLE.prepare(
    `SELECT id, (SELECT max(at) FROM application_status WHERE application_id = application.id) AS movedAt
     FROM application WHERE ${IS_OLD} LIMIT ${APPLICATIONS_AT_ONCE}`,
  )
    .bind(statuses, before)
    .all<{ id: string; movedAt: number | null }>();
  const isMore = results.length === APPLICATIONS_AT_ONCE;
  const isDue = ({ movedAt }: (typeof results)[0]) => movedAt === null || movedAt <= before;
  const retained = results.filter((row) => !isDue(row));
  if (retained.length > 0) {
    await PEOPLE.prepare(
      `UPDATE application SET last_move_seen = value ->> 'movedAt' FROM json_each(?)
       WHERE application.id = value ->> 'id'`,
    )
      .bind(JSON.stringify(retained))
      .run();
  }
  const ids = results.filter(isDue).map(({ id }) => id);
  if (ids.length === 0) return { count: 0, isMore };
  // Each erasure is audited once, in advance, so even an interrupted run leaves exactly one entry.
  await auditEachStatement(
    PEOPLE,
    {
      actor: 'system',
      action: 'application.erased',
      records: ids.map((id) => ({ subject: id, detail: { rule: rule.name } })),
    },
    now,
    `NOT EXISTS (SELECT 1 FROM audit_log AS noted
       WHERE noted.subject = value ->> 'subject' AND noted.action = 'application.erased')`,
  ).run();
  return { count: (await eraseApplications({ PEOPLE, FILES }, ids)).applications, isMore };
};
