import type { D1Result } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { eraseApplications } from '../applications/erase-applications.ts';
import { auditEachStatement } from '../audit-log.ts';
import { APPLICATION_RULES, type ApplicationRule, ROW_RULES } from './policy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So much a rule and run: what is more, the next hour takes. */
export const ROWS_AT_ONCE = 500;
export const APPLICATIONS_AT_ONCE = 100;

const purgeApplications = async (
  { DB, FILES }: Pick<Bindings, 'DB' | 'FILES'>,
  { name, days, statuses }: ApplicationRule,
  now: number,
): Promise<number> => {
  const { results } = await DB.prepare(
    `SELECT id FROM application
     WHERE status IN (SELECT value FROM json_each(?1)) AND submitted_at <= ?2
       AND NOT EXISTS (SELECT 1 FROM application_status
         WHERE application_id = application.id AND at > ?2)
     LIMIT ${APPLICATIONS_AT_ONCE}`,
  )
    .bind(JSON.stringify(statuses), now - days * DAY_MS)
    .all<{ id: string }>();
  if (results.length === 0) return 0;
  // On record before it is done: a run that was cut short is on record once all the same.
  await auditEachStatement(
    DB,
    { actor: 'system', action: 'application.erased' },
    results.map(({ id }) => ({ subject: id, detail: { rule: name } })),
    now,
    `NOT EXISTS (SELECT 1 FROM audit_log AS noted
       WHERE noted.subject = value ->> 'subject' AND noted.action = 'application.erased')`,
  ).run();
  const { applications } = await eraseApplications(
    { DB, FILES },
    results.map(({ id }) => id),
  );
  return applications;
};

/** Of the rows themselves: D1's own number has those that triggers write beside them. */
const changesOf = ([, counted]: readonly D1Result<{ changes: number }>[]): number =>
  counted?.results[0]?.changes ?? 0;

/**
 * Deletes what the policy keeps no longer, a bounded part of it at a time. A rule that fails does
 * not stop the others, and begins again where it was the next time.
 * @returns how many records by rule, where there were any
 * @throws AggregateError naming the rules that failed, once all have run
 */
export const purge = async (
  bindings: Pick<Bindings, 'DB' | 'FILES'>,
  now: number,
): Promise<Record<string, number>> => {
  const work: [name: string, run: () => Promise<number>][] = [
    ...APPLICATION_RULES.map((rule): (typeof work)[number] => [
      rule.name,
      () => purgeApplications(bindings, rule, now),
    ]),
    ...ROW_RULES.map((rule): (typeof work)[number] => [
      rule.name,
      async () =>
        changesOf(
          await bindings.DB.batch<{ changes: number }>([
            bindings.DB.prepare(rule.sql).bind(now - rule.days * DAY_MS, ROWS_AT_ONCE),
            bindings.DB.prepare('SELECT changes() AS changes'),
          ]),
        ),
    ]),
  ];
  const purged: Record<string, number> = {};
  const failures: Error[] = [];
  for (const [name, run] of work) {
    try {
      const count = await run();
      if (count > 0) purged[name] = count;
    } catch (cause) {
      failures.push(new Error(`${name} could not be purged.`, { cause }));
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(({ message }) => message).join(' '));
  }
  return purged;
};
