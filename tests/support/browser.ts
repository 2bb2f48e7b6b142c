import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { FONT_KEY } from '../../src/contracts/site/font-script.ts';

// The headless user agent counts as a bot, and bots do not get the error screen.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/**
 * Opens pages in a real browser, given as paths under `baseURL` or as complete URLs. A page that
 * logs an error fails its test, unless the test expects the error.
 */
export const testBrowser = (
  baseURL?: string,
  connect: () => Promise<Browser> = () => chromium.connect(inject('site').browser),
) => {
  let browser: Browser;
  let problems: string[] = [];
  const pages: Page[] = [];

  beforeAll(async () => {
    browser = await connect();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) {
      // Otherwise, pending requests aborted by closing the page would count as errors.
      page.removeAllListeners();
      await page.context().close();
    }
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });
  afterAll(() => browser.close());

  return async (
    path: string,
    options: BrowserContextOptions & { expectErrors?: RegExp } = {},
  ): Promise<Page> => {
    const { expectErrors, ...context } = options;
    const page = await browser.newPage({
      userAgent: USER_AGENT,
      // Tests intercept the page's requests, but cannot intercept those sent by a service worker.
      serviceWorkers: 'block',
      baseURL,
      ...context,
    });
    page.setDefaultTimeout(10_000);
    const note = (text: string) => {
      if (!expectErrors?.test(text)) problems.push(`${page.url()}: ${text}`);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    pages.push(page);
    await page.goto(path);
    return page;
  };
};

/**
 * Hydrates every island on the page, for tests of the hydrated page. By default, hydration starts
 * when a form is first used, and until then the form posts without JavaScript.
 */
export const hydratePage = async (page: Page): Promise<Page> => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const islands = page.locator('[data-island]:not([data-island] *)');
  for (const island of await islands.all()) {
    await island.dispatchEvent('pointerdown');
    await island.and(page.locator('[data-started]')).waitFor({ state: 'attached' });
  }
  return page;
};

/** Waits for the page's background scripts, which start only when the browser is idle. */
export const waitForBackgroundScripts = async (page: Page): Promise<Page> => {
  await hydratePage(page);
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  return page;
};

/**
 * Waits until the page is stored in the browser's caches. The request for the list of enums is sent
 * after that, so this function waits for it.
 */
export const waitForCaches = async (page: Page): Promise<void> => {
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/misc/enums')),
  );
};

/** The keys in the visitor's local storage, except the font's URL (`src/browser/cache-font.ts`). */
export const listStorageKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    (font) =>
      Object.keys(localStorage)
        .filter((key) => key !== font)
        .toSorted(),
    FONT_KEY,
  );

/**
 * The content of a downloaded file. The file is stored by the browser, which all test files share.
 */
export const readDownload = async (download: Download): Promise<string> =>
  text(await download.createReadStream());
