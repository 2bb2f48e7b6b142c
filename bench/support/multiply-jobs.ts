import { indexStatements } from '../../worker/backend/jobs/search/index/index-statements.ts';
import { openTimedDatabase } from '../sqlite-as-d1.ts';

const AT_ONCE = 10_000;

/**
 * Multiplies the number of jobs in a database by `times`. Each copy of a job is a minute older than
 * the previous one. Writes to SQLite directly, because saving a million jobs the usual way takes
 * half an hour.
 */
export const multiplyJobs = async (file: string, times: number): Promise<void> => {
  const { db, exec, close } = openTimedDatabase(file);
  const { results } = await db.prepare('PRAGMA table_info(job)').all<{ name: string }>();
  const columns = results.map(({ name }) => name).filter((name) => name !== 'id');
  for (let copy = 1; copy < times; copy++) {
    const value = (name: string) => {
      if (name === 'fid') return `fid || '-${copy}'`;
      return name === 'published_at' ? `published_at - ${copy * 60_000}` : name;
    };
    exec(
      `INSERT INTO job (${columns}) SELECT ${columns.map(value)} FROM job WHERE fid NOT LIKE '%-%'`,
    );
    const copied = await db
      .prepare('SELECT fid FROM job WHERE fid LIKE ? ORDER BY published_at DESC')
      .bind(`%-${copy}`)
      .all<{ fid: string }>();
    const fids = copied.results.map(({ fid }) => fid);
    for (let i = 0; i < fids.length; i += AT_ONCE) {
      await db.batch(indexStatements(db, fids.slice(i, i + AT_ONCE)));
    }
  }
  // Merges the index as the cron job does. A step with nothing left to merge costs nothing.
  for (let step = 0; step < 2_000; step++) {
    exec(`INSERT INTO job_fts (job_fts, rank) VALUES ('merge', 500)`);
  }
  close();
};
