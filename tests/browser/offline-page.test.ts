import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listStorageKeys, testBrowser, waitForCaches } from '../support/browser.ts';
import { startCuttableProxy } from '../support/cuttable-proxy.ts';
import { storeOwnJobs } from '../support/own-jobs.ts';
import { siteUrl } from '../support/site.ts';
import { startTestSite } from '../support/test-site.ts';

// docs/specification.md: 2.15, 4.5

const line = await startCuttableProxy(siteUrl);
afterAll(() => line.close());
beforeEach(() => line.leadTo(siteUrl));

const open = testBrowser(line.url);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const options = {
  serviceWorkers: 'allow',
  expectErrors: /ERR_|Failed to load/,
} as const;

const heading = (page: Page) => page.getByRole('heading', { name: 'This page couldn’t be loaded' });
const stored = (page: Page) =>
  page.getByRole('region', { name: /Saved content from this page|you viewed recently/ });

/** Waits until the service worker has stored the offline page and will control the next page. */
const guarded = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') {
      await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
    }
  });
const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
const storedPages = (page: Page) => page.evaluate(() => caches.keys());

const openGuarded = async (path: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await open('about:blank', options);
  await prepare?.(page);
  await page.goto(path);
  await guarded(page);
  return page;
};
const openFilled = async (path: string, prepare?: (page: Page) => Promise<unknown>) => {
  const page = await openGuarded(path, prepare);
  await waitForCaches(page);
  return page;
};
const follow = (page: Page, link: string) =>
  page.getByRole('link', { name: link }).first().click({ noWaitAfter: true });
/** Follows a link while the server is down but the browser considers itself online. */
const goUnanswered = async (page: Page, link: string) => {
  line.cut();
  await follow(page, link);
  await heading(page).waitFor();
};

test('the offline page lists saved jobs, even without caches', async () => {
  const page = await openGuarded('/jobs?q=zylograph', async (page) => {
    await page.goto('/jobs');
    await storeOwnJobs(page);
  });
  await goUnanswered(page, 'Employers');
  const saved = page.getByRole('region', { name: 'Your saved jobs' });
  await saved.waitFor();
  expect(await saved.getByRole('link').allTextContents()).toEqual([
    'Zylograph cutter 2',
    'Archivist',
  ]);
});

test('the offline page lists recently read jobs with employer and place, without any request', async () => {
  const page = await openFilled('/jobs?q=zylograph');
  await goUnanswered(page, 'Employers');
  await stored(page).getByRole('heading', { name: 'Jobs you viewed recently' }).waitFor();
  expect(await stored(page).getByRole('listitem').count()).toBe(20);
  const first = stored(page).getByRole('listitem').first();
  expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/[\w-]+\/zylo\d+\//);
  expect(await first.innerText()).toMatch(/Quillfeather & Daughters[\s\S]*Utrecht/);
  await stored(page).getByText('Saved on your last visit').waitFor();
  // The page has the site's styles, header and footer.
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(1);
  expect(await heading(page).evaluate((element) => getComputedStyle(element).fontWeight)).toBe(
    '640',
  );
  expect(new URL(page.url()).pathname).toBe('/companies');
});

test('the offline page shows what was saved from the requested page, and trying again loads that page', async () => {
  const page = await openFilled('/jobs');
  // Simulates an entry stored a week ago.
  await page.evaluate(() => {
    const { version, entries } = JSON.parse(localStorage.getItem('Jobs') ?? '');
    entries[0].jobs = [{ ...entries[0].jobs[0], title: '<b>Long gone</b>' }];
    localStorage.setItem('Jobs', JSON.stringify({ version, entries }));
  });
  await page.goto('/companies');
  await goUnanswered(page, 'Jobs');
  await stored(page).getByRole('heading', { name: 'Saved content from this page' }).waitFor();
  // Stored titles are shown as plain text, whatever they contain.
  await stored(page).getByRole('link', { name: '<b>Long gone</b>' }).waitFor();
  line.leadTo(siteUrl);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.result-count').waitFor();
});

test('the requested page loads automatically once the server responds', async () => {
  const page = await openFilled('/jobs');
  await goUnanswered(page, 'Employers');
  line.leadTo(siteUrl);
  // Returning to the tab retries immediately instead of at the next poll.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.locator('.company-count').waitFor();
});

test('the requested page loads once the browser is online again', async () => {
  const page = await openFilled('/jobs');
  await page.context().setOffline(true);
  await page.goto('/companies');
  await stored(page).waitFor();
  await page.context().setOffline(false);
  await page.locator('.company-count').waitFor();
});

test('trying again keeps focus on the button', async () => {
  const page = await openGuarded('/about');
  await goUnanswered(page, 'Employers');
  const button = page.getByRole('button', { name: /^Try/ });
  await button.press('Enter');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await stored(page).count()).toBe(0);
});

test('going back from the offline page shows the previous page as the visitor left it', async () => {
  const page = await openGuarded('/contact?for=employer');
  const name = page.getByLabel('Name', { exact: true });
  await name.focus();
  await page.locator('[data-island][data-started]').first().waitFor({ state: 'attached' });
  await name.fill('Zoë');
  await goUnanswered(page, 'Employers');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/contact?for=employer');
  await expect.poll(() => name.inputValue()).toBe('Zoë');
});

test('if storage is full or blocked, only the list of saved entries is affected', async () => {
  const page = await open('/about', options);
  await page.evaluate(() => {
    let text = 'x'.repeat(5_000_000);
    for (let i = 0; text; i++) {
      try {
        localStorage.setItem(`other ${i}`, text);
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });
  await page.goto('/jobs?q=zylograph');
  await Promise.all([waitForCaches(page), guarded(page)]);
  expect(await page.evaluate(() => localStorage.getItem('Jobs'))).toBeNull();
  await goUnanswered(page, 'Employers');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await stored(page).count()).toBe(0);

  line.leadTo(siteUrl);
  const blocked = await openFilled('/jobs?q=zylograph', (alone) =>
    alone.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    }),
  );
  await goUnanswered(blocked, 'Employers');
  await blocked.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await stored(blocked).count()).toBe(0);
});

test('one tab shows the entries stored by another tab', async () => {
  const page = await openGuarded('/about');
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void window.open(path), JOB),
  ]);
  await waitForCaches(other);
  await goUnanswered(page, 'Jobs');
  await stored(page).getByRole('heading', { name: 'Jobs you viewed recently' }).waitFor();
  expect(await stored(page).getByRole('link').allInnerTexts()).toEqual(['Zylograph cutter 2']);
});

// docs/specification.md: 4.1
test('a 401 in one tab deletes the stored entries for all tabs', async () => {
  const page = await openFilled('/jobs?q=zylograph');
  await page.evaluate(() => localStorage.setItem('token', 'of nobody'));
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/cv')),
  ]);
  await other.waitForURL((url) => url.pathname === '/');
  expect(await listStorageKeys(other)).toEqual([]);
  await goUnanswered(page, 'Employers');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await stored(page).count()).toBe(0);
});

test('while the server responds, each page is requested once, and only the offline page is stored', async () => {
  const page = await openFilled('/jobs');
  line.seen.length = 0;
  await follow(page, 'Employers');
  await page.waitForURL('**/companies');
  await page.locator('.company-count').waitFor();
  await page.goto('/about');
  await page.reload();
  const pages = line.seen.filter((requested) =>
    /^GET \/(companies|about|offline)$/.test(requested),
  );
  expect(pages).toEqual(['GET /companies', 'GET /about', 'GET /about']);
  const names = await storedPages(page);
  const stores = await page.evaluate(
    async ([name = '']) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    names,
  );
  expect(names).toHaveLength(1);
  expect(stores).toEqual([`${line.url}/offline`]);
});

test('a server’s error page is shown unchanged', async () => {
  const page = await openGuarded('/about');
  line.leadTo(siteUrl, (response, path) =>
    path === '/companies' ? new Response('down', { status: 503 }) : response,
  );
  expect((await page.goto('/companies'))?.status()).toBe(503);
  expect(await page.locator('body').innerText()).toBe('down');
});

test.each([
  '/cv',
  '/cv/sign-in',
  '/vendor-review',
  '/vendor-review/details/7',
  '/referral',
  '/preview',
  '/misc/enums',
])('private pages and API calls are never served from the cache: %s', async (path) => {
  const page = await openGuarded('/about');
  line.cut();
  await expect(page.goto(path)).rejects.toThrow(/ERR_/);
});

test('a form post is never served from the cache', async () => {
  const page = await openGuarded('/about');
  line.cut();
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/contact' });
    document.body.append(form);
    form.submit();
  });
  await expect(page.waitForURL('**/contact')).rejects.toThrow(/ERR_/);
});

test('a new build replaces the stored pages of the previous one', async () => {
  const page = await openGuarded('/about');
  const [before] = await storedPages(page);
  const build = before?.replace('offline-', '') ?? '';
  line.leadTo(siteUrl, async (response, path) => {
    if (path === '/service-worker.js') {
      return new Response((await response.text()).replace(build, 'another'), response);
    }
    if (path !== '/offline') return response;
    return new Response(
      (await response.text()).replaceAll('couldn’t be loaded', 'is not here'),
      response,
    );
  });
  await page.goto('/about');
  await expect.poll(() => storedPages(page)).toEqual(['offline-another']);
  line.cut();
  await page.goto('/companies');
  await page.getByRole('heading', { name: 'This page is not here' }).waitFor();
});

test('switching off the service worker unregisters it, clears its cache, and prevents a new registration', async () => {
  const off = await startTestSite({ variables: { SERVICE_WORKER: 'off' } });
  try {
    const page = await openGuarded('/about');
    line.leadTo(off.url);
    await page.goto('/jobs');
    await expect.poll(() => registered(page)).toBe(false);
    expect(await storedPages(page)).toEqual([]);
    // The next page and its background scripts do not register the service worker again.
    line.seen.length = 0;
    await page.goto('/companies');
    await page.locator('.offline-note').waitFor({ state: 'attached' });
    expect(await registered(page)).toBe(false);
    expect(line.seen).not.toContain('GET /service-worker.js');
    line.cut();
    await expect(page.goto('/jobs')).rejects.toThrow(/ERR_/);
  } finally {
    await off.stop();
  }
});
