import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';

const open = testBrowser();
const LATEST = '**/builds/latest.json?*';

const documentsOf = (page: Page) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const { pathname, search } = new URL(request.url());
    documents.push(pathname + search);
  });
  return documents;
};
const payloadsOf = (page: Page) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/RSC/')) return;
    const query = searchParams.get('query');
    payloads.push(pathname.slice('/RSC/R'.length, -'.txt'.length) + (query ? `?${query}` : ''));
  });
  return payloads;
};

/** Opens a page under which another build is deployed a minute later. */
const openOutdated = async (path: string) => {
  const page = await open('about:blank');
  await page.clock.install();
  await page.route(LATEST, (route) => route.fulfill({ json: { id: 'another', timestamp: 1 } }));
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await page.goto(path);
  await hydrated(page);
  await page.clock.fastForward(2_000);
  await manifest;
  const asked = page.waitForResponse(LATEST);
  await page.clock.fastForward(60_000);
  await (await asked).finished();
  return { page, documents: documentsOf(page), payloads: payloadsOf(page) };
};

test('a link leads to its page whole once another build is served', async () => {
  const { page, documents, payloads } = await openOutdated('/jobs');
  await page.locator('main h3 a, main h2 a').first().waitFor();
  expect(documents).toEqual([]);
  const link = page.locator('.site-header a[href="/companies"]').first();
  await link.evaluate((one: HTMLAnchorElement) => {
    one.click();
  });
  await page.waitForURL('**/companies');
  await hydrated(page);
  expect(documents).toEqual(['/companies']);
  expect(payloads).toEqual([]);
});
