/** Values that scanners send but forms never do. */

const HUGE = 'x'.repeat(70_000);

/** One string of each kind, for requests with many fields. */
export const SHARP_TEXTS: readonly string[] = [
  '',
  '-1',
  '__proto__',
  'constructor',
  `' OR 1=1 --"; DROP TABLE application; --`,
  '" OR "*" NEAR(a b) *:^%_',
  '"><script>alert(1)</script>',
  'a\u0000\r\nSet-Cookie: b=c',
  '\ud800',
  'é'.repeat(190),
  HUGE,
];

export const HOSTILE_TEXTS: readonly string[] = [
  ...SHARP_TEXTS,
  ' ',
  '0',
  '1e999',
  'NaN',
  'null',
  'toString',
  '{{7*7}}',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '\u202egnp.exe',
  '🧨'.repeat(50),
];

/** Hostile replacements for a string, number, boolean or list. */
export const HOSTILE_JSON: readonly unknown[] = [
  ...SHARP_TEXTS,
  null,
  true,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  [null],
  Array.from({ length: 500 }, () => 'x'),
  {},
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

/** Hostile path segments, encoded for a URL. */
export const HOSTILE_PATH_PARTS: readonly string[] = [
  ...HOSTILE_TEXTS.filter((text) => text !== '' && text.isWellFormed()).map((text) =>
    encodeURIComponent(text.slice(0, 5_000)),
  ),
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%2e%2e%2f%2e%2e',
  '%00',
  '%5c',
  '%2f',
];

/** Bodies that are not JSON, or are unexpected JSON. */
export const HOSTILE_JSON_BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[{}]',
  '{',
  '{}}',
  "{'a':1}",
  '{"a":1,"a":2}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"a":"\u0000"}',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  `{"a":"${HUGE}"}`,
  `{"a":1e${'9'.repeat(400)}}`,
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
];

export const HOSTILE_CONTENT_TYPES: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/form-data; boundary="x\\"',
  'multipart/mixed; boundary=x',
  ';',
  '*/*',
];

const CRLF = '\r\n';
const part = (headers: string, body: string, boundary = 'x') =>
  `--${boundary}${CRLF}${headers}${CRLF}${CRLF}${body}${CRLF}`;
const field = (name: string, body: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, body);

/** Multipart bodies (boundary `x`) that are broken or expensive to parse. */
export const BROKEN_MULTIPART: readonly string[] = [
  '',
  '--',
  '--x',
  '--x--',
  '--x--\r\n',
  '--y\r\n\r\n--y--',
  field('firstName', 'Ada'),
  `${field('firstName', 'Ada')}--x`,
  field('firstName', 'Ada').replaceAll('\r', ''),
  part('', 'no headers'),
  part('Content-Disposition: form-data', 'no name'),
  part('Content-Disposition: attachment; name="firstName"', 'not form-data'),
  part('Content-Disposition: form-data; name="', 'open quote'),
  part(`Content-Disposition: form-data; name="${'n'.repeat(10_000)}"`, ''),
  part('Content-Disposition: form-data; name="a"; filename="../../x\u0000.pdf"', '%PDF-'),
  `${part('Content-Disposition: form-data; name="a"; filename="a.pdf"\r\nContent-Type: text/html', '<script>')}--x--`,
  `${Array.from({ length: 1_000 }, (_, i) => field(`f${i}`, '')).join('')}--x--`,
  `${Array.from({ length: 200 }, () => field('firstName', 'Ada')).join('')}--x--`,
  `${['__proto__', 'constructor', 'toString', '__proto__.polluted', 'links.__proto__', 'answers.'].map((name) => field(name, 'x')).join('')}--x--`,
];
