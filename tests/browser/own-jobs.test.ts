import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OwnJob } from '../../src/browser/own-jobs/job-store.ts';
import { attach, confirmed, fill, send } from '../support/apply-form.ts';
import { hydratePage, readDownload, testBrowser } from '../support/browser.ts';
import { readOwnJobs, storeOwnJobs } from '../support/own-jobs.ts';
import { querySite } from '../support/query-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { signIn } from '../support/sign-in.ts';
import { site, siteState, siteUrl } from '../support/site.ts';
import { watchShifts } from '../support/watch-shifts.ts';

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const TITLE = 'Zylograph cutter 2';
const LIST = '/jobs?q=zylograph';
const DAY_MS = 24 * 60 * 60 * 1000;
const WAIT = { timeout: 20_000 };

const newAddress = () => `saver-${crypto.randomUUID()}@example.com`;

const row = (page: Page) => page.getByRole('article', { name: TITLE, exact: true });
const saveInList = (page: Page) => row(page).getByRole('button', { name: /^Save / });
const saveOnPage = (page: Page) =>
  page.locator('.job').getByRole('button', { name: 'Save this job' });

test('a job saved in the list is saved on its page and listed under Saved, also with the keyboard', async () => {
  const page = await open(LIST);
  await saveInList(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => saveInList(page).getAttribute('aria-pressed')).toBe('true');
  expect(await readOwnJobs(page)).toEqual([
    {
      fid: 'zylo1001',
      saved: {
        at: expect.any(Number),
        path: JOB,
        title: TITLE,
        employer: expect.stringContaining('Quillfeather'),
      },
    },
  ]);

  await page.goto(JOB);
  await expect.poll(() => saveOnPage(page).getAttribute('aria-pressed')).toBe('true');
  await saveOnPage(page).click();
  await page.getByText('Removed from your saved jobs.').waitFor();
  await saveOnPage(page).click();
  await page.getByRole('status').getByRole('link', { name: 'your saved jobs' }).click();

  await page.getByRole('heading', { name: 'Saved jobs', level: 1 }).waitFor();
  const saved = page.getByRole('article', { name: TITLE });
  await saved.getByText('Saved today').waitFor();
  expect(await saved.getByRole('link').getAttribute('href')).toBe(JOB);
  await saved.getByRole('button', { name: `Remove ${TITLE}` }).click();
  await page.getByText('You haven’t saved any jobs yet.').waitFor();
});

test('a job that was opened is marked in lists, in a search that is changed on the page too', async () => {
  const page = await open(JOB);
  await page.locator('.offline-note').waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await readOwnJobs(page))[0]?.seenAt).toBeTruthy();
  await page.goto(LIST);
  await row(page).getByText('Seen', { exact: true }).waitFor();

  await page.getByLabel('Sort by').selectOption('newest');
  await page.waitForURL(/sort=newest/);
  await row(page).getByText('Seen', { exact: true }).waitFor();
  await saveInList(page).waitFor();
});

// docs/specification.md: 4.1
test('a 401 clears local storage, but the saved, seen and applied jobs stay', async () => {
  const session = await signIn(await site.bindings(), newAddress());
  const page = await open(LIST, { expectErrors: /401/ });
  await saveInList(page).click();
  await expect.poll(async () => (await readOwnJobs(page)).length).toBe(1);
  await storeOwnJobs(page, [
    { fid: 'seen', seenAt: Date.now() },
    { fid: 'applied', appliedAt: Date.now() },
  ]);
  await page.evaluate((token) => localStorage.setItem('token', token), session.token);
  await fetch(`${siteUrl}/candidate/sessions`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${session.token}` },
  });
  await page.goto('/cv');
  await page.waitForURL(`${siteUrl}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect((await readOwnJobs(page)).map(({ fid }) => fid)).toEqual(['applied', 'seen', 'zylo1001']);
  await page.goto('/saved');
  await row(page).waitFor();
});

test('after an application, the list and the job say so, and the form waits until another one is wanted', async () => {
  const page = await hydratePage(await open(JOB));
  await fill(page, newAddress());
  await attach(page);
  await send(page);
  await confirmed(page);
  await page.goto(LIST);
  await row(page).getByText('Applied today').waitFor();

  const [job] = await readOwnJobs(page);
  await storeOwnJobs(page, [{ ...(job as OwnJob), appliedAt: Date.now() - 3 * DAY_MS }]);
  await page.goto(LIST);
  await row(page).getByText('Applied 3 days ago').waitFor();
  await page.goto(JOB);
  await page.getByRole('heading', { name: 'You applied 3 days ago' }).waitFor();
  await page.locator('.job-aside').getByRole('link', { name: 'Applied 3 days ago' }).waitFor();
  const covered = page.locator('#apply [inert]').getByRole('button', { name: 'Send application' });
  expect(await covered.count()).toBe(1);
  await page.getByRole('button', { name: 'Send another application' }).click();
  expect(await covered.count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
});

test('a draft of another application is not covered', async () => {
  const page = await open(JOB);
  await storeOwnJobs(page, [{ fid: 'zylo1001', appliedAt: Date.now() }]);
  await page.evaluate(() => sessionStorage.setItem('draft:zylo1001', '{"values":{}}'));
  await page.goto(JOB);
  await page.getByRole('heading', { name: 'You applied today' }).waitFor();
  await page.getByRole('button', { name: 'Send application' }).waitFor();
});

test('marks of a signed-in candidate come from the account, and signing out removes those of the browser', async () => {
  const email = newAddress();
  const form = new FormData();
  const fields = { firstName: 'Zoë', lastName: 'Łuczak', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(pdfResume())], 'cv.pdf'));
  await fetch(`${siteUrl}/misc/jobs/zylo1001/apply`, { method: 'POST', body: form });
  const { token } = await signIn(await site.bindings(), email);
  const page = await open(LIST);
  await storeOwnJobs(page, [{ fid: 'other', appliedAt: Date.now() }]);
  expect(await page.getByText('Applied today').count()).toBe(0);
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await page.goto(LIST);
  await row(page).getByText('Applied today').waitFor();
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You’re signed out.').waitFor();
  await expect.poll(() => readOwnJobs(page)).toEqual([]);
  await page.goto(LIST);
  await saveInList(page).waitFor();
  expect(await page.getByText('Applied today').count()).toBe(0);
});

test('closed jobs say so, and the list can be mailed to oneself', async () => {
  const email = newAddress();
  const page = await open('/saved');
  await page.getByText('You haven’t saved any jobs yet.').waitFor();
  const saved = { at: Date.now(), path: JOB, title: TITLE, employer: 'Quillfeather' };
  await storeOwnJobs(page, [
    { fid: 'zylo1001', saved },
    { fid: 'gone', saved: { ...saved, path: '/old/gone/archivist', title: 'Archivist' } },
  ]);
  await page.reload();
  await page.getByRole('article', { name: 'Archivist' }).getByText('Closed').waitFor();
  expect(await page.getByText('Closed').count()).toBe(1);

  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Email me the list' }).click();
  await page.getByText('Tick the box so that we can email you these jobs.').first().waitFor();
  await page.getByLabel(/You may use my address/).check();
  await page.getByRole('button', { name: 'Email me the list' }).click();
  await page.getByRole('heading', { name: 'We’re sending your saved jobs' }).waitFor();
  const mails = () => querySite(siteState, 'SELECT text FROM outbox WHERE recipient = ?', email);
  await expect.poll(mails, WAIT).toHaveLength(1);
  expect(mails()[0]?.text).toContain(JOB);
});

test('two jobs removed at once are both gone from the list', async () => {
  const page = await open('/saved');
  const saved = { at: Date.now(), path: JOB, title: TITLE, employer: '' };
  await storeOwnJobs(page, [
    { fid: 'zylo1001', saved },
    { fid: 'a', saved: { ...saved, title: 'Archivist' } },
    { fid: 'b', saved: { ...saved, title: 'Botanist' } },
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Remove Archivist' }).waitFor();
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('.saved-jobs .row-side button')) {
      if (!button.textContent.includes('Zylograph')) button.click();
    }
  });
  await page.getByRole('status').getByText('Removed: Botanist').waitFor();
  expect(await page.locator('.saved-jobs .row').count()).toBe(1);
  expect((await readOwnJobs(page)).map(({ fid }) => fid)).toEqual(['zylo1001']);
});

test('a job saved in another tab appears in the list once its tab is shown again', async () => {
  const page = await open('/saved');
  await page.getByText('You haven’t saved any jobs yet.').waitFor();
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((path) => void window.open(path), JOB),
  ]);
  await saveOnPage(other).click();
  await other.getByText('Saved in this browser').waitFor();
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('article', { name: TITLE }).waitFor();
});

test('screen readers know the place of a message in a list before it says anything', async () => {
  const page = await open(LIST);
  await saveInList(page).waitFor();
  expect(await row(page).getByRole('status').count()).toBe(1);
});

test('with blocked storage the page works, and says that a job could not be saved', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    });
  });
  await page.goto(LIST);
  await saveInList(page).click();
  await row(page).getByText('Not saved.').waitFor();
  expect(await saveInList(page).getAttribute('aria-pressed')).toBe('false');
  await page.goto('/saved');
  await page.getByText('Your browser blocks storage for this site').waitFor();
});

test('with a full disk the page says that the job could not be saved', async () => {
  const page = await open('about:blank');
  await page.addInitScript(() => {
    // Writing fails only when the transaction ends, as with a real full disk.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      const request = put.apply(this, values);
      this.transaction.abort();
      return request;
    };
  });
  await page.goto(JOB);
  await saveOnPage(page).click();
  await page.getByText('Not saved.').waitFor();
});

test('without JavaScript there is no button, and the page about saved jobs says why', async () => {
  const page = await open(JOB, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Save this job' }).count()).toBe(0);
  await page.goto(LIST);
  expect(await page.getByRole('link', { name: 'Saved jobs' }).count()).toBe(0);
  await page.goto('/saved');
  await page.getByText('Saving jobs needs JavaScript.').waitFor();
});

test('nothing moves when buttons and marks appear, at phone and desktop width', async () => {
  for (const width of [375, 1280]) {
    const page = await open('/jobs', { viewport: { width, height: 900 } });
    const fids = await page
      .locator('.row-job a')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).pathname.split('/')[2]),
      );
    await storeOwnJobs(page, [
      ...fids.map((fid, i) => ({
        fid: String(fid),
        ...(i % 2 ? { seenAt: Date.now() } : { appliedAt: Date.now() - 40 * DAY_MS }),
      })),
      { fid: 'zylo1001', appliedAt: Date.now() },
    ]);
    await page.addInitScript(watchShifts);
    for (const [path, mark] of [
      ['/jobs', '.row-mark'],
      [JOB, '[data-applied]'],
      [`${JOB}#apply`, '[data-applied]'],
      ['/saved', '.saved-jobs .empty'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(path);
      await page.locator(mark).first().waitFor({ state: 'attached' });
      const shift = await page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        await frame();
        await frame();
        await frame();
        return (window as unknown as { shown: { shift: number } }).shown.shift;
      });
      expect(shift, `${path} at ${width}`).toBeLessThan(0.001);
    }
  }
});

test('closing dates of saved jobs can be added to a calendar', async () => {
  const page = await open(JOB);
  await saveOnPage(page).click();
  await page.getByText('Saved in this browser').waitFor();
  await page.route('**/misc/jobs?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data[0].validThrough = '2099-12-31T23:59:59.000Z';
    await route.fulfill({ response, json: body });
  });
  await page.goto('/saved');
  await page.getByText('Closes 31 December 2099').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add closing dates to your calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('closing-dates.ics');
  const text = await readDownload(download);
  expect(text).toContain('DTSTART;VALUE=DATE:20991231\r\n');
  expect(text).toContain(`UID:zylo1001@`);
});
