import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  type ImportSummary,
} from '../../src/contracts/ops.ts';
import { EXIT, Failure } from './failure.ts';
import type { ImportFile, ImportRow } from './import-rows.ts';
import type { OpsClient } from './ops-client.ts';
import { startProgress, startPulse } from './progress.ts';
import { readImportFile } from './read-import-file.ts';

interface Source {
  readonly path: string;
  readonly kind?: ImportKind;
}
interface Problem extends ImportProblem {
  readonly file: string;
}

/** The size limit for the rows in a request, which leaves room for the other parts of its body. */
const CHUNK_MAX_BYTES = IMPORT_BODY_MAX_BYTES - 4096;

const countBytes = (row: ImportRow) => Buffer.byteLength(JSON.stringify(row)) + 1;

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

/** Formats a problem as `jobs.csv, line 12, column title: …` or `jobs.json, jobs[3].title: …`. */
const formatProblem = ({ file, at, field, message }: Problem): string => {
  const place = at.startsWith('line ')
    ? `${at}${field === null ? '' : `, column ${field}`}`
    : `${at}${field === null ? '' : `.${field}`}`;
  return `${file}, ${place}: ${message}`;
};

const refusal = (problems: readonly Problem[]) =>
  new Failure(
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}: nothing was imported.`,
    EXIT.wrongInput,
    { code: 'rows_have_problems', problems, lines: problems.map(formatProblem) },
  );

const byPlace = (a: Problem, b: Problem) =>
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

/**
 * Imports files as a unit: if any row has a problem, no record is imported. Otherwise, the site
 * writes the records, and continues even if the command is stopped.
 * @throws Failure with every problem in every row
 */
export const runImport = async (
  client: OpsClient,
  sources: readonly Source[],
  { dryRun, signal }: { dryRun: boolean; signal: AbortSignal },
): Promise<ImportSummary & { readonly id: string }> => {
  const files = sources.map(({ path, kind }) => ({
    name: basename(path),
    ...readImportFile(path, kind),
  }));
  const total = files.reduce((sum, { company, job }) => sum + company.length + job.length, 0);
  if (total === 0 && files.every((file) => file.problems.length === 0)) {
    const names = files.map(({ name }) => name).join(' and ');
    throw new Failure(`There are no rows to import in ${names}.`, EXIT.wrongInput);
  }
  if (total > IMPORT_MAX_ROWS) {
    throw new Failure(
      `There are ${total} rows, but an import can have at most ${IMPORT_MAX_ROWS}. Split them into several imports.`,
      EXIT.wrongInput,
    );
  }
  const problems: Problem[] = [];
  const note = (file: ImportFile & { name: string }, found: readonly ImportProblem[]) => {
    for (const problem of found) problems.push({ file: file.name, ...problem });
  };

  const marks = createMarks(files.map(({ name }) => name));
  const { id } = (await client.call(beginImport, { signal })).data;
  let isWriting = false;
  const progress = startProgress('Checking', total);
  try {
    // Companies come first, because jobs refer to them.
    for (const kind of ['company', 'job'] as const) {
      for (const [i, file] of files.entries()) {
        const tooLarge = file[kind].filter((row) => countBytes(row) > CHUNK_MAX_BYTES);
        note(
          file,
          tooLarge.map(({ at }) => ({
            at,
            field: null,
            message: 'The row is larger than 1 MB. Shorten it.',
          })),
        );
        const mark = marks[i] ?? '';
        const rows = file[kind].filter((row) => !tooLarge.includes(row));
        for (const chunk of splitChunks(rows.map((row) => ({ ...row, at: mark + row.at })))) {
          const { data } = await client.call(addImportRows, {
            params: { id },
            body: { kind, rows: chunk },
            signal,
          });
          note(
            file,
            data.problems
              .filter(({ field }) => field === null || !file.missing.includes(field))
              .map((problem) => ({ ...problem, at: problem.at.slice(mark.length) })),
          );
          progress.advance(chunk.length);
        }
      }
    }
    for (const file of files) note(file, file.problems);
    if (problems.length > 0) throw refusal(problems.sort(byPlace));
    isWriting = !dryRun;
    progress.end();
    const pulse = startPulse('Counting');
    const { data } = await client
      .call(applyImport, { params: { id }, body: { dryRun }, signal })
      .finally(pulse.end);
    return { id, ...(dryRun ? data : await waitForWriting(client, id, data, signal)) };
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
    progress.end();
    // Drops the import unless it is being written, because its report is still needed in that case.
    // If dropping it fails, the site deletes it after a day.
    if (!isWriting) await client.call(dropImport, { params: { id } }).catch(() => undefined);
  }
};
