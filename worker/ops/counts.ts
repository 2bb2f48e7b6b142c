import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import {
  APPLICATION_STATUSES,
  CONTACT_KINDS,
  JOB_STATUSES,
  listKeys,
} from '../../src/contracts/enums.ts';
import { type Counts, MAIL_STATES } from '../../src/contracts/ops.ts';
import { ALERT_STATES } from '../../src/contracts/site/job-alert.ts';
import { REPORT_STATES } from '../../src/contracts/site/job-report.ts';
import { readBackupHealth } from '../backend/backups/backup-health.ts';
import { countUnconfirmed } from '../backend/vacancies/list-unconfirmed.ts';
import { type Bindings, readVariables } from '../env.ts';
import { DAY_MS, startOfDay } from '../http/iso-date.ts';
import { findAlerts } from './alerts/find-alerts.ts';

interface Row {
  kind: string;
  state: string;
  records: number;
}

const storedCounts = (db: D1Database, kinds: readonly string[]): D1PreparedStatement =>
  db
    .prepare(
      `SELECT kind, state, records FROM record_count
       WHERE kind IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(kinds));

const formatTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/**
 * Counts all stored records. Starts from the stored counts and corrects them for records whose
 * state has changed only because time has passed.
 */
export const countEverything = async (bindings: Bindings, now: number): Promise<Counts> => {
  const { JOBS, PEOPLE } = bindings;
  const { API_BASE, CONTRACTOR_API_BASE, BACKUP_DAYS } = readVariables(bindings);
  const [[ofJobs, overdue, unconfirmed], [ofPeople, links], backup, alerts] = await Promise.all([
    JOBS.batch<unknown>([
      storedCounts(JOBS, ['company', 'job', 'job_event']),
      // As in every query, a job past its closing date counts as closed.
      JOBS.prepare(
        `SELECT count(*) AS n FROM job WHERE status = 'open' AND valid_through <= ?`,
      ).bind(now),
      JOBS.prepare(`SELECT ${countUnconfirmed('?')} AS n`).bind(now),
    ]),
    PEOPLE.batch<unknown>([
      storedCounts(PEOPLE, [
        ...['application', 'contact_request', 'open_contact_request'],
        ...['outbox', 'event', 'suppressed_address', 'job_alert', 'job_report'],
      ]),
      // Links that expire on later days, and those that expire today but have not expired yet.
      PEOPLE.prepare(
        `SELECT (SELECT coalesce(sum(records), 0) FROM record_count
             WHERE kind = 'open_link' AND state > ?1)
           + (SELECT count(*) FROM review_grant
             WHERE revoked_at IS NULL AND expires_at > ?2 AND expires_at < ?3) AS n`,
      ).bind(String(startOfDay(now) / DAY_MS), now, startOfDay(now) + DAY_MS),
    ]),
    BACKUP_DAYS > 0 ? readBackupHealth(JOBS, now) : null,
    findAlerts(bindings, now),
  ]);
  const rows = [ofJobs, ofPeople].flatMap((result) => (result?.results ?? []) as Row[]);
  const only = (result: typeof overdue) =>
    (result?.results as { n: number }[] | undefined)?.[0]?.n ?? 0;
  const of = (kind: string, state = '') =>
    rows.find((row) => row.kind === kind && row.state === state)?.records ?? 0;
  const byState = <K extends string>(kind: string, states: readonly K[]) =>
    Object.fromEntries(states.map((state) => [state, of(kind, state)])) as Record<K, number>;
  const jobs = byState('job', listKeys(JOB_STATUSES));
  const late = only(overdue);
  const isOwn = !API_BASE;
  const areContactsOwn = isOwn || !CONTRACTOR_API_BASE;
  return {
    companies: isOwn ? of('company') : null,
    jobs: isOwn ? { ...jobs, open: jobs.open - late, closed: jobs.closed + late } : null,
    unconfirmedJobs: isOwn ? only(unconfirmed) : null,
    applications: isOwn ? byState('application', listKeys(APPLICATION_STATUSES)) : null,
    openReviewerLinks: isOwn ? only(links) : null,
    contactRequests: areContactsOwn ? byState('contact_request', listKeys(CONTACT_KINDS)) : null,
    openContactRequests: areContactsOwn
      ? rows.reduce((sum, row) => sum + (row.kind === 'open_contact_request' ? row.records : 0), 0)
      : null,
    outbox: byState('outbox', MAIL_STATES),
    suppressedAddresses: of('suppressed_address'),
    jobAlerts: byState('job_alert', ALERT_STATES),
    jobReports: byState('job_report', REPORT_STATES),
    eventsWaiting: of('event', 'waiting') + of('job_event', 'waiting'),
    backup: backup && {
      state: backup.state,
      lastAt: formatTime(backup.lastAt),
      failedAt: formatTime(backup.failedAt),
    },
    alerts: alerts.map(({ id }) => id),
  };
};
