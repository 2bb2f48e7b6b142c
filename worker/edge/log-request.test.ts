import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as endpoints from '../../src/contracts/endpoints.ts';
import { SITE_ROUTES } from '../../src/routes/site-routes.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { findRequestLabel } from '../http/request/request-label.ts';
import { logRequest } from './log-request.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NOW = Date.parse('2026-11-21T12:00:00Z');

const lines: { level: string; text: string }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  lines.length = 0;
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => void lines.push({ level, text }));
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const contextAt = (path: string, init?: RequestInit, bindings = {}) =>
  createContext(new Request(`https://site.example${path}`, init), bindings);

const labelAt = (path: string) => findRequestLabel(contextAt(path));

const createVisit = (path: string, init?: RequestInit, bindings = {}) => {
  const context = contextAt(path, init, bindings);
  context.label = findRequestLabel(context);
  return context;
};

test('a request is logged as one line of JSON with id, route, status, duration, cache status and bot flag', () => {
  const visit = createVisit('/acme/a1b2/cook?ref=ada', { headers: { 'user-agent': PERSON } });
  vi.setSystemTime(NOW + 12);
  logRequest(visit, new Response('', { headers: { 'cf-cache-status': 'HIT' } }));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]?.text ?? '')).toEqual({
    id: visit.id,
    method: 'GET',
    route: '/{company_name}/{id}/{title}',
    status: 200,
    ms: 12,
    cache: 'HIT',
    bot: false,
    prefetch: false,
  });
});

test('the site’s key is logged, and the line is valid JSON even if the key is invalid', () => {
  for (const SITE_KEY of ['acme', '"}', '', undefined]) {
    logRequest(createVisit('/jobs', {}, { SITE_KEY }), new Response(''));
  }
  const sites = lines.map(({ text }) => JSON.parse(text).site);
  expect(sites).toEqual(['acme', '"}', undefined, undefined]);
});

test('a prefetch is not counted as a person’s visit', () => {
  const points: { blobs?: unknown[] }[] = [];
  const METRICS = { writeDataPoint: (point: object) => void points.push(point) };
  const headers = { 'user-agent': PERSON, 'sec-purpose': 'prefetch' };
  logRequest(createVisit('/jobs', { headers }, { METRICS }), new Response(''));
  expect(JSON.parse(lines[0]?.text ?? '')).toMatchObject({ prefetch: true });
  expect(points[0]?.blobs).toEqual(['/jobs', 'GET', 'NONE', 'prefetch']);
});

test('a failed request is logged as an error, but a refused one is not', () => {
  for (const status of [200, 404, 429, 500, 503]) {
    logRequest(createVisit('/jobs'), new Response('', { status }));
  }
  expect(lines.map(({ level }) => level)).toEqual(['log', 'log', 'log', 'error', 'error']);
});

test('bots are distinguished from people', () => {
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  logRequest(createVisit('/jobs', { headers: bot }), new Response(''));
  expect(JSON.parse(lines[0]?.text ?? '')).toMatchObject({ bot: true, cache: 'NONE' });
});

test.each([
  ['NONE/UNKNOWN', 'BYPASS'],
  ['x;desc="<y>"', 'BYPASS'],
  ['Revalidated', 'REVALIDATED'],
])('the cache status is logged as one of the known values: %s', (from, word) => {
  logRequest(createVisit('/jobs'), new Response('', { headers: { 'cf-cache-status': from } }));
  expect(JSON.parse(lines[0]?.text ?? '')).toMatchObject({ cache: word });
});

test('the log line contains no visitor data', () => {
  const secret = 'ada-lovelace';
  const headers = {
    'user-agent': `${PERSON} ${secret}`,
    'cf-connecting-ip': '203.0.113.7',
    referer: `https://other.example/${secret}`,
    cookie: `__Host-ref=${secret}`,
    authorization: `Bearer ${secret}`,
    'x-request-id': secret,
  };
  for (const path of [
    `/${secret}`,
    `/vendor-review/${secret}?reviewer=${secret}&expires=${secret}`,
    `/misc/resumes/${secret}`,
    `/misc/reviewers/${secret}?expires=${secret}`,
    `/misc/${secret}/%22,%22x%22:1`,
    `/assets/${secret}.js`,
    `/${secret}.pdf?token=${secret}`,
    `/cda/${secret}`,
    `/a/b/c/${secret}/"}`,
  ]) {
    logRequest(createVisit(path, { headers, method: 'PROPFIND' }), new Response(''));
  }
  expect(lines).toHaveLength(9);
  for (const { text } of lines) {
    expect(text).not.toMatch(/lovelace|203\.0|PROPFIND/);
    expect(Object.keys(JSON.parse(text))).toEqual([
      ...['id', 'method', 'route', 'status', 'ms', 'cache', 'bot', 'prefetch'],
    ]);
  }
});

test('every route has a name that needs no escaping in the log', () => {
  const routes = [
    ...SITE_ROUTES.filter(({ kind }) => kind === 'page').map(({ path }) => path),
    ...Object.values(endpoints).map(({ path }) => path),
  ];
  for (const route of routes) {
    expect(JSON.parse(`"${route}"`)).toBe(route);
    const path = route.replace(/^\/?/, '/').replace(/\{\w+\}/g, 'a1');
    expect(labelAt(path)).not.toBe('unmatched');
  }
});

test.each([
  ['/', '/'],
  ['/RSC/R/_root.txt', '/'],
  ['/RSC/R/companies/acme.txt', '/companies/{id}'],
  ['/misc/jobs/x/apply', 'misc/jobs/{id}/apply'],
  ['/misc/openapi', '/misc/openapi'],
  ['/a/b/c/d/e', 'unmatched'],
])('%s is logged with the route %s', (path, route) => {
  expect(labelAt(path)).toBe(route);
});

test('a bound dataset gets one data point per request, and the request succeeds even if that write fails', () => {
  const points: unknown[] = [];
  const METRICS = { writeDataPoint: (point: unknown) => void points.push(point) };
  logRequest(createVisit('/jobs', {}, { METRICS }), new Response('', { status: 503 }));
  expect(points).toEqual([
    { indexes: ['/jobs'], blobs: ['/jobs', 'GET', 'NONE', 'bot'], doubles: [503, 0] },
  ]);
  const broken = {
    writeDataPoint() {
      throw new Error('too many');
    },
  };
  const visit = createVisit('/jobs', {}, { METRICS: broken });
  expect(() => logRequest(visit, new Response(''))).not.toThrow();
});
