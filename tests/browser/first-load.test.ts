import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { rawBytes } from '../support/raw-bytes.ts';
import { siteUrl } from '../support/site.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const open = testBrowser(siteUrl);
/**
 * The largest layout shift that visitors do not notice: a tenth of the limit for a 'good' score.
 */
const STILL = 0.01;

/**
 * The total layout shift, measured a few frames later to include shifts caused by late resources.
 */
const measureShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    await frame();
    await frame();
    await frame();
    return (window as unknown as { shown: { shift: number } }).shown.shift;
  });

const readStoredFont = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('font'));

const hasFont = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) =>
        family.includes('Instrument Sans') && !family.includes('Fallback') && status === 'loaded',
    ),
  );

test.each(['/', '/jobs', '/employer', '/embedded-recruiter', '/outsourcing', '/talents'])(
  '%s shows the font from the second view on, without layout shifts, at phone and desktop width',
  async (path) => {
    for (const width of [375, 1280]) {
      const page = await open('about:blank', { viewport: { width, height: 800 } });
      await page.addInitScript(watchShifts);
      await page.goto(path);
      await expect.poll(() => readStoredFont(page)).toMatch(/\.woff2$/);
      expect(await hasFont(page)).toBe(false);
      expect(await measureShift(page)).toBeLessThan(STILL);
      await page.goto(path);
      await expect.poll(() => hasFont(page)).toBe(true);
      expect(await measureShift(page)).toBeLessThan(STILL);
    }
  },
);

test('the font loads after the page, and only one font loads, whatever letters the page contains', async () => {
  const page = await open('/companies?q=Łódź+Škoda+Győr');
  await expect.poll(() => readStoredFont(page)).toMatch(/\.woff2$/);
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  );
  const loaded = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
  );
  expect(fonts.map(({ name }) => new URL(name).pathname)).toEqual([await readStoredFont(page)]);
  expect(fonts[0]?.startTime).toBeGreaterThanOrEqual(loaded);
  await page.reload();
  await expect.poll(() => hasFont(page)).toBe(true);
  const widths = await page.evaluate(() =>
    ['serif', 'monospace'].map((other) => {
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = `20px "Instrument Sans", ${other}`;
      return context.measureText('ŁódźŠkodaGyőrIaşiẞ').width;
    }),
  );
  expect(widths[0]).toBe(widths[1]);
});

/** The paths of a page's scripts, once the runtime script has loaded. */
const listScripts = async (page: Page): Promise<string[]> => {
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

test('no page or script contains its build id, so unchanged ones are identical in the next build', async () => {
  const page = await open('/jobs');
  const { id } = await (await fetch(`${siteUrl}/builds/latest.json`)).json();
  expect(id).toMatch(/^[\w-]{12}$/);
  const scripts = await listScripts(page);
  expect(scripts.length).toBeGreaterThan(1);
  for (const path of ['/', '/jobs', '/404', ...scripts]) {
    expect(await (await fetch(siteUrl + path)).text(), path).not.toContain(id);
  }
});

test('the scripts of every page are at most 8 KB compressed', async () => {
  const page = await open('/about');
  const paths = await listScripts(page);
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
