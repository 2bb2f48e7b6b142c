import type { D1Database } from '@cloudflare/workers-types';
import { THIN_COMPANY_LENGTH } from '../../src/contracts/company.ts';

/*
 * Open jobs and employers to be found, by ranges of their ids: how many each has and whether one of them changed
 * is stored by triggers (migration 0035), so sitemaps and feeds know without reading any. A change of one touches
 * one range.
 */

/** How many ids a range has; migration 0035 counts by it. Below the 50,000 addresses of a sitemap. */
export const RANGE_IDS = 45_000;

/** Records by their own ids, which never change: `from` to `to`, both included. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

export interface RangeState extends IdRange {
  /** Unix milliseconds: when one of them last changed, opened, closed or came to its end. Of employers the day. */
  readonly changedAt: number;
  /** Another one as soon as what is shown of one of them changes, or a job comes to its end. */
  readonly version: string;
}

/** Jobs that have ended and that the schedule has not closed yet; `?1` is now. */
const ENDED = `job INDEXED BY job_by_end WHERE job.status = 'open' AND job.valid_through <= ?1`;

/** Those of each range that are stored as shown and are shown no more, with the last end. */
const HIDDEN = {
  jobs: `SELECT (id - 1) / ${RANGE_IDS} AS nth, count(*) AS hidden, max(valid_through) AS at
    FROM ${ENDED} GROUP BY 1`,
  // Employers that say little and whose open jobs have all ended.
  companies: `SELECT (company.id - 1) / ${RANGE_IDS} AS nth, count(*) AS hidden, 0 AS at
    FROM (SELECT company_id, count(*) AS jobs FROM ${ENDED} AND job.employer_visibility = 'named'
      GROUP BY company_id) AS ended
      JOIN company ON company.id = ended.company_id AND company.open_jobs = ended.jobs
    WHERE length(company.description_html) < ${THIN_COMPANY_LENGTH} GROUP BY 1`,
};

/** The ranges in which there is anything to show, in their order: a row for each. */
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
