import { basename } from 'node:path';
import { setTimeout as wait, setImmediate as yieldToEvents } from 'node:timers/promises';
import {
  addImportRows,
  applyImport,
  beginImport,
  dropImport,
  getImport,
} from '../../src/contracts/endpoints/ops.ts';
import {
  IMPORT_BODY_MAX_BYTES,
  IMPORT_MAX_ROWS,
  IMPORT_ROWS_AT_ONCE,
  type ImportKind,
  type ImportProblem,
  type ImportRule,
  type ImportSummary,
} from '../../src/contracts/ops.ts';
import { type Mapping, NO_MAPPING } from '../../worker/ops/imports/prepare/mapping.ts';
import { findValue, type RowProblem } from '../../worker/ops/imports/problem-kinds.ts';
import { EXIT, Failure } from './failure.ts';
import type { ImportRow } from './import-rows.ts';
import type { OpsClient } from './ops-client.ts';
import { loadCategories, type PreparedFile, prepareFile } from './prepare-rows.ts';
import { startProgress, startPulse } from './progress.ts';
import { readImportFile } from './read-import-file.ts';
import { checkReportPath, reportPaths, writeReport } from './write-report.ts';

export interface Source {
  readonly path: string;
  readonly kind?: ImportKind;
}

export interface ImportOptions {
  readonly dryRun: boolean;
  readonly signal: AbortSignal;
  /** The name of the files' format; recognized by their shape if it is not given. */
  readonly format?: string | undefined;
  readonly mapping?: Mapping | undefined;
  readonly ignoreUnknown?: boolean;
  /** The slug of the company of all jobs. */
  readonly company?: string | undefined;
  /** The category of companies to create. */
  readonly createCompanies?: string | undefined;
  readonly status?: string | undefined;
  /** A file for the rows that have problems. */
  readonly report?: string | undefined;
  /** Whether to replace existing reports. */
  readonly force?: boolean;
}

/** The result of an import. */
export interface ImportResult extends ImportSummary {
  readonly id: string;
  /** Everything that is wrong with rows, which are not imported. */
  readonly problems: readonly RowProblem[];
  /** The texts that were cut because they were too long. */
  readonly cuts: readonly RowProblem[];
  readonly rules: readonly ImportRule[];
  /** The number of records of feeds that are not public. */
  readonly unlisted: number;
  /** The reports that were written. */
  readonly reports: readonly string[];
}

/** The size limit for the rows in a request, which leaves room for the other parts of its body. */
const CHUNK_MAX_BYTES = IMPORT_BODY_MAX_BYTES - 4096;

/** What the site needs to know of a row. */
const toWire = ({ at, record, onlyNew }: ImportRow) => ({
  at,
  record,
  ...(onlyNew && { onlyNew }),
});
const countBytes = (row: ImportRow) => Buffer.byteLength(JSON.stringify(toWire(row))) + 1;

/** Splits rows into chunks, each small enough for one request. */
export function* splitChunks(rows: readonly ImportRow[]): Generator<ImportRow[]> {
  let chunk: ImportRow[] = [];
  let size = 0;
  for (const row of rows) {
    const more = countBytes(row);
    if (
      chunk.length > 0 &&
      (chunk.length === IMPORT_ROWS_AT_ONCE || size + more > CHUNK_MAX_BYTES)
    ) {
      yield chunk;
      chunk = [];
      size = 0;
    }
    chunk.push(row);
    size += more;
  }
  if (chunk.length > 0) yield chunk;
}

const LABEL_MAX_LENGTH = 36;

/**
 * What precedes the positions of a file's rows if an import has several files, such as
 * `jobs.csv, `. The site identifies rows by their position and names it in messages.
 */
export const createMarks = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    if (names.length === 1) return '';
    const label = name.slice(0, LABEL_MAX_LENGTH);
    const isTwice = names.some((other, j) => j !== i && other.startsWith(label));
    return `${label}${isTwice ? ` (${i + 1})` : ''}, `;
  });

const byPlace = (a: RowProblem, b: RowProblem) =>
  a.file.localeCompare(b.file, 'en') || a.at.localeCompare(b.at, 'en', { numeric: true });

const POLL_MS = 1_000;

/** Waits until the site has written an import, showing the progress. */
const waitForWriting = async (
  client: OpsClient,
  id: string,
  begun: ImportSummary,
  signal: AbortSignal,
): Promise<ImportSummary> => {
  const progress = startProgress('Writing', begun.rows);
  let summary = begun;
  let shown = 0;
  try {
    while (true) {
      progress.advance(summary.done - shown);
      shown = summary.done;
      if (summary.state !== 'writing') return { ...begun, ...summary };
      await wait(POLL_MS, undefined, { signal });
      summary = (await client.call(getImport, { params: { id }, signal })).data;
    }
  } finally {
    progress.end();
  }
};

/** The names of files, with a number if several have the same: `jobs.csv (2)`. */
const nameFiles = (paths: readonly string[]): string[] => {
  const names = paths.map((path) => basename(path));
  return names.map((name, i) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${i + 1})`,
  );
};

type NamedFile = PreparedFile & { readonly name: string };

/** Reads the files and turns their rows into rows of ours. */
const readFiles = async (
  client: OpsClient,
  sources: readonly Source[],
  options: ImportOptions,
): Promise<NamedFile[]> => {
  const { mapping = NO_MAPPING, format, ignoreUnknown = false, company, status } = options;
  const fileNames = nameFiles(sources.map(({ path }) => path));
  const read = sources.map(({ path, kind }, i) => ({
    name: fileNames[i] ?? path,
    ...readImportFile(path, kind, {
      ...{ format, mapping, ignoreUnknown, hasCompany: company !== undefined },
    }),
  }));
  const names = read.map(({ name }) => name).join(' and ');
  if (read.every((file) => file.company.length + file.job.length === 0)) {
    throw new Failure(`There are no rows to import in ${names}.`, EXIT.wrongInput);
  }
  const hasJobs = read.some(({ job }) => job.length > 0);
  const categories = hasJobs ? await loadCategories(client, options.signal) : new Set<string>();
  const files = read.map((file) => ({
    name: file.name,
    ...prepareFile(
      file,
      {
        ...{ mapping, categories, company, status },
        isOurs: options.mapping === undefined && file.system === undefined,
      },
      options.createCompanies ?? mapping.createCompanies,
    ),
  }));
  const total = files.reduce((sum, file) => sum + file.company.length + file.job.length, 0);
  if (total > IMPORT_MAX_ROWS) {
    throw new Failure(
      `There are ${total} rows, but an import can have at most ${IMPORT_MAX_ROWS}. Split them into several imports.`,
      EXIT.wrongInput,
    );
  }
  if (options.report) checkReportPath(options.report, files, options.force ?? false);
  return files;
};

const findFault = (row: ImportRow): string | undefined =>
  row.fault ??
  (countBytes(row) > CHUNK_MAX_BYTES ? 'The row is larger than 1 MB. Shorten it.' : undefined);

/** Adds the counts of rules, of which a site or a file reports some at a time. */
const addRules = (rules: readonly ImportRule[]): ImportRule[] =>
  [...Map.groupBy(rules, ({ rule }) => rule).values()]
    .map((some) => ({
      ...(some[0] as ImportRule),
      rows: some.reduce((sum, { rows }) => sum + rows, 0),
    }))
    .toSorted((a, b) => b.rows - a.rows);

/** Sends the rows of files to be checked. Returns their problems and what rules did to them. */
const sendRows = async (
  client: OpsClient,
  id: string,
  files: readonly NamedFile[],
  signal: AbortSignal,
): Promise<{ problems: RowProblem[]; rules: ImportRule[] }> => {
  const problems: RowProblem[] = [];
  const rules: ImportRule[] = [];
  const total = files.reduce((sum, { company, job }) => sum + company.length + job.length, 0);
  const marks = createMarks(files.map(({ name }) => name));
  const progress = startProgress('Checking', total);
  try {
    // Companies come first, because jobs refer to them.
    for (const kind of ['company', 'job'] as const) {
      for (const [i, file] of files.entries()) {
        const byPosition = new Map(file[kind].map((row) => [row.at, row]));
        const note = ({ at, field, message }: ImportProblem) => {
          const value = findValue(byPosition.get(at)?.record ?? {}, field);
          problems.push({ file: file.name, at, field, value, message });
        };
        const faulty = file[kind].flatMap((row) => {
          const message = findFault(row);
          return message ? [{ row, message }] : [];
        });
        for (const { row, message } of faulty) note({ at: row.at, field: null, message });
        const left = new Set(faulty.map(({ row }) => row));
        const mark = marks[i] ?? '';
        const rows = file[kind].filter((row) => !left.has(row));
        for (const chunk of splitChunks(rows.map((row) => ({ ...row, at: mark + row.at })))) {
          const { data } = await client.call(addImportRows, {
            params: { id },
            body: { kind, rows: chunk.map(toWire) },
            signal,
          });
          for (const one of data.problems) note({ ...one, at: one.at.slice(mark.length) });
          rules.push(...data.rules.map((rule) => ({ ...rule, at: rule.at.slice(mark.length) })));
          progress.advance(chunk.length);
        }
      }
    }
  } finally {
    progress.end();
  }
  return { problems: problems.sort(byPlace), rules };
};

const writeReports = (
  path: string | undefined,
  files: readonly NamedFile[],
  problems: readonly RowProblem[],
): string[] => {
  if (!path) return [];
  const names = files.map(({ name }) => name);
  const paths = reportPaths(path, names);
  return files.flatMap((file, i) => {
    const some = problems.filter((one) => one.file === file.name);
    const name = paths[i] ?? path;
    return some.length > 0 && writeReport(name, file, some) > 0 ? [name] : [];
  });
};

/**
 * Imports the rows of files that have no problems. The site writes the records, and continues even if
 * the command is stopped.
 * @throws Failure if a file cannot be read, or the site cannot be reached
 */
export const runImport = async (
  client: OpsClient,
  sources: readonly Source[],
  options: ImportOptions,
): Promise<ImportResult> => {
  const { dryRun, signal } = options;
  const files = await readFiles(client, sources, options);
  // Reading may take seconds. Until events are handled, `fetch` would use a connection that the site
  // has closed in the meantime.
  await yieldToEvents();
  const { id } = (await client.call(beginImport, { signal })).data;
  let isWriting = false;
  try {
    const { problems, rules } = await sendRows(client, id, files, signal);
    const reports = writeReports(options.report, files, problems);
    isWriting = !dryRun;
    const pulse = startPulse('Counting');
    const { data } = await client
      .call(applyImport, { params: { id }, body: { dryRun }, signal })
      .finally(pulse.end);
    return {
      id,
      ...(dryRun ? data : await waitForWriting(client, id, data, signal)),
      problems,
      cuts: files.flatMap(({ name, cuts }) =>
        cuts.map((cut) => ({ ...cut, file: name, value: null })),
      ),
      rules: addRules([...files.flatMap((file) => file.rules), ...rules]),
      unlisted: files.reduce((sum, { unlisted }) => sum + unlisted, 0),
      reports,
    };
  } catch (error) {
    const failure = error instanceof Failure ? error : undefined;
    const isRefused =
      failure?.exitCode === EXIT.wrongInput || failure?.detail.code === 'changed_meanwhile';
    if (isRefused) isWriting = false;
    if (!isWriting) {
      throw signal.aborted ? new Failure('Stopped. Nothing was imported.', EXIT.failed) : error;
    }
    const why = signal.aborted ? 'Stopped waiting.' : (failure?.message ?? String(error));
    throw new Failure(
      `${why} The import continues on the site. To check its progress, run: npm run ops -- imports show ${id}`,
      failure?.exitCode ?? EXIT.failed,
      { code: 'still_writing' },
    );
  } finally {
    // Drops the import unless it is being written, because its report is still needed in that case.
    // If dropping it fails, the site deletes it after a day.
    if (!isWriting) await client.call(dropImport, { params: { id } }).catch(() => undefined);
  }
};
