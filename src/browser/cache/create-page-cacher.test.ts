import { expect, test } from 'vitest';
import type { Line } from '../connection.ts';
import { pageKey, parseCachedPage } from './cached-page.ts';
import { createPageCacher } from './create-page-cacher.ts';

const createTestCacher = (line: Line = { onLine: true }) => {
  const seen = { filled: [] as string[], signal: undefined as AbortSignal | undefined };
  const keep = createPageCacher({
    line: () => line,
    fill: async (path, query, signal) => {
      seen.filled.push(`${path}?${query}`);
      seen.signal = signal;
    },
  });
  return { keep, seen };
};

test('stops caching a page when the visitor leaves it', () => {
  const { keep, seen } = createTestCacher();
  const leave = keep('/jobs', 'q=nurse');
  expect(seen.filled).toEqual(['/jobs?q=nurse']);
  expect(seen.signal?.aborted).toBe(false);
  leave();
  expect(seen.signal?.aborted).toBe(true);
});

test.each<[string, Line, number]>([
  ['a line that nothing is said of', { onLine: true }, 1],
  ['a fast line', { onLine: true, connection: { effectiveType: '4g', saveData: false } }, 1],
  ['2g', { onLine: true, connection: { effectiveType: '2g' } }, 1],
  ['slow-2g', { onLine: true, connection: { effectiveType: 'slow-2g' } }, 0],
  ['saved data', { onLine: true, connection: { effectiveType: '4g', saveData: true } }, 0],
  ['no line', { onLine: false }, 0],
])('caches a page only if the connection allows it: %s', (_, line, times) => {
  const { keep, seen } = createTestCacher(line);
  keep('/jobs', '');
  expect(seen.filled).toHaveLength(times);
});

test.each([
  ['/jobs', '/jobs'],
  ['/companies', '/companies'],
  ['/companies/acme', '/companies/{id}'],
  ['/acme/a1/cutter', '/{company_name}/{id}/{title}'],
  ['/confidential/a1/cutter', '/{company_name}/{id}/{title}'],
])('%s is cached', (path, route) => {
  expect(parseCachedPage(path, '')?.route).toBe(route);
});

test.each([
  '/',
  '/cv',
  '/cv/sign-in',
  '/contact',
  '/jobs/a1/applied',
  '/vendor-review',
  '/vendor-review/7',
  '/vendor-review/details/7',
  '/referral',
  '/preview',
  '/misc/openapi',
])('%s is not cached', (path) => {
  expect(parseCachedPage(path, '')).toBeUndefined();
});

test('the cache key contains only the parameters that the page uses, sorted by name', () => {
  const key = (path: string, query: string) => {
    const page = parseCachedPage(path, query);
    return page && pageKey(page);
  };
  expect(key('/jobs', 'utm_source=x&workplace=remote&q=a+b&ref=r1&page=')).toBe(
    '/jobs?q=a+b&workplace=remote',
  );
  expect(key('/companies/acme', 'page=2&q=x')).toBe('/companies/acme?page=2');
  expect(key('/acme/a1/cutter', 'ref=somebody')).toBe('/acme/a1/cutter');
});
