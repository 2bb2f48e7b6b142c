import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '../../src/contracts/ops.ts';
import { readImportFile } from './read-import-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-ops-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (
  content: string | Uint8Array,
  { name = 'jobs.csv', kind }: { name?: string; kind?: ImportKind } = {},
) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readImportFile(path, kind);
};

const HEADER = 'company,title,descriptionHtml,employmentType,workplace,seniority,category';
const listTitles = (file: ReturnType<typeof read>) =>
  file.job.map(({ at, record }) => [at, record.title]);

test.each([
  ['with a byte order mark', `\ufeff${HEADER}\nacme,Gärtner\n`],
  ['with Windows line ends', `${HEADER}\r\nacme,Gärtner\r\n`],
  ['without a line end at its end', `${HEADER}\nacme,Gärtner`],
  ['with semicolons', `${HEADER.replaceAll(',', ';')}\nacme;Gärtner\n`],
  ['with tabs', `${HEADER.replaceAll(',', '\t')}\nacme\tGärtner\n`],
  ['with spaces around its columns', `${HEADER.replaceAll(',', ' , ')}\nacme,Gärtner\n`],
  ['with empty lines at its end', `${HEADER}\nacme,Gärtner\n\n,,,\n\n`],
])('reads a CSV file %s', (_, text) => {
  const file = read(text);
  expect(file.problems).toEqual([]);
  expect(listTitles(file)).toEqual([['line 2', 'Gärtner']]);
  expect(file.job[0]?.record).toMatchObject({ company: 'acme', category: '' });
});

test('UTF-16 with a byte order mark is read', () => {
  const text = `\ufeff${HEADER}\nacme,Gärtner\n`;
  expect(listTitles(read(Buffer.from(text, 'utf16le')))).toEqual([['line 2', 'Gärtner']]);
  expect(listTitles(read(Buffer.from(text, 'utf16le').swap16()))).toEqual([['line 2', 'Gärtner']]);
});

test('a file in an unsupported encoding is reported with the line number', () => {
  const bytes = Buffer.from(`${HEADER}\nacme,A\nacme,G\u00e4rtner\n`, 'latin1');
  expect(() => read(bytes)).toThrow(
    /jobs\.csv, line 3: this is not valid UTF-8\. .*Save it as “CSV UTF-8”/,
  );
});

const zip = (entry: string) => Buffer.from(`PK\x03\x04${'\0'.repeat(26)}${entry}`, 'latin1');
test.each([
  ['jobs.xlsx', zip('[Content_Types].xml'), 'an Excel workbook (.xlsx)'],
  ['jobs.csv', zip('xl/workbook.xml'), 'an Excel workbook (.xlsx)'],
  [
    'jobs.ods',
    zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
    'an OpenDocument spreadsheet (.ods)',
  ],
  ['jobs.numbers', zip('Index/Document.iwa'), 'a Numbers spreadsheet'],
  ['jobs.csv', zip('jobs.csv'), 'a ZIP archive'],
  ['jobs.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'an Excel workbook (.xls)'],
  ['jobs.csv', Buffer.from('%PDF-1.7 …'), 'a PDF'],
])('%s that contains no text is recognised by its first bytes', (name, bytes, kind) => {
  expect(() => read(bytes, { name })).toThrow(
    `${name} is ${kind}, not a text file. Open it in its own program, save its table as “CSV UTF-8”`,
  );
});

test('a row is identified by its first line, even if earlier cells contain line breaks', () => {
  const file = read(
    `${HEADER},skills\r\nacme,A,"<p>one\r\ntwo, ""quoted""\nthree</p>"\r\n\r\nacme,B,C,,,,,Pipes|Wires\r\n`,
  );
  expect(file.problems).toEqual([]);
  expect(listTitles(file)).toEqual([
    ['line 2', 'A'],
    ['line 6', 'B'],
  ]);
  expect(file.job[0]?.record.descriptionHtml).toBe('<p>one\r\ntwo, "quoted"\nthree</p>');
  expect(file.job[1]?.record.skills).toBe('Pipes|Wires');
});

test('problems in the header are reported only once, and unknown columns are dropped', () => {
  const file = read(`${HEADER.replace(',category', '')},titel,title\nacme,A,B,C,D,E,F\n`);
  expect(file.problems.map(({ at, field }) => [at, field])).toEqual([
    ['line 1', 'titel'],
    ['line 1', 'title'],
    ['line 1', 'category'],
  ]);
  expect(file.missing).toEqual(['category']);
  expect(Object.keys(file.job[0]?.record ?? {})).not.toContain('titel');
});

test.each([
  ['more cells than the header', 'acme,A,B,C,D,E,F,too,much', /9 cells, but the header has 7/],
  ['letters behind a quote', 'acme,"A"x,B,C,D,E,F', /quote/],
  ['a quote that never ends', 'acme,"A', /quote/],
])('a row with %s is reported', (_, row, message) => {
  expect(read(`${HEADER}\nacme,A\n${row}\n`).problems).toEqual([
    { at: 'line 3', field: null, message: expect.stringMatching(message) },
  ]);
});

test('only the header determines whether semicolons are the delimiter', () => {
  const file = read('name;category\nAcme, Inc;crafts\n', { kind: 'company' });
  expect(file.problems).toEqual([]);
  expect(file.company[0]?.record).toEqual({ name: 'Acme, Inc', category: 'crafts' });
});

test.each([
  [
    'companies',
    'name,category\nAcme,crafts\n',
    'jobs.csv',
    undefined,
    /contains companies\. Pass it with --companies\./,
  ],
  [
    'companies',
    '[{"name":"A","category":"b"}]',
    'x.json',
    undefined,
    /contains companies\. Pass it with --companies\./,
  ],
  ['jobs', `${HEADER}\nacme,A\n`, 'jobs.csv', 'company', /contains jobs\. Pass it with --jobs\./],
] as const)(
  '%s imported as the wrong kind of record are reported as a single mistake',
  (_, text, name, kind, message) => {
    expect(() => read(text, { name, kind })).toThrow(message);
  },
);

test('an empty file is reported as a problem, and a file with only a header has no rows', () => {
  expect(read('').problems).toEqual([expect.objectContaining({ at: 'line 1' })]);
  expect(read(`${HEADER}\n`)).toMatchObject({ job: [], problems: [] });
});

test('a JSON file may be a list or an object containing lists', () => {
  const name = 'all.json';
  const json = JSON.stringify({ companies: [{ name: 'A' }], jobs: [{ title: 'B' }, {}] });
  const file = read(json, { name });
  expect(file.company).toEqual([{ at: 'companies[0]', record: { name: 'A' } }]);
  expect(file.job.map(({ at }) => at)).toEqual(['jobs[0]', 'jobs[1]']);
  expect(read('[{"title":"B"}]', { name }).job).toHaveLength(1);
  expect(read('[{"name":"B"}]', { name, kind: 'company' }).company).toHaveLength(1);
});

test.each([
  ['{', /is not valid JSON/],
  ['{"job":[]}', /must contain a list of records, or \{/],
  ['"x"', /must contain a list/],
  ['{"jobs":{}}', /“jobs” must be a list/],
  ['[1]', /jobs\[0\] must be an object/],
])('invalid JSON in an import is rejected: %s', (text, message) => {
  expect(() => read(text, { name: 'bad.json' })).toThrow(message);
});

test('a file with an unsupported extension or a missing file is rejected', () => {
  expect(() => read('x', { name: 'jobs.xlsx' })).toThrow(/must be a .csv, .tsv or .json file/);
  expect(() => readImportFile(join(folder, 'none.csv'))).toThrow(/cannot be read: ENOENT/);
});
