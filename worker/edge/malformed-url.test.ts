import { expect, test } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { refuseMalformedUrl } from './malformed-url.ts';

const findRefusal = (path: string) => {
  try {
    refuseMalformedUrl(createContext(new Request(`https://site.example${path}`)));
    return undefined;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

test.each([
  ['a null', '/jobs/%00'],
  ['an end of line', '/%0d%0aset-cookie:%20a=b'],
  ['a delete', '/a%7fb'],
  ['an overlong dot', '/%c0%ae%c0%ae/etc'],
  ['an overlong slash', '/..%c0%af..'],
  ['half a character', '/companies/%F0%9F'],
  ['half of a pair', '/%ed%a0%80'],
  ['half an escape', '/100%'],
  ['no digits', '/%zz'],
])('%s in the path returns 400', (_, path) => {
  expect(findRefusal(path)).toBe(400);
});

test.each([
  '/m%C3%BCller/123/k%C3%B6chin',
  '/a%20b',
  '/100%25',
  '/jobs?q=%00%ff&page=%',
  '//evil.example/a',
  '/%2e%2e/%2f',
])('%s is accepted and passed on to the next step', (path) => {
  expect(findRefusal(path)).toBeUndefined();
});

test('a URL that is too long returns 414', () => {
  const origin = 'https://site.example'.length;
  expect(findRefusal(`/${'a'.repeat(8_192 - origin - 1)}`)).toBeUndefined();
  expect(findRefusal(`/${'a'.repeat(8_192 - origin)}`)).toBe(414);
  expect(findRefusal(`/jobs?${'a'.repeat(8_192)}`)).toBe(414);
});
