import Papa from 'papaparse';
import { IMPORT_COLUMNS } from '../../src/contracts/import-records.ts';
import type { ImportKind, ImportProblem } from '../../src/contracts/ops.ts';
import { unguard } from '../../worker/ops/applications/csv.ts';
import {
  createImportFile,
  type ImportFile,
  type ImportRow,
  REQUIRED_COLUMNS,
  requireKind,
} from './import-rows.ts';

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
const readLines = (text: string) => {
  const lines: { line: number; cells: string[]; fault: string | undefined }[] = [];
  let line = 1;
  let at = 0;
  Papa.parse<string[]>(text, {
    delimiter: detectDelimiter(text),
    step({ data, errors, meta }) {
      const fault = errors.find(({ type }) => type === 'Quotes')?.message;
      if (data.some((cell) => cell.trim() !== '')) lines.push({ line, cells: data, fault });
      line += linesIn(text.slice(at, meta.cursor));
      at = meta.cursor;
    },
  });
  return lines;
};

const checkHeader = (header: readonly string[], kind: ImportKind): ImportProblem[] => {
  const about = (field: string, message: string) => ({ at: 'line 1', field, message });
  const twice = header.filter((name, i) => name !== '' && header.indexOf(name) !== i);
  return [
    ...header
      .filter((name) => name !== '' && !IMPORT_COLUMNS[kind].includes(name))
      .map((name) =>
        about(
          name,
          `Unknown column. Remove it, or use one of: ${IMPORT_COLUMNS[kind].join(', ')}.`,
        ),
      ),
    ...twice.map((name) => about(name, 'This column appears twice. Remove one of them.')),
    ...REQUIRED_COLUMNS[kind]
      .filter((name) => !header.includes(name))
      .map((name) => about(name, 'This required column is missing.')),
  ];
};

/**
 * Reads CSV (RFC 4180, or with semicolons or tabs, as spreadsheets export it). The first line
 * contains the column names. Values are not validated here.
 */
export const readCsv = (text: string, kind: ImportKind): ImportFile => {
  const [first, ...others] = readLines(text);
  if (!first) {
    return createImportFile(
      kind,
      [],
      [
        {
          at: 'line 1',
          field: null,
          message: 'The file is empty. Its first line must contain the column names.',
        },
      ],
    );
  }
  const header = first.cells.map((name) => name.trim());
  requireKind(header, kind);
  const problems = checkHeader(header, kind);
  const rows: ImportRow[] = [];
  for (const { line, cells, fault } of others) {
    const at = `line ${line}`;
    if (fault) {
      problems.push({
        at,
        field: null,
        message: `${fault}. Enclose the whole cell in quotes, and double any quotes inside it.`,
      });
    } else if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      problems.push({
        at,
        field: null,
        message: `The row has ${cells.length} cells, but the header has ${header.length}. Enclose cells that contain the delimiter in quotes.`,
      });
    }
    const known = header.flatMap((name, i) =>
      IMPORT_COLUMNS[kind].includes(name) ? [[name, unguard(cells[i] ?? '')]] : [],
    );
    rows.push({ at, record: Object.fromEntries(known) });
  }
  return createImportFile(
    kind,
    rows,
    problems,
    REQUIRED_COLUMNS[kind].filter((name) => !header.includes(name)),
  );
};
