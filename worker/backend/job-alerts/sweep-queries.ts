import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { Bindings } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { readProgress, saveProgress } from '../progress.ts';

/*
 * The searches are in the jobs database and the alerts in the people database, which may be two
 * (decision 14). Once a day, searches that no alert has are deleted, and searches that are missing,
 * as after a restore, are written again.
 */

const KEY = 'jobAlertSweep';
const AT_ONCE = 500;
/** A search is stored before its alert is. */
const UNWANTED_AFTER_MS = 60 * 60_000;

const SweepSchema = v.object({
  begunAt: v.number(),
  /** The last search and the last alert that were read. */
  query: v.number(),
  alert: v.string(),
  isOver: v.boolean(),
});

/** Deletes the next searches without alerts. @returns the last search that was read */
const deleteUnwanted = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  after: number,
  now: number,
): Promise<number | undefined> => {
  const { results } = await JOBS.prepare(
    `SELECT id, key FROM job_alert_query WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
  )
    .bind(after)
    .all<{ id: number; key: string }>();
  const unwanted = await PEOPLE.prepare(
    `SELECT value AS key FROM json_each(?)
     WHERE NOT EXISTS (SELECT 1 FROM job_alert WHERE query_key = value)`,
  )
    .bind(JSON.stringify(results.map(({ key }) => key)))
    .all<{ key: string }>();
  if (unwanted.results.length > 0) {
    await JOBS.prepare(
      `DELETE FROM job_alert_query WHERE key IN (SELECT value FROM json_each(?)) AND wanted_at <= ?`,
    )
      .bind(JSON.stringify(unwanted.results.map(({ key }) => key)), now - UNWANTED_AFTER_MS)
      .run();
  }
  return results.at(-1)?.id;
};

/** Writes the searches of the next alerts that are missing. @returns the last alert that was read */
const addMissing = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  after: string,
  now: number,
): Promise<string | undefined> => {
  const { results } = await PEOPLE.prepare(
    `SELECT id, query_key AS key, query FROM job_alert WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
  )
    .bind(after)
    .all<{ id: string; key: string; query: string }>();
  if (results.length > 0) {
    await JOBS.prepare(
      `INSERT INTO job_alert_query (key, query, wanted_at)
       SELECT value ->> 'key', value ->> 'query', ?2 FROM json_each(?1) WHERE TRUE
       ON CONFLICT (key) DO NOTHING`,
    )
      .bind(JSON.stringify(results), now)
      .run();
  }
  return results.at(-1)?.id;
};

const readSweep = (db: D1Database) => readProgress(db, KEY, SweepSchema);

/** Runs the next slice of the day's sweep. @returns whether there is more to do now */
export const sweepQueries = async (
  bindings: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  now: number,
): Promise<boolean> => {
  const { JOBS } = bindings;
  const stored = await readSweep(JOBS);
  if (stored?.isOver && now - stored.begunAt < DAY_MS) return false;
  const sweep =
    stored && !stored.isOver ? stored : { begunAt: now, query: 0, alert: '', isOver: false };
  const query = await deleteUnwanted(bindings, sweep.query, now);
  const alert = await addMissing(bindings, sweep.alert, now);
  const isOver = query === undefined && alert === undefined;
  await saveProgress(JOBS, KEY, {
    ...sweep,
    query: query ?? sweep.query,
    alert: alert ?? sweep.alert,
    isOver,
  }).run();
  return !isOver;
};
