import type { D1Database } from '@cloudflare/workers-types';
import { THIN_COMPANY_LENGTH } from '../../src/contracts/company.ts';

/*
 * Listed open jobs and employers, grouped into ranges of ids. Triggers store the count and the
 * version of each range (migration 0035), so sitemaps and feeds can tell what changed without
 * reading any records. A change to one record affects only one range.
 */

/**
 * Number of ids in a range, which migration 0035 uses for its counts. It is below the limit of
 * 50,000 URLs in a sitemap.
 */
export const RANGE_IDS = 45_000;

/** A range of records by internal id, which never changes: `from` to `to`, both inclusive. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

export interface RangeState extends IdRange {
  /**
   * When a record in the range last changed, opened, closed or expired, in Unix milliseconds. For
   * employers, this is the start of that day.
   */
  readonly changedAt: number;
  /**
   * The version of the range, which changes as soon as a record's visible data changes or a job
   * expires.
   */
  readonly version: string;
}

/** Expired jobs that the cron job has not closed yet; `?1` is the current time. */
const ENDED = `job INDEXED BY job_by_end WHERE job.status = 'open' AND job.valid_through <= ?1`;

/**
 * For each range, the number of records that are stored as listed but no longer are, and the latest
 * expiry time among them.
 */
const HIDDEN = {
  jobs: `SELECT (id - 1) / ${RANGE_IDS} AS nth, count(*) AS hidden, max(valid_through) AS at
    FROM ${ENDED} GROUP BY 1`,
  // Employers with a short description whose open jobs have all expired.
  companies: `SELECT (company.id - 1) / ${RANGE_IDS} AS nth, count(*) AS hidden, 0 AS at
    FROM (SELECT company_id, count(*) AS jobs FROM ${ENDED} AND job.employer_visibility = 'named'
      GROUP BY company_id) AS ended
      JOIN company ON company.id = ended.company_id AND company.open_jobs = ended.jobs
    WHERE length(company.description_html) < ${THIN_COMPANY_LENGTH} GROUP BY 1`,
};

/** The ranges that list at least one record, in order. */
export const readRanges = async (
  db: D1Database,
  kind: keyof typeof HIDDEN,
  now: number,
): Promise<readonly RangeState[]> => {
  const { results } = await db
    .prepare(
      `SELECT id_range.nth, version, max(changed_at, coalesce(at, 0)) AS changedAt,
         coalesce(hidden, 0) AS hidden
       FROM id_range LEFT JOIN (${HIDDEN[kind]}) AS ended ON ended.nth = id_range.nth
       WHERE kind = '${kind}' AND shown > coalesce(hidden, 0) ORDER BY id_range.nth`,
    )
    .bind(now)
    .all<{ nth: number; version: number; changedAt: number; hidden: number }>();
  return results.map(({ nth, version, changedAt, hidden }) => ({
    from: nth * RANGE_IDS + 1,
    to: (nth + 1) * RANGE_IDS,
    changedAt,
    version: `${version}-${hidden}`,
  }));
};
