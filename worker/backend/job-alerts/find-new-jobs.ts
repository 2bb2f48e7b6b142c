import type { D1Database } from '@cloudflare/workers-types';
import type { JobHit } from '../../../src/contracts/job.ts';
import { readCard } from '../jobs/reshape.ts';

/** The newest jobs of an alert that are read for a mail. */
export const NEW_JOBS_MAX = 200;

/**
 * Finds the open jobs that searches match and that were first matched after a batch, newest first, at most
 * `NEW_JOBS_MAX` for each search. A match does not count if the job's employer was hidden since.
 * @returns ids of jobs (`job.id`), in the order of `searches`
 */
export const findNewJobs = async (
  db: D1Database,
  searches: readonly { readonly key: string; readonly after: number }[],
  upTo: number,
  now: number,
): Promise<number[][]> => {
  const { results } = await db
    .prepare(
      `SELECT (SELECT json_group_array(job_id) FROM (
         SELECT DISTINCT job_search.id, job_search.job_id FROM job_alert_query AS query
           CROSS JOIN job_alert_match AS found ON found.query_id = query.id
             AND found.batch > CAST(asked.value ->> 1 AS INTEGER) AND found.batch <= CAST(?2 AS INTEGER)
           CROSS JOIN json_each('[' || found.jobs || ']') AS one
           CROSS JOIN job_alert_job AS opened ON opened.job_id = one.value
             AND opened.batch = found.batch
             AND opened.first_batch > CAST(asked.value ->> 1 AS INTEGER)
           CROSS JOIN job_search ON job_search.job_id = opened.job_id
         WHERE query.key = asked.value ->> 0 AND ends_at > ?3
         ORDER BY job_search.id LIMIT ${NEW_JOBS_MAX})) AS jobs
       FROM json_each(?1) AS asked ORDER BY asked.key`,
    )
    .bind(JSON.stringify(searches.map(({ key, after }) => [key, after])), upTo, now)
    .all<{ jobs: string }>();
  return results.map(({ jobs }) => JSON.parse(jobs) as number[]);
};

/** Reads what lists show of jobs that are open. */
export const readOpenJobs = async (
  db: D1Database,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, JobHit>> => {
  const { results } = await db
    .prepare(
      `SELECT job_search.job_id AS id, card FROM json_each(?) AS one
         CROSS JOIN job_search ON job_search.job_id = one.value
         CROSS JOIN job_card ON job_card.id = job_search.id WHERE ends_at > ?`,
    )
    .bind(JSON.stringify(ids), now)
    .all<{ id: number; card: string }>();
  return new Map(results.map((row) => [row.id, readCard(row)]));
};
