import type { Page } from 'playwright-core';
import { type Finding, interleave, median, medianRatio } from '../support/compare.ts';
import { startBrowser, startSide, withPhone } from '../support/phone.ts';

const ROUNDS = 7;
const RESULT_WITHIN_MS = 20_000;

interface Tick {
  readonly result: number;
  readonly nextPaint: number;
}

type Seen = { seen: { tick: number } };

/** The first filter that has a box to tick, on a page that has just been painted. */
const tick = async (page: Page, url: string): Promise<Tick> => {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.locator('details.filters > summary').tap();
  const box = page.locator('details.filters input[type=checkbox]:visible').first();
  await page.evaluate((within) => {
    const count = () => document.querySelector('.result-count')?.textContent;
    const before = count();
    const seen = window as unknown as { result?: Promise<number> };
    seen.result = new Promise((done, fail) => {
      setTimeout(fail, within, new Error('The list did not change.'));
      window.addEventListener(
        'change',
        () => {
          const tickedAt = performance.now();
          const look = () => {
            if (count() === before) requestAnimationFrame(look);
            else requestAnimationFrame(() => done(performance.now() - tickedAt));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  }, RESULT_WITHIN_MS);
  await box.tap();
  const result = await page.evaluate(
    () => (window as unknown as { result: Promise<number> }).result,
  );
  const nextPaint = await page.evaluate(() => (window as unknown as Seen).seen.tick);
  return { result, nextPaint };
};

/** The first tick of a filter on a page that a phone has just got. */
export const firstTick = async (ours: string, theirs: string): Promise<Finding[]> => {
  const sides = { ours: await startSide(ours), theirs: await startSide(theirs) };
  const browser = await startBrowser();
  const measure = ({ origin }: typeof sides.ours) =>
    withPhone(browser, (page) => tick(page, `${origin}/jobs`));
  try {
    const ticks = await interleave(
      { ours: () => measure(sides.ours), theirs: () => measure(sides.theirs) },
      ROUNDS,
    );
    const ratio = medianRatio(ticks.ours, ticks.theirs, ({ result }) => result);
    const ms = (figure: (tick: Tick) => number) =>
      `${Math.round(median(ticks.ours.map(figure)))} and ${Math.round(median(ticks.theirs.map(figure)))} ms`;
    return [
      {
        name: 'first filter ticked to its result',
        figure: `${ratio.toFixed(2)} (${ms((tick) => tick.result)})`,
        goal: 'at most 0.3',
        isMet: ratio <= 0.3,
      },
      {
        name: 'next paint after the tick',
        figure: ms((tick) => tick.nextPaint),
        goal: 'at most 200 ms',
        isMet: median(ticks.ours.map((tick) => tick.nextPaint)) <= 200,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([sides.ours.stop(), sides.theirs.stop()]);
  }
};
