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
  /** Unix milliseconds: when one of them last changed, opened, closed or came to its end. */
  readonly changedAt: number;
}

/** `?1` is now. A job that has come to its end is closed, whatever its row says. */
const STATE = `sum(status = 'open' AND (valid_through IS NULL OR valid_through > ?1)) AS open,
  max(max(updated_at, iif(valid_through <= ?1, valid_through, 0))) AS changedAt`;

/**
 * The state of all open jobs as a word: another one as soon as a job opened, closed, changed, came to its end or
 * got another employer's name. No job is read for it: whatever writes their index counts its version up, and
 * of those that have ended only the few are counted that the schedule has not closed yet.
 */
export const jobsState = async (db: D1Database, now: number): Promise<string> => {
  const state = await db
    .prepare(
      `SELECT version, (SELECT count(*) FROM job INDEXED BY job_by_end
         WHERE status = 'open' AND valid_through <= ?) AS ended FROM job_search_version`,
    )
    .bind(now)
    .first<{ version: number; ended: number }>();
  return `${state?.version ?? 0}-${state?.ended ?? 0}`;
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
    .all<{ nth: number; changedAt: number }>();
  return results.map(({ nth, changedAt }) => ({
    from: nth * size + 1,
    to: (nth + 1) * size,
    changedAt,
  }));
};

/** Whether a job of this range is open. */
export const isOpenRange = async (
  db: D1Database,
  { from, to }: IdRange,
  now: number,
): Promise<boolean> =>
  (await db
    .prepare(
      `SELECT 1 FROM job INDEXED BY job_by_id
       WHERE status <> 'draft' AND status = 'open' AND id BETWEEN ?2 AND ?3
         AND (valid_through IS NULL OR valid_through > ?1) LIMIT 1`,
    )
    .bind(now, from, to)
    .first()) !== null;

/** Rows that one question brings: some hundred kilobytes, however many there are in all. */
const WALK_PAGE = 2_000;

type ByFid = (one: { readonly fid: string }, other: { readonly fid: string }) => number;

/**
 * The order in which jobs are told to everybody: fids are random. In that of their ids a hidden employer's job
 * would stand among those that were imported with it, which name the employer.
 */
export const byFid: ByFid = (one, other) => (one.fid < other.fid ? -1 : 1);

/** Where the open jobs of a range are found, a page of ids after the other, and when each last changed. */
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
    for (const row of results.toSorted(byFid)) yield reshapeJobLight(row);
    const end = results.at(-1);
    if (!end || results.length < WALK_PAGE) return;
    last = end.id;
  }
}

/** The newest of so many open jobs, and of so many bytes of text, are read whole. */
const WHOLE_JOBS_MAX = 50_000;
const WHOLE_BYTES_MAX = 2_000_000_000;

/** What one question brings: some hundred questions in all, of the 1,000 that D1 answers a request. */
const PAGE_JOBS = 500;
const PAGE_BYTES = 4_000_000;

/** What is to be read, in portions of ids: no longer ones than the memory of a worker is good for. */
const pagesOf = (found: readonly { readonly id: number; readonly bytes: number }[]): number[][] => {
  const pages: number[][] = [];
  let page: number[] = [];
  let bytes = 0;
  for (const job of found) {
    if (page.length === PAGE_JOBS || (page.length > 0 && bytes + job.bytes > PAGE_BYTES)) {
      pages.push(page);
      page = [];
      bytes = 0;
    }
    page.push(job.id);
    bytes += job.bytes;
  }
  return page.length > 0 ? [...pages, page] : pages;
};

async function* readWhole(
  db: D1Database,
  pages: readonly (readonly number[])[],
  now: number,
): AsyncGenerator<Job> {
  const page = db.prepare(
    `SELECT ${JOB_COLUMNS} FROM json_each(?) AS wanted
       CROSS JOIN job_with_card AS job ON job.id = wanted.value
     WHERE job.status = 'open' AND (job.valid_through IS NULL OR job.valid_through > ?)`,
  );
  for (const ids of pages) {
    const { results } = await page.bind(JSON.stringify(ids), now).all<JobRow>();
    for (const row of results) yield reshapeJob(row, now);
  }
}

/**
 * The open jobs, whole, in the order of their fids: all of them up to `WHOLE_JOBS_MAX`, of more the newest.
 * Which they are is decided before the first is read, so that whoever reads on comes to the end. One that
 * closes meanwhile is left out.
 */
export const wholeJobs = async (db: D1Database, now: number): Promise<AsyncIterable<Job>> => {
  const { results } = await db
    .prepare(
      `SELECT job.id, job.fid,
         octet_length(job.description_html) + octet_length(job.description_plain) AS bytes
       FROM job_search CROSS JOIN job ON job.id = job_search.job_id
       WHERE job_search.ends_at > ? ORDER BY job_search.id LIMIT ${WHOLE_JOBS_MAX}`,
    )
    .bind(now)
    .all<{ id: number; fid: string; bytes: number }>();
  let bytes = 0;
  const found = results.filter((job) => {
    bytes += job.bytes;
    return bytes <= WHOLE_BYTES_MAX;
  });
  return readWhole(db, pagesOf(found.toSorted(byFid)), now);
};
