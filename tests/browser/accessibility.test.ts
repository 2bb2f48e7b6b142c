import { beforeAll, expect, test } from 'vitest';
import { axeNarrowAndWide, axeViolations } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { fieldProblems } from '../support/form-errors.ts';
import { inspectStates } from '../support/inspect-states.ts';
import { APART, READ } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

/*
 * Every page in every state: axe, fields, errors and HTML. One page of each kind is in walks.test.ts, with
 * what takes longer: keyboard, focus rings, motion, reflow, and all looks at once.
 */

const open = testBrowser(siteUrl);

/** By the name of the page. */
let found: ReadonlyMap<string, string[]>;

beforeAll(async () => {
  found = await inspectStates(open, READ, async (page) => [
    ...(await fieldProblems(page)),
    ...(await axeNarrowAndWide(page)),
  ]);
}, 300_000);

test.each(READ.map(({ name }) => name))('%s is accessible', (name) => {
  expect(found.get(name)).toEqual([]);
});

test.each(APART)('axe finds nothing on %s, light and dark', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, expectErrors: /404/ });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

test('the focus goes to the heading of a page that came by a link, without a scroll or an outline', async () => {
  const page = await hydrated(await open('/jobs'));
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.getByRole('link', { name: 'Employers' }).first().press('Enter');
  await page.waitForURL('**/companies');
  await expect.poll(focused).toBe('Employers');
  const looks = await page.evaluate(() => [
    getComputedStyle(document.activeElement as Element).outlineStyle,
    window.scrollY,
  ]);
  expect(looks).toEqual(['none', 0]);
  // The next stop is the first of the page, not of the menu.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goBack();
  await page.waitForURL('**/jobs');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('the focus goes to the heading where the next page of a list is above what was pressed', async () => {
  const page = await hydrated(await open('/jobs', { viewport: { width: 1280, height: 600 } }));
  await page.getByRole('link', { name: 'Next', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('the focus stays on what filters a list', async () => {
  const page = await hydrated(await open('/jobs'));
  const box = page.getByLabel(/^Remote/).first();
  await box.focus();
  await box.press('Space');
  await page.waitForURL(/workplace=remote/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('workplace');
});
