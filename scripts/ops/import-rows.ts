import type { ImportKind, ImportProblem } from '../../src/contracts/ops.ts';
import { EXIT, Failure } from './failure.ts';

/** A row of a CSV file, or an element of a list in a JSON file. */
export interface ImportRow {
  /** The row's position, such as `line 12` or `jobs[3]`. */
  readonly at: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** The rows in a file, and any problems found before the rows are validated. */
export interface ImportFile {
  readonly company: readonly ImportRow[];
  readonly job: readonly ImportRow[];
  readonly problems: readonly ImportProblem[];
  /** Missing columns, which are reported only once instead of for every row. */
  readonly missing: readonly string[];
}

export const createImportFile = (
  kind: ImportKind,
  rows: readonly ImportRow[],
  problems: readonly ImportProblem[] = [],
  missing: readonly string[] = [],
): ImportFile => ({ company: [], job: [], [kind]: rows, problems, missing });

export const REQUIRED_COLUMNS: Record<ImportKind, readonly string[]> = {
  company: ['name', 'category'],
  job: [
    ...['company', 'title', 'descriptionHtml', 'employmentType', 'workplace', 'seniority'],
    'category',
  ],
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
