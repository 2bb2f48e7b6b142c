import type { D1Database } from '@cloudflare/workers-types';
import type { Bindings } from '../env.ts';
import { markDatabase } from './database/same-database.ts';

/** The cron that beats. A change of crons may take the platform a quarter of an hour: three of these. */
export const HEARTBEAT_CRON = '*/5 * * * *';
const PERIOD_MS = 5 * 60_000;
/** An older heartbeat means that the schedule no longer runs, or that its writes fail. */
export const HEARTBEAT_MAX_AGE_MS = 3 * PERIOD_MS;

/** More than the free space that pages in use have: so much needs pages of its own. */
const FILLER_BYTES = 64 * 1024;

/** In one transaction: a write that fails leaves the time of the last one that did not. */
export const HEARTBEAT_SQL = {
  write: `INSERT INTO heartbeat (id, at, filler) VALUES (1, ?, zeroblob(${FILLER_BYTES}))
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
  readBack: 'SELECT at, length(filler) AS bytes FROM heartbeat WHERE id = 1',
  giveBack: "UPDATE heartbeat SET filler = x''",
} as const;

const beatIn = async (db: D1Database, now: number): Promise<void> => {
  const [, row] = await db.batch<{ at: number; bytes: number }>([
    db.prepare(HEARTBEAT_SQL.write).bind(now),
    db.prepare(HEARTBEAT_SQL.readBack),
    db.prepare(HEARTBEAT_SQL.giveBack),
  ]);
  const { at, bytes } = row?.results[0] ?? {};
  if (at !== now || bytes !== FILLER_BYTES) {
    throw new Error('The database gave back another heartbeat than was written.');
  }
};

/**
 * Writes a row into each database, reads it back and notes when. Gives the one of jobs its mark.
 * @throws Error where a database takes no write, or gives back something else
 */
export const beat = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  now: number,
): Promise<0> => {
  await markDatabase({ JOBS });
  await Promise.all([beatIn(JOBS, now), beatIn(PEOPLE, now)]);
  return 0;
};

const lastBeatIn = async (db: D1Database): Promise<number | undefined> => {
  const row = await db.prepare('SELECT at FROM heartbeat WHERE id = 1').first<{ at: unknown }>();
  if (!row) return undefined;
  if (!Number.isSafeInteger(row.at)) throw new Error('The heartbeat has no time.');
  return row.at as number;
};

/**
 * When the last heartbeat of both databases was, Unix milliseconds; undefined where none was ever
 * written to one of them.
 */
export const lastBeat = async ({
  JOBS,
  PEOPLE,
}: Pick<Bindings, 'JOBS' | 'PEOPLE'>): Promise<number | undefined> => {
  const [jobs, people] = await Promise.all([lastBeatIn(JOBS), lastBeatIn(PEOPLE)]);
  return jobs === undefined || people === undefined ? undefined : Math.min(jobs, people);
};
