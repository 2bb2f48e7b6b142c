import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { ImportKind } from '../../src/contracts/ops.ts';
import type { RowProblem } from '../../worker/ops/imports/problem-kinds.ts';
import { EXIT, Failure } from './failure.ts';
import type { ImportFile } from './import-rows.ts';

type NamedFile = ImportFile & { readonly name: string };

/** The name of a file's report: of several files, each has its own. */
export const reportPath = (path: string, name: string, isOne: boolean): string => {
  if (isOne) return path;
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)}-${name.replace(/\.[^.]*$/, '')}${extension}`;
};

/**
 * Checks that a report can be written in the format of each file.
 * @throws Failure if its extension is that of another format
 */
export const checkReportPath = (path: string, files: readonly NamedFile[]): void => {
  const other = files.find(({ extension }) => extension !== extname(path).toLowerCase());
  if (!other) return;
  throw new Failure(
    `The report of ${other.name} has the format of that file. Give it the extension ${other.extension}.`,
    EXIT.wrongInput,
  );
};

/**
 * Writes the rows that have problems, with a column that names them, in the file's own columns.
 * @returns the number of rows
 */
export const writeReport = (
  path: string,
  file: NamedFile,
  problems: readonly RowProblem[],
): number => {
  const ofRow = Map.groupBy(problems, ({ at }) => at);
  const select = (kind: ImportKind) =>
    file[kind].flatMap(({ at, source, raw, onlyNew }) => {
      const some = ofRow.get(at);
      // A company to be created is not in the file.
      if (!some || onlyNew) return [];
      const words = some.map(({ field, message }) => (field ? `${field}: ${message}` : message));
      return { source, ...(raw !== undefined && { raw }), problems: words.join(' · ') };
    });
  const rows = { company: select('company'), job: select('job') };
  writeFileSync(path, file.formatReport(rows));
  return rows.company.length + rows.job.length;
};
