import type { D1Database } from '@cloudflare/workers-types';
import { type ImportSummary, LEFT_OUT_MAX } from '../../../src/contracts/ops.ts';
import type { LeftOut } from '../../backend/imports/write-slice.ts';
import { HttpError } from '../../http/http-error.ts';
import { formatRow } from './format-row.ts';
import { countRows, deleteInvalidRows, noSuchImport } from './import-store.ts';
import { type Survey, surveyImport } from './survey-import.ts';

type Summary = Pick<ImportSummary, 'companies' | 'jobs' | 'unreadPlaces' | 'invalid'>;

/** The summary stored with an import once its rows have been checked. */
const createSummary = ({ companies, jobs, unreadPlaces }: Survey): Summary => ({
  companies,
  jobs,
  invalid: companies.invalid + jobs.invalid,
  ...(unreadPlaces && { unreadPlaces }),
});

/** The summary of a dry run, which writes nothing. */
export const summarize = (survey: Survey): ImportSummary => ({
  state: 'checked',
  rows: survey.rows,
  done: 0,
  ...createSummary(survey),
  leftOut: [],
  moreLeftOut: 0,
});

/**
 * Starts writing the valid rows of an import, and discards the others. A stopped import continues
 * where it left off; an import that has already started is left unchanged.
 * @throws HttpError 404 if there is no such import, 409 if rows were added at the same time
 */
export const beginWriting = async (db: D1Database, id: string, now: number): Promise<void> => {
  const resumed = await db
    .prepare(
      `UPDATE import SET failures = 0,
         ended_at = iif(ended_at IS NOT NULL AND failures > 0, NULL, ended_at)
       WHERE id = ? AND began_at IS NOT NULL`,
    )
    .bind(id)
    .run();
  if (resumed.meta.changes > 0) return;
  await countRows(db, id);
  const found = await surveyImport(db, id);
  await deleteInvalidRows(db, id);
  const valid = found.rows - found.companies.invalid - found.jobs.invalid;
  const started = await db
    .prepare(
      `UPDATE import SET began_at = ?2, ended_at = iif(?3 = 0, ?2, NULL), summary = ?4
       WHERE id = ?1 AND began_at IS NULL AND ended_at IS NULL AND row_count = ?3`,
    )
    .bind(id, now, valid, JSON.stringify(createSummary(found)))
    .run();
  if (started.meta.changes === 0) {
    throw new HttpError(
      409,
      'changed_meanwhile',
      'Rows were added to this import while it was started, so nothing was imported. Start again.',
    );
  }
};

interface ImportRow {
  readonly began_at: number | null;
  readonly ended_at: number | null;
  readonly row_count: number;
  readonly done: number;
  readonly failures: number;
  readonly last_error: string | null;
  readonly summary: string | null;
}

interface LeftOutRow {
  readonly kind: 'company' | 'job';
  readonly at: string;
  readonly change: 'created' | 'updated';
  readonly reason: LeftOut;
  readonly record: string;
}

const MESSAGES: Record<LeftOut, string> = {
  changed: 'The record was changed after the check.',
  refused: 'The database rejected the record.',
};

const findState = ({ began_at, ended_at, failures }: ImportRow): ImportSummary['state'] => {
  if (began_at === null) return 'checking';
  if (ended_at === null) return 'writing';
  return failures > 0 ? 'stopped' : 'done';
};

const NO_CHANGES = { created: 0, updated: 0, unchanged: 0 };

/** The progress of an import. @throws HttpError 404 if there is no such import */
export const loadImport = async (db: D1Database, id: string): Promise<ImportSummary> => {
  const found = await db
    .prepare(
      `SELECT began_at, ended_at, row_count, done, failures, last_error, summary
       FROM import WHERE id = ?`,
    )
    .bind(id)
    .first<ImportRow>();
  if (!found) throw noSuchImport();
  const [rows, counts] = await db.batch([
    db
      .prepare(
        `SELECT kind, at, change, left_out AS reason, record FROM import_row
         WHERE import_id = ? AND left_out IS NOT NULL ORDER BY kind, key LIMIT ?`,
      )
      .bind(id, LEFT_OUT_MAX),
    db
      .prepare(
        `SELECT kind, change, count(*) AS number FROM import_row
         WHERE import_id = ? AND left_out IS NOT NULL GROUP BY kind, change`,
      )
      .bind(id),
  ]);
  const leftOut = (rows?.results ?? []) as LeftOutRow[];
  const numbers = (counts?.results ?? []) as (Pick<LeftOutRow, 'kind' | 'change'> & {
    number: number;
  })[];
  const stored: Summary = found.summary
    ? JSON.parse(found.summary)
    : { companies: NO_CHANGES, jobs: NO_CHANGES, invalid: 0 };
  const { invalid = 0 } = stored;
  const changes = { company: { ...stored.companies }, job: { ...stored.jobs } };
  for (const { kind, change, number } of numbers) changes[kind][change] -= number;
  const all = numbers.reduce((sum, { number }) => sum + number, 0);
  return {
    ...stored,
    invalid,
    state: findState(found),
    rows: found.row_count,
    done: found.done,
    companies: changes.company,
    jobs: changes.job,
    leftOut: leftOut.map(({ kind, at, reason, change, record }) => ({
      ...{ kind, at, message: MESSAGES[reason] },
      record: formatRow(kind, JSON.parse(record), change),
    })),
    moreLeftOut: all - leftOut.length,
    ...(found.last_error && { error: found.last_error }),
  };
};
