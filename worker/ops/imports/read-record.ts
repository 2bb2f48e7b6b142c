import * as v from 'valibot';
import {
  type CompanyImport,
  CompanyImportSchema,
  IMPORT_COLUMNS,
  type JobImport,
  JobImportSchema,
} from '../../../src/contracts/import-records.ts';
import type { ImportKind, ImportProblem } from '../../../src/contracts/ops.ts';
import { didYouMean } from './nearest.ts';

/** Notes what is wrong with a row; null: with the whole of it. */
export type Complain = (field: string | null, message: string) => void;

interface Imports {
  company: CompanyImport;
  job: JobImport;
}
const SCHEMAS = { company: CompanyImportSchema, job: JobImportSchema };

const isGiven = (value: unknown) =>
  value !== null && !(typeof value === 'string' && value.trim() === '');

/**
 * A row as a record; undefined where something is wrong with it, which is complained of: all of
 * it, the columns that nobody knows included.
 */
export const readRecord = <K extends ImportKind>(
  kind: K,
  given: Readonly<Record<string, unknown>>,
  complain: Complain,
): Imports[K] | undefined => {
  let isGood = true;
  for (const name of Object.keys(given)) {
    if (IMPORT_COLUMNS[kind].includes(name)) continue;
    isGood = false;
    complain(
      name.slice(0, 60),
      `There is no such column. ${didYouMean(name, IMPORT_COLUMNS[kind], 'Take it out.')}`,
    );
  }
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => isGiven(value)));
  const parsed = v.safeParse(SCHEMAS[kind], filled, { abortPipeEarly: true });
  if (!parsed.success) {
    for (const issue of parsed.issues) complain(v.getDotPath(issue), issue.message);
    return undefined;
  }
  return isGood ? (parsed.output as Imports[K]) : undefined;
};

/** Problems of one row, gathered. */
export const complaintsOf = (at: string): { problems: ImportProblem[]; complain: Complain } => {
  const problems: ImportProblem[] = [];
  return { problems, complain: (field, message) => problems.push({ at, field, message }) };
};
