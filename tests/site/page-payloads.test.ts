import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  PAGE_DATA,
  type PagePayload,
  PagePayloadSchema,
} from '../../src/contracts/site/page-payload.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 7.15

/** Tests the payloads (page data) of the running site, whose metadata matches that of the pages. */

const url = siteUrl;
const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0', accept: 'text/html' };

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { redirect: 'manual', ...init, headers: { ...PERSON, ...init.headers } });

const getPayloadPath = (page: string, buildId = 'b1') => {
  const [path = '', query] = page.split('?');
  const otherParameters = query === undefined ? '' : `&${query}`;
  return `${path === '/' ? '' : path}/_payload.json?${buildId}${otherParameters}`;
};

const read = async (page: string): Promise<PagePayload> =>
  v.parse(PagePayloadSchema, await (await get(getPayloadPath(page))).json());

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const textIn = (html: string, pattern: RegExp): string | null => {
  const found = pattern.exec(html)?.[1];
  return found?.replace(/&(?:quot|#x27|lt|gt|amp);/g, (one) => CHARACTERS[one] ?? one) ?? null;
};

const JOB = '/quillfeather/zylo1000/zylograph-cutter-1';
const PAGES: readonly (readonly [route: keyof typeof PAGE_DATA, page: string])[] = [
  ['/', '/'],
  ['/home', '/home'],
  ['/jobs', '/jobs'],
  ['/jobs', '/jobs?page=2'],
  ['/jobs', `/jobs?${new URLSearchParams({ q: '“<zylograph> & "cutter\'' })}`],
  ['/all-jobs', '/all-jobs'],
  ['/all-jobs', '/all-jobs?category=manufacturing&country=NL'],
  ['/companies', '/companies'],
  ['/companies', '/companies?q=quill'],
  ['/companies/{id}', '/companies/quillfeather'],
  ['/companies/{id}', '/companies/quillfeather?page=2'],
  ['/blog', '/blog'],
  ['/blog', '/blog?page=2'],
  ['/blog', '/blog?category=hiring'],
  ['/blog/{slug}', '/blog/back-after-a-break'],
  ['/contact', '/contact'],
  ['/contact', '/contact?for=candidate'],
  ['/cv', '/cv'],
  ['/jobs/{fid}/applied', '/jobs/zylo1000/applied'],
  ['/{page}', '/employer?plan=growth'],
  ...[
    ...['about', 'talents', 'outsourcing', 'promote-brand', 'talent-placement', 'privacy'],
    ...['employer-branding', 'embedded-recruiter', 'talent-marketplace'],
    ...['linkedin-ghostwriting', 'social-media-outsourcing', 'hire/support'],
    ...['hire/sales-and-marketing', 'hire/finance-and-accounting'],
    ...['hire/engineering-data-technology'],
  ].map((page) => ['/{page}', `/${page}`] as const),
  ['/{company_name}/{id}/{title}', JOB],
  ['/{company_name}/{id}/{title}', '/quillfeather/closedjob/closed-gilder'],
  ['/{company_name}/{id}/{title}', '/confidential/secretjob/secret-pigment-chemist'],
];

test('the test covers every route that has page data', () => {
  expect(new Set(PAGES.map(([route]) => route))).toEqual(new Set(Object.keys(PAGE_DATA)));
});

test.each(PAGES)(
  '%s: the data of %s matches its schema and has the same head as its document',
  async (route, page) => {
    const document = await get(page);
    const html = await document.text();
    expect(document.status).toBe(200);
    const { path, buildId, data, ...head } = await read(page);
    expect(head).toEqual({
      title: textIn(html, /<title>(.*?)<\/title>/),
      description: textIn(html, /<meta name="description" content="(.*?)"/),
      canonical: textIn(html, /<link rel="canonical" href="(.*?)"/),
    });
    expect(path).toBe(new URL(page, url).pathname);
    expect(buildId).toMatch(/\S/);
    // The data has no fields outside the contract.
    expect(v.parse(PAGE_DATA[route] as v.GenericSchema, data)).toEqual(data);
  },
);

test('all builds share one cached response for a page’s data', async () => {
  const first = await get(getPayloadPath('/companies?q=zylograph', 'b1'));
  expect(first.headers.get('cf-cache-status')).toBe('MISS');
  const second = await get(getPayloadPath('/companies?utm_source=x&q=zylograph', 'b2'));
  expect(second.headers.get('cf-cache-status')).toBe('HIT');
  expect(await second.text()).toBe(await first.text());
  const etag = second.headers.get('etag') ?? '';
  const again = await get(getPayloadPath('/companies?q=zylograph'), {
    headers: { 'if-none-match': etag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(second.headers.get('x-robots-tag')).toBe('noindex');
});

test.each(['/RSC/R/NOBODY1.txt', '/RSC/R/404.txt', '/RSC/R/500.txt'])(
  '%s, the payload of a missing page, is neither cached nor indexed',
  async (path) => {
    for (let i = 0; i < 2; i++) {
      const { headers } = await get(path);
      expect(headers.get('cf-cache-status') ?? 'NONE').toMatch(/^(MISS|NONE)$/);
      expect(headers.get('cache-control')).toMatch(/^no-(store|cache)$/);
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  },
);

test('the preview and referral cookies do not change a page’s data', async () => {
  const firstPayload = await (await get(getPayloadPath('/about'))).text();
  for (const cookie of ['__Host-preview=anything', '__Host-ref=0123456789abcdef']) {
    const own = await get(getPayloadPath('/about'), { headers: { cookie } });
    expect([cookie, await own.text()]).toEqual([cookie, firstPayload]);
    expect(own.headers.get('set-cookie')).toBeNull();
  }
});

test('HEAD returns only the headers', async () => {
  const response = await get(getPayloadPath('/jobs'), { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test.each([
  ['GET', '/no-such-page/_payload.json', 404],
  ['GET', '/contact/sent/_payload.json', 404],
  ['GET', '/misc/openapi/_payload.json', 404],
  ['GET', '/vendor-review/_payload.json?reviewer=a&expires=1', 404],
  ['GET', '/cv/sign-in/_payload.json', 404],
  ['GET', '/preview/_payload.json', 404],
  ['GET', '/referral/_payload.json', 404],
  ['GET', '/x/longgone/x/_payload.json', 410],
  ['GET', '/companies/a%2Fb/_payload.json', 404],
  ['GET', '/companies/%ff/_payload.json', 400],
  ['GET', '/_payload.json/_payload.json', 404],
  ['GET', `/${'a'.repeat(1_500)}/_payload.json`, 404],
  ['POST', '/jobs/_payload.json', 405],
  ['PUT', '/_payload.json', 405],
])('%s %s returns %i, in the API’s error format', async (method, path, status) => {
  const response = await get(path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const body = v.safeParse(ErrorBodySchema, await response.json());
  expect(body.output).toMatchObject({ error: { status, requestId: expect.stringMatching(/\S/) } });
});

test('a request for a job’s data under another slug redirects to the job’s own URL', async () => {
  const response = await get('/anybody/zylo1000/anything/_payload.json?b1');
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    `${JOB}/_payload.json?b1`,
  ]);
  // The redirect is never cached.
  const { headers } = await get('/anybody/zylo1000/anything');
  expect([headers.get('location'), headers.get('cache-control')]).toEqual([JOB, 'no-store']);
});
