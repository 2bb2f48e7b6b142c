import type { D1Database } from '@cloudflare/workers-types';
import { type Budget, createBudget } from '../../../budget.ts';
import { INDEXED_WORDS } from '../index/index-statements.ts';
import type { IndexEngine, IndexedJob } from './index-engine.ts';

/*
 * Sends the jobs in the built-in index to an external engine. The batch that writes the index also
 * inserts the changed jobs into job_change. Changes are read in the order of insertion, and each
 * changed job is sent in its current state. A new engine is first filled with all jobs. A lease
 * allows one writer at a time, so that older data never overwrites newer data. A writer that fails
 * leaves its changes and its lease in place, and another writer continues once the lease has
 * expired.
 */

const LEASE_S = 120;
/** Once a change has been pending for this long, the engine is no longer queried. */
const LAG_MAX_S = 300;

const JOBS_AT_ONCE = 300;
/** Sending one slice takes about seven statements and half a second. */
const LIMITS = { slices: 30, ms: 25_000 };

/**
 * SQL: whether the engine may be queried. It must have been filled with all jobs, and must have
 * received every change that hides an employer and all but the most recent other changes.
 */
export const ENGINE_STATE = `SELECT EXISTS (SELECT 1 FROM job_engine WHERE filled_to IS NULL)
  AND coalesce((SELECT at FROM job_change ORDER BY seq LIMIT 1) > unixepoch() - ${LAG_MAX_S}, 1)
  AND NOT EXISTS (SELECT 1 FROM job_change WHERE hides) AS isCurrent`;

/** The state of an engine whose initial fill has not started. */
const NOT_FILLED = -1;

const loadJobs = async (
  db: D1Database,
  ids: string,
  ...values: readonly (string | number)[]
): Promise<(IndexedJob & { readonly jobId: number })[]> => {
  const { results } = await db
    .prepare(
      `SELECT job_search.job_id AS jobId, job_search.id, source.fid, job_search.ends_at AS endsAt,
        job_search.yearly_min AS yearlyMin, job_search.yearly_max AS yearlyMax,
        job_search.usd_min AS usdMin, job_search.salary_rank AS salaryRank, job_search.codes,
        ${INDEXED_WORDS} AS words
      FROM (${ids}) AS wanted CROSS JOIN job_search ON job_search.job_id = wanted.id
        CROSS JOIN job_index_source AS source ON source.job_id = job_search.job_id
      ORDER BY wanted.id`,
    )
    .bind(...values)
    .all<IndexedJob & { readonly jobId: number }>();
  return results;
};

const IDS_AFTER =
  'SELECT job_id AS id FROM job_search WHERE job_id > ? ORDER BY job_id LIMIT ? + 0';
const IDS_BY_FIDS = 'SELECT id FROM job WHERE fid IN (SELECT value FROM json_each(?))';

const HOLD_LEASE = `UPDATE job_engine SET leased_until = unixepoch() + ${LEASE_S}`;

/**
 * Sends the next jobs in the initial fill.
 * @returns the job id up to which the engine is filled; null once it has all jobs
 */
const sendFillBatch = async (
  db: D1Database,
  engine: IndexEngine,
  filledTo: number,
): Promise<number | null> => {
  if (filledTo === NOT_FILLED) await engine.clear();
  const jobs = await loadJobs(db, IDS_AFTER, filledTo, JOBS_AT_ONCE);
  await engine.replace(
    jobs.map(({ fid }) => fid),
    jobs,
  );
  const next = jobs.length < JOBS_AT_ONCE ? null : (jobs.at(-1)?.jobId ?? null);
  await db.prepare(`${HOLD_LEASE}, filled_to = ?`).bind(next).run();
  return next;
};

/**
 * Sends the next changed jobs.
 * @returns the number of changes sent
 */
const sendChanges = async (db: D1Database, engine: IndexEngine): Promise<number> => {
  const { results } = await db
    .prepare('SELECT seq, fid FROM job_change ORDER BY seq LIMIT ? + 0')
    .bind(JOBS_AT_ONCE)
    .all<{ seq: number; fid: string }>();
  const last = results.at(-1)?.seq;
  if (last === undefined) return 0;
  const fids = [...new Set(results.map(({ fid }) => fid))];
  await engine.replace(fids, await loadJobs(db, IDS_BY_FIDS, JSON.stringify(fids)));
  await db.batch([
    db.prepare('DELETE FROM job_change WHERE seq <= ?').bind(last),
    db.prepare(HOLD_LEASE),
    // Invalidates cached pages that were rendered from the engine's earlier data.
    db.prepare('UPDATE job_search_version SET version = version + 1 WHERE id = 1'),
  ]);
  return results.length;
};

/**
 * Sends pending changes from the built-in index to an engine. If any changes are left, the next
 * call continues with them. Safe to call repeatedly and concurrently.
 * @returns the number of changes and jobs sent
 * @throws if the engine rejects the data
 */
export const feedEngine = async (
  db: D1Database,
  engine: IndexEngine,
  mayGoOn: Budget = createBudget(LIMITS),
): Promise<number> => {
  const [, leased] = await db.batch<{ filledTo: number | null }>([
    db.prepare('INSERT OR IGNORE INTO job_engine (id, filled_to) VALUES (1, ?)').bind(NOT_FILLED),
    db.prepare(`${HOLD_LEASE} WHERE leased_until <= unixepoch() RETURNING filled_to AS filledTo`),
  ]);
  const [state] = leased?.results ?? [];
  if (!state) return 0;
  let { filledTo } = state;
  let sentCount = 0;
  while (mayGoOn()) {
    const changes = await sendChanges(db, engine);
    sentCount += changes;
    if (filledTo === null && changes === 0) break;
    if (filledTo !== null) {
      filledTo = await sendFillBatch(db, engine, filledTo);
      sentCount += JOBS_AT_ONCE;
    }
  }
  await db.prepare('UPDATE job_engine SET leased_until = 0').run();
  return sentCount;
};

/**
 * Deletes the engine's state if no engine is bound, so that changes are no longer recorded. An
 * engine that is bound later is filled from scratch.
 */
export const deleteEngineState = async (db: D1Database): Promise<void> => {
  const state = await db.prepare('SELECT 1 FROM job_engine').first();
  if (!state) return;
  await db.batch([db.prepare('DELETE FROM job_engine'), db.prepare('DELETE FROM job_change')]);
};
