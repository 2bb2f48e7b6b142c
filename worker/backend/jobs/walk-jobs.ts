import type { D1Database } from '@cloudflare/workers-types';
import type { Job } from '../../../src/contracts/job.ts';
import {
  JOB_COLUMNS,
  type JobLightRow,
  type JobRow,
  reshapeJob,
  reshapeJobLight,
} from './reshape.ts';

/** Jobs of which some were published, by their own ids, which never change: `from` to `to`, both included. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

export interface RangeState extends IdRange {
  /** How many are open. */
  readonly open: number;
  /** Unix milliseconds: when one of them last changed, opened, closed or came to its end. */
  readonly changedAt: number;
}

/** `?1` is now. A job that has come to its end is closed, whatever its row says. */
const STATE = `sum(status = 'open' AND (valid_through IS NULL OR valid_through > ?1)) AS open,
  max(max(updated_at, iif(valid_through <= ?1, valid_through, 0))) AS changedAt`;

/** Of all that was ever published: how much is open, and when it last changed. */
export const jobsState = async (
  db: D1Database,
  now: number,
): Promise<{ readonly open: number; readonly changedAt: number }> => {
  const state = await db
    .prepare(`SELECT ${STATE} FROM job INDEXED BY job_by_id WHERE status <> 'draft'`)
    .bind(now)
    .first<{ open: number | null; changedAt: number | null }>();
  return { open: state?.open ?? 0, changedAt: state?.changedAt ?? 0 };
};

/** The ranges of so many ids each in which jobs are open, in their order. */
export const jobRanges = async (
  db: D1Database,
  size: number,
  now: number,
): Promise<readonly RangeState[]> => {
  const { results } = await db
    .prepare(
      `SELECT (id - 1) / CAST(?2 AS INTEGER) AS nth, ${STATE} FROM job INDEXED BY job_by_id
       WHERE status <> 'draft' GROUP BY nth HAVING open > 0 ORDER BY nth`,
    )
    .bind(now, size)
    .all<{ nth: number; open: number; changedAt: number }>();
  return results.map(({ nth, open, changedAt }) => ({
    from: nth * size + 1,
    to: (nth + 1) * size,
    open,
    changedAt,
  }));
};

/** What one range is like; undefined where none of its jobs is open. */
export const jobRange = async (
  db: D1Database,
  { from, to }: IdRange,
  now: number,
): Promise<RangeState | undefined> => {
  const state = await db
    .prepare(
      `SELECT ${STATE} FROM job INDEXED BY job_by_id
       WHERE status <> 'draft' AND id BETWEEN ?2 AND ?3`,
    )
    .bind(now, from, to)
    .first<{ open: number | null; changedAt: number }>();
  return state?.open ? { from, to, open: state.open, changedAt: state.changedAt } : undefined;
};

/** Rows that one question brings: some hundred kilobytes, however many there are in all. */
const WALK_PAGE = 2_000;

/** Where the open jobs of a range are found, in the order of their ids, and when each last changed. */
export async function* walkOpenJobs(
  db: D1Database,
  { from, to }: IdRange,
  now: number,
): AsyncGenerator<{ readonly path: string; readonly updatedAt: string }> {
  const page = db.prepare(
    `SELECT job.id, job.fid, job.slug, '' AS title, job.employer_visibility, job.updated_at,
       company.slug AS company_slug
     FROM job INDEXED BY job_by_id CROSS JOIN company ON company.id = job.company_id
     WHERE job.status <> 'draft' AND job.status = 'open' AND job.id > ? AND job.id <= ?
       AND (job.valid_through IS NULL OR job.valid_through > ?)
     ORDER BY job.id LIMIT ${WALK_PAGE}`,
  );
  let last = from - 1;
  while (true) {
    const { results } = await page.bind(last, to, now).all<JobLightRow & { id: number }>();
    for (const row of results) yield reshapeJobLight(row);
    const end = results.at(-1);
    if (!end || results.length < WALK_PAGE) return;
    last = end.id;
  }
}

/** Some hundred kilobytes of descriptions. */
const WHOLE_PAGE = 100;

/** Every open job, whole, in the order of their ids, a bounded page at a time. */
export async function* walkWholeJobs(db: D1Database, now: number): AsyncGenerator<Job> {
  const page = db.prepare(
    `SELECT ${JOB_COLUMNS} FROM job INDEXED BY job_by_id
       CROSS JOIN company ON company.id = job.company_id
     WHERE job.status <> 'draft' AND job.status = 'open' AND job.id > ?
       AND (job.valid_through IS NULL OR job.valid_through > ?)
     ORDER BY job.id LIMIT ${WHOLE_PAGE}`,
  );
  let last = 0;
  while (true) {
    const { results } = await page.bind(last, now).all<JobRow>();
    for (const row of results) yield reshapeJob(row, now);
    const end = results.at(-1);
    if (!end || results.length < WHOLE_PAGE) return;
    last = end.id;
  }
}
