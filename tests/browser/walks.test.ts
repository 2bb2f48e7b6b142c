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
 * One page of each kind, each state with parts of its own, and the catalogue, which has components
 * in states that no page of the demo is in: the checks of all pages (accessibility.test.ts), a
 * keyboard walk, all looks, 320 pixels, and no motion.
 */

const open = testBrowser(siteUrl);
const catalogue = await startTestSite({ config: inject('site').failing });
afterAll(() => catalogue.stop());

const PATHS = ['/_catalogue', ...CATALOGUE_PAGES.map((name) => `/_catalogue/${name}`)];
/** Error screens replace the page and run no scripts of their own. */
const isScreen = (path: string) => /broken/.test(path);

const STATES = [
  ...WALKED,
  ...PATHS.filter((path) => !isScreen(path)).map((path) => ({
    name: path,
    path: catalogue.url + path,
  })),
];

/** Problems by the name of the page. */
let problemsByPage: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  // The focus ring of a component is checked once for each surrounding.
  const seen: SeenKinds = new Set();
  problemsByPage = await inspectStates(open, STATES, (page, { width }) =>
    pageProblems(page, { width, seen }),
  );
}, 300_000);

test.each(STATES.map(({ name }) => name))('%s is accessible in every way of use', (name) => {
  expect(problemsByPage.get(name)).toEqual([]);
});

test.each(PATHS.filter(isScreen))('axe finds nothing on %s', async (path) => {
  expect(await axeInAllLooks(await open(catalogue.url + path))).toEqual([]);
});

test('no other build has the catalogue', async () => {
  for (const path of PATHS) {
    expect([path, (await fetch(siteUrl + path)).status]).toEqual([path, 404]);
  }
});
