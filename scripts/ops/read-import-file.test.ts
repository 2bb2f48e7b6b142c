import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '../../src/contracts/ops.ts';
import { NO_MAPPING } from '../../worker/ops/imports/prepare/mapping.ts';
import type { Failure } from './failure.ts';
import { type ReadOptions, readImportFile } from './read-import-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-ops-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Options = Partial<ReadOptions>;
const DEFAULTS = { mapping: NO_MAPPING, ignoreUnknown: false, hasCompany: false };

const read = (
  content: string | Uint8Array,
  { name = 'jobs.csv', kind, ...options }: { name?: string; kind?: ImportKind } & Options = {},
) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readImportFile(path, kind, { ...DEFAULTS, ...options });
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
  expect(file.job.filter(({ fault }) => fault)).toEqual([]);
  expect(listTitles(file)).toEqual([
    ['line 2', 'A'],
    ['line 6', 'B'],
  ]);
  expect(file.job[0]?.record.descriptionHtml).toBe('<p>one\r\ntwo, "quoted"\nthree</p>');
  expect(file.job[1]?.record.skills).toBe('Pipes|Wires');
});

/** The lines of a failure that explain what is wrong. */
const listFaults = (readFile: () => unknown): readonly string[] => {
  try {
    readFile();
  } catch (error) {
    return (error as Failure).detail.lines ?? [];
  }
  return [];
};

test('everything that is wrong with a header is reported at once', () => {
  const header = `${HEADER.replace('company,', '')},titel,title`;
  const lines = listFaults(() => read(`${header}\nA,B,C,D,E,F,G,H\n`));
  expect(lines).toEqual([
    'titel: This column is unknown.',
    'title: This column appears twice. Remove one of them.',
    'company: This required column is missing.',
    expect.stringContaining('--company acme-rockets'),
    expect.stringContaining('--ignore-unknown-columns'),
    expect.stringContaining('Known columns: fid,'),
  ]);
});

test('unknown columns are left out on request, and so is the column of problems of a report', () => {
  const text = `${HEADER},colour,problems\nacme,A,B,C,D,E,F,red,title: Too long.\n`;
  const record = read(text, { ignoreUnknown: true }).job[0]?.record ?? {};
  expect(Object.keys(record)).toEqual(HEADER.split(','));
  expect(read(`${HEADER},problems\nacme,A,B,C,D,E,F,x\n`).job).toHaveLength(1);
});

test('a company that is given for all jobs need not be in the file', () => {
  expect(read('title\nCook\n', { hasCompany: true }).job).toHaveLength(1);
});

test.each([
  ['more cells than the header', 'acme,A,B,C,D,E,F,too,much', /9 cells, but the header has 7/],
  ['letters behind a quote', 'acme,"A"x,B,C,D,E,F', /quote/],
  [
    'a quote that never ends',
    'acme,"A\nacme,B',
    /^A quote in this row is never closed, so that all lines after/,
  ],
])('a row with %s is marked, with its text', (_, row, message) => {
  const [first, second] = read(`${HEADER}\nacme,A\n${row}\n`).job;
  expect(first?.fault).toBeUndefined();
  expect(second).toMatchObject({
    ...{ at: 'line 3', raw: expect.stringContaining(row) },
    fault: expect.stringMatching(message),
  });
});

test('only the header determines whether semicolons are the delimiter', () => {
  const file = read('name;category\nAcme, Inc;crafts\n', { kind: 'company' });
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

test('an empty file is refused, and a file with only a header has no rows', () => {
  expect(() => read('')).toThrow('jobs.csv is empty.');
  expect(read(`${HEADER}\n`)).toMatchObject({ job: [] });
});

test('a JSON file may be a list or an object containing lists', () => {
  const name = 'all.json';
  const json = JSON.stringify({ companies: [{ name: 'A' }], jobs: [{ title: 'B' }, {}] });
  const file = read(json, { name });
  expect(file.company).toMatchObject([{ at: 'companies[0]', record: { name: 'A' } }]);
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

test('a spreadsheet or a missing file is rejected', () => {
  expect(() => read('PK\u0003\u0004', { name: 'jobs.xlsx' })).toThrow(
    'jobs.xlsx is a ZIP archive, not a text file.',
  );
  expect(() => readImportFile(join(folder, 'none.csv'), undefined, DEFAULTS)).toThrow(
    /cannot be read: ENOENT/,
  );
});

test('the content of a file decides how it is read, not its name', () => {
  expect(read('[{"title":"B"}]', { name: 'jobs.txt' }).job).toHaveLength(1);
  expect(read(`${HEADER}\nacme,A\n`, { name: 'export' }).job).toHaveLength(1);
  expect(() => read('<jobs><job></jobs>', { name: 'feed.csv' })).toThrow(/is not valid XML/);
});

test.each(['page.csv', 'feed.json', 'feed.xml'])(
  'a page of HTML named %s is recognised',
  (name) => {
    const page = '<!DOCTYPE html>\n<html><head><title>Sorry</title></head><body></body></html>';
    expect(() => read(page, { name })).toThrow(`${name} is a web page (HTML), not a feed.`);
  },
);

test('JSON that is nested too deeply is rejected', () => {
  const nest = (depth: number) => `[{"title":${'['.repeat(depth)}${']'.repeat(depth)}}]`;
  expect(read(nest(50), { name: 'deep.json' }).job).toHaveLength(1);
  expect(() => read(nest(20_000), { name: 'deep.json' })).toThrow(
    'deep.json is nested more than 100 levels deep.',
  );
});

test('names of Object’s own properties are unknown columns, too', () => {
  const names = ['constructor', 'toString', '__proto__'];
  const lines = listFaults(() => read(`${HEADER},${names.join()}\nacme,A,B,C,D,E,F,x,y,z\n`));
  expect(lines.slice(0, 3)).toEqual(names.map((name) => `${name}: This column is unknown.`));
});

test('two columns that a mapping reads as one are reported', () => {
  const mapping = { ...NO_MAPPING, columns: { titel: 'title', Titel: 'title' }, ignore: ['Titel'] };
  const text = 'company,titel,Titel\nacme,Cook,Koch\n';
  expect(read(text, { mapping }).job).toHaveLength(1);
  expect(listFaults(() => read(text, { mapping: { ...mapping, ignore: [] } }))).toEqual([
    'title: This column appears twice. Remove one of them.',
  ]);
});
