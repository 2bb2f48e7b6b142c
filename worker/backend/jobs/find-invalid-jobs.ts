import type { D1Database } from '@cloudflare/workers-types';
import { publishProblems } from '../../../src/lib/structured-data/publish-problems.ts';
import { STORED_RECORD, type StoredRecord } from './save-jobs.ts';

export interface InvalidJob {
  readonly fid: string;
  readonly title: string;
  /** By `publishProblems`, the field in front: `locations: …`. */
  readonly problems: string[];
}

/** What is wrong with a job that is open, or is to be. */
export const problemLines = (job: StoredRecord, now: number): string[] =>
  publishProblems(job, now).map(({ field, message }) => `${field}: ${message}`);

/** Some hundred kilobytes of descriptions. */
const PAGE = 100;

/**
 * Jobs that opened before there was a rule that they break, so that search engines have no markup of them:
 * those among the next hundred open jobs after the id `after`. `next`: after which to go on, null at the end.
 */
export const findInvalidJobs = async (
  db: D1Database,
  after: number,
  now: number,
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
    const problems = problemLines(job, now);
    return problems.length > 0 ? [{ fid: job.fid, title: job.title, problems }] : [];
  });
  return { data, next: results.length === PAGE ? (results.at(-1)?.id ?? null) : null };
};
