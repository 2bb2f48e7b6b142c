import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attach, confirmed, fill, send } from '../support/apply-form.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { querySite } from '../support/query-site.ts';
import { siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 3.6

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1002/zylograph-cutter-3';
const OTHER_JOB = '/quillfeather/zylo1003/zylograph-cutter-4';
const newAddress = () => `referral-${crypto.randomUUID()}@example.com`;

const query = (sql: string, value: string) => querySite(siteState, sql, value);

/** The fids of the jobs opened by visitors who came through a referral link, in order. */
const interests = (id: string) =>
  query(
    'SELECT job_fid AS fid FROM job_interest WHERE referral_id = ? ORDER BY job_interest.id',
    id,
  ).map(({ fid }) => fid);

/** Creates a referral and returns its id. */
const newReferral = async () => {
  const response = await fetch(`${siteUrl}/misc/referrals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: newAddress(), consent: 'true' }),
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
};

const createLink = async (page: Page, email: string) => {
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel(/You may store my name/).check();
  await page.getByRole('button', { name: 'Get my link' }).click();
  await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
};
const readLink = async (page: Page) =>
  (await page.locator('.referral-link a').getAttribute('href')) ?? '';

const apply = async (page: Page) => {
  const email = newAddress();
  await fill(page, email);
  await attach(page);
  await send(page);
  await confirmed(page);
  const [application] = query('SELECT referral_id FROM application WHERE email = ?', email);
  return application?.referral_id;
};

test.each([true, false])(
  'a visitor who refers others gets a link, and the referral is stored (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const email = newAddress();
    const page = await open('/referral', { javaScriptEnabled });
    if (javaScriptEnabled) await hydratePage(page);
    await createLink(page, email);
    const id = new URL(await readLink(page)).searchParams.get('ref');
    expect(query('SELECT id, name FROM referral WHERE email = ?', email)).toEqual([
      { id, name: 'Ada Byron' },
    ]);
    expect(await page.getByText(`?ref=${id}`, { exact: true }).count()).toBe(1);
    // The URL must not contain the email address, because page URLs are logged and stored in
    // browser histories.
    expect(page.url()).not.toContain('example.com');
    if (javaScriptEnabled)
      await page.getByRole('status').getByText('Your link is ready.').waitFor();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`/referral?id=${id}`);
    expect(await page.title()).toBe('Your referral link · Rolecall');
    await page.reload();
    expect(new URL(await readLink(page)).searchParams.get('ref')).toBe(id);
    expect(await page.title()).toBe('Your referral link · Rolecall');
  },
);

test('a click on a checkbox ticks it, even though an error appears as the previous field loses focus', async () => {
  const page = await hydratePage(await open('/referral'));
  const box = page.getByLabel(/You may store my name/);
  await page.getByLabel('Your email').fill('ada@');
  await box.scrollIntoViewIfNeeded();
  const place = await box.boundingBox();
  if (!place) throw new Error('The box has no bounding box.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  // Waits until everything that can happen between mouse down and mouse up has happened.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  await page.mouse.up();
  expect(await box.isChecked()).toBe(true);
  await page.locator('[id$="-error"]').waitFor();
});

test('without JavaScript, errors are listed and linked, and the form keeps its values', async () => {
  const page = await open('/referral', { javaScriptEnabled: false, expectErrors: /422/ });
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByRole('button', { name: 'Get my link' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.title()).toMatch(/^Error: Refer a friend/);
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
    'Enter your email address.',
    'Tick the box so that we can tell you when someone is hired.',
  ]);
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Byron');
});

test('a button copies the link', async () => {
  const page = await hydratePage(
    await open('/referral', { permissions: ['clipboard-read', 'clipboard-write'] }),
  );
  await createLink(page, newAddress());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await readLink(page));
});

test('a referral is carried from link to list to job to application, and each job is recorded', async () => {
  const id = await newReferral();
  const page = await open(`/jobs?q=zylograph&ref=${id}`);
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({
    name: '__Host-ref',
    value: id,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
  await hydratePage(page);
  await page.getByRole('link', { name: 'Zylograph cutter 3', exact: true }).click();
  await page.waitForURL(`**${JOB}`);
  await page.getByRole('heading', { name: 'Apply for this job' }).waitFor();
  await hydratePage(page);
  expect(await apply(page)).toBe(id);
  expect(interests(id)).toContain('zylo1002');
});

test('without JavaScript, a link to a job records the job, and the application carries the referral', async () => {
  const id = await newReferral();
  const page = await open(`${JOB}?ref=${id}`, { javaScriptEnabled: false });
  await page.goto(OTHER_JOB);
  expect(await apply(page)).toBe(id);
  expect(interests(id)).toEqual(['zylo1002', 'zylo1003']);
});

test('an unknown referral id is passed along, but no job is recorded for it', async () => {
  const page = await open(`${JOB}?ref=nobodys-id`, { javaScriptEnabled: false });
  expect(await apply(page)).toBe('nobodys-id');
  expect(interests('nobodys-id')).toEqual([]);
});

test('a client cannot set a referral through a header, and a bot’s visit records no referral', async () => {
  const id = await newReferral();
  const page = await open(JOB, {
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'x-referral-id': id },
  });
  expect(await apply(page)).toBeNull();
  const botResponse = await fetch(`${siteUrl}${JOB}?ref=${id}`, {
    headers: { accept: 'text/html', 'user-agent': 'Googlebot/2.1' },
  });
  await botResponse.text();
  expect(botResponse.status).toBe(200);
  expect(interests(id)).toEqual([]);
});
