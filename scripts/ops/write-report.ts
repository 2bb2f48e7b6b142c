import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import type { ImportKind } from '../../src/contracts/ops.ts';
import type { RowProblem } from '../../worker/ops/imports/problem-kinds.ts';
import { EXIT, Failure } from './failure.ts';
import type { ImportFile } from './import-rows.ts';
import { refuseExisting } from './save-file.ts';

type NamedFile = ImportFile & { readonly name: string };

const withoutExtension = (path: string) => path.slice(0, path.length - extname(path).length);

/** The paths of the files' reports: of several files, each has its own. */
export const reportPaths = (path: string, names: readonly string[]): string[] => {
  if (names.length === 1) return [path];
  const labels = names.map((name) => withoutExtension(basename(name)));
  return labels.map((label, i) => {
    const isTwice = labels.indexOf(label) !== labels.lastIndexOf(label);
    return `${withoutExtension(path)}-${label}${isTwice ? `-${i + 1}` : ''}${extname(path)}`;
  });
};

/**
 * Checks that a report can be written in the format of each file.
 * @throws Failure if its extension is that of another format, its folder does not exist, or it
 *   exists and may not be replaced
 */
export const checkReportPath = (
  path: string,
  files: readonly NamedFile[],
  force: boolean,
): void => {
  const other = files.find(({ extension }) => extension !== extname(path).toLowerCase());
  if (other) {
    throw new Failure(
      `The report of ${other.name} has the format of that file. Give it the extension ${other.extension}.`,
      EXIT.wrongInput,
    );
  }
  if (!existsSync(dirname(path))) {
    throw new Failure(`There is no folder ${dirname(path)} for the report.`, EXIT.wrongInput);
  }
  const names = files.map(({ name }) => name);
  for (const one of reportPaths(path, names)) refuseExisting(one, force);
};

/**
 * Writes the rows that have problems, with a column that names them, in the file's own columns.
 * @returns the number of rows
 * @throws Failure if the report cannot be written
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
  try {
    writeFileSync(path, file.formatReport(rows));
  } catch (error) {
    throw new Failure(
      `${path} cannot be written: ${(error as NodeJS.ErrnoException).code ?? error}. Nothing was imported.`,
      EXIT.wrongInput,
    );
  }
  return rows.company.length + rows.job.length;
};
