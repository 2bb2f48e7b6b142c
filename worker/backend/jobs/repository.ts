import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Job, JobLight, JobSummary } from '../../../src/contracts/job.ts';
import type { Paging } from '../../../src/contracts/wire.ts';
import { startOfDay } from '../../http/iso-date.ts';
import { BY_SLUG } from '../companies/company-by-slug.ts';
import { LIMIT } from '../limit.ts';
import {
  parseFirstAnswer,
  readTableVersions,
  selectFirstAnswer,
  TABLE_VERSIONS,
  type TableVersions,
} from '../versions.ts';
import {
  type CardRow,
  formatJobPath,
  hasPage,
  JOB_COLUMNS,
  type JobLightRow,
  type JobPathRow,
  type JobRow,
  readCard,
  reshapeJob,
  reshapeJobLight,
} from './reshape.ts';
import type { IndexReader } from './search/engines/index-reader.ts';
import { createFirstQuery, lastSearch, type PlacedJob } from './search/similar-jobs.ts';
import { byFid } from './walk-jobs.ts';

export { similarJobs } from './search/similar-jobs.ts';

/** A JSON array of the gazetteer ids of the towns named in `job.locations`. */
const JOB_TOWNS = `(SELECT json_group_array(place) FROM json_each(job.locations) AS spelled
  CROSS JOIN place_spelling ON text = spelled.value ->> 'displayName'
    AND country = spelled.value ->> 'countryCode' WHERE place IS NOT NULL)`;

/**
 * Whether a job with this fid was permanently removed; it may be imported again (migration 0033).
 */
export const isRetired = async (db: D1Database, fid: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM retired_job WHERE fid = ?').bind(fid).first()) !== null;

/** Finds the employer of a job, even if it is hidden. For operators only. */
export const findEmployer = (
  db: D1Database,
  fid: string,
): Promise<{ slug: string; name: string } | null> =>
  db
    .prepare(
      `SELECT company.slug, company.name FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid = ?`,
    )
    .bind(fid)
    .first<{ slug: string; name: string }>();

/** Finds the paths of the given jobs, keyed by fid. Jobs without a page are omitted. */
export const findJobPaths = async (
  db: D1Database,
  fids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> => {
  if (fids.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT job.fid, job.slug, job.employer_visibility, job.status, job.closed_at,
         job.valid_through, company.slug AS company_slug
       FROM json_each(?) AS wanted CROSS JOIN job ON job.fid = wanted.value
         JOIN company ON company.id = job.company_id
       WHERE job.status IN ('open', 'closed')`,
    )
    .bind(JSON.stringify([...new Set(fids)]))
    .all<JobPathRow>();
  return new Map(
    results.filter((row) => hasPage(row, now)).map((row) => [row.fid, formatJobPath(row)] as const),
  );
};

type PlacedRow = JobRow & { towns: string; first_answer: string };

/** A job with what is measured of its employer, unless the job hides it. */
const reshapePlaced = (row: PlacedRow, now: number): Job => ({
  ...reshapeJob(row, now),
  firstAnswer: parseFirstAnswer(row.first_answer),
});

/** Selects a public job, open or closed. Excludes drafts and archived jobs. */
const jobStatement = (db: D1Database, fid: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT ${JOB_COLUMNS}, ${JOB_TOWNS} AS towns, iif(job.employer_visibility = 'named',
        ${selectFirstAnswer('job.company_id')}, '') AS first_answer FROM job_with_card AS job
      WHERE job.fid = ? AND job.status IN ('open', 'closed')`,
    )
    .bind(fid);

/**
 * Finds a public job, open or closed, without `similar`.
 * @returns undefined for drafts, archived jobs and unknown fids
 */
export const findJob = async (
  db: D1Database,
  fid: string,
  now: number,
): Promise<Job | undefined> => {
  const row = await jobStatement(db, fid).first<PlacedRow>();
  return row ? reshapePlaced(row, now) : undefined;
};

/**
 * Finds a public job with its version, its employer's `first_answer` column, and its towns. The same database round trip also reruns the job's
 * last search for similar jobs (`similarJobs`).
 */
export async function findPlacedJob(
  reader: IndexReader,
  fid: string,
  now: number,
): Promise<(PlacedJob & { job: Job; version: string; firstAnswer: string }) | undefined> {
  const search = lastSearch(reader.db, fid);
  const { first, beside } = await reader.ask(
    { first: search ? [createFirstQuery(search, now)] : [] },
    [jobStatement(reader.db, fid)],
  );
  const row = beside[0]?.results[0] as PlacedRow | undefined;
  return (
    row && {
      job: reshapePlaced(row, now),
      firstAnswer: row.first_answer,
      version: row.version,
      towns: JSON.parse(row.towns) as number[],
      found: search && { search, rows: first[0]?.rows ?? [] },
    }
  );
}

/**
 * A condition for the jobs of `company` that are open at `?1` and show its name. Jobs with a hidden
 * employer are excluded, because listing them would expose the employer.
 */
const IS_OPEN_COMPANY_JOB = `job.company_id = company.id AND job.status = 'open'
  AND job.employer_visibility = 'named' AND (job.valid_through IS NULL OR job.valid_through > ?1)`;

/**
 * An SQL expression for the number of jobs of `company` that are open at `?1` and show its name:
 * the stored count, minus the jobs that have expired but have not yet been closed by the cron job.
 */
export const COMPANY_OPEN_JOBS = `(company.open_jobs - (SELECT count(*) FROM job
  WHERE job.company_id = company.id AND job.status = 'open'
    AND job.employer_visibility = 'named' AND job.valid_through <= ?1))`;

/**
 * Lists one page of a company's open jobs that show its name, newest first, with their total.
 * `companySlug` is the company's public id.
 * @returns undefined if the company is unknown
 */
export async function listCompanyJobs(
  db: D1Database,
  companySlug: string,
  { page, perPage }: Paging,
  now: number,
): Promise<{ jobs: JobSummary[]; total: number; versions: TableVersions } | undefined> {
  const [counted, jobs] = await db.batch([
    db
      .prepare(
        `SELECT ${COMPANY_OPEN_JOBS} AS total, ${TABLE_VERSIONS} FROM company WHERE ${BY_SLUG}`,
      )
      .bind(now, companySlug),
    db
      .prepare(
        // Reads the tables instead of the index, because the cached list may be purged before the
        // index is updated.
        `SELECT card FROM company JOIN job_with_card AS job ON ${IS_OPEN_COMPANY_JOB}
        WHERE ${BY_SLUG} ORDER BY job.published_at DESC, job.id ${LIMIT} OFFSET ?`,
      )
      .bind(now, companySlug, perPage, (page - 1) * perPage),
  ]);
  const company = counted?.results[0] as { total: number } | undefined;
  return (
    company && {
      jobs: ((jobs?.results ?? []) as CardRow[]).map(readCard),
      total: company.total,
      versions: readTableVersions(db, company),
    }
  );
}

/**
 * Jobs per query; together, they take up a few megabytes. A million jobs take 200 of the 1,000
 * queries that D1 allows per request.
 */
const STREAM_PAGE = 5_000;

/**
 * The maximum number of jobs with a hidden employer that are held back until the end of their day.
 * Once it is reached, the held-back jobs are sent early.
 */
const HELD_BACK_MAX = 10_000;

/**
 * Streams every open job, least recently changed first, one bounded page at a time. With `since`,
 * streams only jobs changed at or after that time. A job that changes during the stream may appear
 * twice, but no job is omitted.
 * For a job with a hidden employer, only the day is published (`reshape.ts`). It therefore comes
 * after all other jobs from that day, sorted by fid, and `since` is compared with its day.
 */
export async function* streamOpenJobs(
  db: D1Database,
  { since = 0 }: { since?: number },
  now: number,
): AsyncGenerator<JobLight> {
  const page = db.prepare(
    `SELECT job.id, job.fid, job.slug, job.title, job.employer_visibility, job.updated_at,
      company.slug AS company_slug
    FROM job INDEXED BY job_light CROSS JOIN company ON company.id = job.company_id
    WHERE job.status = 'open' AND (job.updated_at, job.id) > (?1, ?2)
      AND (job.employer_visibility <> 'named' OR job.updated_at >= ?3)
      AND (job.valid_through IS NULL OR job.valid_through > ?4)
    ORDER BY job.updated_at, job.id LIMIT ?5`,
  );
  let hidden: JobLightRow[] = [];
  let last = { updated_at: startOfDay(since) - 1, id: Number.MAX_SAFE_INTEGER };
  while (true) {
    const { results } = await page
      .bind(last.updated_at, last.id, since, now, STREAM_PAGE)
      .all<JobLightRow & { id: number }>();
    for (const row of results) {
      const [first] = hidden;
      const isNextDay = first && startOfDay(first.updated_at) < startOfDay(row.updated_at);
      if (isNextDay || hidden.length === HELD_BACK_MAX) {
        yield* hidden.sort(byFid).map(reshapeJobLight);
        hidden = [];
      }
      if (row.employer_visibility === 'named') yield reshapeJobLight(row);
      else hidden.push(row);
    }
    const end = results.at(-1);
    if (!end || results.length < STREAM_PAGE) break;
    last = end;
  }
  yield* hidden.sort(byFid).map(reshapeJobLight);
}

/** The batch size. It is small so that other statements wait only briefly. */
const EXPIRED_AT_ONCE = 200;

/**
 * Keeps checked import rows valid when the jobs they were checked against expire, because an import
 * that extends such a job reopens it. Must run before the jobs are closed.
 */
const UPDATE_IMPORT_BASE = `UPDATE import_row
  SET base = max(job.updated_at, job.valid_through) || ' closed'
  FROM job
  WHERE job.fid IN (SELECT value FROM json_each(?)) AND job.status = 'open'
    AND import_row.import_id IN (SELECT id FROM import WHERE ended_at IS NULL) AND import_row.kind = 'job'
    AND import_row.key = job.fid AND import_row.base = job.updated_at || ' open'`;

/**
 * Closes the jobs whose `validThrough` has passed; run by the every-minute cron job. Queries
 * already exclude these jobs, but closing them keeps expired jobs from accumulating in the index.
 * Yields the fids of each batch; the next batch is closed when the consumer requests it.
 */
export async function* closeExpiredJobs(db: D1Database, now: number): AsyncGenerator<string[]> {
  while (true) {
    const { results } = await db
      .prepare(
        `SELECT fid FROM job INDEXED BY job_by_end
        WHERE status = 'open' AND valid_through <= ? LIMIT ?`,
      )
      .bind(now, EXPIRED_AT_ONCE)
      .all<{ fid: string }>();
    if (results.length === 0) return;
    const fids = results.map((row) => row.fid);
    await db.batch([
      db.prepare(UPDATE_IMPORT_BASE).bind(JSON.stringify(fids)),
      db
        .prepare(
          `UPDATE job SET status = 'closed', closed_at = valid_through,
            updated_at = max(updated_at, valid_through)
          WHERE fid IN (SELECT value FROM json_each(?)) AND status = 'open'`,
        )
        .bind(JSON.stringify(fids)),
    ]);
    yield fids;
  }
}
