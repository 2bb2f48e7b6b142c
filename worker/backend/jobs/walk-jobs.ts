import type { D1Database } from '@cloudflare/workers-types';
import type { Job } from '../../../src/contracts/job.ts';
import type { IdRange } from '../id-ranges.ts';
import {
  JOB_COLUMNS,
  type JobLightRow,
  type JobRow,
  reshapeJob,
  reshapeJobLight,
} from './reshape.ts';

/** Rows per query. A page takes a few hundred kilobytes, regardless of the total. */
const WALK_PAGE = 2_000;

type ByFid = (one: { readonly fid: string }, other: { readonly fid: string }) => number;

/**
 * The public order of jobs, which is random because fids are random. In id order, a hidden
 * employer's job would appear among jobs from the same import that name the employer.
 */
export const byFid: ByFid = (one, other) => (one.fid < other.fid ? -1 : 1);

/** Yields the paths and change times of the open jobs in an id range, one page of ids at a time. */
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

/**
 * The limits for reading jobs in full: the newest open jobs are read, up to this number of jobs and
 * bytes of text.
 */
const FULL_JOBS_MAX = 50_000;
const FULL_JOBS_MAX_BYTES = 2_000_000_000;

/**
 * The maximum number of jobs and bytes of text per query. Reading everything takes a few hundred of
 * the 1,000 queries that D1 allows per request.
 */
const PAGE_JOBS = 500;
const PAGE_BYTES = 4_000_000;

/** Splits the job ids into pages whose jobs fit in a worker's memory. */
const splitPages = (
  found: readonly { readonly id: number; readonly bytes: number }[],
): number[][] => {
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

async function* streamFullJobs(
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
 * Reads the open jobs with all their fields, in the order of their fids. If there are more than
 * `FULL_JOBS_MAX`, reads only the newest. The list of jobs is fixed before the first job is read,
 * so that the iteration always terminates. A job that is closed in the meantime is left out.
 */
export const readFullJobs = async (db: D1Database, now: number): Promise<AsyncIterable<Job>> => {
  const { results } = await db
    .prepare(
      `SELECT job.id, job.fid,
         octet_length(job.description_html) + octet_length(job.description_plain) AS bytes
       FROM job_search CROSS JOIN job ON job.id = job_search.job_id
       WHERE job_search.ends_at > ? ORDER BY job_search.id LIMIT ${FULL_JOBS_MAX}`,
    )
    .bind(now)
    .all<{ id: number; fid: string; bytes: number }>();
  let bytes = 0;
  const found = results.filter((job) => {
    bytes += job.bytes;
    return bytes <= FULL_JOBS_MAX_BYTES;
  });
  return streamFullJobs(db, splitPages(found.toSorted(byFid)), now);
};
