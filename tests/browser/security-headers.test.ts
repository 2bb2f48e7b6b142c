import { expect, test } from 'vitest';
import { SITE_ROUTES } from '../../src/routes/site-routes.ts';
import { testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

/*
 * Tests the security headers of every kind of response. The Mozilla Observatory grades the same
 * headers (decision 5).
 */

const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
  accept: 'text/html',
};
const request = (path: string, init: RequestInit = {}) =>
  fetch(siteUrl + path, { redirect: 'manual', ...init });

const PAGE_POLICY =
  /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'(?: 'sha256-[\w+/]{43}=')*; .*base-uri 'none'; frame-ancestors 'none'/;
/** The policy for private pages, which allows images only from the site itself. */
const PRIVATE_POLICY = /^default-src 'none'; .*img-src 'self' data:;/;
const INERT_POLICY = /default-src 'none'.*sandbox/;

const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const FORM = {
  method: 'POST',
  headers: { ...PERSON, 'content-type': 'application/x-www-form-urlencoded' },
  body: 'name=a',
};

const KINDS: [kind: string, path: string, status: number, policy: RegExp, init?: RequestInit][] = [
  ['a page', '/jobs', 200, PAGE_POLICY],
  ['a page from the cache', '/jobs', 200, PAGE_POLICY],
  ['a page without body', '/jobs', 200, PAGE_POLICY, { method: 'HEAD' }],
  ['a page of somebody’s own', '/jobs?ref=0123456789ab', 200, PAGE_POLICY, { headers: PERSON }],
  ['a private page', '/cv', 200, PRIVATE_POLICY],
  ['a link that opens nothing', '/vendor-review/a1', 403, PRIVATE_POLICY, { headers: PERSON }],
  ['a payload', '/RSC/R/jobs.txt', 200, INERT_POLICY],
  ['the data of a page', '/jobs/_payload.json', 200, INERT_POLICY],
  ['an error screen', '/nowhere', 404, PAGE_POLICY, { headers: PERSON }],
  ['the screen itself', '/404', 404, PAGE_POLICY, { headers: PERSON }],
  ['an error for a bot', '/nowhere', 404, INERT_POLICY],
  ['a refused address', '/%00', 400, PAGE_POLICY, { headers: PERSON }],
  ['a form with mistakes', '/misc/contact-us/employer', 422, PAGE_POLICY, FORM],
  ['a call', '/misc/jobs?perPage=1', 200, INERT_POLICY],
  ['a call with mistakes', '/misc/contact-us/employer', 422, INERT_POLICY, POST],
  ['a call that is none', '/misc/nothing', 404, INERT_POLICY],
  ['a wrong method', '/misc/jobs', 405, INERT_POLICY, { method: 'PUT' }],
  [
    'another site’s post',
    '/misc/contact-us/employer',
    403,
    INERT_POLICY,
    {
      ...POST,
      headers: { ...POST.headers, 'sec-fetch-site': 'cross-site' },
    },
  ],
  ['a resume that is none', '/misc/resumes/x', 403, INERT_POLICY],
  ['a call of operators', '/ops/nothing', 404, INERT_POLICY],
  ['a webhook that is off', '/hooks/contentful', 404, INERT_POLICY, POST],
  ['the content service', '/cda/spaces/x', 401, INERT_POLICY],
  ['a preflight', '/cda/spaces/x', 204, INERT_POLICY, { method: 'OPTIONS' }],
  ['the document of the API', '/misc/openapi.json', 200, INERT_POLICY],
  ['the feed', '/blog/feed.xml', 200, INERT_POLICY],
  ['a drawing', '/favicon.svg', 200, INERT_POLICY],
  ['a redirect', '/favicon.ico', 302, INERT_POLICY],
  ['a missing script', '/assets/none.js', 404, INERT_POLICY],
  ['health', '/healthz', 200, INERT_POLICY],
  ['robots.txt', '/robots.txt', 200, INERT_POLICY],
  ['security.txt', '/.well-known/security.txt', 200, INERT_POLICY],
  ['the build', '/builds/latest.json', 200, INERT_POLICY],
];

const expectSafe = ({ headers }: Response, policy: RegExp | undefined) => {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect([null, 'bot']).toContain(headers.get('server-timing'));
  // HSTS is not sent over unencrypted connections.
  expect(headers.has('strict-transport-security')).toBe(false);
  if (!policy) return;
  const csp = headers.get('content-security-policy') ?? '';
  expect(csp).toMatch(policy);
  expect(csp).not.toMatch(/script-src[^;]*unsafe|default-src[^;]*unsafe/);
  expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same|cross)-origin$/);
};

test.each(KINDS)('%s has the security headers: %s', async (_, path, status, policy, init) => {
  const response = await request(path, init);
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  expectSafe(response, policy);
});

test('a 304 does not change the policy of the browser’s stored response', async () => {
  for (const path of ['/jobs', '/favicon.svg', '/jobs/_payload.json', '/misc/openapi']) {
    const complete = await request(path);
    const etag = complete.headers.get('etag') ?? '';
    const notModified = await request(path, { headers: { 'if-none-match': etag } });
    expect(notModified.status, path).toBe(304);
    expectSafe(notModified, undefined);
    const [policy, former] = [notModified, complete].map(({ headers }) =>
      headers.get('content-security-policy'),
    );
    expect([null, former], path).toContain(policy);
  }
});

test('only images and the feed may be embedded by other sites', async () => {
  const shared = async (path: string) =>
    (await request(path)).headers.get('cross-origin-resource-policy') === 'cross-origin';
  for (const path of ['/favicon.svg', '/blog/feed.xml'])
    expect(await shared(path), path).toBe(true);
  for (const path of ['/', '/misc/jobs', '/RSC/R/jobs.txt']) {
    expect(await shared(path), path).toBe(false);
  }
});

const open = testBrowser(siteUrl);

const JOB = '/quillfeather/zylo1000/zylograph-cutter-1';
/** Every route, with a value for each of its parameters. */
const PATHS = SITE_ROUTES.filter(({ kind }) => kind === 'page')
  .map(({ path }) => path.replace('/{company_name}/{id}/{title}', JOB))
  .map((path) =>
    path.replace('/jobs/{fid}/', '/jobs/zylo1000/').replace('/hire/{page}', '/hire/support'),
  )
  .map((path) => path.replace(/\{\w+\}/g, 'talents'));

test('no page violates its content security policy', async () => {
  const page = await open('/', {
    expectErrors: /status of (403|404|500)|Executing inline|failed to load/,
  });
  const violations: string[] = [];
  await page.exposeFunction('tell', (what: string) => violations.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as never as { tell: (what: string) => void }).tell(
        `${location.pathname} ${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  for (const path of [...PATHS, '/404', '/500', '/favicon.svg']) await page.goto(path);
  expect(violations).toEqual([]);

  // The listener above reports policy violations.
  await page.goto('/jobs');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="document.title = 1">');
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(1);
  expect(violations[0]).toMatch(/\/jobs script-src.* inline/);
  expect(await page.title()).not.toMatch(/taken over|^1$/);
}, 90_000);
