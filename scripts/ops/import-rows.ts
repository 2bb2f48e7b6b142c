import type { ImportKind, ImportProblem } from '../../src/contracts/ops.ts';

/** A row of a file, or an element of its JSON. */
export interface ImportRow {
  /** `line 12`, `jobs[3]`. */
  readonly at: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What a file holds, and what is wrong with it before anybody looks at its records. */
export interface ImportFile {
  readonly company: readonly ImportRow[];
  readonly job: readonly ImportRow[];
  readonly problems: readonly ImportProblem[];
  /** Columns that are missing as a whole: told once, not for each row. */
  readonly missing: readonly string[];
}

export const fileOf = (
  kind: ImportKind,
  rows: readonly ImportRow[],
  problems: readonly ImportProblem[] = [],
  missing: readonly string[] = [],
): ImportFile => ({ company: [], job: [], [kind]: rows, problems, missing });
