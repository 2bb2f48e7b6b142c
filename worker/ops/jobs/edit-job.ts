import type { D1Database } from '@cloudflare/workers-types';
import { IMPORT_COLUMNS } from '../../../src/contracts/import-records.ts';
import type { EditedJob, JobRow } from '../../../src/contracts/site/operator-jobs.ts';
import { type NewEvent, recordJobEvent } from '../../backend/events/record-event.ts';
import { type StoredRecord, upsertJobs } from '../../backend/jobs/save-jobs.ts';
import { HttpError } from '../../http/http-error.ts';
import { checkJobs } from '../imports/check-jobs.ts';
import type { PublishRules } from '../imports/job-record.ts';
import { createRuleCounter } from '../imports/rule-counter.ts';
import type { VersionedJob } from './job-detail.ts';
import { formatStoredJob } from './walk-jobs.ts';

/**
 * Columns that keep their value if an import leaves them empty, so emptying them would change
 * nothing.
 */
const KEPT_IF_EMPTY: readonly string[] = ['status', 'employerVisibility', 'publishedAt'];

type Changes = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

const refuse = (fields: Record<string, string[]>) =>
  new HttpError(422, 'rows_have_problems', 'The job was not changed.', { fields });

/** Problems that an import does not have, because it creates jobs and leaves out empty cells. */
const findEditProblems = (changes: Changes): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, value]) => {
      if (field === 'fid') return [[field, ['A job keeps its fid, which is part of its URL.']]];
      return isEmpty(value) && KEPT_IF_EMPTY.includes(field)
        ? [[field, ['This cannot be empty.']]]
        : [];
    }),
  );

const compareRows = (before: JobRow, after: JobRow): EditedJob['changes'] =>
  IMPORT_COLUMNS.job.flatMap((field) => {
    const [from = null, to = null] = [before[field], after[field]];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });

/** A changed job that passed all checks. */
export interface CheckedEdit {
  readonly record: StoredRecord;
  readonly changes: EditedJob['changes'];
}

/**
 * Applies changes to a stored job, and checks the result as an import checks a row.
 * @throws HttpError 422 with the problems of each field
 */
export const checkEdit = async (
  db: D1Database,
  { record: stored }: VersionedJob,
  changes: Changes,
  publishRules: PublishRules,
): Promise<CheckedEdit> => {
  const own = findEditProblems(changes);
  if (Object.keys(own).length > 0) throw refuse(own);
  const row = formatStoredJob(stored);
  const record = { ...row, ...changes };
  const rules = createRuleCounter();
  const { staged, problems } = await checkJobs(
    db,
    '',
    [{ at: stored.fid, record }],
    publishRules,
    rules,
  );
  if (problems.length > 0) {
    const byField = Object.groupBy(problems, ({ field }) => field ?? 'job');
    throw refuse(
      Object.fromEntries(
        Object.entries(byField).map(([field, some]) => [
          field,
          (some ?? []).map(({ message }) => message),
        ]),
      ),
    );
  }
  const edited = staged[0]?.record as StoredRecord;
  return { record: edited, changes: compareRows(row, formatStoredJob(edited)) };
};

/**
 * The job to write, as `value`. If the job has changed since it was read, its status becomes
 * invalid, so that the schema's CHECK constraint makes the batch fail.
 */
const UNCHANGED_JOB = `(SELECT iif(EXISTS (SELECT 1 FROM job WHERE job.fid = given.value ->> 'fid'
    AND job.updated_at || ' ' || job.status = ?2), given.value, json_set(given.value, '$.status', '')) AS value
  FROM json_each(?1) AS given)`;

/**
 * Writes a checked edit, with its entry in the audit log.
 * @returns the events to announce
 * @throws HttpError 409 if the job was changed since it was read
 */
export const writeEdit = async (
  db: D1Database,
  { base }: VersionedJob,
  { record, changes }: CheckedEdit,
  now: number,
): Promise<readonly NewEvent[]> => {
  const fields = changes.map(({ field }) => field).join(', ');
  const audited = recordJobEvent(
    db,
    'audited',
    {
      actor: 'operator',
      action: 'job.edited',
      records: [{ subject: record.fid, detail: { fields } }],
    },
    now,
  );
  try {
    await db.batch([
      db.prepare(upsertJobs(UNCHANGED_JOB)).bind(JSON.stringify([record]), base),
      audited.statement,
    ]);
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    throw new HttpError(
      409,
      'changed_meanwhile',
      'The job changed in the meantime, so nothing was changed. Look at it and try again.',
      { cause: error },
    );
  }
  return [audited];
};
