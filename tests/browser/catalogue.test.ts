import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE_PAGES } from '../../src/catalogue/catalogue-pages.ts';
import { axeViolations } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { newStateFolder, type RunningSite, startSite } from '../support/running-site.ts';

/* Components in states that no page of the demo is in. */

const open = testBrowser();
const PATHS = ['/_catalogue', ...CATALOGUE_PAGES.map((name) => `/_catalogue/${name}`)];

let site: RunningSite;
const state = newStateFolder();
beforeAll(async () => {
  site = await startSite(state, { RATE_LIMITS: 'off', ROLECALL_CATALOGUE: '1' });
}, 120_000);
afterAll(async () => {
  await site.stop();
  rmSync(state, { recursive: true, force: true });
});

test.each(PATHS)('axe finds nothing on %s, light and dark', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(site.url + path, { colorScheme });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

// WCAG 2.2, 1.4.10 and 1.4.4: the narrowest window, and one of 1280 pixels at 200 percent.
test.each([320, 640])('nothing is wider than a window of %s pixels', async (width) => {
  for (const path of PATHS) {
    const page = await open(site.url + path, { viewport: { width, height: 800 } });
    expect([path, await page.evaluate(() => document.body.scrollWidth)]).toEqual([path, width]);
  }
});

test('is on no other build', async () => {
  for (const path of PATHS) {
    expect([path, (await fetch(inject('siteUrl') + path)).status]).toEqual([path, 404]);
  }
});
