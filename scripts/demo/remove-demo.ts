import type { D1Database } from '@cloudflare/workers-types';
import type { Bindings } from '../../worker/env.ts';
import { DEMO_COMPANIES } from '../../worker/ops/go-live/check-records.ts';
import { DEMO_EMPLOYERS } from '../../worker/ops/go-live/demo-marks.ts';
import { isDemoFid } from './fids.ts';
import { noteLoad } from './note-load.ts';

const JOBS_AT_ONCE = 500;

export interface RemovedDemo {
  readonly jobs: number;
  readonly employers: number;
  /** Slugs of demo employers that stay, because the operator's own jobs belong to them. */
  readonly kept: readonly string[];
  /** The number of applications to the removed jobs. They stay, with the data of their job. */
  readonly applications: number;
}

interface JobRow {
  readonly id: number;
  readonly fid: string;
}

/** Demo jobs, a page at a time; an operator may have given their employer a picture of its own. */
async function* listJobs(db: D1Database): AsyncGenerator<readonly JobRow[]> {
  for (let after = 0; ; ) {
    const { results } = await db
      .prepare(
        `SELECT id, fid FROM job WHERE id > ?1 AND company_id IN (SELECT id FROM company
           WHERE slug IN (SELECT value FROM json_each(?2)))
         ORDER BY id LIMIT ?3`,
      )
      .bind(after, JSON.stringify(DEMO_EMPLOYERS), JOBS_AT_ONCE)
      .all<JobRow>();
    const last = results.at(-1);
    if (!last) return;
    yield results.filter(({ fid }) => isDemoFid(fid));
    after = last.id;
  }
}

const removeJobs = async (db: D1Database, jobs: readonly JobRow[]): Promise<void> => {
  const ids = JSON.stringify(jobs.map(({ id }) => id));
  const these = 'IN (SELECT value FROM json_each(?1))';
  await db.batch([
    // A job that is no longer open leaves the search index and the counts (migration 0041).
    db
      .prepare(`UPDATE job SET status = 'archived' WHERE status = 'open' AND id ${these}`)
      .bind(ids),
    db.prepare(`DELETE FROM job WHERE id ${these}`).bind(ids),
  ]);
};

/** Removes the demo employers that have no job left, and what retention noted of their jobs. */
const removeCompanies = async (db: D1Database): Promise<number> => {
  const { results } = await db
    .prepare(`SELECT fid FROM retired_job WHERE company_id IN (${DEMO_COMPANIES})`)
    .all<{ fid: string }>();
  const fids = JSON.stringify(results.map(({ fid }) => fid).filter(isDemoFid));
  const unused = `${DEMO_COMPANIES}
    AND NOT EXISTS (SELECT 1 FROM job WHERE company_id = company.id)
    AND NOT EXISTS (SELECT 1 FROM retired_job WHERE company_id = company.id)`;
  const written = await db.batch<{ removed: number }>([
    db.prepare('DELETE FROM retired_job WHERE fid IN (SELECT value FROM json_each(?1))').bind(fids),
    db.prepare(`SELECT count(*) AS removed FROM company WHERE id IN (${unused})`),
    db.prepare(`DELETE FROM company_fts WHERE rowid IN (${unused})`),
    db.prepare(`DELETE FROM company WHERE id IN (${unused})`),
  ]);
  return written[1]?.results[0]?.removed ?? 0;
};

/**
 * Removes the demo's jobs and employers, and nothing else. It may be interrupted and repeated.
 * Afterwards `npm start` leaves the database empty.
 */
export const removeDemo = async (
  { JOBS, PEOPLE }: Pick<Bindings, 'JOBS' | 'PEOPLE'>,
  now = new Date(),
): Promise<RemovedDemo> => {
  await noteLoad(JOBS, 0, now, true);
  let jobs = 0;
  let applications = 0;
  for await (const page of listJobs(JOBS)) {
    const found = await PEOPLE.prepare(
      `SELECT count(*) AS n FROM application WHERE job_fid IN (SELECT value FROM json_each(?))`,
    )
      .bind(JSON.stringify(page.map(({ fid }) => fid)))
      .first<{ n: number }>();
    await removeJobs(JOBS, page);
    jobs += page.length;
    applications += found?.n ?? 0;
  }
  const employers = await removeCompanies(JOBS);
  const { results: kept } = await JOBS.prepare(
    `SELECT slug FROM company WHERE id IN (${DEMO_COMPANIES}) ORDER BY slug`,
  ).all<{ slug: string }>();
  return { jobs, employers, kept: kept.map(({ slug }) => slug), applications };
};
