import type { D1Database } from '@cloudflare/workers-types';
import type { Job } from '../../../src/contracts/job.ts';
import { isoDate } from '../../http/iso-date.ts';
import { JOB_COLUMNS, type JobRow, reshapeJob } from './reshape.ts';

/**
 * Finds a draft as the open job that it would be if it were published now.
 * @returns undefined if there is no draft with this fid
 */
export const findDraftJob = async (
  db: D1Database,
  fid: string,
  now: number,
): Promise<Job | undefined> => {
  const row = await db
    .prepare(
      `SELECT ${JOB_COLUMNS}, published_at FROM job_with_card AS job
       WHERE job.fid = ? AND job.status = 'draft'`,
    )
    .bind(fid)
    .first<JobRow & { published_at: number | null }>();
  if (!row) return undefined;
  const job = reshapeJob({ ...row, status: 'open' }, now);
  return {
    ...job,
    status: 'open',
    closedAt: null,
    ...(row.published_at === null && { publishedAt: isoDate(now) }),
  };
};
