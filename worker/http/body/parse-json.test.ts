import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

// docs/specification.md: 6.3

const MOST = 40;

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (levels: number) => `${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`;

test.each([
  ['{"a":1,"b":[{"a":2},{"a":3}],"c":{"a":{"a":4}}}'],
  ['{"text":"{[,:\\"__proto__\\":","b":"\\\\","c":[]}'],
  ['["a","a",{"constructor":1,"proto":2}]'],
  [nested(32)],
  ['"just text"'],
])('parsing %s gives the same result as JSON.parse', (text) => {
  expect(parseJson(bytes(text), MOST)).toEqual(JSON.parse(text));
});

test.each([
  ['33 levels', nested(34), /32 levels/],
  ['a hundred thousand levels', nested(100_000), /32 levels/],
  ['41 members', `{${Array.from({ length: MOST + 1 }, (_, i) => `"a${i}":1`)}}`, /fewer/],
  ['a long list', `[${'1,'.repeat(MOST)}1]`, /fewer/],
  ['a prototype', '{"a":{"__proto__":{"isAdmin":true}}}', /__proto__/],
  ['a prototype in escapes', '{"\\u005f_proto__":1}', /__proto__/],
])('JSON with %s is rejected with 422', (_, text, message) => {
  expect(() => parseJson(bytes(text), MOST)).toThrowError(
    expect.objectContaining({ status: 422, message: expect.stringMatching(message) }),
  );
});

test.each([
  ['half an object', '{"a":'],
  ['no end of a text', '{"a":"b'],
  ['a lone bracket', ']'],
  ['nothing', ''],
  ['a million levels that never end', '['.repeat(1_000_000)],
  ['names in single quotes', "{'a':1,'a':2}"],
])('%s is not JSON and is rejected with 400', (_, text) => {
  expect(() => parseJson(bytes(text), MOST)).toThrowError(
    expect.objectContaining({ status: 400, code: 'malformed' }),
  );
});

test('JSON that is not UTF-8 is rejected with 400', () => {
  expect(() => parseJson(new Uint8Array([0x22, 0xff, 0x22]), MOST)).toThrowError(
    expect.objectContaining({ status: 400 }),
  );
});
