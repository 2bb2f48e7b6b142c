import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const REACT = /\/assets\/beside-.*\.js$/;
const offline = { expectErrors: /ERR_|Failed to load|Failed to fetch dynamically/ };

/** The page with its scripts held back on the way, and what lets them through. */
const openHeld = async (path: string) => {
  const page = await open('about:blank');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(REACT, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return { page, release };
};

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('what is filled in before scripts run is kept when they do', async () => {
  const { page, release } = await openHeld(JOB);
  await page.getByLabel('First name').pressSequentially('Zoë');
  await page.getByLabel('Cover letter').pressSequentially('I cut.');
  await page.getByLabel(/You may store my application/).check();
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Zylographs.') };
  await page.getByLabel(/^Resume/).setInputFiles(file);
  await page.getByLabel('Last name').pressSequentially('Łu');
  release();
  await hydrated(page);
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

  // It is a draft as well.
  await page.reload();
  await hydrated(page);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
});

test('a search and a list chosen from before scripts run are kept, a filter is applied when they do', async () => {
  const { page, release } = await openHeld('/jobs');
  await page.getByLabel('Job title, skill or employer').pressSequentially('zylograph');
  release();
  await hydrated(page);
  expect(await page.getByLabel('Job title, skill or employer').inputValue()).toBe('zylograph');
  expect(page.url()).toMatch(/\/jobs$/);

  const again = await openHeld('/jobs');
  await again.page.getByText('Salary', { exact: true }).click();
  await again.page.getByLabel('Currency').selectOption({ index: 1 });
  const chosen = await again.page.getByLabel('Currency').inputValue();
  await again.page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  await markPage(again.page);
  again.release();
  await again.page.waitForURL((url) => url.searchParams.get('workplace') === 'hybrid');
  expect(new URL(again.page.url()).searchParams.get('salaryCurrency')).toBe(chosen);
  expect(await again.page.getByRole('checkbox', { name: /^Hybrid/ }).isChecked()).toBe(true);
  expect(await isSamePage(again.page)).toBe(true);
});

test('links, menus and forms work before scripts run', async () => {
  const { page } = await openHeld('/jobs');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog');
  await page.goto('/jobs');
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await page.waitForURL('**/jobs?q=zylograph*');
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
});

test('scripts of the page wait for its first paint, and none stands in the page itself', async () => {
  const page = await open('about:blank');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/jobs');
  const entry = await page.locator('script[type=module]').getAttribute('src');
  await hydrated(page);
  expect(loaded[0]).toBe(entry);
  expect(loaded.some((path) => REACT.test(path))).toBe(true);
  // The payload's text is let go of.
  expect(await page.locator('#flight').count()).toBe(0);
  expect(await page.locator('script:not([src], [type="application/ld+json"])').count()).toBe(0);
});

// docs/specification.md: 4.2
test('scripts that do not arrive reload the page once, and it works without them', async () => {
  const page = await open('about:blank', offline);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/jobs')) documents += 1;
  });
  await page.route(REACT, (route) => route.abort());
  const reloaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && documents === 2,
  );
  await page.goto('/jobs').catch(() => undefined);
  await reloaded;
  const failedAgain = page.waitForEvent('requestfailed', (request) => REACT.test(request.url()));
  await failedAgain;
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await page.waitForURL('**/jobs?q=zylograph*');
  expect(documents).toBe(2);
});

test('an application whose rules do not arrive stays in the form, and goes out once they do', async () => {
  const page = await open(JOB, offline);
  await hydrated(page);
  await page.route('**/application-calls-*', (route) => route.abort());
  await markPage(page);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText(/We could not reach our server/).waitFor();
  expect(await isSamePage(page)).toBe(true);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');

  await page.unroute('**/application-calls-*');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Enter your last name.').first().waitFor();
});
