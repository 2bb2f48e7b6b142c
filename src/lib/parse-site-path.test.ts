import { expect, test } from 'vitest';
import { parseSitePath } from './parse-site-path.ts';

test.each([
  ['/', '/'],
  ['/blog/a?b=c#d', '/blog/a?b=c#d'],
  ['/blog/../about', '/about'],
  ['', undefined],
  ['about', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/..//evil.example', undefined],
  ['/./\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
])('the path on this site for %j is %s', (path, own) => {
  expect(parseSitePath(path)).toBe(own);
});
