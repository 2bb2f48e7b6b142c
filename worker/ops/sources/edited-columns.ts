import { IMPORT_COLUMNS } from '../../../src/contracts/import-records.ts';
import type { JobRow } from '../../../src/contracts/site/operator-jobs.ts';
import { fnv1a } from '../../../src/lib/fnv1a.ts';

/**
 * Each column has an owner: the source, until somebody edits the job by hand, and then the operators.
 * What the source wrote last is kept as a hash of each column; a column with another value was edited.
 */
export type Written = Readonly<Record<string, string>>;

/** What a source never writes to a job that exists, or decides by other rules. */
const WITHOUT_OWNER: readonly string[] = ['fid', 'status', 'publishedAt'];

const OWNED_COLUMNS: readonly string[] = IMPORT_COLUMNS.job.filter(
  (column) => !WITHOUT_OWNER.includes(column),
);

const hash = (value: unknown): string => fnv1a(JSON.stringify(value ?? null)).toString(36);

/**
 * The columns of a stored job that were edited by hand. A column that is newer than what the source
 * wrote was empty then.
 */
export const findEdited = (row: JobRow, written: Written): string[] =>
  OWNED_COLUMNS.filter((column) => (written[column] ?? hash(null)) !== hash(row[column]));

/**
 * The hashes of a job after the source wrote it. Those of edited columns stay as they are, so that
 * they still differ.
 */
export const hashColumns = (row: JobRow, edited: readonly string[], before: Written): Written =>
  Object.fromEntries(
    OWNED_COLUMNS.map((column) => [
      column,
      edited.includes(column) ? (before[column] ?? hash(null)) : hash(row[column]),
    ]),
  );
