import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser, watched } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 2.16

const open = testBrowser(siteUrl);
const FORM = '/contact?for=employer';
const expectErrors = { expectErrors: /broken|rror/ };

/** From the next load on, what the form does once it is there fails: as if a part of it were wrong. */
const breakForm = (page: Page) =>
  page.addInitScript(() => {
    const whole = window.FormData;
    class Broken {
      constructor() {
        document.documentElement.dataset.broke = '';
        throw new Error('broken');
      }
    }
    Object.assign(window, {
      FormData: Broken,
      mend: () => Object.assign(window, { FormData: whole }),
    });
  });
const mend = (page: Page) => page.evaluate(() => (window as unknown as { mend(): void }).mend());
const name = (page: Page) => page.getByLabel('Name', { exact: true });

test('a part that breaks is the error screen, and the page is there again at a press, with what was typed', async () => {
  const page = await hydrated(await open(FORM, expectErrors));
  await name(page).fill('Zoë');
  await breakForm(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
  expect(await page.locator('[data-error=code]').innerText()).toBe('500');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await mend(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await name(page).waitFor();
  expect(await name(page).inputValue()).toBe('Zoë');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await page.title()).not.toContain('Error');
});

test('a part that breaks again is loaded anew at the next press', async () => {
  const page = await hydrated(await open(FORM, expectErrors));
  await breakForm(page);
  await page.reload();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.click();
  await page.getByRole('heading', { name: 'Internal Server Error' }).waitFor();
  expect(loads).toBe(0);
  const loaded = page.waitForEvent('load');
  await tryAgain.click();
  await loaded;
  expect(loads).toBe(1);
});

// docs/specification.md: 2.18
test('a bot is shown no error screen: what was there stays', async () => {
  const page = await open(FORM, {
    ...expectErrors,
    // By this the server alone knows it: the word in it is not that for a bot.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 PTST/250101.120000',
  });
  await hydrated(page);
  const title = await page.title();
  await breakForm(page);
  await page.reload();
  await page.locator('html[data-broke]').waitFor({ state: 'attached' });
  // The browser is idle by then: what was to be shown is.
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  expect(await page.locator('.error-screen').count()).toBe(0);
  expect(await name(page).isVisible()).toBe(true);
  expect(await page.title()).toBe(title);
});

// docs/specification.md: 8.2
test('what breaks beside the page is told once, in words that help', async () => {
  const page = await watched(await open(FORM, expectErrors));
  await page.evaluate(() => {
    // An extension's, which is nobody's business here.
    const error = new Error('broken');
    error.stack = 'Error: broken\n    at chrome-extension://abc/content.js:1:2';
    reportError(error);
    Object.assign(window, {
      FormData: class {
        constructor() {
          throw new Error('broken');
        }
      },
    });
  });
  await name(page).pressSequentially('Zoë');
  await page.getByRole('status').getByText('Something on this page stopped working.').waitFor();
  expect(await page.locator('.Toastify__toast').count()).toBe(1);
  // The page is still there.
  expect(await name(page).inputValue()).toBe('Zoë');
});
