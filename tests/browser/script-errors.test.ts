import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const FORM = '/contact?for=employer';
const expectErrors = { expectErrors: /broken|rror/ };

const name = (page: Page) => page.getByLabel('Name', { exact: true });

// docs/specification.md: 8.2
test('an error outside the page’s content shows one toast with a helpful message', async () => {
  const page = await waitForBackgroundScripts(await open(FORM, expectErrors));
  await page.evaluate(() => {
    // An error from a browser extension, which the site ignores.
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
  // The page still shows the form and its value.
  expect(await name(page).inputValue()).toBe('Zoë');
});
