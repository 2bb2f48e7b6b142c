import type { D1Database } from '@cloudflare/workers-types';
import { STORED_RECORD, type StoredRecord } from '../../backend/jobs/save-jobs.ts';
import type { SourceState, StagedRow } from '../imports/import-store.ts';

interface Row extends Omit<SourceState, 'closed'> {
  readonly fid: string;
  readonly record: string;
  readonly base: string;
}

/**
 * The rows of an import that close jobs of a source. They are not checked, so that a rule that is
 * newer than a job does not keep it open.
 */
export const createClosingRows = async (
  db: D1Database,
  jobs: readonly { readonly fid: string }[],
  now: number,
): Promise<StagedRow[]> => {
  const { results } = await db
    .prepare(
      `SELECT job.fid, ${STORED_RECORD} AS record, job.updated_at || ' ' || job.status AS base,
         source_job.posting, source_job.given, source_job.written
       FROM json_each(?) AS given CROSS JOIN job ON job.fid = given.value
         JOIN company ON company.id = job.company_id JOIN source_job ON source_job.job_id = job.id
       WHERE job.status = 'open'`,
    )
    .bind(JSON.stringify(jobs.map(({ fid }) => fid)))
    .all<Row>();
  return results.map(({ fid, record, base, ...kept }) => {
    const stored: StoredRecord = JSON.parse(record);
    return {
      ...{ key: fid, at: `missing ${fid}`, requisition: null, change: 'updated', base },
      record: { ...stored, status: 'closed', closedAt: now, updatedAt: now },
      sourceState: { ...kept, closed: 1 },
    };
  });
};
