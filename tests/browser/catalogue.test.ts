import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE_PAGES } from '../../src/catalogue/catalogue-pages.ts';
import { axeInAllLooks } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import type { SeenKinds } from '../support/focus-ring.ts';
import { pageProblems } from '../support/page-problems.ts';
import { siteUrl } from '../support/site.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/* Components in states that no page of the demo is in. */

const open = testBrowser();
const PATHS = ['/_catalogue', ...CATALOGUE_PAGES.map((name) => `/_catalogue/${name}`)];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ config: inject('site').failing });
});
afterAll(async () => {
  await site.stop();
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
    expect([path, (await fetch(siteUrl + path)).status]).toEqual([path, 404]);
  }
});
