import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);

const scrolledTo = (page: Page, place: number) =>
  page.waitForFunction((expected) => Math.abs(window.scrollY - expected) < 2, place);

/** As somebody does who reads: the page has heard of it. */
const scroll = async (page: Page, place: number) => {
  await page.evaluate(
    (top) =>
      new Promise((done) => {
        window.addEventListener('scroll', done, { once: true });
        window.scrollTo({ top, behavior: 'instant' });
      }),
    place,
  );
};

const heading = (page: Page) => page.locator('h1').innerText();

/** A page by its heading: the address is there before the page is, and so is a place to scroll to. */
const shows = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.querySelector('h1')?.innerText === expected, title);

test('back and forward lead to where a page was scrolled to, and links to the top', async () => {
  const page = await hydrated(await open('/jobs'));
  const jobs = await heading(page);
  await scroll(page, 1500);
  const link = page.locator('main h3 a, main h2 a').last();
  const path = (await link.getAttribute('href')) as string;
  await link.evaluate((one: HTMLElement) => one.click());
  await page.waitForURL(`**${path}`);
  await scrolledTo(page, 0);
  const job = await heading(page);
  expect(job).not.toBe(jobs);
  await scroll(page, 300);

  await page.goBack();
  await shows(page, jobs);
  await scrolledTo(page, 1500);
  await page.goForward();
  await shows(page, job);
  await scrolledTo(page, 300);
});

test('the places are known to a page that was loaded whole meanwhile', async () => {
  const page = await hydrated(await open('/jobs'));
  const jobs = await heading(page);
  await scroll(page, 1200);
  await page
    .locator('.site-header a[href="/companies"]')
    .first()
    .evaluate((one: HTMLElement) => one.click());
  await page.waitForURL('**/companies');
  await scrolledTo(page, 0);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await shows(page, jobs);
  await scrolledTo(page, 1200);
});

test('an address keeps the query that it was reached by', async () => {
  const page = await hydrated(await open('/jobs?utm_source=x'));
  const jobs = await heading(page);
  await page
    .locator('.site-header a[href="/companies"]')
    .first()
    .evaluate((one: HTMLElement) => one.click());
  await page.waitForURL('**/companies');
  await page.goBack();
  await shows(page, jobs);
  expect(new URL(page.url()).search).toBe('?utm_source=x');
});

test('a link within a page scrolls once, and the visitor can go on from there at once', async () => {
  const page = await hydrated(await open('/blog/first-ninety-days'));
  await scroll(page, 100);
  const link = page.locator('main a[href^="#"]').last();
  const place = await link.evaluate(async (one: HTMLElement) => {
    const changed = new Promise((done) => window.addEventListener('hashchange', done));
    one.click();
    await changed;
    window.scrollTo({ top: 50, behavior: 'instant' });
    // All that the click set off has run.
    await new Promise((done) => requestIdleCallback(done));
    return window.scrollY;
  });
  expect(place).toBe(50);
  expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'));
  await page.goBack();
  await scrolledTo(page, 100);
  await page.goForward();
  await scrolledTo(page, 50);
});
