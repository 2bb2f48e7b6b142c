import type { D1Database } from '@cloudflare/workers-types';
import { indexStatements } from './search/index/index-statements.ts';

/**
 * The batch size. It is small so that searches do not wait long for the database's only thread
 * (decision 15).
 */
const AT_ONCE = 10;

/**
 * Renews the cards, index rows and versions of the next jobs whose employer's name or logo changed.
 * Call it until it returns no fids. If a run is interrupted, the next call continues it.
 * @returns the fids of the renewed jobs
 */
export const renewJobs = async (db: D1Database): Promise<string[]> => {
  const { results } = await db
    .prepare('SELECT fid FROM job_to_renew CROSS JOIN job ON job.id = job_id LIMIT ?')
    .bind(AT_ONCE)
    .all<{ fid: string }>();
  if (results.length === 0) return [];
  const fids = results.map(({ fid }) => fid);
  const named = JSON.stringify(fids);
  await db.batch([
    db
      .prepare(
        `UPDATE job SET version = lower(hex(randomblob(8)))
         WHERE fid IN (SELECT value FROM json_each(?))`,
      )
      .bind(named),
    // Index rows are renewed in the same batch as the cards, because pages that name the employer
    // are purged once its cards are renewed (migration 0039).
    ...indexStatements(db, fids),
    db
      .prepare(
        `DELETE FROM job_to_renew WHERE job_id IN (
          SELECT id FROM job WHERE fid IN (SELECT value FROM json_each(?)))`,
      )
      .bind(named),
  ]);
  return fids;
};
