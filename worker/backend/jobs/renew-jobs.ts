import type { D1Database } from '@cloudflare/workers-types';
import { indexStatements } from './search/index/index-statements.ts';

/** Few enough that a search which waits for the database's one thread is not kept (decision 79). */
const AT_ONCE = 10;

/**
 * Renews cards, index and version of the next jobs whose employer has another name or logo. To be called until
 * it returns none; what is cut short goes on with the next call.
 * @returns the fids of the jobs that were renewed
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
    // Here, as what names the employer is purged once its cards are renewed (migration 0039).
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
