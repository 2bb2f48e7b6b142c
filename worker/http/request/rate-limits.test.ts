import { readFileSync } from 'node:fs';
import type { RateLimit } from '@cloudflare/workers-types';
import { expect, test } from 'vitest';
import { createContext } from '../../../tests/support/request-context.ts';
import { jsonError } from '../http-error.ts';
import { clientKey } from './client-key.ts';
import { QUOTAS, rateLimitPolicy } from './rate-limit-headers.ts';
import { enforceRateLimit } from './rate-limits.ts';

const from = (ip: string | null, method = 'GET', path = '/misc/jobs') =>
  new Request(`https://site.example${path}`, {
    method,
    headers: ip === null ? {} : { 'cf-connecting-ip': ip },
  });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8:1:2::1', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8:1:2::', '2001:db8:1:2::1'],
  // Zeros may be omitted from the prefix too (RFC 5952).
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::a:1:2:3', '2001:db8::b:1:2:3'],
  ['2001:db8:1::5', '2001:db8:1:0:1:2:3:4'],
  ['2001:db8:0:1::', '2001:db8:0:1:a:b:c:d'],
])('%s and %s count as one client', (one, other) => {
  expect(clientKey(from(one))).toBe(clientKey(from(other)));
});

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db9::1'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['2001:db8:0:1::1', '2001:db8:1::1'],
])('%s and %s count as two clients', (one, other) => {
  expect(clientKey(from(one))).not.toBe(clientKey(from(other)));
});

test('requests that did not come through the platform’s network all count as one local client', () => {
  expect(clientKey(from(null))).toBe('local');
});

/** Creates counters that, like the platform's, allow `limit` requests for each key. */
const counters = (limit: number) => {
  const seen = {
    LIMIT_POSTS: [] as string[],
    LIMIT_READS: [] as string[],
    LIMIT_BULK: [] as string[],
  };
  const counter = (keys: string[]): RateLimit => ({
    async limit({ key }) {
      keys.push(key);
      return { success: keys.filter((other) => other === key).length <= limit };
    },
  });
  return {
    seen,
    LIMIT_POSTS: counter(seen.LIMIT_POSTS),
    LIMIT_READS: counter(seen.LIMIT_READS),
    LIMIT_BULK: counter(seen.LIMIT_BULK),
  };
};
const count = (request: Request, bindings: object, RATE_LIMITS = 'on') =>
  enforceRateLimit(createContext(request, { ...bindings, RATE_LIMITS }));

test('a client over its limit gets 429 with Retry-After, and other clients are not affected', async () => {
  const bindings = counters(2);
  await count(from('203.0.113.7'), bindings);
  await count(from('203.0.113.7', 'HEAD', '/other'), bindings);
  const error = await count(from('203.0.113.7'), bindings).catch((caught) => caught);
  const response = jsonError(error, 'id');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('ratelimit')).toBe('"reads";r=0;t=60');
  expect(await response.json()).toMatchObject({ error: { code: 'rate_limited' } });
  await count(from('203.0.113.8'), bindings);
  expect(bindings.seen.LIMIT_POSTS).toEqual([]);
});

test('posts are counted per route, and separately from reads', async () => {
  const bindings = counters(1);
  const post = (path: string) => count(from('203.0.113.7', 'POST', path), bindings);
  await post('/misc/jobs/a/apply');
  await post('/misc/contact-us/employer');
  await count(from('203.0.113.7'), bindings);
  // A path for a different job, or a differently escaped path for the same job, has the same route.
  for (const path of ['/misc/jobs/a/apply?again', '/misc/jobs/b/apply', '/misc/jobs/%61/apply']) {
    await expect(post(path), path).rejects.toMatchObject({ status: 429 });
  }
  await expect(
    count(from('203.0.113.7', 'DELETE', '/misc/jobs/a/apply'), bindings),
  ).rejects.toMatchObject({ status: 429 });
});

test('requests for responses built from all records are counted separately from page requests', async () => {
  const bindings = counters(1);
  const get = (path: string, method = 'GET') => count(from('203.0.113.7', method, path), bindings);
  await get('/feeds/indeed.xml');
  await get('/jobs');
  for (const path of [
    '/feeds/linkedin.xml',
    '/sitemap.xml',
    '/sitemaps/jobs/1-45000.xml',
    '/misc/seo-jobs',
    '/misc/all-jobs',
  ]) {
    const error = await get(path, 'HEAD').catch((caught) => caught);
    expect(jsonError(error, 'id').headers.get('ratelimit-policy')).toBe('"bulk";q=60;w=60');
  }
  await expect(get('/jobs/feed.xml')).rejects.toMatchObject({ status: 429 });
  expect(bindings.seen.LIMIT_READS).toHaveLength(2);
});

test('nothing is counted if rate limits are off', async () => {
  const bindings = counters(0);
  await count(from('203.0.113.7', 'POST'), bindings, 'off');
  expect(bindings.seen).toEqual({ LIMIT_POSTS: [], LIMIT_READS: [], LIMIT_BULK: [] });
});

test.each([
  ['GET', '/misc/jobs', 'reads;q=6000'],
  ['DELETE', '/misc/nothing', 'posts;q=20'],
  ['HEAD', '/sitemap.xml', 'bulk;q=60'],
])('%s %s counts towards the quota %s', async (method, path, reported) => {
  const [name, rest] = reported.split(';');
  const request = from(null, method, path);
  const uncounted = createContext(request, { ...counters(9), RATE_LIMITS: 'off' });
  await enforceRateLimit(uncounted);
  expect(uncounted.quota).toBeUndefined();
  const counted = createContext(request, { ...counters(9), RATE_LIMITS: 'on' });
  expect(counted.quota).toBeUndefined();
  await enforceRateLimit(counted);
  expect(rateLimitPolicy(counted.quota ?? 'operators')).toBe(`"${name}";${rest};w=60`);
});

test('the quotas match those configured for the platform, in production and in staging', () => {
  const toml = readFileSync('wrangler.toml', 'utf8');
  const counted = [...toml.matchAll(/simple = \{ limit = (\d+), period = 60 \}/g)];
  expect(counted.map(([, limit]) => Number(limit))).toEqual([
    ...Object.values(QUOTAS),
    ...Object.values(QUOTAS),
  ]);
});
