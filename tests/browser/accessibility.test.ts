import { beforeAll, expect, inject, test } from 'vitest';
import { preparePeople } from '../../scripts/screenshots/prepare-people.ts';
import { axeViolations } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { htmlProblems } from '../support/check-html.ts';
import type { SeenKinds } from '../support/focus-ring.ts';
import { errorProblems } from '../support/form-errors.ts';
import { pageProblems } from '../support/page-problems.ts';
import { PAGES, type PageState, STATES } from '../support/pages.ts';
import { sideBySide } from '../support/side-by-side.ts';

const open = testBrowser();
/** More than the cores, as each waits for the site now and then. */
const AT_ONCE = 3;

/** The reference of the whole API is ten times as long as others; what is missing has no scripts. */
const APART = ['/misc/openapi', '/no/such'];
const ALL: readonly PageState[] = [
  ...PAGES.filter((path) => !APART.includes(path)).map((path) => ({ name: path, path })),
  ...STATES,
];

/** By the name of the page. */
let found: Map<string, string[]>;

beforeAll(async () => {
  const siteUrl = inject('siteUrl');
  const people = await preparePeople(
    siteUrl,
    inject('siteState'),
    `zoe-${crypto.randomUUID()}@example.com`,
  );
  const storageState = {
    cookies: [],
    origins: [{ origin: siteUrl, localStorage: [{ name: 'token', value: people.token }] }],
  };
  const seen: SeenKinds = new Set();
  const problemsOf = async (state: PageState): Promise<[name: string, problems: string[]]> => {
    const { name, path, isSignedIn, act, isRefused, width } = state;
    const page = await open(typeof path === 'string' ? path : path(people), {
      expectErrors: act ? /422|ERR_|Failed to|RSC/ : /403/,
      viewport: { width: width ?? 1280, height: 800 },
      ...(isSignedIn && { storageState }),
    });
    try {
      await hydrated(page);
      await act?.(page);
      // What was pressed may have led to another document.
      await hydrated(page);
      const problems = isRefused ? await errorProblems(page) : [];
      // What an address leads to is read as it is sent (valid-html.test.ts).
      if (act || typeof path !== 'string') {
        // Until its file comes, scripts take a picture's source away (decision 42).
        const isWaiting = (problem: string) => problem.includes('<img> is missing required "src"');
        problems.push(...htmlProblems(await page.content()).filter((one) => !isWaiting(one)));
      }
      problems.push(...(await pageProblems(page, { width, seen })));
      return [name, problems];
    } catch (error) {
      return [name, [String(error)]];
    } finally {
      await page.context().close();
    }
  };
  found = new Map(await sideBySide(ALL, AT_ONCE, problemsOf));
}, 600_000);

test.each(ALL.map(({ name }) => name))('%s is for everybody', (name) => {
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
