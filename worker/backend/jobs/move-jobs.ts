import type { D1Database } from '@cloudflare/workers-types';
import { HttpError } from '../../http/http-error.ts';
import type { AuditEntry } from '../audit-log.ts';
import { type NewEvent, recordJobEvent } from '../events/record-event.ts';
import { problemLines } from './find-invalid-jobs.ts';
import { hiddenPublishedAtSql } from './hidden-published-at.ts';
import { type JobStatus, moveProblem } from './job-moves.ts';
import { STORED_RECORD, type StoredRecord } from './save-jobs.ts';

const loadRecords = async (db: D1Database, fids: readonly string[]): Promise<StoredRecord[]> => {
  const { results } = await db
    .prepare(
      `SELECT ${STORED_RECORD} AS record FROM job JOIN company ON company.id = job.company_id
       WHERE job.fid IN (SELECT value FROM json_each(?))`,
    )
    .bind(JSON.stringify(fids))
    .all<{ record: string }>();
  return results.map(({ record }) => JSON.parse(record));
};

const findProblems = (
  job: StoredRecord | undefined,
  to: JobStatus,
  now: number,
  isEuPayRequired: boolean,
): string[] => {
  if (!job) return ['There is no such job.'];
  if (job.status === to) return [];
  const move = moveProblem(job.status, to);
  if (move) return [move];
  return to === 'open' ? problemLines(job, now, isEuPayRequired) : [];
};

const PUBLISHED_AT = 'coalesce(published_at, ?1)';

// The columns that a status change sets in addition to the status; `?1` is the current time.
const CHANGES: Record<Exclude<JobStatus, 'draft'>, string> = {
  open: `closed_at = NULL, published_at = iif(employer_visibility = 'named',
    ${PUBLISHED_AT}, ${hiddenPublishedAtSql(PUBLISHED_AT)})`,
  closed: 'closed_at = ?1',
  archived: 'closed_at = closed_at',
};

/** Who moves jobs, as the audit log names them. */
type MovedBy = Pick<AuditEntry, 'actor' | 'detail'>;
const OPERATOR: MovedBy = { actor: 'operator' };

export interface MoveOptions {
  readonly by?: MovedBy;
  /** The setting REQUIRE_EU_PAY, which matters to jobs that open. */
  readonly isEuPayRequired?: boolean;
}

/**
 * Publishes, closes or archives all of the given jobs, or none of them. Idempotent: jobs that
 * already have the target status are left unchanged.
 * @returns the fids of the changed jobs and of the unchanged jobs, and the `events` to announce
 * @throws HttpError 422 with the problems of each job, or 409 if a job was changed concurrently
 */
export const moveJobs = async (
  db: D1Database,
  named: readonly string[],
  to: Exclude<JobStatus, 'draft'>,
  now: number,
  { by = OPERATOR, isEuPayRequired = false }: MoveOptions = {},
): Promise<{ moved: string[]; unchanged: string[]; events: readonly NewEvent[] }> => {
  const fids = [...new Set(named)];
  const jobs = new Map((await loadRecords(db, fids)).map((job) => [job.fid, job]));
  const fields = Object.fromEntries(
    fids.flatMap((fid) => {
      const problems = findProblems(jobs.get(fid), to, now, isEuPayRequired);
      return problems.length > 0 ? [[fid, problems]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) {
    throw new HttpError(
      422,
      'move_not_allowed',
      'Some jobs cannot change to this status, so no job was changed.',
      {
        fields,
      },
    );
  }
  const moving = [...jobs.values()].filter((job) => job.status !== to);
  const moved = moving.map((job) => job.fid);
  const result = {
    moved,
    unchanged: [...jobs.values()].filter((job) => job.status === to).map((job) => job.fid),
  };
  if (moved.length === 0) return { ...result, events: [] };
  const expected = JSON.stringify(
    moving.map(({ fid, status, updatedAt }) => [fid, status, updatedAt]),
  );
  // A job that changed since it was read is given an invalid status, so that the schema's CHECK
  // constraint makes the batch fail.
  const status = `CASE WHEN EXISTS (SELECT 1 FROM json_each(?2) WHERE value ->> 0 = job.fid
    AND value ->> 1 = job.status AND value ->> 2 = job.updated_at) THEN '${to}' ELSE '' END`;
  const audited = recordJobEvent(
    db,
    'audited',
    {
      actor: by.actor,
      action: 'job.moved',
      records: moving.map(({ fid, status: from }) => ({
        subject: fid,
        detail: { from, to, ...by.detail },
      })),
    },
    now,
  );
  try {
    await db.batch([
      db
        .prepare(
          `UPDATE job SET status = ${status}, ${CHANGES[to]}, updated_at = ?1
           WHERE fid IN (SELECT value ->> 0 FROM json_each(?2))`,
        )
        .bind(now, expected),
      audited.statement,
    ]);
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    throw new HttpError(
      409,
      'changed_meanwhile',
      'One of these jobs changed in the meantime, so no job was changed. Check the jobs and try again.',
      { cause: error },
    );
  }
  return { ...result, events: [audited] };
};
