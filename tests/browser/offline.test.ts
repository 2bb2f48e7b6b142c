import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 2.15

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const offline = { expectErrors: /ERR_|Failed to load|RSC|rror/ };
const note = (page: Page) => page.getByText('You’re offline.', { exact: false });

test('a page requested offline loads once the browser is online, and typed values are kept until then', async () => {
  const page = await waitForBackgroundScripts(await open('/contact?for=employer', offline));
  const context = page.context();
  await page.getByLabel('Name', { exact: true }).fill('Zoë');
  await context.setOffline(true);
  await note(page).waitFor();
  await page.locator('.site-header a[href="/companies"]').first().click();
  await page.getByText('The page will load as soon as').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Zoë');
  await context.setOffline(false);
  await page.waitForURL('**/companies');
  await page.locator('.roll').waitFor();
  await note(page).waitFor({ state: 'detached' });
});

test('while offline, a visitor can request a different page', async () => {
  const page = await waitForBackgroundScripts(await open('/contact?for=employer', offline));
  await page.context().setOffline(true);
  await page.locator('.site-header a[href="/companies"]').first().click();
  await page.getByText('The page will load as soon as').waitFor();
  await page.locator('.site-header a[href="/jobs"]').first().click();
  await page.context().setOffline(false);
  await page.waitForURL('**/jobs');
  await page.locator('.job-search .results').waitFor();
});

test('a form shows that it needs a connection, keeps its values, and can be sent once online', async () => {
  const page = await waitForBackgroundScripts(await open('/contact?for=employer', offline));
  const context = page.context();
  await page.getByLabel('Name', { exact: true }).fill('Zoë Łuczak');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.locator('textarea[name=message]').fill('Zylographs, and how to cut them.');
  await page.getByLabel(/You may store/).check();
  await context.setOffline(true);
  const send = page.locator('form[method=post] [type=submit]').last();
  await page.getByRole('button', { name: '(when you are online)' }).waitFor();
  await send.click();
  await page.getByText(/We couldn’t reach our server/).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Zoë Łuczak');
  await page.getByRole('button', { name: 'Close this note' }).click();
  expect(await note(page).count()).toBe(0);
  await context.setOffline(false);
  await note(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: '(when you are online)' }).count()).toBe(0);
  await send.click();
  await page.getByRole('status').getByText('We’ve received your message.').waitFor();
  // A message of its own would still be there.
  expect(await page.getByText('Not sent.').count()).toBe(0);
});

test('if a form’s validation rules fail to load, it keeps its values and is validated once online', async () => {
  const page = await waitForBackgroundScripts(await open(JOB, offline));
  const context = page.context();
  await context.setOffline(true);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: /^Send application/ }).click();
  await page.getByText(/We couldn’t reach our server/).waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send application', exact: true }).click();
  await page
    .getByRole('link', { name: /last name/i })
    .first()
    .waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
});

test('while offline, plain links and searches wait, and the last requested page loads once online', async () => {
  const page = await waitForBackgroundScripts(await open('/', offline));
  const context = page.context();
  await context.setOffline(true);
  await note(page).waitFor();
  await page.locator('.site-header .wordmark').first().click();
  await page.getByText('The page will load as soon as').waitFor();
  const search = page.getByLabel('Job title, skill or employer');
  await search.fill('zylograph');
  await search.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/');
  await context.setOffline(false);
  await page.waitForURL('**/jobs?q=zylograph*');
  await page.locator('.job-search .results').waitFor();
});

test.each([
  ['offline', (route: Route) => route.abort()],
  ['for good', (route: Route) => route.fulfill({ status: 404 })],
])(
  'a form whose scripts fail to load %s keeps its values, and retries loading them when used again',
  async (_, lose) => {
    const page = await open('about:blank', { expectErrors: /ERR_|Failed to|404/ });
    const typed = Promise.withResolvers<void>();
    await page.route(
      '**/assets/contact-form-*.js',
      async (route) => {
        await typed.promise;
        await lose(route);
      },
      { times: 1 },
    );
    await page.goto('/contact?for=employer');
    // The background scripts run, but they leave the form alone until it is used.
    await page.locator('.offline-note').waitFor({ state: 'attached' });
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const lost = page.waitForEvent('console', (message) => message.type() === 'error');
    const name = page.getByLabel('Name', { exact: true });
    await name.pressSequentially('Zoë');
    typed.resolve();
    await lost;
    expect(await name.inputValue()).toBe('Zoë');
    await expect
      .poll(async () => {
        await page.getByLabel('Email').focus();
        await name.focus();
        return page.locator('[data-island=contact-form][data-started]').count();
      })
      .toBe(1);
    expect(await name.inputValue()).toBe('Zoë');
    expect(documents).toEqual([]);
  },
);

test('without JavaScript, no offline message is shown', async () => {
  const page = await open('/contact?for=employer', { javaScriptEnabled: false });
  expect(await note(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: '(when you are online)' }).count()).toBe(0);
});

test('background scripts that failed to load offline load once the browser is online', async () => {
  const page = await open('about:blank', offline);
  const runtimeScript = '**/assets/start-runtime-*.js';
  await page.route(runtimeScript, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/start-runtime-'),
  );
  await page.goto('/jobs');
  await lost;
  await page.unroute(runtimeScript);
  // The page may not have handled the failed request yet, so this step is repeated until it has.
  await expect
    .poll(async () => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      return page.locator('.offline-note').count();
    })
    .toBe(1);
  await page.context().setOffline(true);
  await note(page).waitFor();
});
