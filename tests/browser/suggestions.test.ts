import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { rawBytes } from '../support/raw-bytes.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const PLACE = 'Town, region or country';
const WORK = 'Job title, skill or employer';
const UTRECHT = { latitude: 52.0907, longitude: 5.1214 };

const combobox = (page: Page, name: string, expanded?: boolean) =>
  page.getByRole('combobox', { name, expanded, exact: true });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const value = (page: Page, name: string) => page.getByLabel(name, { exact: true }).inputValue();

/** Fills the field in one step, so that only one request is made, and waits for the suggestions. */
const type = async (page: Page, name: string, text: string) => {
  await page.getByLabel(name, { exact: true }).focus();
  await combobox(page, name).fill(text);
  await combobox(page, name, true).waitFor();
};

test.each(['/', '/jobs'])(
  'on %s, a place is picked by keyboard, and the next Enter searches for it',
  async (path) => {
    const page = await hydratePage(await open(path));
    await type(page, PLACE, 'utre');
    const field = combobox(page, PLACE);
    await field.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
    await field.press('Enter');
    expect(await value(page, PLACE)).toBe('Utrecht');
    expect(new URL(page.url()).pathname).toBe(path);
    await combobox(page, PLACE, false).waitFor();
    expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('location') === 'Utrecht');
  },
);

test('screen readers are told the field’s role, the number of suggestions, and the job count of each', async () => {
  const page = await hydratePage(await open('/jobs'));
  await type(page, WORK, 'quillfe');
  await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
  await page
    .getByRole('option', { name: /^Quillfeather & Daughters Employer, \d+ jobs$/ })
    .waitFor();
  await page.getByRole('status').getByText('1 suggestion', { exact: true }).waitFor();
  const field = combobox(page, WORK);
  expect(await field.getAttribute('aria-autocomplete')).toBe('list');
  expect(await field.getAttribute('aria-controls')).toBe(
    await page.getByRole('listbox').getAttribute('id'),
  );
});

test('arrow keys wrap around, Home and Escape leave the list, and Tab picks nothing', async () => {
  const page = await hydratePage(await open('/jobs'));
  await type(page, WORK, 'ma');
  const field = combobox(page, WORK);
  const active = () => field.getAttribute('aria-activedescendant');
  const ids = await options(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2);
  await field.press('ArrowUp');
  expect(await active()).toBe(ids.at(-1));
  await field.press('ArrowDown');
  expect(await active()).toBe(ids[0]);
  await field.press('Home');
  expect(await active()).toBeNull();
  await field.press('ArrowDown');
  await field.press('Escape');
  await combobox(page, WORK, false).waitFor();
  expect([await active(), await value(page, WORK)]).toEqual([null, 'ma']);
  await field.press('ArrowDown');
  await combobox(page, WORK, true).waitFor();
  expect(await active()).toBe(ids[0]);
  await field.press('Tab');
  await combobox(page, WORK, false).waitFor();
  expect(await value(page, WORK)).toBe('ma');
});

test.each([
  ['a mouse', {}],
  ['a finger', { hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } }],
])('a suggestion is picked by %s, and the field keeps focus', async (_, device) => {
  const page = await hydratePage(await open('/jobs', device));
  await type(page, PLACE, 'utre');
  const option = page.getByRole('option', { name: /^Utrecht \d/ });
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await ('hasTouch' in device ? option.tap() : option.click());
  expect(await value(page, PLACE)).toBe('Utrecht');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('location');
  await combobox(page, PLACE, false).waitFor();
});

test.each([
  [PLACE, 'أوتر', 'Utrecht'],
  [PLACE, 'ユトレ', 'Utrecht'],
  [WORK, '看護', '看護師'],
  [WORK, 'ممر', 'ممرض'],
])('for the field “%s”, typing %s suggests %s', async (name, text, suggestion) => {
  const page = await hydratePage(await open('/jobs'));
  await type(page, name, text);
  await page.getByRole('option', { name: new RegExp(`^${suggestion} \\d`) }).waitFor();
});

test('keys handled by an input method do not pick a suggestion', async () => {
  const page = await hydratePage(await open('/jobs'));
  await page.getByLabel(PLACE, { exact: true }).focus();
  await combobox(page, PLACE).waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text: 'ユトレ',
    selectionStart: 3,
    selectionEnd: 3,
  });
  await combobox(page, PLACE, true).waitFor();
  const isTaken = await combobox(page, PLACE).evaluate((field) =>
    ['ArrowDown', 'Enter'].map(
      (key) =>
        !field.dispatchEvent(
          new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
        ),
    ),
  );
  expect(isTaken).toEqual([false, false]);
  expect(await combobox(page, PLACE).getAttribute('aria-activedescendant')).toBeNull();
  expect(await value(page, PLACE)).toBe('ユトレ');
});

test('the request for an earlier input is aborted, and its response is never shown', async () => {
  const page = await hydratePage(await open('/jobs'));
  await page.route(/text=utr$/, () => undefined);
  const pendingRequest = page.waitForRequest(/text=utr$/);
  await page.getByLabel(PLACE, { exact: true }).focus();
  await combobox(page, PLACE).pressSequentially('utr');
  const cancelled = await pendingRequest;
  await combobox(page, PLACE).fill('utrech');
  await page.getByRole('option', { name: /^Utrecht \d/ }).waitFor();
  await expect.poll(() => cancelled.failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('if the request for suggestions gets no response, the input works as a plain field', async () => {
  const page = await hydratePage(await open('/jobs', { expectErrors: /ERR_|Failed to load/ }));
  await page.route('**/misc/suggestions*', (route) => route.abort());
  await page.getByLabel(WORK, { exact: true }).focus();
  const lost = page.waitForEvent('requestfailed');
  await combobox(page, WORK).pressSequentially('zylograph');
  await lost;
  await combobox(page, WORK, false).press('Enter');
  await page.waitForURL('**/jobs?q=zylograph**');
});

test('without JavaScript, the fields are plain, and there is no “Near me” button', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  expect(await page.getByRole('combobox', { name: PLACE }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Near me' }).count()).toBe(0);
  await page.getByLabel(PLACE, { exact: true }).fill('Utrecht');
  await page.getByLabel(PLACE, { exact: true }).press('Enter');
  await page.waitForURL((url) => url.searchParams.get('location') === 'Utrecht');
});

test('“Near me” requests the position only on a click, and the URL contains the town’s name', async () => {
  const page = await waitForBackgroundScripts(
    await open('/', { geolocation: UTRECHT, permissions: ['geolocation'] }),
  );
  const sent: { url: string; body: string | null }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() }));
  await page.getByLabel(WORK, { exact: true }).fill('zylograph');
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.waitForURL('**/jobs?**');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'zylograph', location: 'Utrecht' });
  const calls = sent.filter(({ url }) => url.endsWith('/misc/nearest-town'));
  expect(calls.map(({ body }) => JSON.parse(body ?? ''))).toEqual([{ lat: 52.09, lon: 5.12 }]);
  expect(sent.filter(({ url }) => /52\.|5\.1/.test(url))).toEqual([]);
});

test('if location access is denied, the field shows an error and the form keeps its values', async () => {
  const page = await waitForBackgroundScripts(await open('/jobs'));
  await page.getByLabel(WORK, { exact: true }).fill('zylograph');
  await page.getByRole('button', { name: 'Near me' }).click();
  await page.getByRole('alert').getByText('Enter a town instead.').waitFor();
  const field = page.getByLabel(PLACE, { exact: true });
  expect(
    await page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`).innerText(),
  ).toBe('Your browser didn’t share your location. Enter a town instead.');
  expect(await value(page, WORK)).toBe('zylograph');
  await field.fill('u');
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await field.getAttribute('aria-describedby')).toBeNull();
});

test('a browser without geolocation shows no “Near me” button', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'geolocation', { value: undefined }),
  );
  await waitForBackgroundScripts(await page.goto(`${siteUrl}/`).then(() => page));
  expect(await page.getByRole('button', { name: 'Near me' }).isVisible()).toBe(false);
});

test('the suggestion scripts load on first focus, and are at most 4 KB compressed', async () => {
  const page = await waitForBackgroundScripts(await open('/jobs'));
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\/(suggest|search-nearby|fill-field)/.test(path)),
    );
  expect(await loaded()).toEqual([]);
  await page.getByLabel(WORK, { exact: true }).focus();
  await combobox(page, WORK).waitFor();
  const paths = await loaded();
  expect(paths).toHaveLength(1);
  const { bytes, encoding } = await rawBytes(siteUrl + paths[0], 'br');
  expect(encoding).toBe('br');
  expect(bytes.length).toBeLessThanOrEqual(4 * 1024);
});
