import * as v from 'valibot';
import { type BackupHealth, readBackupHealth } from '../../backend/backups/backup-health.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { FAULT_PERIOD_MS, type Fault } from '../../http/count-fault.ts';
import { DAY_MS } from '../../http/iso-date.ts';

const HOUR_MS = 60 * 60_000;
/** Failures count for three periods. */
export const FAULTS_FOR_MS = 3 * FAULT_PERIOD_MS;
/** Counting stops at this number, so that a long outage is not read row by row. */
export const COUNTED_MAX = 50;

/** What the alerts are decided from. Numbers of records are at most `COUNTED_MAX`. */
export interface Facts {
  /** Mails that were created in the last two days and are not retried any more. */
  readonly failedMails: number;
  /** Mails that have waited for more than an hour. */
  readonly lateMails: number;
  /** Mails of the last two days to `MAIL_OPERATOR` or `ALERT_EMAIL` that were suppressed. */
  readonly suppressedNotices: number;
  /** Events that have waited for more than an hour. */
  readonly lateEvents: number;
  readonly deadLetters: number;
  /** The names of some sources that wait for an operator, or could not be read for a day. */
  readonly sources: readonly string[];
  /** Jobs that nobody confirmed to be open in time. */
  readonly unconfirmedJobs: number;
  /** Undefined if the scheduled backups are switched off. */
  readonly backup: BackupHealth | undefined;
  /** Failures of the last 15 minutes; lower bounds. */
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
}

const countRows = (selects: string) => `(SELECT count(*) FROM (${selects} LIMIT ${COUNTED_MAX}))`;
const count = (from: string) => countRows(`SELECT 1 FROM ${from}`);
/** Both halves are read in index order, without the new events between them. */
const countWaiting = (table: string) => {
  const late = `SELECT 1 FROM ${table} WHERE handled_at IS NULL AND at <= ?1`;
  return countRows(`${late} AND attempts = 0 UNION ALL ${late} AND attempts > 0`);
};

const PEOPLE_SQL = `SELECT ${count(`outbox WHERE state = 'failed' AND created_at > ?2`)} AS failedMails,
  ${count(`outbox WHERE state = 'waiting' AND created_at <= ?1`)} AS lateMails,
  ${count(`outbox WHERE recipient COLLATE NOCASE IN (?3, ?4) AND created_at > ?2 AND state = 'suppressed'`)} AS suppressedNotices,
  ${countWaiting('event')} AS lateEvents`;

const JOBS_SQL = `SELECT ${countWaiting('job_event')} AS lateEvents,
  ${count('dead_letter')} AS deadLetters,
  ${count('job_ask WHERE waits_at <= ?4')} AS unconfirmedJobs,
  (SELECT json_group_array(id) FROM (SELECT id FROM source WHERE paused = 0
     AND (held ->> 'approved' = 0 OR (failures > 0 AND reading_until <= ?4
       AND coalesce(succeeded_at, created_at) + coalesce(settings ->> 'every', 0) * 60000 <= ?3))
     LIMIT ${COUNTED_MAX})) AS sources,
  (SELECT json_group_object(kind, n) FROM (
     SELECT kind, sum(count) AS n FROM fault_count WHERE at > ?2 GROUP BY kind)) AS faults`;

const PeopleSchema = v.object({
  failedMails: v.number(),
  lateMails: v.number(),
  suppressedNotices: v.number(),
  lateEvents: v.number(),
});
const JobsSchema = v.object({
  lateEvents: v.number(),
  deadLetters: v.number(),
  unconfirmedJobs: v.number(),
  sources: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  faults: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number())),
});

/** Reads all facts: one statement for each database, and one for the backups. */
export const readFacts = async (bindings: Bindings, now: number): Promise<Facts> => {
  const { JOBS, PEOPLE } = bindings;
  const { MAIL_OPERATOR, ALERT_EMAIL, BACKUP_DAYS } = readVariables(bindings);
  const hourAgo = now - HOUR_MS;
  const [people, jobs, backup] = await Promise.all([
    PEOPLE.prepare(PEOPLE_SQL)
      .bind(hourAgo, now - 2 * DAY_MS, MAIL_OPERATOR ?? null, ALERT_EMAIL ?? null)
      .first(),
    JOBS.prepare(JOBS_SQL)
      .bind(hourAgo, now - FAULTS_FOR_MS, now - DAY_MS, now)
      .first(),
    BACKUP_DAYS > 0 ? readBackupHealth(JOBS, now) : undefined,
  ]);
  const ofPeople = v.parse(PeopleSchema, people);
  const ofJobs = v.parse(JobsSchema, jobs);
  return { ...ofPeople, ...ofJobs, lateEvents: ofPeople.lateEvents + ofJobs.lateEvents, backup };
};
