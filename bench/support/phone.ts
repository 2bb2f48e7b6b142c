import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { freePort } from '../../scripts/free-port.ts';
import { Trouble } from '../../scripts/local.ts';
import { startCheckout } from './checkouts.ts';
import { findDemoPages } from './demo-site.ts';
import { startSecureFront } from './secure-front.ts';
import { PHONE_LINE, startSlowLine } from './slow-line.ts';

const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu'];

/** Runs in the page, before the page's own scripts. */
const observe = (): void => {
  const seen = { largest: 0, element: '', shift: 0, tasks: [] as [number, number][], tick: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, note: (entry: never) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    seen.largest = entry.startTime;
    const { element } = entry;
    if (!element) return;
    const name = [element.localName, ...element.classList].join('.');
    seen.element = `${name} “${element.textContent?.trim().slice(0, 30)}”`;
  });
  watch('layout-shift', (entry: PerformanceEntry & { value: number }) => {
    seen.shift += entry.value;
  });
  watch('longtask', (entry: PerformanceEntry) => {
    seen.tasks.push([entry.startTime, entry.duration]);
  });
  watch(
    'event',
    (entry: PerformanceEntry & { interactionId: number }) => {
      if (entry.interactionId > 0) seen.tick = Math.max(seen.tick, entry.duration);
    },
    { durationThreshold: 16 },
  );
};

const openPhone = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  return page;
};

/**
 * Runs a measurement on a phone that has nothing from the site in its cache and no open connection
 * to it.
 */
export const withPhone = async <Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  try {
    return await work(await openPhone(context));
  } finally {
    await context.close();
  }
};

/** Starts the built site of a checkout behind the simulated phone connection. */
export const startSide = async (folder: string) => {
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const site = await startCheckout(folder, { siteUrl: origin });
  const front = await startSecureFront(site.edgeUrl);
  const line = await startSlowLine(port, front.port, PHONE_LINE);
  return {
    origin,
    pages: await findDemoPages(site.url),
    async stop() {
      line.stop();
      front.stop();
      await site.stop();
    },
  };
};

export const startBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Trouble('Chromium was not found. Set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
};
