import type { D1Database } from '@cloudflare/workers-types';
import { createSearches } from '../../tests/support/alert-queries.ts';
import { formatAlertQuery } from '../../worker/backend/job-alerts/alert-query.ts';
import { saveQueries } from '../../worker/backend/job-alerts/save-query.ts';

/* Searches of job alerts, and new jobs that are compared with them, on a board of the benchmarks. */

const QUERIES_AT_ONCE = 1_000;

const readColumn = async (db: D1Database, sql: string): Promise<string[]> =>
  (await db.prepare(`SELECT value FROM (${sql})`).all<{ value: string }>()).results.map(
    ({ value }) => value,
  );

const readWords = async (db: D1Database) => ({
  titles: await readColumn(db, 'SELECT DISTINCT title AS value FROM job'),
  skills: await readColumn(
    db,
    'SELECT DISTINCT one.value FROM job, json_each(skills) AS one ORDER BY one.value',
  ),
  places: [
    ...(await readColumn(
      db,
      `SELECT DISTINCT one.value ->> 'displayName' AS value FROM job, json_each(locations) AS one`,
    )),
    ...['Germany', 'California', 'Europe', 'Springfield', 'Bavaria', 'münchen', 'NYC'],
  ],
  companies: (
    await db.prepare('SELECT slug, name FROM company').all<{ slug: string; name: string }>()
  ).results,
});

/** Stores as many different searches as there are alerts: the most that there can be. */
export const addAlertQueries = async (db: D1Database, alerts: number, now: number) => {
  const words = await readWords(db);
  const byKey = new Map<string, Awaited<ReturnType<typeof formatAlertQuery>>>();
  for (let seed = 1; byKey.size < alerts; seed++) {
    for (const search of createSearches(words, alerts, seed)) {
      const query = await formatAlertQuery(search);
      if (byKey.size < alerts) byKey.set(query.key, query);
    }
  }
  const queries = [...byKey.values()];
  for (let from = 0; from < queries.length; from += QUERIES_AT_ONCE) {
    await saveQueries(db, queries.slice(from, from + QUERIES_AT_ONCE), now).run();
  }
  return queries;
};

/** Has the newest jobs, and no others, count as new; they are in the index already. */
export const markJobsNew = async (db: D1Database, jobs: number, now: number): Promise<void> => {
  await db.batch([
    db.prepare('UPDATE job_alert_job SET batch = 0 WHERE batch IS NULL'),
    db
      .prepare(
        `INSERT INTO job_alert_job (job_id) SELECT job_id FROM job_search
         WHERE ends_at > ?1 ORDER BY id LIMIT ${jobs}
         ON CONFLICT (job_id) DO UPDATE SET batch = NULL`,
      )
      .bind(now),
  ]);
};
