import type { Page } from 'playwright-core';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { startBrowser, startSide, withPhone } from '../support/phone.ts';

const ROUNDS = 7;
const RESULT_WITHIN_MS = 20_000;

/**
 * Runs before the page's own scripts. Ticks a filter as soon as it exists, and measures the time
 * until the list is updated.
 */
const tickAtOnce = (withinMs: number): void => {
  const measured = window as unknown as { result?: Promise<number> };
  const count = () => document.querySelector('.result-count')?.textContent;
  measured.result = new Promise((done, fail) => {
    setTimeout(fail, withinMs, new Error('The list did not change.'));
    document.addEventListener('DOMContentLoaded', () => {
      const before = count();
      const tickedAt = performance.now();
      document.querySelector<HTMLInputElement>('.filters input[type=checkbox]')?.click();
      const look = () => {
        if (count() === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => done(performance.now() - tickedAt));
      };
      look();
    });
  });
};

const measureResult = async (page: Page, url: string): Promise<number> => {
  await page.addInitScript(tickAtOnce, RESULT_WITHIN_MS);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return page.evaluate(() => (window as unknown as { result: Promise<number> }).result);
};

/**
 * Opens the filters, ticks one, and returns the longest time from a tap to the next paint. Uses
 * simulated taps, because browsers report interaction timings for them.
 */
const measureNextPaint = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.locator('details.filters > summary').tap();
  await page.locator('details.filters input[type=checkbox]:visible').first().tap();
  await page.waitForURL(/\?/);
  return page.evaluate(() => (window as unknown as { seen: { tick: number } }).seen.tick);
};

/**
 * Measures how quickly a page that has just loaded on a phone responds to the first tick of a
 * filter.
 */
export const firstTick = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sides = { ours: await startSide(ours), theirs: await startSide(theirs) };
  const browser = await startBrowser();
  const both = (measure: (page: Page, url: string) => Promise<number>) => {
    const on = ({ origin }: typeof sides.ours) =>
      withPhone(browser, (page) => measure(page, `${origin}/jobs`));
    return interleave({ ours: () => on(sides.ours), theirs: () => on(sides.theirs) }, ROUNDS);
  };
  const ms = (times: Record<keyof typeof sides, readonly number[]>) =>
    `${Math.round(median(times.ours))} and ${Math.round(median(times.theirs))} ms`;
  try {
    const results = await both(measureResult);
    const ratio = medianRatio(results.ours, results.theirs, (time) => time);
    const paints = await both(measureNextPaint);
    return [
      {
        name: 'first filter tick until its result',
        figure: `${ratio.toFixed(2)} (${ms(results)})`,
        goal: 'at most 0.3',
        isMet: ratio <= 0.3,
      },
      {
        name: 'next paint after the tick',
        figure: ms(paints),
        goal: 'at most 200 ms',
        isMet: median(paints.ours) <= 200,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([sides.ours.stop(), sides.theirs.stop()]);
  }
};
