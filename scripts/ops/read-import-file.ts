import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { ImportKind } from '../../src/contracts/ops.ts';
import { FEED_FORMATS } from '../../worker/ops/imports/feeds/formats.ts';
import { parseXml } from '../../worker/ops/imports/feeds/parse-xml.ts';
import { EXIT, Failure } from './failure.ts';
import type { ImportFile } from './import-rows.ts';
import { type ColumnOptions, readCsv } from './read-csv.ts';
import { readRecords } from './read-json.ts';

const wrong = (sentence: string) => new Failure(sentence, EXIT.wrongInput);

/** The number of the first line that is not valid UTF-8. */
const firstBadLine = (bytes: Uint8Array): number => {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(10, start); ; end = bytes.indexOf(10, start)) {
    const last = end < 0 ? bytes.length : end;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, last));
    } catch {
      return line;
    }
    if (end < 0) return line;
    line += 1;
    start = end + 1;
  }
};

/** What a file is if it begins with these bytes, as Latin-1. */
const BINARY_FILES: readonly (readonly [start: string, kind: string])[] = [
  ['\xd0\xcf\x11\xe0', 'an Excel workbook (.xls)'],
  ['%PDF-', 'a PDF'],
  ['\x1f\x8b', 'a gzip archive'],
];
/** What a ZIP archive is if these names are among its first entries. */
const ZIP_FILES: readonly (readonly [entry: string, kind: string])[] = [
  ['opendocument.spreadsheet', 'an OpenDocument spreadsheet (.ods)'],
  ['Index/', 'a Numbers spreadsheet'],
  ['xl/', 'an Excel workbook (.xlsx)'],
  ['[Content_Types].xml', 'an Excel workbook (.xlsx)'],
];
const ZIP = 'PK\x03\x04';
const ENTRIES_WITHIN_BYTES = 4096;

/** Says what a file is if it contains no text, judging by its first bytes. */
const findBinaryKind = (bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, ENTRIES_WITHIN_BYTES)).toString('latin1');
  if (!start.startsWith(ZIP)) return BINARY_FILES.find(([one]) => start.startsWith(one))?.[1];
  return ZIP_FILES.find(([entry]) => start.includes(entry))?.[1] ?? 'a ZIP archive';
};

/**
 * Decodes a file's text, which may be UTF-8, or UTF-16 with a byte order mark.
 * @throws Failure naming the line that has a different encoding, or what the file is instead
 */
export const decodeText = (bytes: Uint8Array, name: string): string => {
  const kind = findBinaryKind(bytes);
  if (kind) {
    throw wrong(
      `${name} is ${kind}, not a text file. Open it in its own program, save its table as “CSV UTF-8”, and import that file.`,
    );
  }
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // The decoder also removes a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong(
      `${name}, line ${firstBadLine(bytes)}: this is not valid UTF-8. The file may use an older encoding, such as Windows-1252. Save it as “CSV UTF-8” and import it again.`,
    );
  }
};

/** Deeper than any record; what is nested thousands of levels deep cannot be written again. */
const DEPTH_MAX = 100;
const isTooDeep = (value: unknown, depth = 0): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth > DEPTH_MAX || Object.values(value).some((one) => isTooDeep(one, depth + 1)));

/** @throws Failure if it is not JSON */
export const parseJson = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(
      `${name} is not valid JSON, perhaps because it is incomplete: ${(error as Error).message}`,
    );
  }
};

const parseFeedXml = (text: string, name: string): unknown => {
  try {
    return parseXml(text);
  } catch (error) {
    throw wrong(
      `${name} is not valid XML, perhaps because it is incomplete: ${(error as Error).message}`,
    );
  }
};

/**
 * Reads a file; returns its name and text.
 * @throws Failure if it cannot be read
 */
export const readTextFile = (path: string): { name: string; text: string } => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw wrong(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}.`);
  }
  const name = basename(path);
  return { name, text: decodeText(bytes, name) };
};

/** How a file is read. */
export interface ReadOptions extends ColumnOptions {
  /** The name of a format, if its shape is not to be recognized: `csv`, `json` or one of a feed. */
  readonly format?: string | undefined;
}

export const FORMAT_NAMES = ['csv', 'json', ...FEED_FORMATS.map(({ name }) => name)];

/** Determines the syntax by the first character, because downloaded files have any name. */
const detectSyntax = (text: string, extension: string): 'csv' | 'json' | 'xml' => {
  if (extension === '.json' || /^\s*[[{]/.test(text)) return 'json';
  return /^\s*</.test(text) ? 'xml' : 'csv';
};

/**
 * Reads the records in a file. `kind` is the kind of records it contains. If `kind` is omitted, the
 * file contains jobs or, in JSON, the kinds given by its property names.
 * @throws Failure if the file cannot be read at all
 */
export const readImportFile = (
  path: string,
  kind: ImportKind | undefined,
  options: ReadOptions,
): ImportFile => {
  const { name, text } = readTextFile(path);
  const forced = FEED_FORMATS.find((format) => format.name === options.format);
  const syntax = detectSyntax(text, extname(path).toLowerCase());
  if (options.format === 'csv' || (syntax === 'csv' && !forced)) {
    return readCsv(text, kind ?? 'job', options, name);
  }
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) {
    throw wrong(
      `${name} is a web page (HTML), not a feed. Check the address that it was downloaded from.`,
    );
  }
  const input = syntax === 'xml' ? parseFeedXml(text, name) : parseJson(text, name);
  if (isTooDeep(input)) throw wrong(`${name} is nested more than ${DEPTH_MAX} levels deep.`);
  return readRecords(input, kind, { ...options, forced }, name);
};
