import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { attach, fill, send } from '../support/apply-form.ts';
import { axeViolations } from '../support/axe.ts';
import { hydratePage, testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const offline = { expectErrors: /ERR_|Failed to load/ };

/** Sends an application that gets no response. Each attempt shows one toast. */
const failApplication = async (page: Page) => {
  await page.route('**/apply', (route) => route.abort());
  await fill(page, 'zoe@example.com');
  await attach(page);
  await send(page);
};
/**
 * Opens a page and makes `times` calls that fail. Each failure has its own message, and its toast
 * does not close automatically.
 */
const showLongErrors = async (times: number): Promise<Page> => {
  const page = await hydratePage(await open('/cv/sign-in#token=x', { expectErrors: /422/ }));
  let calls = 0;
  await page.route('**/candidate/sessions', (route) => {
    const message = `Failure ${++calls}.`;
    const error = { status: 422, code: 'invalid', message, requestId: 'x' };
    return route.fulfill({ status: 422, json: { error } });
  });
  await page.evaluate(() => {
    const timers = new CSSStyleSheet();
    timers.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(timers);
  });
  for (let call = 1; call <= times; call++) {
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText(`Failure ${call}.`, { exact: true }).waitFor();
  }
  return page;
};
const toasts = (page: Page) => page.getByRole('status').filter({ hasText: 'Not sent.' });
/** Waits until the toast's animations have ended. */
const waitForAnimations = (toast: Locator) =>
  toast.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

// docs/specification.md: 9.2
test('a toast appears at the top right, and a click closes it', async () => {
  const page = await hydratePage(await open(JOB, offline));
  await failApplication(page);
  const toast = toasts(page);
  await toast.waitFor();
  const box = await toast.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.y).toBeLessThan(40);
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  await toast.click();
  await toast.waitFor({ state: 'detached' });
});

// docs/specification.md: 9.2
test('a toast closes after five seconds, but not while the pointer is on it', async () => {
  const page = await hydratePage(await open(JOB, offline));
  await failApplication(page);
  await toasts(page).waitFor();
  /** The duration and play state of the animation whose end closes the toast. */
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

// docs/specification.md: 9.2
test('dragging a toast by over 60 percent of its width closes it; after a shorter drag it moves back', async () => {
  const page = await hydratePage(await open(JOB, offline));
  await failApplication(page);
  const toast = toasts(page);
  await toast.waitFor();
  await waitForAnimations(toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no bounding box.');
  const drag = async (part: number) => {
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + box.width * part, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag(0.55);
  await waitForAnimations(toast);
  expect(await toast.boundingBox()).toMatchObject({ x: box.x, y: box.y });
  await drag(0.65);
  await toast.waitFor({ state: 'detached' });
});

// docs/specification.md: 9.2
test('at most twenty toasts are shown at a time, and further toasts wait until there is room', async () => {
  const page = await showLongErrors(22);
  const failures = page.getByRole('status').filter({ hasText: /^Failure / });
  await failures.nth(19).waitFor();
  expect(await failures.count()).toBe(20);
  await failures.first().click();
  await failures.first().click();
  await expect.poll(() => failures.count()).toBe(20);
  await failures.first().click();
  await page.waitForFunction(() => document.querySelectorAll('.Toastify__toast').length === 19);
});

test('if the toasts fail to load, the page does not reload and the message is not lost', async () => {
  const page = await hydratePage(await open(JOB, offline));
  await page.route('**/toast-list-*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('toast-list-'),
  );
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await failApplication(page);
  await lost;
  await page.getByText(/We couldn’t reach our server/).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');

  await page.unroute('**/toast-list-*');
  await send(page);
  await page.getByText(/We couldn’t reach our server/).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a toast can be reached and closed by keyboard, stays open while focused, and returns focus', async () => {
  const page = await hydratePage(await open(JOB, offline));
  await failApplication(page);
  await toasts(page).waitFor();
  const isPaused = () =>
    page.evaluate(
      () =>
        document.querySelector('.Toastify__progress-bar--animated')?.getAnimations()[0]?.playState,
    );
  await page.getByLabel('First name').focus();
  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Close message' });
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Close message',
  );
  expect(await isPaused()).toBe('paused');
  await page.keyboard.press('Enter');
  await toasts(page).waitFor({ state: 'detached' });

  await send(page);
  await close.waitFor();
  await page.getByLabel('First name').focus();
  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Escape');
  await toasts(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
});

test('Escape closes all toasts, including those still waiting', async () => {
  const page = await showLongErrors(22);
  const failures = page.getByRole('status').filter({ hasText: /^Failure / });
  await failures.nth(19).waitFor();
  await page.keyboard.press('Escape');
  await failures.first().waitFor({ state: 'detached' });
  expect(await failures.count()).toBe(0);
});

test('a form that fails again shows its toast only once', async () => {
  const page = await hydratePage(await open(JOB, offline));
  await failApplication(page);
  await toasts(page).waitFor();
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/apply'));
  await send(page);
  await tried;
  await page.getByRole('button', { name: 'Send application' }).waitFor();
  expect(await toasts(page).count()).toBe(1);
});

test('the first toast appears without a connection, because using the form has already loaded the code', async () => {
  const page = await open(JOB, offline);
  const underWay = new Set<Request>();
  const parts: string[] = [];
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    if (request.url().includes('toast-list-')) parts.push(request.url());
  });
  await waitForBackgroundScripts(page);
  expect(parts).toEqual([]);
  await page.getByLabel('First name').focus();
  // The form loads the toast script along with its own.
  await expect.poll(() => [parts.length, underWay.size]).toEqual([1, 0]);
  await page.route('**', (route) => route.abort());
  await failApplication(page);
  await toasts(page).waitFor();
});

test.each(['light', 'dark'] as const)(
  'at 320 pixels in %s mode, a toast is above the open menu, inside the window, and readable',
  async (colorScheme) => {
    const page = await hydratePage(
      await open(JOB, { ...offline, colorScheme, viewport: { width: 320, height: 640 } }),
    );
    await failApplication(page);
    const toast = toasts(page);
    await toast.waitFor();
    const timer = await page.evaluateHandle(() => {
      const bar = document.querySelector('.Toastify__progress-bar--animated');
      return bar?.getAnimations()[0];
    });
    // Opens the menu directly, as if it had been opened while the form was being submitted, because
    // the toast covers its button.
    await page.locator('.site-menu').evaluate((menu) => (menu as HTMLElement).showPopover());
    await waitForAnimations(toast);
    const isOnTop = () =>
      toast.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 3, y + height / 2);
        return element.contains(top) && x >= 0 && x + width <= window.innerWidth;
      });
    await expect.poll(isOnTop).toBe(true);
    // Moving the toast's element would have restarted its five-second timer.
    const isSame = await timer.evaluate(
      (before) =>
        document.querySelector('.Toastify__progress-bar--animated')?.getAnimations()[0] === before,
    );
    expect(isSame).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test.each([
  [375, '.menu-button'],
  [1280, '.site-menu a[href="/cv"]'],
])('at %i pixels, a toast does not cover the focused element', async (width, covered) => {
  const viewport = { width, height: 700 };
  const page = await hydratePage(await open(JOB, { ...offline, viewport }));
  await failApplication(page);
  const toast = toasts(page);
  await toast.waitFor();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await waitForAnimations(toast);
  const top = async () => (await toast.boundingBox())?.y ?? 0;
  const target = page.locator(covered).first();
  const isOnTop = () =>
    target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect([await isOnTop(), (await top()) < 40]).toEqual([false, true]);
  await target.focus();
  await expect.poll(isOnTop).toBe(true);
  expect(await top()).toBeGreaterThan(500);
});

test('a call that fails repeatedly shows only one toast, and an error next to its button', async () => {
  const page = await hydratePage(await open('/cv/sign-in#token=x', offline));
  await page.route('**/candidate/**', (route) => route.abort());
  const unreachableText = 'We couldn’t reach our server. Check your connection and try again.';
  const signIn = page.getByRole('button', { name: 'Sign in' });
  await signIn.click();
  await page.getByRole('status').getByText(unreachableText).waitFor();
  await signIn.click();
  await page.getByRole('alert').getByText(unreachableText).waitFor();
  await signIn.and(page.locator(':enabled')).waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(1);
});
