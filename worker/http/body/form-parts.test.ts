import { expect, test } from 'vitest';
import { FIELDS_MAX_BYTES, findText, readFormParts } from './form-parts.ts';

const URL_ENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = '----a-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const read = (text: string, type: string) => readFormParts(new TextEncoder().encode(text), type);
const multipart = (names: readonly string[], value = '') => {
  const parts = names.map(
    (name) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
};
const names = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`);

test('the fields of a form are parsed unchanged', async () => {
  const fields = [...(await read('a=1&b=x%26y&b=z', URL_ENCODED))];
  expect(fields).toEqual([
    ['a', '1'],
    ['b', 'x&y'],
    ['b', 'z'],
  ]);
  expect([...(await read(multipart(['a', 'b'], 'x--y'), MULTIPART))]).toEqual([
    ['a', 'x--y'],
    ['b', 'x--y'],
  ]);
  const quoted = MULTIPART.replace(BOUNDARY, `"${BOUNDARY}"`);
  expect([...(await read(multipart(names(290)), quoted))]).toHaveLength(290);
});

test.each([
  ['of names', names(800_000).join('&'), URL_ENCODED],
  ['of nothing', '&'.repeat(2_600_000), URL_ENCODED],
  ['of parts', multipart(names(85_000)), MULTIPART],
  ['of parts, in quotes', multipart(names(400)), MULTIPART.replace(BOUNDARY, `"${BOUNDARY}"`)],
])(
  'a form with too many fields is rejected before it is parsed: a list %s',
  async (_, body, type) => {
    await expect(read(body, type)).rejects.toMatchObject({
      status: 422,
      message: 'Send at most 300 fields.',
    });
  },
);

test.each([
  ['a value', `a=${'x'.repeat(FIELDS_MAX_BYTES)}`],
  ['a name', 'x'.repeat(FIELDS_MAX_BYTES + 1)],
])(
  "%s is rejected if it exceeds the limit on the total length of a form's fields",
  async (_, body) => {
    await expect(read(body, URL_ENCODED)).rejects.toMatchObject({ status: 413 });
  },
);

const find = (text: string, type: string) =>
  findText(new TextEncoder().encode(text), type, 'token', 4);

test.each([
  ['in a form', 'a=1&token=x%26y&token=z', URL_ENCODED, 'x&y'],
  ['first in a form', 'token=', URL_ENCODED, ''],
  ['in parts', multipart(['a', 'token', 'b'], 'x--y'), MULTIPART, 'x--y'],
  ['too long, in a form', 'token=xxxxxxxxxxxxxxxxxxxxxxxxx', URL_ENCODED, 'xxxxxxxxxxxxxxx'],
  ['too long, in parts', multipart(['token'], 'x'.repeat(2_000)), MULTIPART, 'xxxxx'],
  ['that is the end of another name', 'a-token=1', URL_ENCODED, undefined],
  ['that is the end of another name', multipart(['a token']), MULTIPART, undefined],
  ['in the value of another', multipart(['a'], ' name="token"\r\n\r\nx'), MULTIPART, undefined],
  ['in what is no form', '{"token":"x"}', 'application/json', undefined],
  ['in half a form', multipart(['token'], 'x').slice(0, 60), MULTIPART, undefined],
])('looks up a field without parsing the form: a field %s', (_, text, type, expected) => {
  expect(find(text, type)).toBe(expected);
});

test('rejects a boundary of more than 70 characters', async () => {
  const withBoundary = (length: number) => {
    const boundary = 'b'.repeat(length);
    return [
      multipart(['token'], 'x').replaceAll(BOUNDARY, boundary),
      MULTIPART.replace(BOUNDARY, boundary),
    ] as const;
  };
  expect(find(...withBoundary(70))).toBe('x');
  expect(() => find(...withBoundary(71))).toThrow('incomplete');
  await expect(read(...withBoundary(71))).rejects.toMatchObject({ status: 422 });
  await expect(read('', 'multipart/form-data; charset=utf-8')).rejects.toMatchObject({
    status: 422,
  });
});

test('a boundary is recognised only at the start of a line', () => {
  const fake = `x${multipart(['token'], 'fake')}`;
  expect(find(multipart(['a'], fake) + multipart(['token'], 'good'), MULTIPART)).toBe('good');
  const many = `${BOUNDARY} --${BOUNDARY} `.repeat(400);
  expect(find(multipart(['a'], many) + multipart(['token'], 'good'), MULTIPART)).toBe('good');
});

test('looking up a field fails if the form has too many fields', () => {
  expect(() => find('&'.repeat(400), URL_ENCODED)).toThrow('Send at most 300 fields.');
});
