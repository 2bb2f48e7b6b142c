import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { rawBytes } from '../support/raw-bytes.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const FONT = /\.woff2$/;
/** What reads as nothing moving: a tenth of what is called good. */
const STILL = 0.01;

/** The page as it first shows, its fonts held back on the way, and what lets them through. */
const openBeforeFonts = async (path: string, width: number) => {
  const page = await open('about:blank', { viewport: { width, height: 800 } });
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(FONT, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shown = { shift: 0 };
    Object.assign(window, { shown });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shown.shift += Number(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const arrived = page.waitForResponse(FONT);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  return { page, release, arrived };
};

/** All that moved, once what came late had frames to move it in. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    await frame();
    return (window as unknown as { shown: { shift: number } }).shown.shift;
  });

test.each(['/', '/jobs', '/employer', '/embedded-recruiter', '/outsourcing', '/talents'])(
  '%s does not move when its font comes late, on a phone or a desk',
  async (path) => {
    for (const width of [375, 1280]) {
      const { page, release, arrived } = await openBeforeFonts(path, width);
      release();
      await (await arrived).finished();
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftOf(page)).toBeLessThan(STILL);
    }
  },
);

test('the font is asked for by the document, once, and no other, whoever stands on the page', async () => {
  const page = await open('/companies?q=Łódź+Škoda+Győr');
  const font = await page.getAttribute('link[rel=preload][as=font]', 'href');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  });
  expect(loaded.filter((name) => name.endsWith('.woff2'))).toEqual([font]);
  const widths = await page.evaluate(() =>
    ['serif', 'monospace'].map((other) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = `20px "Instrument Sans", ${other}`;
      return context.measureText('ŁódźŠkodaGyőrIaşiẞ').width;
    }),
  );
  expect(widths[0]).toBe(widths[1]);
});

/** The scripts of a page by their paths, once all that runs beside it is there. */
const scriptsOf = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-runtime-')),
  );
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
};

test('no script names its build, so a deploy that leaves it as it is leaves it its name', async () => {
  const page = await open('/jobs');
  const build = await page.locator('script[data-build]').getAttribute('data-build');
  const { id } = await (await fetch(`${siteUrl}/builds/latest.json`)).json();
  expect(build).toBe(id);
  const scripts = await scriptsOf(page);
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of scripts) {
    expect(await (await fetch(siteUrl + path)).text(), path).not.toContain(id);
  }
});

test('what runs beside every page is at most 8 KB as it is sent', async () => {
  const page = await open('/about');
  const paths = await scriptsOf(page);
  const names = paths.map((path) => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''));
  expect(names.filter((name) => /client|jsx-runtime|react/.test(name))).toEqual([]);
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const { bytes, encoding } = await rawBytes(siteUrl + path, 'br');
      expect(encoding).toBe('br');
      return bytes.length;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(8 * 1024);
});
