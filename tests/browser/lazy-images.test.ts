import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';

const open = testBrowser();

const VIEWPORT = { width: 1280, height: 800 };
/** A page that begins with a picture, with logos far below. */
const PAGE = '/employer';

/** A page of which nothing was asked for yet. */
const blank = (options: Parameters<typeof open>[1] = {}) =>
  open('about:blank', { viewport: VIEWPORT, ...options });

const lazy = (page: Page) => page.locator('img[data-src]');

const statesOf = (page: Page) =>
  lazy(page).evaluateAll((images) => images.map((image) => (image as HTMLElement).dataset.state));

/** Once the browser has told observers of what came before. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
  });

test('a picture is loaded from 1.3 heights of the viewport on, and not before', async () => {
  const page = await blank();
  await page.goto('/all-jobs');
  await page.evaluate(() => {
    for (const [id, top] of [
      ['inside', 1039],
      ['outside', 1041],
    ] as const) {
      const image = document.createElement('img');
      Object.assign(image, { id, width: 40, height: 40 });
      image.dataset.src = `/favicon.svg?${id}`;
      Object.assign(image.style, { position: 'absolute', top: `${top}px` });
      document.body.append(image);
    }
  });
  await page.locator('#inside[data-state=loaded]').waitFor();
  await laidOut(page);
  expect(await page.getAttribute('#outside', 'src')).toBeNull();
  await page.evaluate(() => window.scrollTo(0, 2));
  await page.locator('#outside[data-state=loaded]').waitFor();
});
