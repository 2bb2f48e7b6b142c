import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { AlertFrequency } from '../../../src/contracts/enums.ts';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import type { AlertAction, JobAlertList } from '../../../src/contracts/site/job-alert.ts';
import type { Bindings } from '../../env.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import type { Condition } from '../condition.ts';
import { cancelMails, type Template } from '../outbox/write-mails.ts';
import { maskAddress } from '../suppressions/suppressions.ts';
import { formatSearch } from './alert-query.ts';
import { readMatchingState } from './match-jobs.ts';
import { nextPeriod } from './next-period.ts';

/* The alerts of one address, for whoever has a link that was mailed to it. */

const ALERT_TEMPLATES: readonly Template[] = [
  ...(['job_alert_confirm', 'job_alert_added', 'job_alert', 'job_alert_ask'] as const),
];

interface AlertRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly query: string;
  readonly frequency: AlertFrequency;
  readonly createdAt: number;
  readonly confirmedAt: number | null;
  readonly pausedAt: number | null;
  readonly isAsked: 0 | 1;
}

/** SQL: whether the address has not used its link since it was asked. */
const IS_ASKED = 'coalesce(asked_at > last_used_at, 0)';

/** Lists the alerts of an address, oldest first. */
export const listOwnAlerts = async (db: D1Database, addressId: string): Promise<JobAlertList> => {
  const { results } = await db
    .prepare(
      `SELECT id, email, name, query, frequency, created_at AS createdAt,
         confirmed_at AS confirmedAt, paused_at AS pausedAt, ${IS_ASKED} AS isAsked
       FROM job_alert WHERE address_id = ? ORDER BY created_at, id`,
    )
    .bind(addressId)
    .all<AlertRow>();
  const email = results[0]?.email;
  return {
    masked: email ? maskAddress(email) : null,
    alerts: results.map(({ id, name, query, frequency, ...row }) => ({
      ...{ id, name, frequency },
      search: formatSearch(query),
      state: row.confirmedAt === null ? 'unconfirmed' : row.pausedAt === null ? 'active' : 'paused',
      isAsked: row.isAsked === 1,
      createdAt: isoDate(row.createdAt),
      confirmedAt: isoDateOrNull(row.confirmedAt),
    })),
  };
};

/** What a change needs to know. */
interface Change {
  readonly alert: string;
  readonly action: AlertAction;
  readonly frequency?: AlertFrequency | undefined;
  readonly replaces?: string | undefined;
}

interface At {
  readonly now: number;
  /** The batch of jobs that is the latest now: later ones are mailed. */
  readonly batch: number;
  readonly due: (frequency: AlertFrequency) => number;
}

type Update = (change: Change, at: At) => Condition;

/** SQL that sets when the next mail is due, by the alert's own frequency. */
const dueSql = ({ due }: At): Condition => ({
  sql: "CASE frequency WHEN 'hour' THEN ? WHEN 'day' THEN ? ELSE ? END",
  values: [due('hour'), due('day'), due('week')],
});

/** The SET clause and the condition of each change. Only jobs that open from now on are mailed,
 * except that those may be included that wait to be matched. */
const UPDATES: Readonly<Record<Exclude<AlertAction, 'stop' | 'keep'>, Update>> = {
  confirm: (_, at) => ({
    sql: `confirmed_at = ?, matched_to = ?, due_at = ${dueSql(at).sql}
      WHERE confirmed_at IS NULL AND created_at > ?`,
    values: [at.now, at.batch, ...dueSql(at).values, at.now - LIFETIMES.unconfirmedAlert],
  }),
  change: ({ frequency = 'day' }, { due }) => ({
    sql: `frequency = ?, due_at = iif(due_at IS NULL, NULL, ?)
      WHERE confirmed_at IS NOT NULL AND frequency <> ?`,
    values: [frequency, due(frequency), frequency],
  }),
  pause: (_, { now }) => ({
    sql: 'paused_at = ?, due_at = NULL WHERE confirmed_at IS NOT NULL AND paused_at IS NULL',
    values: [now],
  }),
  resume: (_, at) => ({
    sql: `paused_at = NULL, matched_to = ?, due_at = ${dueSql(at).sql} WHERE paused_at IS NOT NULL`,
    values: [at.batch, ...dueSql(at).values],
  }),
};

/** Notes that the address used its link, which all of its alerts count. */
const touch = (db: D1Database, addressId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      'UPDATE job_alert SET last_used_at = ? WHERE address_id = ? AND confirmed_at IS NOT NULL',
    )
    .bind(now, addressId);

/**
 * Changes an alert of an address. An alert that is over is left as it is. Without active alerts, mails
 * about new jobs that were not sent yet are deleted.
 */
export const changeOwnAlert = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  addressId: string,
  change: Change,
  now: number,
): Promise<void> => {
  const { action, alert } = change;
  const { run, done } = await readMatchingState(JOBS);
  const at = {
    // Until its jobs are copied, a batch may yet get jobs that open later.
    ...{ now, batch: run && run.step !== 'fill' ? run.batch : done },
    due: (frequency: AlertFrequency) => nextPeriod(frequency, now),
  };
  const own: Condition = { sql: 'id = ? AND address_id = ?', values: [alert, addressId] };
  const statements: D1PreparedStatement[] = [];
  if (action === 'stop') {
    statements.push(PEOPLE.prepare(`DELETE FROM job_alert WHERE ${own.sql}`).bind(...own.values));
  } else if (action !== 'keep') {
    const { sql, values } = UPDATES[action](change, at);
    statements.push(
      PEOPLE.prepare(`UPDATE job_alert SET ${sql} AND ${own.sql}`).bind(...values, ...own.values),
    );
  }
  if (action === 'confirm' && change.replaces) {
    statements.push(
      PEOPLE.prepare(
        `DELETE FROM job_alert WHERE id = ? AND address_id = ? AND id <> ? AND EXISTS (
           SELECT 1 FROM job_alert WHERE ${own.sql} AND confirmed_at IS NOT NULL)`,
      ).bind(change.replaces, addressId, alert, ...own.values),
    );
  }
  await PEOPLE.batch([
    ...statements,
    // If the provider fails, a mail may wait for hours.
    cancelMails(
      PEOPLE,
      {
        sql: `SELECT ?1 WHERE NOT EXISTS (
          SELECT 1 FROM job_alert WHERE address_id = ?1 AND due_at IS NOT NULL)`,
        values: [addressId],
      },
      ['job_alert'],
    ),
    touch(PEOPLE, addressId, now),
  ]);
};

/**
 * Stops all alerts of an address, and mails about them that were not sent yet.
 * @returns the number of alerts that were stopped now
 */
export const stopOwnAlerts = async (db: D1Database, addressId: string): Promise<number> => {
  const [, stopped] = await db.batch<{ id: string }>([
    cancelMails(db, { sql: 'SELECT ?', values: [addressId] }, ALERT_TEMPLATES),
    db.prepare('DELETE FROM job_alert WHERE address_id = ? RETURNING id').bind(addressId),
  ]);
  return stopped?.results.length ?? 0;
};
