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

// The headless one is taken for a bot, and bots see no error screen.
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/**
 * Opens pages in a real browser, by paths of `baseURL` or by whole addresses. A page that logs an error fails
 * its test, unless the test says that it expects one.
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
      // What is under way is aborted by that: no error of the page's.
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
      // Tests hold back what pages ask for, which a service worker would ask for in their place.
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
 * Until React runs in it a form posts like any other, and that begins with its first use: use each where a test is
 * about what comes after.
 */
export const hydrated = async (page: Page): Promise<Page> => {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  const islands = page.locator('[data-island]:not([data-island] *)');
  for (const island of await islands.all()) {
    await island.dispatchEvent('pointerdown');
    await island.and(page.locator('[data-started]')).waitFor({ state: 'attached' });
  }
  return page;
};

/** What runs beside the page begins only when the browser is idle: wait for it where a test is about it. */
export const watched = async (page: Page): Promise<Page> => {
  await hydrated(page);
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  return page;
};

/** The page is kept in the browser's caches, as it is of who reads it: the list of enums is asked for after it. */
export const kept = async (page: Page): Promise<void> => {
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/misc/enums')),
  );
};

/** What local storage has of a visitor, which the font's address is not (`src/browser/keep-font.ts`). */
export const keptKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    (font) =>
      Object.keys(localStorage)
        .filter((key) => key !== font)
        .toSorted(),
    FONT_KEY,
  );

/** A downloaded file's text: the browser keeps it, as it is shared by all test files. */
export const readDownload = async (download: Download): Promise<string> =>
  text(await download.createReadStream());
