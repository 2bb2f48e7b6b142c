import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FONT_SCRIPT } from '../../src/contracts/site/font-script.ts';
import { hydratePage, testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { waitForReload } from '../support/page-actions.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const APPLY = '**/assets/apply-form-*.js';
const LIVE = '**/assets/start-live-forms-*.js';
const offline = { expectErrors: /ERR_|Failed to load|Failed to fetch dynamically/ };

/** Opens a page while holding back matching scripts, and returns a function that releases them. */
const openWithPausedScripts = async (path: string, scripts = '**/*.js') => {
  const page = await open('about:blank');
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  // The load event does not fire until the held-back scripts load.
  await page.goto(path, { waitUntil: 'commit' });
  return { page, release };
};

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('values entered before the scripts run are kept', async () => {
  const { page, release } = await openWithPausedScripts(JOB, APPLY);
  await page.getByLabel('First name').pressSequentially('Zoë');
  await page.getByLabel('Cover letter').pressSequentially('I cut.');
  await page.getByLabel(/You may store my application/).check();
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Zylographs.') };
  await page.getByLabel(/^Resume/).setInputFiles(file);
  await page.getByLabel('Last name').pressSequentially('Łu');
  release();
  await hydratePage(page);
  await page.keyboard.type('czak');

  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Łuczak');
  expect(await page.getByLabel('Cover letter').inputValue()).toBe('I cut.');
  expect(await page.getByLabel(/You may store my application/).isChecked()).toBe(true);
  const names = () =>
    page
      .getByLabel(/^Resume/)
      .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
  expect(await names()).toEqual(['cv.txt']);

  // The values are also stored as a draft.
  await page.reload();
  await hydratePage(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
});

test('a search typed before the page’s script loads is kept', async () => {
  const { page, release } = await openWithPausedScripts('/jobs');
  const field = page.getByLabel('Job title, skill or employer');
  await field.pressSequentially('zylograph');
  release();
  await waitForBackgroundScripts(page);
  expect(await field.inputValue()).toBe('zylograph');
});

test('a search and a selection made before scripts run are kept, and a filter applies once they run', async () => {
  const { page, release } = await openWithPausedScripts('/jobs', LIVE);
  await page.getByLabel('Job title, skill or employer').pressSequentially('zylograph');
  release();
  await hydratePage(page);
  expect(await page.getByLabel('Job title, skill or employer').inputValue()).toBe('zylograph');
  expect(page.url()).toMatch(/\/jobs$/);

  const again = await openWithPausedScripts('/jobs', LIVE);
  await again.page.getByText('Salary', { exact: true }).click();
  await again.page.getByLabel('Currency').selectOption({ index: 1 });
  const chosen = await again.page.getByLabel('Currency').inputValue();
  const requested = again.page.waitForRequest(/workplace=hybrid/);
  await again.page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  // The request for the results does not wait for the held-back script.
  await requested;
  await markPage(again.page);
  again.release();
  await again.page.waitForURL((url) => url.searchParams.get('workplace') === 'hybrid');
  expect(new URL(again.page.url()).searchParams.get('salaryCurrency')).toBe(chosen);
  expect(await again.page.getByRole('checkbox', { name: /^Hybrid/ }).isChecked()).toBe(true);
  expect(await isSamePage(again.page)).toBe(true);
});

test('links, menus and forms work before scripts run', async () => {
  const { page } = await openWithPausedScripts('/jobs');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog', { waitUntil: 'commit' });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await page.waitForURL('**/jobs?q=zylograph*', { waitUntil: 'commit' });
  expect(await page.locator('html[data-started]').count()).toBe(0);
});

test('a document loads a single external script, without React, and only the font script is inline', async () => {
  const page = await open('about:blank');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(JOB);
  const entry = await page.locator('script[type=module]').getAttribute('src');
  await waitForBackgroundScripts(await page.goto('/jobs').then(() => page));
  expect(loaded[0]).toBe(entry);
  expect(loaded.filter((path) => /\/(client|hydrate-island|jsx-runtime)-/.test(path))).toEqual([]);
  const own = page.locator('script:not([src], [type="application/ld+json"])');
  expect(await own.allTextContents()).toEqual([FONT_SCRIPT]);
});

// docs/specification.md: 4.2
test('if scripts fail to load, the page reloads once and then works without them', async () => {
  const page = await open('about:blank', offline);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/contact-form-*.js', (route) => route.abort());
  await page.goto('/contact?for=employer');
  const name = page.getByLabel('Name', { exact: true });
  const use = async () => {
    await page.locator('html[data-started]').waitFor({ state: 'attached' });
    const failed = page.waitForEvent('requestfailed');
    await name.focus();
    await failed;
  };
  const reloaded = waitForReload(page);
  await use();
  await reloaded;
  await use();
  await name.fill('Zoë');
  await page.getByRole('button', { name: 'Send to a recruiter' }).click();
  // The server does respond; only the script is missing.
  await page.getByRole('alert').first().waitFor();
  expect(documents).toEqual(['/contact', '/contact', '/misc/contact-us/employer']);
});

test('an application form whose validation rules fail to load keeps its values and is sent once they load', async () => {
  const page = await open(JOB, offline);
  await hydratePage(page);
  await page.route('**/application-calls-*', (route) => route.abort());
  await markPage(page);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText(/We couldn’t reach our server/).waitFor();
  expect(await isSamePage(page)).toBe(true);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');

  await page.unroute('**/application-calls-*');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Enter your last name.').first().waitFor();
});
