import Papa from 'papaparse';
import { IMPORT_COLUMNS } from '../../src/contracts/import-records.ts';
import type { ImportKind } from '../../src/contracts/ops.ts';
import { unguard } from '../../worker/ops/applications/csv.ts';
import {
  JOB_COLUMNS,
  type Mapping,
  renameColumn,
} from '../../worker/ops/imports/prepare/mapping.ts';
import { EXIT, Failure } from './failure.ts';
import {
  type ImportFile,
  type ImportRow,
  PROBLEMS_COLUMN,
  REQUIRED_COLUMNS,
  requireKind,
  withProblems,
} from './import-rows.ts';

/** How the columns of a file are read. */
export interface ColumnOptions {
  readonly mapping: Mapping;
  readonly ignoreUnknown: boolean;
  /** Whether the company of all jobs is given, so that the file need not name it. */
  readonly hasCompany: boolean;
}

// The possible delimiters. `|` is not one of them, because it separates the values within a cell.
const DELIMITERS = [',', ';', '\t'] as const;

const linesIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

/**
 * Detects the delimiter by counting each candidate in the header, because column names contain no
 * delimiters. (Papa's own detection needs several rows.)
 */
export const detectDelimiter = (text: string) => {
  const header = text.trimStart().match(/^.*/)?.[0] ?? '';
  const counted = (delimiter: string) => header.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (counted(one) > counted(best) ? one : best));
};

/**
 * Parses CSV into rows, each with the number of its first line. The number is recorded because a
 * quoted cell may contain line breaks.
 */
const readLines = (text: string, delimiter: string) => {
  const lines: { line: number; cells: string[]; fault: string | undefined; raw: string }[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data, errors, meta }) {
      const error = errors.find(({ type }) => type === 'Quotes');
      const fault =
        error?.code === 'MissingQuotes'
          ? 'A quote in this row is never closed, so that all lines after it are part of the row'
          : error?.message;
      const raw = text.slice(at, meta.cursor);
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data, fault, raw });
      line += linesIn(raw);
      at = meta.cursor;
    },
  });
  return lines;
};

/** Columns of ours and hints, which are read, and those that are read by another name. */
const isKnown = (name: string, kind: ImportKind, { mapping, ignoreUnknown }: ColumnOptions) =>
  name === '' ||
  name === PROBLEMS_COLUMN ||
  ignoreUnknown ||
  (kind === 'company'
    ? IMPORT_COLUMNS.company.includes(name)
    : JOB_COLUMNS.has(name) ||
      Object.hasOwn(mapping.columns, name) ||
      mapping.ignore.includes(name));

/** @throws Failure that lists everything that is wrong with the header */
const checkHeader = (
  header: readonly string[],
  kind: ImportKind,
  options: ColumnOptions,
  name: string,
): void => {
  const { mapping, hasCompany } = options;
  const read = header.filter(
    (one) => one !== '' && !(kind === 'job' && mapping.ignore.includes(one)),
  );
  const names = kind === 'job' ? read.map((one) => renameColumn(one, mapping)) : read;
  const given = new Set([
    ...names,
    ...(kind === 'job' ? Object.keys({ ...mapping.constants, ...mapping.defaults }) : []),
    ...(kind === 'job' && hasCompany ? ['company'] : []),
  ]);
  const unknown = header.filter((one) => !isKnown(one, kind, options));
  const twice = names.filter((one, i) => names.indexOf(one) !== i);
  const missing = REQUIRED_COLUMNS[kind].filter((one) => !given.has(one));
  const lines = [
    ...unknown.map((one) => `${one}: This column is unknown.`),
    ...twice.map((one) => `${one}: This column appears twice. Remove one of them.`),
    ...missing.map((one) => `${one}: This required column is missing.`),
    ...(missing.includes('company')
      ? ['If all jobs are those of one company, give its slug: --company acme-rockets']
      : []),
    ...(unknown.length > 0 && kind === 'job'
      ? [
          'To leave out unknown columns, use --ignore-unknown-columns. To read them as other columns, use --mapping.',
          `Known columns: ${[...JOB_COLUMNS].join(', ')}`,
        ]
      : []),
  ];
  if (lines.length === 0) return;
  throw new Failure(
    `${name} has columns that cannot be read, so nothing was imported:`,
    EXIT.wrongInput,
    { code: 'wrong_columns', lines },
  );
};

/**
 * Reads CSV (RFC 4180, or with semicolons or tabs, as spreadsheets export it). The first line
 * contains the column names. Values are not validated here.
 * @throws Failure if the columns are wrong
 */
export const readCsv = (
  text: string,
  kind: ImportKind,
  options: ColumnOptions,
  name: string,
): ImportFile => {
  const delimiter = detectDelimiter(text);
  const [first, ...others] = readLines(text, delimiter);
  if (!first) {
    throw new Failure(
      `${name} is empty. Its first line must contain the column names.`,
      EXIT.wrongInput,
    );
  }
  const header = first.cells.map((one) => one.trim());
  requireKind(header, kind);
  checkHeader(header, kind, options, name);
  const isRead = (column: string) =>
    column !== '' &&
    column !== PROBLEMS_COLUMN &&
    isKnown(column, kind, { ...options, ignoreUnknown: false });
  const rows = others.map(({ line, cells, fault, raw }): ImportRow => {
    const isTooLong = cells.slice(header.length).some((cell) => cell.trim() !== '');
    const faults = [
      ...(fault
        ? [`${fault}. Enclose the whole cell in quotes, and double any quotes inside it.`]
        : []),
      ...(!fault && isTooLong
        ? [
            `The row has ${cells.length} cells, but the header has ${header.length}. Enclose cells that contain the delimiter in quotes.`,
          ]
        : []),
    ];
    const source = Object.fromEntries(header.map((column, i) => [column, cells[i] ?? '']));
    return {
      at: `line ${line}`,
      source,
      record: Object.fromEntries(
        Object.entries(source).flatMap(([column, cell]) =>
          isRead(column) ? [[column, unguard(cell)]] : [],
        ),
      ),
      ...(faults[0] && { fault: faults[0], raw }),
    };
  });
  const columns = [...new Set(header)].filter(
    (column) => column !== '' && column !== PROBLEMS_COLUMN,
  );
  return {
    company: [],
    job: [],
    [kind]: rows,
    unlisted: 0,
    extension: '.csv',
    formatReport: (report) => {
      const readable = report[kind].filter(({ raw }) => raw === undefined).map(withProblems);
      const fields = [...columns, PROBLEMS_COLUMN];
      return [
        // A byte order mark tells spreadsheets that it is UTF-8.
        `\ufeff${Papa.unparse({ fields, data: readable }, { delimiter })}\r\n`,
        // Rows whose cells cannot be told apart are written as they are.
        ...report[kind].map(({ raw }) => raw ?? ''),
      ].join('');
    },
  };
};
