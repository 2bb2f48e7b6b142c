import type { ImportKind } from '../../src/contracts/ops.ts';
import { EXIT, Failure } from './failure.ts';

/** A row of a CSV file, or an element of a list in a JSON or XML file. */
export interface ImportRow {
  /** The row's position, such as `line 12` or `jobs[3]`. */
  readonly at: string;
  /** What is sent to the site. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The row as it is in the file. */
  readonly source: Readonly<Record<string, unknown>>;
  /** Whether the record is left as it is if it exists. */
  readonly onlyNew?: boolean;
  /** Why the row cannot be read, and its text. */
  readonly fault?: string;
  readonly raw?: string;
}

/** The column of a report that says what to correct. It is ignored when the report is read again. */
export const PROBLEMS_COLUMN = 'problems';

/** Rows to be written to a report, each with what to correct. */
export type ReportRows = Readonly<
  Record<ImportKind, readonly (Pick<ImportRow, 'source' | 'raw'> & { readonly problems: string })[]>
>;

/** A row's own columns and its problems. */
export const withProblems = ({ source, problems }: ReportRows[ImportKind][number]) => ({
  ...source,
  [PROBLEMS_COLUMN]: problems,
});

/** The rows in a file. */
export interface ImportFile {
  readonly company: readonly ImportRow[];
  readonly job: readonly ImportRow[];
  /** The other system's name, if the file is one of its feeds. */
  readonly system?: string;
  /** The number of records that are not public. */
  readonly unlisted: number;
  /** The extension of a report: `.csv` or `.json`. */
  readonly extension: '.csv' | '.json';
  /** Writes rows in the file's own columns, so that they can be imported again. */
  readonly formatReport: (rows: ReportRows) => string;
}

/** Columns that a file of each kind must have. What jobs lack besides these is guessed. */
export const REQUIRED_COLUMNS: Record<ImportKind, readonly string[]> = {
  company: ['name', 'category'],
  job: ['company', 'title'],
};

/**
 * Checks that the file contains records of the given kind. If it contains the other kind, that is
 * reported as one mistake instead of several mistakes per row.
 * @throws Failure that names the right option
 */
export const requireKind = (names: readonly string[], kind: ImportKind): void => {
  const other = kind === 'job' ? 'company' : 'job';
  const has = (one: ImportKind) => REQUIRED_COLUMNS[one].every((name) => names.includes(name));
  if (has(kind) || !has(other)) return;
  const option = other === 'job' ? '--jobs' : '--companies';
  throw new Failure(
    `The file contains ${other === 'job' ? 'jobs' : 'companies'}. Pass it with ${option}.`,
    EXIT.wrongInput,
  );
};
