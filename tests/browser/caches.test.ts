import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, listStorageKeys, testBrowser, waitForCaches } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 4.5, 9.4

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').entries ?? [], key);
/** Waits for the runtime script. */
const started = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-runtime-')),
  );
// docs/specification.md: 3.5
test('visited pages are stored under the keys in the specification', async () => {
  const page = await hydratePage(await open('/jobs?q=zylograph&utm_source=x'));
  await waitForCaches(page);
  const [list] = await stored(page, 'Jobs');
  expect(list.key).toBe('/jobs?q=zylograph');
  expect(list.jobs).toHaveLength(20);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.getByRole('link', { name: 'Employers' }).first().click();
  await page.waitForURL('**/companies');
  await waitForCaches(page);
  expect(await stored(page, 'Companies')).toHaveLength(1);
  // The payload is requested without cookies, so one shared response is enough.
  expect(calls.filter((url) => url.includes('_payload.json'))).toHaveLength(1);
});

test('a list loaded by a live form is stored under its own URL', async () => {
  const page = await hydratePage(await open('/jobs'));
  await waitForCaches(page);
  await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
  await page.waitForURL((url) => url.searchParams.get('workplace') === 'hybrid');
  await expect
    .poll(async () => (await stored(page, 'Jobs')).map(({ key }: { key: string }) => key))
    .toEqual(['/jobs', '/jobs?workplace=hybrid']);
});

test('nothing is stored for a candidate’s pages or while data saving is on', async () => {
  const saving = await open('about:blank');
  /** Waits until the runtime script has loaded and run. */
  const settled = async (page: Page) => {
    await started(page);
    await page.locator('.offline-note').waitFor({ state: 'attached' });
  };
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    }),
  );
  const calls: string[] = [];
  saving.on('request', (request) => calls.push(request.url()));
  await hydratePage(await saving.goto('/jobs').then(() => saving));
  await settled(saving);
  const own = await open('about:blank');
  own.on('request', (request) => calls.push(request.url()));
  await hydratePage(await own.goto('/cv').then(() => own));
  await settled(own);
  expect(calls.filter((url) => /_payload|misc\/enums/.test(url))).toEqual([]);
});

test('corrupt storage entries are deleted, and pages still work', async () => {
  const page = await open('/about');
  await page.evaluate(() => {
    for (const key of ['Jobs', 'EnumDetails', 'Companies', 'CompanyJobs', 'resume_urls']) {
      localStorage.setItem(key, '{"version":1,"entries":[{"key":7},null,"<b>"');
    }
  });
  await page.goto('/jobs?q=zylograph');
  await waitForCaches(page);
  expect(await listStorageKeys(page)).toEqual(['EnumDetails', 'Jobs']);
});

/** Simulates choosing from the browser's own suggestion list, which tests cannot open. */
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
test('a suggested employer category becomes a filter, not a search word', async () => {
  const page = await hydratePage(await open('/companies'));
  await started(page);
  const choice = page.getByLabel('Industry').locator('option').nth(1);
  const [field, label] = [await choice.getAttribute('value'), await choice.innerText()];
  await pick(page.getByLabel('Name or keyword'), label);
  await page.waitForURL(`**/companies?category=${field}`);
});

// docs/specification.md: 3.5
test('countries are suggested in the “Where you live” field, and are requested only once, on first focus', async () => {
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
