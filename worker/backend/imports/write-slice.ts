import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';
import { companyStatements } from '../companies/save-companies.ts';
import { announceEvents, type NewEvent, recordJobEvent } from '../events/record-event.ts';
import { upsertJobs } from '../jobs/save-jobs.ts';
import { IS_STALE } from './stale-row.ts';

/** An import in progress. */
export interface Writing {
  readonly id: string;
  /** Number of rows processed. */
  readonly done: number;
  /** The source whose reading it writes. */
  readonly sourceId: string | null;
}

/** Why a row was not written. */
export type LeftOut = 'changed' | 'refused';

interface Row {
  readonly rowid: number;
  readonly kind: 'company' | 'job';
  /** Slug of a company, or fid of a job. */
  readonly key: string;
  readonly change: 'created' | 'updated' | 'unchanged';
  readonly leftOut: LeftOut | null;
  /** The length of the record in bytes. */
  readonly bytes: number;
}

/** The next rows in an import: rows to write, unchanged rows, and rows left out. */
export interface Slice {
  readonly rows: readonly Row[];
  readonly written: readonly Row[];
  readonly leftOut: readonly Row[];
}

/** Unchanged rows are cheap, so a slice reads more rows than it may write. */
const READ_AT_ONCE = 300;
/** A slice writes no more than this, or one row, however many rows it may have. */
const SLICE_BYTES = 600_000;

const READ = `SELECT import_row.rowid AS rowid, kind, key, change, octet_length(record) AS bytes,
    iif(change = 'unchanged', NULL, iif(${IS_STALE}, 'changed', NULL)) AS leftOut
  FROM import_row WHERE import_id = ? AND left_out IS NULL
  ORDER BY kind, key LIMIT ?`;

/**
 * The next slice, with at most `size` rows to write. Companies come first, since jobs refer to
 * them. Jobs are ordered by fid rather than by their position in the file, because the order in
 * which they are written determines their ids, and so their order in lists. If a hidden employer's
 * job appeared next to that employer's other jobs, its position would reveal the employer.
 */
export const readSlice = async (db: D1Database, { id }: Writing, size: number): Promise<Slice> => {
  const { results } = await db.prepare(READ).bind(id, READ_AT_ONCE).all<Row>();
  const isWritten = (row: Row) => row.change !== 'unchanged' && !row.leftOut;
  let bytes = 0;
  const beyond = results.filter(isWritten).find((row, i) => {
    bytes += row.bytes;
    return i > 0 && (i >= size || bytes > SLICE_BYTES);
  });
  const rows = results.slice(0, beyond ? results.indexOf(beyond) : undefined);
  return { rows, written: rows.filter(isWritten), leftOut: rows.filter((row) => row.leftOut) };
};

const SLICE = `import_row WHERE rowid IN (SELECT value FROM json_each(?1))`;

/** SQL that selects the companies to write, as `value`. `?1` contains their row ids. */
const COMPANIES = `(SELECT record AS value FROM ${SLICE} ORDER BY key)`;

/**
 * SQL that selects the jobs to write, as `value`. Any time equal to the time of the check is
 * replaced with the time of the write (`?2`), because caches and sitemaps depend on it.
 */
const JOBS = `(SELECT jsonb_set(record, '$.updatedAt', now,
    '$.publishedAt', iif(record ->> 'publishedAt' = checkedAt, now, record ->> 'publishedAt'),
    '$.closedAt', iif(record ->> 'closedAt' = checkedAt, now, record ->> 'closedAt')) AS value
  FROM (SELECT key, record, record ->> 'updatedAt' AS checkedAt, CAST(?2 AS INTEGER) AS now FROM ${SLICE})
  ORDER BY key)`;

/**
 * The CHECK constraint on `stale` makes the batch fail if another writer was faster or if a record
 * has changed since it was read.
 */
const GUARD = `UPDATE import SET stale = (done <> ?2) + (ended_at IS NOT NULL)
    + (SELECT count(*) FROM import_row WHERE rowid IN (SELECT value FROM json_each(?3)) AND ${IS_STALE})
  WHERE id = ?1`;

const ADVANCE = `UPDATE import SET done = done + ?2, advanced_at = ?3, failures = 0, last_error = NULL,
    ended_at = iif(EXISTS (SELECT 1 FROM import_row WHERE import_id = ?1 AND left_out IS NULL), NULL, ?3)
  WHERE id = ?1`;

const LEAVE_OUT = `UPDATE import_row SET left_out = one.value ->> 1 FROM json_each(?) AS one
  WHERE import_row.rowid = one.value ->> 0`;

/** Stores about each job of a source what its row says (migration 0048), unless the source is gone. */
const NOTE_SOURCE = `INSERT OR REPLACE INTO source_job (job_id, source_id, posting, given, written, closed)
  SELECT job.id, ?2, source_state ->> 'posting', source_state ->> 'given', source_state ->> 'written',
    source_state ->> 'closed'
  FROM import_row CROSS JOIN job ON job.fid = import_row.key
  WHERE import_row.rowid IN (SELECT value FROM json_each(?1)) AND source_state IS NOT NULL
    AND EXISTS (SELECT 1 FROM source WHERE id = ?2)`;

const rowIds = (rows: readonly Row[]): string => JSON.stringify(rows.map(({ rowid }) => rowid));

const recordStatements = (
  db: D1Database,
  written: readonly Row[],
  now: number,
): D1PreparedStatement[] => {
  const companies = written.filter(({ kind }) => kind === 'company');
  const jobs = written.filter(({ kind }) => kind === 'job');
  return [
    ...(companies.length ? companyStatements(db, COMPANIES, rowIds(companies), now) : []),
    ...(jobs.length ? [db.prepare(upsertJobs(JOBS)).bind(rowIds(jobs), now)] : []),
  ];
};

const createSliceAudit = (
  db: D1Database,
  { id, done, sourceId }: Writing,
  written: readonly Row[],
  now: number,
): NewEvent => {
  const count = (kind: Row['kind'], ...changes: Row['change'][]) =>
    written.filter((row) => row.kind === kind && changes.includes(row.change)).length;
  const detail = {
    from: done,
    companies: count('company', 'created', 'updated'),
    jobsCreated: count('job', 'created'),
    jobsUpdated: count('job', 'updated'),
    ...(sourceId && { source: sourceId }),
  };
  return recordJobEvent(
    db,
    'audited',
    {
      actor: sourceId ? 'system' : 'operator',
      action: 'import.applied',
      records: [{ subject: id, detail }],
    },
    now,
    // An import that has since been discarded gets no audit entry.
    { sql: 'EXISTS (SELECT 1 FROM import WHERE id = ?)', values: [id] },
  );
};

/**
 * Writes a slice in one batch: its records, its audit event, and the progress.
 * @returns how many milliseconds the database was busy; undefined if nothing was written because
 * another writer was faster, the import was discarded, or a record was changed or was rejected by the
 * schema. The next `readSlice` distinguishes the first three cases.
 */
export const writeSlice = async (
  bindings: Pick<Bindings, 'JOBS' | 'EVENTS'>,
  writing: Writing,
  { rows, written, leftOut }: Slice,
  now: number,
): Promise<number | undefined> => {
  const { JOBS: db } = bindings;
  const { id, done, sourceId } = writing;
  const audited = written.length > 0 ? [createSliceAudit(db, writing, written, now)] : [];
  const leftOutIds = new Set(leftOut.map(({ rowid }) => rowid));
  const gone = rows.filter(({ rowid }) => !leftOutIds.has(rowid));
  let busyMs: number;
  try {
    const results = await db.batch([
      db.prepare(GUARD).bind(id, done, rowIds(written)),
      ...recordStatements(db, written, now),
      ...audited.map(({ statement }) => statement),
      ...(leftOut.length > 0
        ? [
            db
              .prepare(LEAVE_OUT)
              .bind(JSON.stringify(leftOut.map((row) => [row.rowid, row.leftOut]))),
          ]
        : []),
      ...(sourceId ? [db.prepare(NOTE_SOURCE).bind(rowIds(gone), sourceId)] : []),
      db
        .prepare('DELETE FROM import_row WHERE rowid IN (SELECT value FROM json_each(?))')
        .bind(rowIds(gone)),
      db.prepare(ADVANCE).bind(id, rows.length, now),
    ]);
    if (results.at(-1)?.meta.changes === 0) return undefined;
    busyMs = results.reduce((sum, { meta }) => sum + meta.duration, 0);
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    return undefined;
  }
  await announceEvents(bindings, audited);
  return busyMs;
};
