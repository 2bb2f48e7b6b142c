import { expect, test } from 'vitest';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { purgeSite } from '../support/purge-site.ts';
import { querySite } from '../support/query-site.ts';
import { siteState, siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${siteUrl}${path}`, {
    ...init,
    headers: { 'user-agent': PERSON, ...init.headers },
  });

// docs/specification.md: 2.17, 2.19
test.each([
  ['/404', 'Page Not Found', 404],
  ['/500', 'Internal Server Error', 500],
])(
  'the page %s has its own message and status, and is not indexed',
  async (path, message, status) => {
    const page = await open(path, { javaScriptEnabled: false, expectErrors: /404|500/ });
    expect(await page.locator('h1').innerText()).toBe(message);
    expect(await page.locator('[data-error=code]').innerText()).toBe(String(status));
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

// docs/specification.md: 2.13
test.each([
  ['light', '/no/such'],
  ['dark', '/no/such'],
  ['light', '/<img src=x onerror=alert(1)>/\'"&amp;'],
] as const)(
  'the error screen works without JavaScript, in %s mode, for %.20s',
  async (colorScheme, path) => {
    for (const width of [375, 768, 1280]) {
      const page = await open(path, {
        javaScriptEnabled: false,
        expectErrors: /404/,
        colorScheme,
        viewport: { width, height: 800 },
      });
      const { pathname } = new URL(page.url());
      expect(await page.locator('h1').innerText()).toBe(`Page not found: ${pathname}`);
      expect(await page.title()).toContain(`Page not found: ${pathname}`);
      expect(await page.locator('img').count()).toBe(0);
      expect(await page.locator('.error-screen script').count()).toBe(0);
      // The page does not overflow horizontally.
      expect(
        await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      ).toBe(0);
      await page.getByRole('navigation').getByRole('link', { name: 'Employers' }).waitFor();
      await page.getByLabel('Job title, skill or employer').fill('zylograph');
      await page.getByRole('button', { name: 'Search jobs' }).click();
      await page.waitForURL('**/jobs?q=zylograph**');
    }
  },
);

test('a long path is truncated, and encoded letters are decoded', async () => {
  const path = `/%C3%9Cn%C3%AFcode%E2%80%AE${'very-long-path'.repeat(500)}`;
  const page = await open(path, {
    javaScriptEnabled: false,
    expectErrors: /404/,
    viewport: { width: 375, height: 800 },
  });
  expect(await page.locator('h1').innerText()).toMatch(
    /^Page not found: \/Ünïcode%E2%80%AEvery-long-path.{60,80}…$/,
  );
  expect((await page.title()).length).toBeLessThan(150);
  expect((await page.locator('h1').boundingBox())?.height).toBeLessThan(500);
});

test('a URL that was cut off is marked as truncated', async () => {
  const page = await open('/%E2%82', { javaScriptEnabled: false, expectErrors: /400/ });
  await page.getByText('It may have been cut off or mistyped.').waitFor();
});

test('a rejected form that is shown again is neither cached nor indexed', async () => {
  const response = await get('/misc/jobs/zylo1001/apply', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=x',
  });
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-tag')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('one click selects the whole request id for copying', async () => {
  const page = await open('/no/such', { javaScriptEnabled: false, expectErrors: /404/ });
  await page.locator('[data-error=request-id]').click();
  const chosen = await page.evaluate(() => String(window.getSelection()));
  const number = await page.locator('[data-error=request-id]').innerText();
  expect(chosen).toBe(number);
  expect(await page.locator('[data-error=request-number]').innerText()).toBe(number.slice(0, 8));
});

test.each([
  [404, '/no/such'],
  [410, '/quillfeather/longgone/long-gone-gilder'],
  [500, '/500'],
])(
  'the %i error screen links to the contact page and shows the request id',
  async (status, path) => {
    const page = await open(path, { javaScriptEnabled: false, expectErrors: /404|410|500/ });
    expect(await page.locator('[data-error=code]').innerText()).toBe(String(status));
    expect(await page.locator('.request-id').innerText()).toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    await page.getByRole('link', { name: 'contact us' }).click();
    await page.waitForURL('**/contact');
  },
);

// docs/specification.md: 2.15
test('if a client-side navigation fails, the document is loaded and shows the error screen', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph', { expectErrors: /500|RSC|rror/ }));
  querySite(siteState, 'ALTER TABLE company RENAME TO company_away');
  await purgeSite(siteUrl);
  try {
    await page.locator('.site-header a[href="/companies"]').first().click();
    await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/companies');
    expect(await page.locator('[data-error=request-id]').innerText()).toMatch(/^[0-9a-f-]{36}$/);
  } finally {
    querySite(siteState, 'ALTER TABLE company_away RENAME TO company');
  }
  await page.goBack();
  await page
    .getByRole('link', { name: /Zylograph cutter/ })
    .first()
    .waitFor();
  expect(page.url()).toContain('/jobs?q=zylograph');
});

// docs/specification.md: 2.17
test('a page whose data cannot be loaded shows the server error screen with a request id', async () => {
  querySite(siteState, 'ALTER TABLE company RENAME TO company_away');
  await purgeSite(siteUrl);
  try {
    const page = await open('/companies', { expectErrors: /500/ });
    expect(await page.locator('[data-error=code]').innerText()).toBe('500');
    expect(await page.locator('h1').innerText()).toBe('Internal Server Error');
    expect(await page.locator('[data-error=request-id]').innerText()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await page.content()).not.toMatch(/no such table|at .*\.js/);

    const api = await get('/misc/employers');
    expect(api.status).toBe(500);
    expect(await api.json()).toMatchObject({ error: { status: 500, code: 'internal' } });

    const bot = await get('/companies', { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(bot.status).toBe(500);
    expect(bot.headers.get('retry-after')).toBe('60');
    expect(await bot.text()).toBe('500 Internal Server Error\n');
  } finally {
    querySite(siteState, 'ALTER TABLE company_away RENAME TO company');
  }
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another site, an old browser', { origin: 'https://evil.example' }, 403],
  ['our own page without referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 415],
  ['no browser at all', {}, 415],
] as const)('a POST from %s gets %s', async (_, headers, status) => {
  const response = await get('/misc/jobs/zylo1001/apply', {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: 'x',
  });
  expect(response.status).toBe(status);
});

test('unknown methods, and POST requests to pages, are rejected with a list of the allowed methods', async () => {
  const put = await get('/jobs', { method: 'PUT' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const post = await get('/jobs', { method: 'POST', body: 'x' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('files are served with the right media type, and a missing file returns 404', async () => {
  const logo = await get('/favicon.svg');
  expect(logo.headers.get('content-type')).toContain('image/svg+xml');
  const missing = await get('/assets/index-00000000.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-store');
});

test('every kind of response has the security headers', async () => {
  for (const path of ['/', '/jobs', '/misc/enums', '/favicon.svg', '/no/such', '/misc/nope']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('x-frame-options'), path).toBe('DENY');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test.each([
  'firstName=x&constructor=y&__proto__=z&toString=1&hasOwnProperty=2',
  `${'a&'.repeat(200)}b`,
  'a&'.repeat(5_000),
])('a form with unexpected fields gets a client error, not a server error: %.40s', async (body) => {
  for (const accept of ['text/html', 'application/json']) {
    const response = await get('/misc/jobs/zylo1001/apply', {
      method: 'POST',
      headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(response.status, accept).toBe(422);
  }
});

test.each([
  // Invalid UTF-8.
  ['/x/zylo1001/%ff', 400],
  ['/%ff/zylo1001/y', 400],
  ['/%', 400],
  ['/misc/jobs/%ff', 400],
  ['/RSC/x.txt', 404],
  ['/RSC/.txt', 404],
  ['/RSC/R.txt', 404],
  ['/RSC/', 404],
  ['/RSC/F/foo.txt', 404],
  ['/RSC/R/jobs', 404],
  ['/misc/..%2f..%2fetc', 404],
])('a malformed path is rejected: %s returns %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('hashed files are immutable', async () => {
  const html = await (await get('/')).text();
  const asset = html.match(/\/assets\/[\w.-]+\.css/)?.[0] ?? '';
  const response = await get(asset);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

// docs/specification.md: 8.9
test('a request body that is too large is rejected with a reason, not with a server error', async () => {
  const response = await get('/misc/jobs/zylo1001/apply', {
    method: 'POST',
    headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' },
    body: new Uint8Array(6_000_000),
  });
  expect(response.status).toBe(413);
  const screen = await response.text();
  expect(screen).toMatch(/<h1[^>]*>That didn’t work</);
  expect(screen).toContain('Upload a file of up to 5 MB and send it again.');
  expect(screen).not.toContain('Something went wrong on our side');
});
