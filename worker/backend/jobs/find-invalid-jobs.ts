import type { D1Database } from '@cloudflare/workers-types';
import { publishProblems } from '../../../src/lib/structured-data/publish-problems.ts';
import { findEuPayProblem } from './eu-pay.ts';
import { STORED_RECORD, type StoredRecord } from './save-jobs.ts';

export interface InvalidJob {
  readonly fid: string;
  readonly title: string;
  /** One line per problem, prefixed with the field: `locations: …`. */
  readonly problems: string[];
}

/**
 * Lists the reasons why a job may not be open, one line each.
 * @param isEuPayRequired the setting REQUIRE_EU_PAY
 */
export const problemLines = (job: StoredRecord, now: number, isEuPayRequired: boolean): string[] =>
  [...publishProblems(job, now), (isEuPayRequired && findEuPayProblem(job)) || []]
    .flat()
    .map(({ field, message }) => `${field}: ${message}`);

/** Jobs per page; their descriptions amount to a few hundred kilobytes. */
const PAGE = 100;

/**
 * Finds open jobs that break a publishing rule introduced after they were opened. Search engines
 * get no structured data for such jobs, unless they only lack pay. Checks the next hundred open jobs with an id above `after`.
 * @returns `next`: the id to continue after, or null at the end
 */
export const findInvalidJobs = async (
  db: D1Database,
  after: number,
  now: number,
  isEuPayRequired: boolean,
): Promise<{ data: InvalidJob[]; next: number | null }> => {
  const { results } = await db
    .prepare(
      `SELECT job.id, ${STORED_RECORD} AS record FROM job INDEXED BY job_by_id
         CROSS JOIN company ON company.id = job.company_id
       WHERE job.status <> 'draft' AND job.status = 'open' AND job.id > ?
         AND (job.valid_through IS NULL OR job.valid_through > ?)
       ORDER BY job.id LIMIT ${PAGE}`,
    )
    .bind(after, now)
    .all<{ id: number; record: string }>();
  const data = results.flatMap(({ record }) => {
    const job: StoredRecord = JSON.parse(record);
    const problems = problemLines(job, now, isEuPayRequired);
    return problems.length > 0 ? [{ fid: job.fid, title: job.title, problems }] : [];
  });
  return { data, next: results.length === PAGE ? (results.at(-1)?.id ?? null) : null };
};
