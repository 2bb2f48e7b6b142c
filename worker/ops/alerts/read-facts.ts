import type { D1Result } from '@cloudflare/workers-types';
import { type BackupHealth, readBackupHealth } from '../../backend/backups/backup-health.ts';
import { type Bindings, readVariables } from '../../env.ts';
import { FAULT_PERIOD_MS, type Fault } from '../../http/count-fault.ts';
import { DAY_MS } from '../../http/iso-date.ts';

const HOUR_MS = 60 * 60_000;
/** Failures count for three periods. */
export const FAULTS_FOR_MS = 3 * FAULT_PERIOD_MS;
/** Counting stops at this number, so that a long outage is not read row by row. */
export const COUNTED_MAX = 1_000;

/** What the alerts are decided from. Numbers are at most `COUNTED_MAX`, except for `faults`. */
export interface Facts {
  /** Mails that were created in the last two days and are not retried any more. */
  readonly failedMails: number;
  /** Mails that have waited for more than an hour. */
  readonly lateMails: number;
  /** Events that have waited for more than an hour. */
  readonly lateEvents: number;
  readonly deadLetters: number;
  /** Undefined if the scheduled backups are switched off. */
  readonly backup: BackupHealth | undefined;
  /** Failures of the last 15 minutes; a lower bound. */
  readonly faults: ReadonlyMap<Fault, number>;
}

const countSql = (from: string) =>
  `SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED_MAX})`;
const firstNumber = (result: D1Result<unknown> | undefined) =>
  (result?.results as { n: number }[] | undefined)?.[0]?.n ?? 0;

const waitingSql = (table: string) => countSql(`${table} WHERE handled_at IS NULL AND at <= ?1`);

/** Reads all facts, in three calls at once. */
export const readFacts = async (bindings: Bindings, now: number): Promise<Facts> => {
  const { JOBS, PEOPLE } = bindings;
  const hourAgo = now - HOUR_MS;
  const [[failed, late, events], [jobEvents, letters, faults], backup] = await Promise.all([
    PEOPLE.batch<unknown>([
      PEOPLE.prepare(countSql(`outbox WHERE state = 'failed' AND created_at > ?1`)).bind(
        now - 2 * DAY_MS,
      ),
      PEOPLE.prepare(countSql(`outbox WHERE state = 'waiting' AND created_at <= ?1`)).bind(hourAgo),
      PEOPLE.prepare(waitingSql('event')).bind(hourAgo),
    ]),
    JOBS.batch<unknown>([
      JOBS.prepare(waitingSql('job_event')).bind(hourAgo),
      JOBS.prepare(countSql('dead_letter')),
      JOBS.prepare('SELECT kind, sum(count) AS n FROM fault_count WHERE at > ? GROUP BY kind').bind(
        now - FAULTS_FOR_MS,
      ),
    ]),
    readVariables(bindings).BACKUP_DAYS > 0 ? readBackupHealth(JOBS, now) : undefined,
  ]);
  const rows = (faults?.results ?? []) as { kind: Fault; n: number }[];
  return {
    failedMails: firstNumber(failed),
    lateMails: firstNumber(late),
    lateEvents: firstNumber(events) + firstNumber(jobEvents),
    deadLetters: firstNumber(letters),
    backup,
    faults: new Map(rows.map(({ kind, n }) => [kind, n])),
  };
};
