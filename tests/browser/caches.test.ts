import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 4.5, 9.4

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
/** What the network says where it is cut. */
const offline = { expectErrors: /ERR_|Failed to load|fetch/ };

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').entries ?? [], key);
/** The page is kept: this is asked for after it. */
const filled = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/misc/enums')),
  );
/** The runtime is there. */
const started = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-runtime-')),
  );
/** A page whose links are not preloaded: those would still lead on. */
const openAlone = async (
  path: string,
  prepare?: (page: Page) => Promise<unknown>,
  ready: (page: Page) => Promise<unknown> = filled,
) => {
  const page = await open('about:blank', offline);
  await page.route('**/RSC/**', (route) => route.abort());
  await prepare?.(page);
  await page.goto(path);
  await ready(page);
  return page;
};
/** Goes to a page by its link while nobody answers, though the browser knows of no such thing. */
const goUnanswered = async (page: Page, link: string) => {
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: link }).first().click({ noWaitAfter: true });
  await page.getByRole('heading', { name: 'This page did not arrive' }).waitFor();
};
const kept = (page: Page) => page.getByRole('region', { name: /kept of this page|you saw last/ });

// docs/specification.md: 3.5
test('pages that were read are kept, under the keys that the specification names', async () => {
  const page = await hydrated(await open('/jobs?q=zylograph&utm_source=x'));
  await filled(page);
  const [list] = await stored(page, 'Jobs');
  expect(list.key).toBe('/jobs?q=zylograph');
  expect(list.jobs).toHaveLength(20);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('link', { name: 'Employers' }).first().click();
  await page.waitForURL('**/companies');
  await expect.poll(() => stored(page, 'Companies')).toHaveLength(1);
  expect(calls.filter((url) => url.includes('/misc/enums'))).toEqual([]);
});

test('nothing is kept of a candidate’s pages, nor for who saves data', async () => {
  const saving = await open('about:blank');
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
  const calls: string[] = [];
  saving.on('request', (request) => calls.push(request.url()));
  await hydrated(await saving.goto('/jobs').then(() => saving));
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const own = await open('about:blank');
  own.on('request', (request) => calls.push(request.url()));
  await hydrated(await own.goto('/cv').then(() => own));
  await own.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(calls.filter((url) => /_payload|misc\/enums/.test(url))).toEqual([]);
});

test('where nobody answers the jobs that were read last are there, with employer and place', async () => {
  const page = await openAlone('/jobs?q=zylograph');
  await goUnanswered(page, 'Employers');
  await kept(page).getByRole('heading', { name: 'The jobs you saw last' }).waitFor();
  expect(await kept(page).getByRole('listitem').count()).toBe(20);
  const first = kept(page).getByRole('listitem').first();
  expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/[\w-]+\/zylo\d+\//);
  expect(await first.innerText()).toMatch(/Quillfeather & Daughters[\s\S]*Utrecht/);
  await kept(page).getByText('From your last visit').waitFor();
});

test('the list that was asked for is there, and the page itself once somebody answers', async () => {
  const page = await openAlone('/jobs');
  // As it stood a week ago.
  await page.evaluate(() => {
    const { version, entries } = JSON.parse(localStorage.getItem('Jobs') ?? '');
    entries[0].jobs = [{ ...entries[0].jobs[0], title: 'Long gone' }];
    localStorage.setItem('Jobs', JSON.stringify({ version, entries }));
  });
  await page.goto('/companies');
  await filled(page);
  await goUnanswered(page, 'Jobs');
  await kept(page).getByRole('heading', { name: 'What we kept of this page' }).waitFor();
  await kept(page).getByRole('link', { name: 'Long gone' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.result-count').waitFor();
});

test('what is shown from before is refreshed by itself once somebody answers', async () => {
  const page = await openAlone('/jobs');
  await goUnanswered(page, 'Employers');
  await kept(page).waitFor();
  await page.unrouteAll();
  // Whoever comes back to the tab does not wait for the next time that it asks by itself.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.locator('.company-count').waitFor();
});

test('going back from there while nobody answers stays on our own screen', async () => {
  const page = await openAlone('/contact?for=employer', undefined, started);
  await page.getByLabel('Name', { exact: true }).fill('Zoë');
  await goUnanswered(page, 'Employers');
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL('**/contact?for=employer');
  expect(await page.getByRole('heading', { name: 'This page did not arrive' }).count()).toBe(1);
  await page.unrouteAll();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Zoë');
});

test('a storage that is full changes nothing for who reads', async () => {
  const page = await open('/about', offline);
  await page.route('**/RSC/**', (route) => route.abort());
  await page.evaluate(() => {
    let text = 'x'.repeat(5_000_000);
    for (let i = 0; text; i++) {
      try {
        localStorage.setItem(`other ${i}`, text);
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });
  await page.goto('/jobs?q=zylograph');
  await filled(page);
  expect(await page.evaluate(() => localStorage.getItem('Jobs'))).toBeNull();
  await goUnanswered(page, 'Employers');
  expect(await kept(page).getByRole('listitem').count()).toBe(20);
});

test('a storage that is blocked changes nothing for who reads', async () => {
  const page = await openAlone('/jobs?q=zylograph', (alone) =>
    alone.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    }),
  );
  await goUnanswered(page, 'Employers');
  expect(await kept(page).getByRole('listitem').count()).toBe(20);
});

test('whatever stands under our keys, pages work, and what is not ours is dropped', async () => {
  const page = await open('/about', offline);
  await page.route('**/RSC/**', (route) => route.abort());
  await page.evaluate(() => {
    for (const key of ['Jobs', 'EnumDetails', 'Companies', 'CompanyJobs', 'resume_urls']) {
      localStorage.setItem(key, '{"version":1,"entries":[{"key":7},null,"<b>"');
    }
  });
  await page.goto('/jobs?q=zylograph');
  await filled(page);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'EnumDetails',
    'Jobs',
  ]);
  await goUnanswered(page, 'Employers');
  expect(await kept(page).getByRole('listitem').count()).toBe(20);
});

test('what one tab kept, another one shows', async () => {
  const page = await openAlone('/companies');
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void window.open(path), JOB),
  ]);
  await filled(other);
  await goUnanswered(page, 'Jobs');
  await kept(page).getByRole('heading', { name: 'The jobs you saw last' }).waitFor();
  expect(await kept(page).getByRole('link').allInnerTexts()).toEqual(['Zylograph cutter 2']);
});

// docs/specification.md: 4.1
test('who is told 401 in one tab has nothing kept in any', async () => {
  const page = await openAlone('/jobs?q=zylograph');
  await page.evaluate(() => localStorage.setItem('token', 'of nobody'));
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/cv')),
  ]);
  await other.waitForURL((url) => url.pathname === '/');
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  await goUnanswered(page, 'Employers');
  await page.getByRole('link', { name: 'Back to the start page' }).waitFor();
  // What shows them is there, and has had its turn.
  await page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done));
    await idle();
    await idle();
  });
  expect(await kept(page).count()).toBe(0);
});

/** What a browser does when a suggestion is picked from its list, which no test can open. */
const pick = async (field: Locator, value: string) => {
  await field.focus();
  await field.page().locator(`datalist option[value="${value}"]`).waitFor({ state: 'attached' });
  await expect.poll(() => field.getAttribute('list')).not.toBeNull();
  await field.evaluate((input, text) => {
    (input as HTMLInputElement).value = text;
    const inputType = 'insertReplacementText';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
  }, value);
};

// docs/specification.md: 3.5
test('a category that is picked for employers is their filter, and no word to search for', async () => {
  const page = await hydrated(await open('/companies'));
  await started(page);
  const choice = page.getByLabel('Field').locator('option').nth(1);
  const [field, label] = [await choice.getAttribute('value'), await choice.innerText()];
  await pick(page.getByLabel('Name or what they do'), label);
  await page.waitForURL(`**/companies?category=${field}`);
});

// docs/specification.md: 3.5
test('countries are suggested where one lives, from the first focus, and asked for once', async () => {
  const page = await open(JOB);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const values = () =>
    page
      .locator('#suggested-home option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const home = page.getByLabel('Where you live');
  await started(page);
  expect(calls.filter((url) => url.includes('/misc/countries'))).toEqual([]);
  await home.focus();
  await expect.poll(() => home.getAttribute('list')).toBe('suggested-home');
  await home.pressSequentially('Netherlands');
  await expect.poll(values).toContain('Utrecht, Netherlands');
  await home.fill('Zeist, N');
  await expect.poll(values).toContain('Zeist, Netherlands');
  expect(calls.filter((url) => url.endsWith('/misc/countries'))).toHaveLength(1);
});
