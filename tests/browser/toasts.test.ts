import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';

const open = testBrowser();
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const offline = { expectErrors: /ERR_|Failed to load/ };

/** Sends an application that no server will answer: each try shows one toast. */
const refuse = async (page: Page) => {
  await page.route('**/apply', (route) => route.abort());
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Łuczak');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByLabel(/You may store my application/).check();
  await page
    .getByLabel(/^Resume/)
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Zylographs.') });
  await send(page);
};
const send = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();
const toasts = (page: Page) => page.getByRole('status').filter({ hasText: 'Not sent yet' });
/** Where it is once it came in, or back. */
const atRest = (toast: Locator) =>
  toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

test('a toast stands at the top right, and a click closes it', async () => {
  const page = await hydrated(await open(JOB, offline));
  await refuse(page);
  const toast = toasts(page);
  await toast.waitFor();
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.y).toBeLessThan(40);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  await toast.click();
  await toast.waitFor({ state: 'detached' });
});

test('a toast goes after five seconds, and stays while the pointer is on it', async () => {
  const page = await hydrated(await open(JOB, offline));
  await refuse(page);
  await toasts(page).waitFor();
  /** The animation whose end closes the toast: how long it takes, and whether it runs. */
  const timer = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.Toastify__progress-bar--animated');
      const [animation] = bar?.getAnimations() ?? [];
      return [animation?.effect?.getTiming().duration, animation?.playState];
    });
  expect(await timer()).toEqual([5000, 'running']);
  await toasts(page).hover();
  expect(await timer()).toEqual([5000, 'paused']);
  await page.mouse.move(0, 0);
  expect(await timer()).toEqual([5000, 'running']);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await timer()).toEqual([5000, 'paused']);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.evaluate(() =>
    document.querySelector('.Toastify__progress-bar--animated')?.getAnimations()[0]?.finish(),
  );
  await toasts(page).waitFor({ state: 'detached' });
});

test('a toast is dragged away by more than 60 percent of its width, and comes back from less', async () => {
  const page = await hydrated(await open(JOB, offline));
  await refuse(page);
  const toast = toasts(page);
  await toast.waitFor();
  await atRest(toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place.');
  const drag = async (part: number) => {
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + box.width * part, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag(0.55);
  await atRest(toast);
  expect(await toast.boundingBox()).toMatchObject({ x: box.x, y: box.y });
  await drag(0.65);
  await toast.waitFor({ state: 'detached' });
});

test('at most twenty toasts show at a time, the others follow', async () => {
  const page = await hydrated(await open(JOB, offline));
  await refuse(page);
  await toasts(page).waitFor();
  await page.route('**/apply', (route) => route.abort());
  for (let sent = 1; sent < 22; sent++) {
    const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/apply'));
    await page.evaluate(() =>
      document.querySelector<HTMLFormElement>('form[action*=apply]')?.requestSubmit(),
    );
    await tried;
    await page.getByRole('button', { name: 'Send application' }).waitFor();
  }
  expect(await toasts(page).count()).toBe(20);
  await toasts(page).first().click();
  await toasts(page).first().click();
  expect(await toasts(page).count()).toBe(20);
  await toasts(page).first().click();
  await page.waitForFunction(() => document.querySelectorAll('.Toastify__toast').length === 19);
});

test('a toast that cannot be loaded neither reloads the page nor loses its message', async () => {
  const page = await hydrated(await open(JOB, offline));
  await page.route('**/toast-list-*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('toast-list-'),
  );
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await refuse(page);
  await lost;
  await page.getByText(/We could not reach our server/).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');

  await page.unroute('**/toast-list-*');
  await send(page);
  await page.getByText(/We could not reach our server/).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
