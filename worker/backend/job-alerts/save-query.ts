import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { AlertQuery } from './alert-query.ts';

/**
 * Stores searches in the jobs database, where new jobs are compared with them. Run it before the
 * alerts are written: a search that no alert has is deleted only an hour after it was stored.
 */
export const saveQueries = (
  db: D1Database,
  queries: readonly AlertQuery[],
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO job_alert_query (key, query, wanted_at)
       SELECT value ->> 'key', value ->> 'json', ?2 FROM json_each(?1) WHERE TRUE
       ON CONFLICT (key) DO UPDATE SET wanted_at = excluded.wanted_at`,
    )
    .bind(JSON.stringify(queries), now);
