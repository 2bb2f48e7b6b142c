import { expect, test } from 'vitest';
import { createContext } from '../../../tests/support/request-context.ts';
import { normalizePath } from './normalize-path.ts';
import { findRequestLabel } from './request-label.ts';

const normalizedUrl = (path: string) =>
  createContext(new Request(`https://site.example${path}`)).request.url.replace(
    'https://site.example',
    '',
  );

test.each([
  ['/%6fps/counts', '/ops/counts'],
  ['/%4Fps', '/Ops'],
  ['/ops/%6A%6f%62s?q=%6a', '/ops/jobs?q=%6a'],
  ['/%7euser/a%2Db%5Fc%2e', '/~user/a-b_c.'],
])('%s is normalised to %s', (path, plain) => {
  expect(normalizedUrl(path)).toBe(plain);
});

test.each([
  '/',
  '/jobs',
  '/m%C3%BCller/a%20b',
  '/100%25',
  '/100%2570',
  '/a%2Fb',
  '/a%3Fb',
  '/%00',
  '/100%',
  '/%zz',
  '/%6fps/%ff',
  '/%6a%zz',
])('%s is not changed', (path) => {
  const request = new Request(`https://site.example${path}`);
  expect(normalizePath(new URL(request.url).pathname)).toBe(path);
  expect(createContext(request).request).toBe(request);
});

test('a request with an escaped path is logged under the route that it reaches', () => {
  const findLabel = (path: string) =>
    findRequestLabel(createContext(new Request(`https://site.example${path}`)));
  expect(findLabel('/%6fps/counts')).toBe('ops/counts');
  expect(findLabel('/h%6foks/contentful')).toBe(findLabel('/hooks/contentful'));
});

test('a normalised request keeps its method, headers and body', async () => {
  const init = { method: 'POST', body: 'a=b', headers: { 'x-a': '1' } };
  const plain = createContext(new Request('https://site.example/%6fps', init)).request;
  expect([plain.method, plain.headers.get('x-a'), await plain.text()]).toEqual([
    'POST',
    '1',
    'a=b',
  ]);
});
