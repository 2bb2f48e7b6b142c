import type { D1Database } from '@cloudflare/workers-types';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import { auditStatement } from '../../backend/audit-log.ts';
import type { Handlers } from '../../backend/call.ts';
import { hashAddress } from '../../backend/erasures/address-hash.ts';
import { formatSearch } from '../../backend/job-alerts/alert-query.ts';
import { stopOwnAlerts } from '../../backend/job-alerts/own-alerts.ts';
import type { Bindings } from '../../env.ts';
import { isoDate } from '../../http/iso-date.ts';
import { registerOperatorCall } from '../register-operator-call.ts';

/** Searches that are checked for results, and searches that are reported. */
const CHECKED = 1_000;
const REPORTED = 20;

interface SearchRow {
  readonly key: string;
  readonly name: string;
  readonly query: string;
  readonly alerts: number;
  readonly since: number;
}

/** The searches with the most alerts of which no match is stored (`retention/policy.ts`). */
const findWithoutResults = async ({ JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>) => {
  const { results } = await PEOPLE.prepare(
    `SELECT query_key AS key, name, query, count(*) AS alerts, min(confirmed_at) AS since
     FROM job_alert WHERE confirmed_at IS NOT NULL
     GROUP BY query_key ORDER BY alerts DESC, since LIMIT ${CHECKED}`,
  ).all<SearchRow>();
  const without = await JOBS.prepare(
    `SELECT value AS key FROM json_each(?) WHERE NOT EXISTS (
       SELECT 1 FROM job_alert_query JOIN job_alert_match ON query_id = job_alert_query.id
       WHERE job_alert_query.key = value)`,
  )
    .bind(JSON.stringify(results.map(({ key }) => key)))
    .all<{ key: string }>();
  const keys = new Set(without.results.map(({ key }) => key));
  return results
    .filter(({ key }) => keys.has(key))
    .slice(0, REPORTED)
    .map(({ name, query, alerts, since }) => ({
      ...{ name, alerts },
      search: formatSearch(query),
      since: isoDate(since),
    }));
};

const countRows = async (db: D1Database, sql: string, ...values: number[]): Promise<number> =>
  (await db
    .prepare(sql)
    .bind(...values)
    .first<number>('n')) ?? 0;

/** Adds the operators' routes for visitors' job alerts. */
export const addJobAlertRoutes = (app: Handlers): void => {
  registerOperatorCall(app, endpoints.getJobAlertReport, async ({ bindings, now }) => {
    const { JOBS, PEOPLE } = bindings;
    const [{ results: states }, due, jobsWaiting, withoutResults] = await Promise.all([
      PEOPLE.prepare(`SELECT state, records FROM record_count WHERE kind = 'job_alert'`).all<{
        state: string;
        records: number;
      }>(),
      countRows(PEOPLE, 'SELECT count(*) AS n FROM job_alert WHERE due_at <= ?', now),
      countRows(JOBS, 'SELECT count(*) AS n FROM job_alert_job WHERE batch IS NULL'),
      findWithoutResults(bindings),
    ]);
    const of = (state: string) => states.find((row) => row.state === state)?.records ?? 0;
    return {
      data: {
        ...{ unconfirmed: of('unconfirmed'), active: of('active'), paused: of('paused') },
        ...{ due, jobsWaiting, withoutResults },
      },
    };
  });

  registerOperatorCall(app, endpoints.stopAlertsOfAddress, async ({ bindings, body, now }) => {
    const { PEOPLE } = bindings;
    const address = await PEOPLE.prepare('SELECT address_id AS id FROM job_alert WHERE email = ?')
      .bind(body.email)
      .first<{ id: string }>();
    const stopped = address ? await stopOwnAlerts(PEOPLE, address.id) : 0;
    await auditStatement(
      PEOPLE,
      {
        ...{ actor: 'operator', action: 'job_alerts.stopped' },
        subject: await hashAddress(bindings, body.email),
        detail: { stopped },
      },
      now,
    ).run();
    return { data: { stopped } };
  });
};
