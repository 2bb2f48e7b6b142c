import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { hydrated, testBrowser } from '../support/browser.ts';

const open = testBrowser();

const PAGES = [
  '/',
  '/jobs?q=zylograph&workplace=remote',
  '/jobs?q=nothing+fits+this&country=JP',
  '/quillfeather/withquestions/vellum-stretcher',
  '/quillfeather/closedjob/closed-gilder',
  '/jobs/zylo1001/applied',
  '/companies',
  '/companies/quillfeather',
  '/all-jobs',
  '/all-jobs?category=manufacturing',
  '/misc/openapi',
  '/contact',
  '/contact?for=employer',
  '/contact/sent?for=company',
  '/referral',
  '/referral?id=abcd1234',
  '/no/such',
];

test.each(PAGES)('axe finds nothing on %s, light and dark', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(path, { colorScheme, expectErrors: /404/ });
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});

test('the form with all its errors passes axe too', async () => {
  const page = await open('/quillfeather/withquestions/vellum-stretcher', { expectErrors: /422/ });
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('alert').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('a form that was refused, with its toast, passes axe too', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await hydrated(await open('/referral', { colorScheme, expectErrors: /ERR_/ }));
    await page.route('**/misc/referrals', (route) => route.abort());
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('Your email').fill('ada@example.com');
    await page.getByLabel(/You may store/).check();
    await page.getByRole('button', { name: 'Make my link' }).click();
    await page.getByRole('status').getByText('Not sent yet.').waitFor();
    expect(await axeViolations(page), colorScheme).toEqual([]);
  }
});
