import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CATALOGUE_PAGES } from '../../src/catalogue/catalogue-pages.ts';
import { axeInAllLooks } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import type { SeenKinds } from '../support/focus-ring.ts';
import { inspectStates } from '../support/inspect-states.ts';
import { pageProblems } from '../support/page-problems.ts';
import { WALKED } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';
import { startTestSite } from '../support/test-site.ts';

/*
 * Checks one page of each kind, each page state with components of its own, and the catalogue,
 * which shows components in states that do not occur on any demo page. Each gets the checks that
 * all pages get (accessibility.test.ts), a keyboard walk, and checks in all colour schemes and
 * widths, at 320 pixels, and with reduced motion.
 */

const open = testBrowser(siteUrl);
const catalogue = await startTestSite({ config: inject('site').failing });
afterAll(() => catalogue.stop());

const PATHS = ['/_catalogue', ...CATALOGUE_PAGES.map((name) => `/_catalogue/${name}`)];
/** Error screens replace the page and do not run scripts. */
const isScreen = (path: string) => /broken/.test(path);

const STATES = [
  ...WALKED,
  ...PATHS.filter((path) => !isScreen(path)).map((path) => ({
    name: path,
    path: catalogue.url + path,
  })),
];

/** The problems found on each page, by page name. */
let problemsByPage: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  // A component's focus ring is checked only once for each kind of surroundings.
  const seen: SeenKinds = new Set();
  problemsByPage = await inspectStates(open, STATES, (page, { width }) =>
    pageProblems(page, { width, seen }),
  );
}, 300_000);

test.each(STATES.map(({ name }) => name))('%s is accessible, however the page is used', (name) => {
  expect(problemsByPage.get(name)).toEqual([]);
});

test.each(PATHS.filter(isScreen))('axe finds no violations on %s', async (path) => {
  expect(await axeInAllLooks(await open(catalogue.url + path))).toEqual([]);
});

test('a regular build does not contain the catalogue', async () => {
  for (const path of PATHS) {
    expect([path, (await fetch(siteUrl + path)).status]).toEqual([path, 404]);
  }
});
