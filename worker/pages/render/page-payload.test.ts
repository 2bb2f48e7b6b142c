import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  PAGE_DATA,
  type PagePayload,
  PagePayloadSchema,
} from '../../../src/contracts/site/page-payload.ts';
import { loadJobsPage } from '../../../src/features/jobs/load-job-search.ts';
import { runWithRuntime } from '../../../src/lib/runtime.ts';
import { PAYLOADS } from '../../../src/payloads.ts';
import { isShared } from '../../../src/routes/match-route.ts';
import { SITE_ROUTES } from '../../../src/routes/site-routes.ts';
import { type Contentful, startContentful } from '../../../tests/support/contentful.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { json } from '../../../tests/support/local-server.ts';
import { contextAsSent, createContext } from '../../../tests/support/request-context.ts';
import { siteBindings } from '../../../tests/support/site-bindings.ts';
import { saveTestJobs } from '../../../tests/support/test-jobs.ts';
import type { Bindings } from '../../env.ts';
import type { PageResult } from '../page-result.ts';
import { findPageView } from '../page-view.ts';
import { renderPagePayload } from './page-payload.ts';
import { createPageRuntime } from './page-runtime.ts';

// docs/specification.md: 7.15

let database: TestDatabase;
let contentful: Contentful;
let bindings: Bindings;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTestJobs(database.db);
  contentful = await startContentful();
  bindings = siteBindings(database);
}, 60_000);
afterAll(() => contentful.server.close());
const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  logged.mockReset().mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const sendRequest = (path: string, more: Record<string, unknown> = {}) =>
  renderPagePayload(
    createContext(new Request(`https://any.example${path}`), { ...bindings, ...more }),
  );

const read = async (path: string): Promise<PagePayload> => {
  const response = await sendRequest(path);
  expect([path, response.status]).toEqual([path, 200]);
  return v.parse(PagePayloadSchema, await new Response(response.body).json());
};

const readFailure = ({ status, failure }: PageResult) => [status, failure?.message];

test('every shared page has a payload, except pages without data', () => {
  const without = SITE_ROUTES.filter((route) => isShared(route) && !('data' in route));
  expect(without.map(({ path }) => path)).toEqual([
    '/misc/openapi',
    '/jobs/{fid}/report',
    '/contact/sent',
    '/alerts/sent',
    '/saved',
    '/offline',
    '/credits',
  ]);
  expect(Object.keys(PAGE_DATA).toSorted()).toEqual(Object.keys(PAYLOADS).toSorted());
});

test('the payload describes the page, even if the client sends another build id', async () => {
  const response = await sendRequest('/agency/zylo1002/x/_payload.json?another-build');
  expect(response.headers.get('location')).toMatch(/^\/[^/]+\/zylo1002\/[^/]+\/_payload\.json$/);
  expect(response.status).toBe(308);
  expect(await read(`${response.headers.get('location')}?another-build`)).toMatchObject({
    path: '/quillfeather/zylo1002/zylograph-cutter-3',
    title: 'Zylograph cutter 3 at Quillfeather & Daughters, Utrecht · Rolecall',
    description: expect.stringMatching(
      /^Quillfeather & Daughters, Utrecht\. .*You cut zylographs\.$/,
    ),
    canonical: 'https://jobs.example/quillfeather/zylo1002/zylograph-cutter-3',
    data: { job: { fid: 'zylo1002', status: 'open' }, employer: 'Quillfeather & Daughters' },
  });
});

test('redirects from the former slug of a renamed employer', async () => {
  await database.db
    .prepare(
      `INSERT INTO former_slug (slug, company_id) SELECT 'contractor', id FROM company WHERE slug = 'quillfeather'`,
    )
    .run();
  const response = await sendRequest('/companies/contractor/_payload.json');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/companies/quillfeather/_payload.json');
});

test('a list of jobs selected by fid is a separate page, which is not indexed', async () => {
  const path = '/jobs?utm_source=x&fid=zylo1002,nosuchjob&fid=zylo1001';
  const url = new URL(`https://jobs.example${path}`);
  expect(findPageView(url)?.key).toBe('/jobs?fid=zylo1002%2Cnosuchjob%2Czylo1001');
  const { head, data } = await runWithRuntime(
    createPageRuntime(createContext(new Request(url), bindings)),
    async () => loadJobsPage({ path: '/jobs', query: url.search }),
  );
  expect(head).toMatchObject({ path: '/jobs', index: false });
  expect(data.answer.data.map(({ fid }) => fid).sort()).toEqual(['zylo1001', 'zylo1002']);
});

test('the payload is JSON, is not indexed, and has the cache tags of its page', async () => {
  const { headers, caching } = await sendRequest('/about/_payload.json');
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect([...(caching?.tags ?? [])].join(' ')).toMatch(/\bentry:about-/);
});

test('the payload has the cache tags of all records that its page shows', async () => {
  const job = await sendRequest('/quillfeather/zylo1002/zylograph-cutter-3/_payload.json');
  expect(job.caching?.tags).toContain('job-zylo1002');
  const list = await sendRequest('/jobs/_payload.json?q=zylograph');
  expect(list.caching?.tags).toContain('shown-zylo1002');
});

test('reduces images in rich text to what the page shows, and omits the content service’s raw records', async () => {
  const { data } = await read('/blog/resume-ten-seconds/_payload.json');
  const text = JSON.stringify(data);
  expect(text).toContain('{"nodeType":"embedded-asset-block","data":{"target":{"picture":{"url":');
  expect(text).not.toContain('"sys":');
});

test('reads filters and page numbers that follow the build id in the query string', async () => {
  expect(await read('/jobs/_payload.json?b1')).toMatchObject({
    data: { query: { q: '', page: 1 } },
  });
  expect(await read('/jobs/_payload.json?b1&q=zylograph&page=2')).toMatchObject({
    path: '/jobs',
    title: 'Zylograph jobs, page 2 · Rolecall',
    canonical: null,
    data: { query: { q: 'zylograph', page: 2 }, answer: { meta: { currentPage: 2, total: 25 } } },
  });
});

test('all builds share one cache entry per page and query', () => {
  const findKey = (url: string) => findPageView(new URL(url, 'https://any.example'))?.key;
  expect(findKey('/jobs/_payload.json?b1')).toBe('/jobs/_payload.json');
  expect(findKey('/jobs/_payload.json?b2&utm_source=x&page=2')).toBe('/jobs/_payload.json?page=2');
  expect(findKey('/_payload.json?b1')).toBe('/_payload.json');
  for (const own of ['/vendor-review', '/vendor-review/a1', '/cv/sign-in', '/preview', '/referral'])
    expect([own, findKey(`${own}/_payload.json?b1`)]).toEqual([own, undefined]);
});

test('an employer that is hidden on the page is also hidden in the page’s data', async () => {
  const path = (await sendRequest('/x/secretjob/x/_payload.json')).headers.get('location') ?? '';
  expect(path).toMatch(/^\/confidential\//);
  const page = await read(path);
  expect(page.title).toBe('Secret pigment chemist, Utrecht · Rolecall');
  expect(page.description).toMatch(/^Confidential employer, Utrecht\./);
  // Similar jobs may name their employers, so they are left out of the comparison.
  const { job } = page.data as { job: { similar: object[] } };
  const list = await read('/jobs/_payload.json?b1&q=pigment');
  const pageText = JSON.stringify([{ ...page, data: { ...job, similar: [] } }, list]);
  expect(pageText.split('"secretjob"').length).toBe(3);
  expect(pageText).not.toMatch(/quillfeather/i);
});

test.each([
  ['/no-such-page/_payload.json', 404, 'Page not found: /no-such-page'],
  ['/contact/sent/_payload.json', 404, 'Page not found: /contact/sent'],
  ['/preview/_payload.json', 404, 'Page not found: /preview'],
  ['/vendor-review/a1/_payload.json', 404, 'Page not found: /vendor-review/a1'],
  ['/companies/nobody/_payload.json', 404, 'Page Not Found: /companies/nobody'],
  ['/blog/nothing/_payload.json', 404, 'Page Not Found: /blog/nothing'],
  ['/x/none/x/_payload.json', 404, 'Page Not Found: /x/none/x'],
  ['/all-jobs/_payload.json?b1&category=none', 404, 'Page Not Found: /all-jobs'],
  ['/_payload.json/_payload.json', 404, 'Page not found: /_payload.json'],
  ['/a/b/_payload.json', 404, 'Page not found: /a/b'],
  ['//jobs/_payload.json', 404, 'Page not found: //jobs'],
  ['/jobs//_payload.json', 404, 'Page not found: /jobs/'],
  ['/companies/a%2Fb/_payload.json', 404, 'Page Not Found: /companies/a%2Fb'],
  ['/companies/..%2Fx/_payload.json', 404, 'Page Not Found: /companies/..%2Fx'],
  ['/companies/%ff/_payload.json', 404, 'Page Not Found: /companies/%ff'],
  ['/companies/quill%66eather/_payload.json', 404, 'Page Not Found: /companies/quill%66eather'],
  ['/hire/__proto__/_payload.json', 404, 'Page not found: /hire/__proto__'],
  ['/x/longgone/x/_payload.json', 410, expect.stringMatching(/closed/)],
  ['/x/draftjob/x/_payload.json', 404, 'Page Not Found: /x/draftjob/x'],
])('%s returns %i', async (path, ...failure) => {
  const request = new Request(`https://any.example${path}`);
  const response = await renderPagePayload(contextAsSent(request, bindings));
  expect(readFailure(response)).toEqual(failure);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.body).toBeNull();
});

test('if content is unavailable, content pages return 503; other pages are complete but not stored', async () => {
  contentful.server.answer(json({ sys: { type: 'Error', id: 'AccessTokenInvalid' } }, 401));
  for (const path of ['/about', '/blog', '/blog/back-after-a-break']) {
    const response = await sendRequest(`${path}/_payload.json`, contentful.variables);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '60']);
  }
  for (const path of ['', '/jobs', '/contact']) {
    const answer = await sendRequest(`${path}/_payload.json`, contentful.variables);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('if the product API is unavailable, the payload returns 502 and the failure is logged', async () => {
  const response = await sendRequest('/jobs/_payload.json', { API_BASE: 'http://127.0.0.1:9' });
  expect(readFailure(response)[0]).toBe(502);
  expect(logged).toHaveBeenCalled();
});

test('an error in a loader reveals no details', async () => {
  const JOBS = {
    prepare: () => {
      throw new Error('D1_ERROR: secret');
    },
  };
  const response = await sendRequest('/jobs/_payload.json', { JOBS });
  expect(readFailure(response)).toEqual([500, '']);
});
