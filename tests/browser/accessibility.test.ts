import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInAllLooks, axeViolations } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { keyboardProblems } from '../support/keyboard-walk.ts';
import { PAGES } from '../support/pages.ts';
import { reflowProblems } from '../support/reflow.ts';

const open = testBrowser();
const JOB = '/quillfeather/withquestions/vellum-stretcher';

/** All checks in one load of a page. */
const problemsOf = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: 1280, height: 800 });
  return [
    ...(await keyboardProblems(page)),
    ...(await axeInAllLooks(page)),
    ...(await reflowProblems(page)),
  ];
};

/** The reference of the whole API is ten times as long as others; what is missing has no scripts. */
const APART = ['/misc/openapi', '/no/such'];
const OTHERS = PAGES.filter((path) => !APART.includes(path));

test.each(OTHERS)('%s: axe, a walk by keyboard and 320 pixels find nothing', async (path) => {
  const page = await hydrated(await open(path, { expectErrors: /403/ }));
  expect(await problemsOf(page)).toEqual([]);
});

test.each(APART)('axe finds nothing on %s, light and dark', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, expectErrors: /404/ });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

test('the form with all its errors passes too', async () => {
  const page = await hydrated(await open(JOB, { expectErrors: /422/ }));
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('alert').waitFor();
  expect([...(await axeInAllLooks(page)), ...(await reflowProblems(page))]).toEqual([]);
});

test('a form that was refused, with its toast, passes axe too', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await hydrated(await open('/referral', { colorScheme, expectErrors: /ERR_/ }));
    await page.route('**/misc/referrals', (route) => route.abort());
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByLabel(/You may store/).check();
    await page.getByRole('button', { name: 'Make my link' }).click();
    await page.getByRole('status').getByText('Not sent yet.').waitFor();
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

test('the focus stays on what filters a list', async () => {
  const page = await hydrated(await open('/jobs'));
  const box = page.getByLabel(/^Remote/).first();
  await box.focus();
  await box.press('Space');
  await page.waitForURL(/workplace=remote/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('workplace');
});

test('with forced colours the focus, buttons and choices are still seen', async () => {
  const page = await open('/jobs?workplace=remote', { forcedColors: 'active' });
  const borderOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderStyle, borderWidth } = getComputedStyle(element);
        return borderStyle !== 'none' && Number.parseFloat(borderWidth) >= 1;
      });
  expect(await borderOf('main .button')).toBe(true);
  expect(await borderOf('main .input')).toBe(true);
  expect(
    await page
      .getByLabel(/^Remote/)
      .first()
      .isChecked(),
  ).toBe(true);
  expect(await keyboardProblems(page)).toEqual([]);
});
