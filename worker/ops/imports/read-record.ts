import * as v from 'valibot';
import {
  type CompanyImport,
  CompanyImportSchema,
  IMPORT_COLUMNS,
  type JobImport,
  JobImportSchema,
} from '../../../src/contracts/import-records.ts';
import type { ImportKind, ImportProblem } from '../../../src/contracts/ops.ts';
import { HtmlTooDeepError } from '../../backend/rich-text.ts';
import { didYouMean } from './nearest.ts';

/** Reports a problem with a field, or with the whole row if the field is null. */
export type ReportProblem = (field: string | null, message: string) => void;

interface Imports {
  company: CompanyImport;
  job: JobImport;
}
const SCHEMAS = { company: CompanyImportSchema, job: JobImportSchema };

const isGiven = (value: unknown) =>
  value !== null && !(typeof value === 'string' && value.trim() === '');

/**
 * Returns a row's valid fields. Reports every problem, including unknown columns; invalid fields
 * are omitted.
 */
export const readRecord = <K extends ImportKind>(
  kind: K,
  given: Readonly<Record<string, unknown>>,
  complain: ReportProblem,
): Partial<Imports[K]> => {
  for (const name of Object.keys(given)) {
    if (IMPORT_COLUMNS[kind].includes(name)) continue;
    complain(
      name.slice(0, 60),
      `Unknown column. ${didYouMean(name, IMPORT_COLUMNS[kind], 'Remove it.')}`,
    );
  }
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => isGiven(value)));
  const parsed = v.safeParse(SCHEMAS[kind], filled);
  const wrong = new Set<unknown>();
  for (const issue of parsed.issues ?? []) {
    wrong.add(issue.path?.[0]?.key);
    complain(v.getDotPath(issue), issue.message);
  }
  return Object.fromEntries(
    Object.entries(parsed.output as object).filter(([name]) => !wrong.has(name)),
  ) as Partial<Imports[K]>;
};

/**
 * Cleans the record's description. If its HTML is nested too deeply, reports that and empties the
 * description.
 */
export const cleanOrReport = <R extends { readonly descriptionHtml: string }, Cleaned>(
  record: R,
  clean: (record: R) => Cleaned,
  complain: ReportProblem,
): Cleaned => {
  try {
    return clean(record);
  } catch (error) {
    if (!(error instanceof HtmlTooDeepError)) throw error;
    complain('descriptionHtml', error.message);
    return clean({ ...record, descriptionHtml: '' });
  }
};

/**
 * Collects the problems with one row. Only the first problem with each field is reported, because
 * others may be a consequence of it.
 */
export const createProblemCollector = (
  at: string,
): { problems: ImportProblem[]; complain: ReportProblem } => {
  const problems: ImportProblem[] = [];
  const isReported = (field: string) =>
    problems.some(
      ({ field: told }) =>
        told !== null &&
        (told === field || told.startsWith(`${field}.`) || field.startsWith(`${told}.`)),
    );
  return {
    problems,
    complain(field, message) {
      if (field === null || !isReported(field)) problems.push({ at, field, message });
    },
  };
};
