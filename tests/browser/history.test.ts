import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { BROWSER_FLAGS } from '../support/browser-flags.ts';
import { siteUrl } from '../support/site.ts';

/** Enables the browser's back-forward cache, which playwright disables in other tests. */
const open = testBrowser(siteUrl, () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }),
);

const scrolledTo = (page: Page, place: number) =>
  page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 2, place);

const scroll = (page: Page, place: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);

const follow = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((one: HTMLElement) => one.click());

/** Records, from now on, why the browser does not use the back-forward cache. */
const watchReasons = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  return reasons;
};
/**
 * The reason given by a headless shell, which, unlike a full browser (`CHROMIUM_PATH`), has no
 * back-forward cache.
 */
const CACHE_DISABLED = 'BackForwardCacheDisabledForDelegate';

const PUBLIC_PAGES = [
  ...['/', '/about', '/jobs', '/jobs?q=zylograph', '/all-jobs', '/companies'],
  ...['/companies/quillfeather', '/quillfeather/zylo1001/zylograph-cutter-2'],
  ...['/blog', '/blog/first-ninety-days', '/employer', '/contact?for=employer'],
];

test.for(PUBLIC_PAGES)(
  '%s is restored from the back-forward cache when going back and forward',
  async (path, { skip }) => {
    const page = await open('about:blank', { serviceWorkers: 'allow' });
    const reasons = await watchReasons(page);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    await page.goto(path);
    await waitForBackgroundScripts(page);
    await page.evaluate(() => window.location.assign('/terms'));
    await page.waitForURL('**/terms');
    await waitForBackgroundScripts(page);
    const persisted = page.locator('html[data-persisted=true]');
    for (const go of ['goBack', 'goForward'] as const) {
      await page[go]({ waitUntil: 'commit' });
      await expect.poll(async () => reasons.length + (await persisted.count())).toBeGreaterThan(0);
      skip(reasons.includes(CACHE_DISABLED), 'A headless shell keeps no pages.');
      expect(reasons).toEqual([]);
    }
  },
);

test('going back and forward restores the scroll position, and following a link starts at the top', async () => {
  const page = await hydratePage(await open('/jobs?utm_source=x'));
  await scroll(page, 1500);
  const link = page.locator('main h3 a, main h2 a').last();
  const path = (await link.getAttribute('href')) as string;
  await follow(page, path);
  await page.waitForURL(`**${path}`);
  await scrolledTo(page, 0);
  await scroll(page, 300);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/jobs?utm_source=x', { waitUntil: 'commit' });
  await scrolledTo(page, 1500);
  await page.goForward({ waitUntil: 'commit' });
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await scrolledTo(page, 300);
});

test('a link within a page scrolls once, and the visitor can keep scrolling immediately', async () => {
  const page = await hydratePage(await open('/blog/first-ninety-days'));
  await scroll(page, 100);
  const link = page.locator('main a[href^="#"]').last();
  const place = await link.evaluate(async (one: HTMLElement) => {
    const changed = new Promise((done) => window.addEventListener('hashchange', done));
    one.click();
    await changed;
    window.scrollTo({ top: 50, behavior: 'instant' });
    // Once the browser is idle, the click handlers have run.
    await new Promise((done) => requestIdleCallback(done));
    return window.scrollY;
  });
  expect(place).toBe(50);
  expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'));
  await page.goBack();
  await scrolledTo(page, 100);
  await page.goForward();
  await scrolledTo(page, 50);
});

const hybrid = (page: Page) => page.getByRole('checkbox', { name: /^Hybrid/ });
const count = (page: Page) => page.locator('.result-count').textContent();

/** Opens a list and filters it within the same document. */
const openFiltered = async () => {
  const page = await hydratePage(await open('/jobs'));
  const all = await count(page);
  await hybrid(page).check();
  await page.waitForURL('**/jobs?workplace=hybrid');
  await expect.poll(() => count(page)).not.toBe(all);
  return { page, all, filtered: await count(page) };
};

test('going back leads to the previous list, even after a reload', async () => {
  const { page, all } = await openFiltered();
  await page.reload();
  await hydratePage(page);
  await page.goBack();
  await page.waitForURL(/\/jobs$/);
  await expect.poll(() => count(page)).toBe(all);
  expect(await hybrid(page).isChecked()).toBe(false);
  await page.goForward();
  await page.waitForURL('**/jobs?workplace=hybrid');
  await expect.poll(() => hybrid(page).isChecked()).toBe(true);
});

test('going forward before the previous list has loaded shows the list for the URL', async () => {
  const { page, filtered } = await openFiltered();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/jobs$/, async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/jobs$/);
  await page.evaluate(() => window.history.back());
  const answered = (await requested).response();
  await page.evaluate(() => window.history.forward());
  await page.waitForURL('**/jobs?workplace=hybrid');
  release();
  await answered;
  await page.locator('main:not([aria-busy])').waitFor();
  expect(await count(page)).toBe(filtered);
  expect(await hybrid(page).isChecked()).toBe(true);
});

test('repeating a search adds no history entry, and its images still load lazily', async () => {
  const { page } = await openFiltered();
  const length = await page.evaluate(() => window.history.length);
  const answered = page.waitForResponse('**/jobs?workplace=hybrid');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await answered;
  await page.locator('main:not([aria-busy])').waitFor();
  expect(await page.evaluate(() => window.history.length)).toBe(length);
  const eager = page.locator('main img:not([data-src])');
  const pictures = await eager.count();
  await page.reload();
  expect(await eager.count()).toBe(pictures);
});

test('focus stays on the visitor’s choice, wherever it is in the next list', async () => {
  const page = await hydratePage(await open('/jobs'));
  await page.route('**/jobs?workplace=hybrid', async (route) => {
    const fetched = await route.fetch();
    // Swaps two filter groups.
    const body = (await fetched.text()).replace(
      /(<details id="filter-category".*?<\/details>)(<details id="filter-\w+".*?<\/details>)/s,
      '$2$1',
    );
    await route.fulfill({ response: fetched, body });
  });
  await hybrid(page).focus();
  await hybrid(page).press('Space');
  await page.waitForURL('**/jobs?workplace=hybrid');
  await page.locator('main:not([aria-busy])').waitFor();
  expect(await hybrid(page).evaluate((box) => box === document.activeElement)).toBe(true);
});
