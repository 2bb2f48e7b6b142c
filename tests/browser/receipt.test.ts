import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signReceiptLink } from '../../worker/backend/receipts/receipt-link.ts';
import { attach, confirmed, fill, pdf, send } from '../support/apply-form.ts';
import { testBrowser } from '../support/browser.ts';
import { querySite } from '../support/query-site.ts';
import { site, siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.2, 1.9

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';

const newAddress = () => `receipt-${crypto.randomUUID()}@example.com`;

/** Applies without JavaScript, and returns the page with the receipt. */
const apply = async (email: string, letter: string, page?: Page): Promise<Page> => {
  const form = page ?? (await open(JOB, { javaScriptEnabled: false, expectErrors: /40[39]|422/ }));
  await form.goto(JOB);
  await fill(form, email);
  await form.getByLabel('Cover letter').fill(letter);
  await attach(form, pdf(`${letter}.pdf`, letter));
  await send(form);
  await confirmed(form);
  return form;
};

const mailedPath = async (email: string, letter: string): Promise<string> => {
  const [row] = querySite(
    siteState,
    'SELECT id FROM application WHERE email = ? AND cover_letter = ?',
    email,
    letter,
  );
  const { PEOPLE } = await site.bindings();
  const link = await signReceiptLink(PEOPLE, String(row?.id), 'mailed', Date.now());
  return `/applications/${row?.id}?link=${link}`;
};
const statuses = (email: string) =>
  querySite(
    siteState,
    'SELECT status FROM application WHERE email = ? ORDER BY submitted_at',
    email,
  ).map(({ status }) => status);
const fact = (page: Page, label: string) =>
  page.locator('.sent-facts > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

test('after applying, the receipt shows what was sent and what happens next, and is stored nowhere', async () => {
  const email = newAddress();
  const page = await apply(email, 'first');
  // The fragment is that of the form's address.
  expect(page.url()).toMatch(/\/applications\/[\w-]{22}\?link=\d+\.sent\.[\w-]{43}#apply$/);
  expect(page.url()).not.toContain('receipt-');
  await expect.poll(() => fact(page, 'Email').innerText()).toBe(email);
  expect(await fact(page, 'Cover letter').innerText()).toBe('first');
  expect(await fact(page, 'Resume').innerText()).toMatch(/^first\.pdf/);
  await page.getByText('You’ll hear from us by').waitFor();
  const { headers } = await fetch(page.url());
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('without JavaScript the resume is replaced, a refused file is explained, and the file opens', async () => {
  const page = await apply(newAddress(), 'first');
  const field = page.getByLabel('Another resume');
  await field.setInputFiles({
    name: 'song.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('la'),
  });
  await page.getByRole('button', { name: 'Replace my resume' }).click();
  await page.locator('.error-summary:focus').getByRole('link').waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  await field.setInputFiles(pdf('better.pdf', 'better'));
  await page.getByRole('button', { name: 'Replace my resume' }).click();
  await page.getByRole('status').getByText('We have your new resume.').waitFor();
  const file = await fact(page, 'Resume').getByRole('link').getAttribute('href');
  const response = await fetch(new URL(file ?? '', page.url()));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('the link from a post shows and withdraws that submission alone, the mailed link all versions', async () => {
  const email = newAddress();
  const page = await apply(email, 'first');
  await apply(email, 'second', page);
  expect(await page.getByRole('heading', { name: 'Other versions' }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toContain('first.pdf');

  const mailed = await mailedPath(email, 'first');
  await page.goto(mailed);
  await page.getByRole('heading', { name: 'Other versions' }).waitFor();
  expect(await fact(page, 'Cover letter').first().innerText()).toBe('second');
  await page.getByText('Withdraw this application').click();
  expect(statuses(email)).toEqual(['submitted', 'submitted']);
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await page.getByRole('status').getByText('You’ve withdrawn this application.').waitFor();
  expect(statuses(email)).toEqual(['withdrawn', 'withdrawn']);
  expect(await page.getByText('Withdraw this application').count()).toBe(0);
});

test('a resume that is sent after the application was withdrawn in another tab is refused with a reason', async () => {
  const page = await apply(newAddress(), 'first');
  const other = await open(page.url(), { javaScriptEnabled: false });
  await other.getByText('Withdraw this application').click();
  await other.getByRole('button', { name: 'Withdraw it' }).click();
  await other.getByText('You’ve withdrawn this application.').waitFor();
  await page.getByLabel('Another resume').setInputFiles(pdf('late.pdf', 'late'));
  await page.getByRole('button', { name: 'Replace my resume' }).click();
  await page.locator('.error-summary').getByText('The resume can’t be replaced any more').waitFor();
  await page.getByText('Withdrawn', { exact: true }).first().waitFor();
});

test('a resume from a mailed link does not show with the link from a post, which says so', async () => {
  const email = newAddress();
  const page = await apply(email, 'first');
  const sent = page.url();
  await page.goto(await mailedPath(email, 'first'));
  await page.getByLabel('Another resume').setInputFiles(pdf('private.pdf', 'private'));
  await page.getByRole('button', { name: 'Replace my resume' }).click();
  await page.getByRole('status').getByText('We have your new resume.').waitFor();
  await page.goto('about:blank');
  await page.goto(sent);
  expect(await fact(page, 'Resume').innerText()).toBe('Replaced with the link in our email');
  await page.getByText('To see it or replace it, open that link.').waitFor();
  expect(await page.content()).not.toContain('private.pdf');
});

test('the data of an application can be downloaded', async () => {
  const page = await apply(newAddress(), 'first');
  const url = await page
    .getByRole('link', { name: 'Download this application' })
    .getAttribute('href');
  const response = await fetch(new URL(url ?? '', page.url()));
  expect(response.headers.get('content-disposition')).toContain('my-application.json');
  expect(await response.json()).toMatchObject({
    data: { applications: [{ coverLetter: 'first' }] },
  });
});

test('a link that was changed leads to an error screen without the application', async () => {
  const email = newAddress();
  const page = await apply(email, 'first');
  await page.goto(page.url().replace('.sent.', '.mailed.'));
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(await page.locator('body').innerText()).not.toContain(email);
});

test('the page about finding an application says the same to everybody, and redirects with a valid link', async () => {
  const page = await apply(newAddress(), 'first');
  const { pathname, searchParams } = new URL(page.url());
  const query = new URLSearchParams({
    application: pathname.split('/').at(-1) ?? '',
    link: searchParams.get('link') ?? '',
  });
  const [receipt] = page.url().split('#');
  await page.goto(`/jobs/zylo1001/applied?${query}`);
  expect(page.url()).toBe(receipt);
  for (const path of [
    '/jobs/zylo1001/applied',
    `/jobs/zylo1002/applied?${query}`,
    `/jobs/zylo1001/applied?${String(query).replace('.sent.', '.mailed.')}`,
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Find your application' }).waitFor();
    expect(await page.getByText('Your application is in').count()).toBe(0);
  }
  await page.locator('main').getByRole('link', { name: 'to the job' }).click();
  await page.getByRole('heading', { name: 'Apply for this job' }).waitFor();
});
