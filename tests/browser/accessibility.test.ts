import { beforeAll, expect, test } from 'vitest';
import { axeNarrowAndWide, axeViolations } from '../support/axe.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { fieldProblems } from '../support/form-errors.ts';
import { inspectStates } from '../support/inspect-states.ts';
import { READ, SPECIAL_PAGES } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

/*
 * Runs axe and checks fields, errors and HTML on every page in every state. walks.test.ts covers
 * one page of each kind instead and also runs the slower checks: keyboard, focus rings, motion,
 * reflow, and all colour schemes and widths in one load.
 */

const open = testBrowser(siteUrl);

/** The problems found on each page, by page name. */
let problemsByPage: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  problemsByPage = await inspectStates(open, READ, async (page) => [
    ...(await fieldProblems(page)),
    ...(await axeNarrowAndWide(page)),
  ]);
}, 300_000);

test.each(READ.map(({ name }) => name))('%s is accessible', (name) => {
  expect(problemsByPage.get(name)).toEqual([]);
});

test.each(SPECIAL_PAGES)('axe finds no violations on %s, in light and dark mode', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, expectErrors: /404/ });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

test('focus stays on a filter while the list updates', async () => {
  const page = await hydratePage(await open('/jobs'));
  const box = page.getByLabel(/^Remote/).first();
  await box.focus();
  await box.press('Space');
  await page.waitForURL(/workplace=remote/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('workplace');
});
