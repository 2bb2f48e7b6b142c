import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE_PAGES } from '../../src/catalogue/catalogue-pages.ts';
import { axeInAllLooks } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import type { SeenKinds } from '../support/focus-ring.ts';
import { pageProblems } from '../support/page-problems.ts';
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

/** Error screens take the place of the page meanwhile, and run nothing of their own. */
const SCREENS = /broken|unreachable/;
const seen: SeenKinds = new Set();
test.each(PATHS)(
  '%s is for everybody',
  async (path) => {
    const page = await open(site.url + path);
    const find = SCREENS.test(path)
      ? axeInAllLooks(page)
      : hydrated(page).then(() => pageProblems(page, { seen }));
    expect(await find).toEqual([]);
  },
  120_000,
);

test('is on no other build', async () => {
  for (const path of PATHS) {
    expect([path, (await fetch(inject('siteUrl') + path)).status]).toEqual([path, 404]);
  }
});
