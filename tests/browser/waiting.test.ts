import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { attach, fill, send } from '../support/apply-form.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
test.each([
  ['/jobs', '.job-search .results'],
  ['/companies', '.roll'],
])('the list on %s keeps its place while it reloads', async (path, list) => {
  const page = await hydratePage(await open(path));
  const held = Promise.withResolvers<Route>();
  await page.route(`**${path}?*`, (route) => held.resolve(route));
  const before = await page.locator(list).first().boundingBox();
  await page.locator('main form select').last().selectOption({ index: 1 });
  await page.locator('main[aria-busy=true]').waitFor();
  const looks = await page
    .locator(list)
    .first()
    .evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(element).opacity;
    });
  expect(looks).toBe('0.6');
  expect(await page.locator(list).first().boundingBox()).toEqual(before);
  await (await held.promise).continue();
  await page.locator('main:not([aria-busy])').waitFor();
});

test('an upload on a slow connection shows its progress and can be cancelled, and the form keeps its values', async () => {
  const page = await hydratePage(
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
  // Cancelling is not an error: no message appears, nothing scrolls away, and the next click sends
  // the form again.
  await page.locator('.apply').getByRole('status').getByText('Sending was cancelled.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send application');
  expect(await upload.count()).toBe(0);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(
    await page.getByLabel(/^Resume/).evaluate((input) => (input as HTMLInputElement).files?.length),
  ).toBe(1);
});
