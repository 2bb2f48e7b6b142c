import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser, watched } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 1.1, 2.4

const open = testBrowser(siteUrl);

const count = (page: Page) => page.locator('.result-count').innerText();
const shows = (page: Page, text: string) =>
  page.locator('.result-count').getByText(text, { exact: true }).waitFor();
const rows = (page: Page) => page.locator('.roll .row').count();

/** Set on the window, it is gone after a page load. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

// docs/specification.md: 2.3
test('a search from the start page finds jobs and marks the words', async () => {
  const page = await open('/');
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await page.waitForURL('**/jobs?q=zylograph**');
  expect(await count(page)).toBe('25 jobs');
  expect(await page.locator('.row mark').first().innerText()).toMatch(/zylograph/i);
});

test('a filter applies at once, without a page load, and the URL tells it', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph'));
  await markDocument(page);
  await page.getByLabel('Remote').check();
  await page.waitForURL('**/jobs?q=zylograph&workplace=remote**');
  await shows(page, '5 jobs');
  expect(await rows(page)).toBe(5);
  expect(await isSameDocument(page)).toBe(true);
  // The counts of the filter itself stay: one can still change to another value.
  expect(await page.locator('label', { hasText: 'On site' }).innerText()).toContain('20');
});

test('a page opened at an address that says more than it asks keeps that, and its filters work', async () => {
  const page = await hydrated(await open('/jobs?utm_source=x&page=1&q=zylograph'));
  expect(new URL(page.url()).search).toBe('?utm_source=x&page=1&q=zylograph');
  expect(await count(page)).toBe('25 jobs');
  await markDocument(page);
  await page.getByLabel('Remote').check();
  await shows(page, '5 jobs');
  await page.goBack();
  await shows(page, '25 jobs');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page has one address', async () => {
  for (const path of ['/jobs/?q=zylograph', '//jobs?q=zylograph']) {
    const page = await open(`${siteUrl}${path}`);
    expect(page.url()).toBe(`${siteUrl}/jobs?q=zylograph`);
    expect(await count(page)).toBe('25 jobs');
  }
});

test('an active filter is taken off by its chip, and its box is unticked', async () => {
  const page = await hydrated(
    await open('/jobs?q=zylograph&workplace=remote&employmentType=part_time'),
  );
  expect(await page.getByLabel('Remote').isChecked()).toBe(true);
  await page.locator('.active-filters a', { hasText: 'Remote' }).click();
  await page.waitForURL((url) => !url.search.includes('workplace'));
  await shows(page, '12 jobs');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(await page.getByLabel('Part time').isChecked()).toBe(true);
});

test('pages follow one another, and the back button brings page and filter back', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph'));
  expect(await rows(page)).toBe(20);
  const first = await page.locator('.row h2').allInnerTexts();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**page=2**');
  await shows(page, '25 jobs, page 2');
  expect(await rows(page)).toBe(5);
  const second = await page.locator('.row h2').allInnerTexts();
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await page.getByLabel('Remote').check();
  await shows(page, '5 jobs');
  await page.goBack();
  await shows(page, '25 jobs, page 2');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  await page.goBack();
  await shows(page, '25 jobs');
  expect(await page.locator('.row h2').allInnerTexts()).toEqual(first);
});

test('search, filters, sorting and paging work without JavaScript', async () => {
  const page = await open('/jobs', { javaScriptEnabled: false });
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.getByLabel('On site').check();
  await page.getByLabel('Sort by').selectOption('salary');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await shows(page, '20 jobs');
  expect(await page.getByLabel('On site').isChecked()).toBe(true);
  expect(await page.getByLabel('Sort by').inputValue()).toBe('salary');
  await page.locator('.active-filters a', { hasText: 'On site' }).click();
  await shows(page, '25 jobs');
  await page.getByRole('link', { name: 'Next' }).click();
  await shows(page, '25 jobs, page 2');
});

test('pay that is typed is a chip, and without its words the rest is searched for', async () => {
  const page = await open('/jobs?q=zylograph+%C2%A315+an+hour', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Take out of the search From £15 per hour' }).click();
  await page.waitForURL('**/jobs?q=zylograph');
  await shows(page, '25 jobs');
});

test('a minimum above the maximum says so at its field, and jobs of any pay stay', async () => {
  const page = await open('/jobs?q=zylograph', { javaScriptEnabled: false });
  await page.getByText('Salary', { exact: true }).click();
  await page.getByLabel('At least').fill('90k');
  await page.getByLabel('At most').fill('50k');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await shows(page, '25 jobs');
  const field = page.getByRole('textbox', { name: 'At least', description: /more than “At most”/ });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('90000');
  expect(await page.getByLabel('At most').inputValue()).toBe('50000');
});

test('a typing mistake still finds, and says what was searched for', async () => {
  const page = await open('/jobs?q=zylogarph');
  await page.getByText('Nothing was found for “zylogarph”').waitFor();
  expect(await count(page)).toBe('25 jobs');
});

test('an empty result helps on', async () => {
  const page = await open('/jobs?q=zylograph&country=JP');
  expect(await count(page)).toBe('0 jobs');
  await page.getByRole('link', { name: 'Search “zylograph” without any filter' }).click();
  await shows(page, '25 jobs');
});

test('whatever is typed is a search', async () => {
  for (const q of [
    '"',
    "' OR 1=1 --",
    'title:(',
    '*',
    'NEAR(',
    '🙂',
    'a'.repeat(5000),
    '%00',
    '-',
  ]) {
    const page = await open(`/jobs?q=${encodeURIComponent(q)}`);
    expect(await count(page), q).toMatch(/jobs?/);
  }
});

// docs/specification.md: 2.5
test('all jobs are reached by category and by place through plain links', async () => {
  const page = await open('/all-jobs', { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Manufacturing/ }).click();
  await page.getByRole('heading', { name: 'Manufacturing & trades jobs', level: 1 }).waitFor();
  expect(await page.locator('.tiles a').count()).toBeGreaterThan(10);
  await page.goto('/all-jobs');
  await page.getByRole('link', { name: /^Utrecht/ }).click();
  await page.getByRole('heading', { name: 'Jobs in Utrecht', level: 1 }).waitFor();
  await page.locator('.tiles a', { hasText: 'Zylograph cutter' }).first().click();
  await page.getByRole('heading', { name: /Zylograph cutter/, level: 1 }).waitFor();
});

// docs/specification.md: 2.6
test('an employer is found and shows its jobs page by page, without its confidential ones', async () => {
  const page = await hydrated(await open('/companies'));
  await page.getByLabel('Name or what they do').fill('quillfeather');
  await page.getByRole('button', { name: 'Search employers' }).click();
  await page.getByRole('link', { name: 'Quillfeather & Daughters' }).click();
  await page.getByRole('heading', { name: '26 open jobs' }).waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/companies/quillfeather?page=2**');
  await page.locator('.pager [aria-current]', { hasText: '2' }).waitFor();
  expect(await page.getByText('Secret pigment chemist').count()).toBe(0);
});

test('a search typed on the list comes in its own best order, and a chosen order stays', async () => {
  const page = await hydrated(await open('/jobs'));
  await page.getByLabel('Job title, skill or employer').fill('zylograph');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.search === '?q=zylograph');
  expect(await page.getByLabel('Sort by').locator('option:checked').innerText()).toBe('Best match');
  await page.getByLabel('Sort by').selectOption('salary');
  await page.waitForURL('**sort=salary**');
  await page.getByLabel('Remote').check();
  await page.waitForURL(
    (url) => /workplace=remote/.test(url.search) && /sort=salary/.test(url.search),
  );
});

test('amounts are understood as people write them', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph'));
  await page.locator('summary', { hasText: 'Salary' }).click();
  await page.getByLabel('At least').fill('39,500');
  await page.keyboard.press('Enter');
  await page.locator('.active-filters', { hasText: /From \D*39,500 per year/ }).waitFor();
  await shows(page, '25 jobs');
  await page.getByLabel('At least').fill('41k');
  await page.keyboard.press('Enter');
  await shows(page, '0 jobs');
});

test('a list that is asked for offline comes when the connection is back', async () => {
  const page = await watched(
    await open('/jobs?q=zylograph', { expectErrors: /ERR_|fetch|Failed/ }),
  );
  await page.context().setOffline(true);
  await page.getByLabel('Remote').check();
  await page.getByText('You are offline.').waitFor();
  await page.context().setOffline(false);
  await shows(page, '5 jobs');
  expect(page.url()).toContain('workplace=remote');
});

test('a list of all jobs takes no heading that is no group of ours', async () => {
  const page = await open('/all-jobs?category=buy+our+pills', { expectErrors: /404/ });
  expect(await page.locator('h1').innerText()).toBe('Page Not Found: /all-jobs');
});

/** Holds the router's requests for pages that match, until they are let go. */
const hold = async (page: Page, url: RegExp) => {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    asked.resolve();
    await held.promise;
    // What another navigation has overtaken is gone.
    await route.continue().catch(() => undefined);
  });
  return { asked: asked.promise, letGo: held.resolve };
};

test('going back while a search is on its way shows the fields of the page that comes', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph'));
  await page.getByLabel('Remote').check();
  await shows(page, '5 jobs');
  const search = await hold(page, /RSC.*salary/);
  await page.getByLabel('Job title, skill or employer').fill('nurse');
  await page.getByLabel('Sort by').focus();
  await page.getByLabel('Sort by').selectOption('salary');
  await search.asked;
  await page.goBack();
  await shows(page, '25 jobs');
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(await page.getByLabel('Sort by').inputValue()).toBe('');
  expect(await page.getByLabel('Job title, skill or employer').inputValue()).toBe('zylograph');
});

test('what is typed while results are on their way stays, also after leaving the field', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph'));
  const search = await hold(page, /RSC.*workplace/);
  await page.getByLabel('Remote').check();
  await search.asked;
  await page.getByLabel('Town, region or country').fill('Utrecht');
  await page.getByLabel('Job title, skill or employer').focus();
  search.letGo();
  await shows(page, '5 jobs');
  expect(await page.getByLabel('Town, region or country').inputValue()).toBe('Utrecht');
});

test('a choice made at the moment that results appear is not taken back', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph'));
  const search = await hold(page, /RSC.*part_time/);
  await page.locator('.result-count').evaluate((count) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLElement>('[value=part_time]')?.click();
    }).observe(count, { subtree: true, characterData: true, childList: true });
  });
  await page.getByLabel('Remote').check();
  await search.asked;
  expect(await page.getByLabel('Part time').isChecked()).toBe(true);
  search.letGo();
  await page.waitForURL(/part_time/);
});

test('an address keeps what a campaign added to it, also after going back', async () => {
  const page = await hydrated(await open('/jobs?utm_source=letter&sort=newest'));
  const all = await count(page);
  await page.getByLabel('Remote').check();
  await page.waitForURL(/workplace=remote/);
  await page.goBack();
  // The address is there before the page is.
  await shows(page, all);
  expect(await page.getByLabel('Remote').isChecked()).toBe(false);
  expect(new URL(page.url()).search).toBe('?utm_source=letter&sort=newest');
});
