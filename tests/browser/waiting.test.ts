import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { attach, fill, send } from '../support/apply-form.ts';
import { hydrated, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const bar = (page: Page) => page.locator('.navigation-progress');
/** Of no size itself: what shows is drawn before it. */
const WAITING = '.navigation-progress:not([data-wait=none])';
const waitOf = (page: Page) => bar(page).getAttribute('data-wait');
const companies = (page: Page) => page.locator('.site-header a[href="/companies"]').first();

/** The first payload that is asked for from now on waits until the test lets it go. */
const holdPayload = async (page: Page): Promise<Promise<Route>[]> => {
  const held = Promise.withResolvers<Route>();
  await page.route('**/RSC/**', (route) => held.resolve(route));
  return [held.promise];
};

test('a page that takes its time shows a bar, says so in words, and takes both away', async () => {
  const page = await hydrated(await open('/jobs'));
  expect(await waitOf(page)).toBe('none');
  const [held] = await holdPayload(page);
  await companies(page).click();
  await page.locator(WAITING).waitFor({ state: 'attached' });
  const box = await bar(page).evaluate((element) => {
    const { position, height, visibility } = getComputedStyle(element, '::before');
    return { position, height, visibility };
  });
  expect(box).toEqual({ position: 'fixed', height: '3px', visibility: 'visible' });
  await page
    .locator('[aria-live=polite]')
    .getByText('Loading the page…')
    .waitFor({ state: 'attached' });
  // The page that is there is still of use.
  await page.getByLabel('Job title, skill or employer').fill('typed meanwhile');
  (await held)?.continue();
  await page.waitForURL('**/companies');
  await page.locator('.navigation-progress[data-wait=none]').waitFor({ state: 'attached' });
  expect(await bar(page).innerText()).toBe('');
});

// docs/specification.md: 2.15
test('the bar goes where no page comes', async () => {
  const page = await hydrated(await open('/jobs', { expectErrors: /ERR_|RSC|rror/ }));
  const [held] = await holdPayload(page);
  await companies(page).click();
  await page.locator(WAITING).waitFor({ state: 'attached' });
  await page.route('**/*', (route) => route.abort());
  (await held)?.abort();
  await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
  expect(await waitOf(page)).toBe('none');
});

/** A page whose navigation brought nothing, on a clock that the test moves, and who asks since. */
const openLost = async () => {
  const page = await open('about:blank', { expectErrors: /ERR_|RSC|rror/ });
  await page.clock.install();
  await page.goto('/about');
  await hydrated(page);
  const asked: Route[] = [];
  await page.route('**/companies', (route) => void asked.push(route));
  await page.route('**/RSC/R/companies*', (route) => route.abort());
  await companies(page).click();
  await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
  /** The next time that it is asked for, nobody answers. */
  const lose = async () => {
    await expect.poll(() => asked.length).toBe(1);
    await asked.shift()?.abort();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  };
  return { page, asked, lose };
};

test('while nobody answers they are asked ever later, and soon again after a press', async () => {
  const { page, asked, lose } = await openLost();
  for (const _ of ['a press', 'another press']) {
    await page.getByRole('button', { name: 'Try again' }).click();
    await lose();
    for (const pause of [5_000, 10_000, 20_000]) {
      await page.clock.fastForward(pause - 2_000);
      expect(asked).toEqual([]);
      await page.clock.fastForward(2_000);
      await lose();
    }
  }
});

test('trying again keeps the focus where it is', async () => {
  const { page, asked, lose } = await openLost();
  const button = page.getByRole('button', { name: /^Try/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Trying…', disabled: true }).waitFor();
  await page.keyboard.press('Enter');
  await lose();
  expect(asked).toEqual([]);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the bar stands still for whoever wants no motion', async () => {
  const page = await hydrated(await open('/jobs', { reducedMotion: 'reduce' }));
  const [held] = await holdPayload(page);
  await companies(page).click();
  await page.locator(WAITING).waitFor({ state: 'attached' });
  expect(
    await bar(page).evaluate((element) => getComputedStyle(element, '::before').animationName),
  ).toBe('none');
  (await held)?.continue();
  await page.waitForURL('**/companies');
});

test.each([
  ['/jobs', '.job-search .results'],
  ['/companies', '.roll'],
])('a list of %s that is made anew stays in its place until then', async (path, list) => {
  const page = await hydrated(await open(path));
  const [held] = await holdPayload(page);
  const before = await page.locator(list).first().boundingBox();
  await page.locator('main form select').last().selectOption({ index: 1 });
  await page.locator('form[aria-busy=true]').waitFor();
  const looks = await page
    .locator(list)
    .first()
    .evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(element).opacity;
    });
  expect(looks).toBe('0.6');
  expect(await page.locator(list).first().boundingBox()).toEqual(before);
  (await held)?.continue();
  await page.locator('form[aria-busy=false]').waitFor();
});

test('an upload on a slow line says how far it is, is cancelled, and keeps what was typed', async () => {
  const page = await hydrated(
    await open('/quillfeather/zylo1001/zylograph-cutter-2', { expectErrors: /ERR_|Failed/ }),
  );
  await fill(page, 'zoe@example.com');
  const buffer = Buffer.from('Zylographs. '.repeat(200_000));
  await attach(page, { name: 'cv.txt', mimeType: 'text/plain', buffer });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  await send(page);
  const upload = page.getByRole('progressbar', { name: 'Upload' });
  await expect
    .poll(() => upload.evaluate((element) => (element as HTMLProgressElement).value), {
      timeout: 15_000,
    })
    .toBeGreaterThan(0);
  expect(await page.locator('.upload').innerText()).toMatch(/^[1-9]\d? %$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  // No error: nothing is wrong, nothing scrolls away, and the next press sends it again.
  await page.locator('.apply').getByRole('status').getByText('Sending was stopped.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send application');
  expect(await upload.count()).toBe(0);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(
    await page.getByLabel(/^Resume/).evaluate((input) => (input as HTMLInputElement).files?.length),
  ).toBe(1);
});
