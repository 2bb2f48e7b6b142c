import type { D1Database } from '@cloudflare/workers-types';
import type { Bindings } from '../env.ts';
import { markDatabase } from './database/same-database.ts';

/**
 * The heartbeat's cron schedule. The platform may take 15 minutes, which is three periods, to apply
 * a changed schedule.
 */
export const HEARTBEAT_CRON = '*/5 * * * *';
const PERIOD_MS = 5 * 60_000;
/**
 * If the last heartbeat is older than this, the cron jobs are not running or their writes are
 * failing.
 */
export const HEARTBEAT_MAX_AGE_MS = 3 * PERIOD_MS;

/**
 * Larger than the free space in the pages already in use, so each write must allocate new pages.
 */
const FILLER_BYTES = 64 * 1024;

/**
 * These statements run in one transaction, so if a write fails, the time of the last successful
 * heartbeat is kept.
 */
export const HEARTBEAT_SQL = {
  write: `INSERT INTO heartbeat (id, at, filler) VALUES (1, ?, zeroblob(${FILLER_BYTES}))
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
  readBack: 'SELECT at, length(filler) AS bytes FROM heartbeat WHERE id = 1',
  giveBack: "UPDATE heartbeat SET filler = x''",
} as const;

const writeDatabaseHeartbeat = async (db: D1Database, now: number): Promise<void> => {
  const [, row] = await db.batch<{ at: number; bytes: number }>([
    db.prepare(HEARTBEAT_SQL.write).bind(now),
    db.prepare(HEARTBEAT_SQL.readBack),
    db.prepare(HEARTBEAT_SQL.giveBack),
  ]);
  const { at, bytes } = row?.results[0] ?? {};
  if (at !== now || bytes !== FILLER_BYTES) {
    throw new Error('The database returned a different heartbeat from the one written.');
  }
};

/**
 * Writes a row to each database, reads it back and stores the time. Also marks the jobs database
 * (`markDatabase`).
 * @throws Error if a database rejects the write or returns a different value
 */
export const writeHeartbeat = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  now: number,
): Promise<0> => {
  await markDatabase({ JOBS });
  await Promise.all([writeDatabaseHeartbeat(JOBS, now), writeDatabaseHeartbeat(PEOPLE, now)]);
  return 0;
};

const readDatabaseHeartbeat = async (db: D1Database): Promise<number | undefined> => {
  const row = await db.prepare('SELECT at FROM heartbeat WHERE id = 1').first<{ at: unknown }>();
  if (!row) return undefined;
  if (!Number.isSafeInteger(row.at)) throw new Error('The heartbeat has no time.');
  return row.at as number;
};

/**
 * The time of the last heartbeat stored in both databases, in Unix milliseconds; undefined if
 * either has none.
 */
export const readLastHeartbeat = async ({
  JOBS,
  PEOPLE,
}: Pick<Bindings, 'JOBS' | 'PEOPLE'>): Promise<number | undefined> => {
  const [jobs, people] = await Promise.all([
    readDatabaseHeartbeat(JOBS),
    readDatabaseHeartbeat(PEOPLE),
  ]);
  return jobs === undefined || people === undefined ? undefined : Math.min(jobs, people);
};
