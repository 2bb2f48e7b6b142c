import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { querySite } from '../support/query-site.ts';
import { siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.5

const open = testBrowser(siteUrl);
const newAddress = () => `sender-${crypto.randomUUID()}@example.com`;

/** The contact requests stored for an email address. */
const findStored = (email: string) =>
  querySite(
    siteState,
    'SELECT kind, name, phone, company, service, message FROM contact_request WHERE email = ?',
    email,
  );

interface Kind {
  readonly kind: string;
  readonly choice: string;
  readonly message: string;
  readonly button: string;
  readonly hasCompany: boolean;
  readonly service?: readonly [label: string, value: string];
}
const KINDS: Kind[] = [
  {
    kind: 'employer',
    choice: 'I want to hire',
    message: 'The position',
    button: 'Send to a recruiter',
    hasCompany: true,
    service: ['Industry or plan', 'Finance and accounting'],
  },
  {
    kind: 'candidate',
    choice: 'I’m looking for work',
    message: 'Your question, or the job you want',
    button: 'Send to a recruiter',
    hasCompany: false,
  },
  {
    kind: 'company',
    choice: 'I’m interested in a service',
    message: 'What you need',
    button: 'Send question',
    hasCompany: true,
    service: ['Service', 'Embedded recruiter'],
  },
  {
    kind: 'ghostwriting',
    choice: 'I want a LinkedIn ghostwriter',
    message: 'What you’d like to be known for',
    button: 'Request a call',
    hasCompany: true,
  },
];
const [EMPLOYER] = KINDS as [Kind];

const fill = async (page: Page, { message, hasCompany, service }: Kind, email: string) => {
  await page.getByLabel('Name').fill('Zoë O’Brien');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('+31 30 123 4567');
  if (hasCompany) await page.getByLabel('Company').fill('Quillfeather & Daughters');
  if (service) await findList(page, service[0]).selectOption(service[1]);
  await page.getByLabel(message).fill('Ten <b>cutters</b>\nof zylographs.');
  await page.getByLabel(/You may store/).check();
};
const findList = (page: Page, name: string) => page.getByRole('combobox', { name });
const send = (page: Page, { button }: Kind) => page.getByRole('button', { name: button }).click();
const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you, we’ve received your message' });

/** The database row expected for the values that `fill` enters. */
const createExpectedRow = ({ kind, hasCompany, service }: Kind) => ({
  kind,
  name: 'Zoë O’Brien',
  phone: '+31 30 123 4567',
  company: hasCompany ? 'Quillfeather & Daughters' : null,
  service: service?.[1] ?? null,
  message: 'Ten <b>cutters</b>\nof zylographs.',
});

for (const kind of KINDS) {
  test(`a contact form can be chosen and sent, and is confirmed on the page and by a toast: ${kind.kind}`, async () => {
    const email = newAddress();
    const page = await open('/contact');
    await page.getByRole('link', { name: kind.choice }).click();
    await page.waitForURL(`**/contact?for=${kind.kind}`);
    await hydratePage(page);
    await fill(page, kind, email);
    await send(page, kind);
    await thanks(page).waitFor();
    await page.getByRole('status').getByText('We’ve received your message.').waitFor();
    // The confirmation has focus, so screen readers announce it.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Thank you/);
    expect(findStored(email)).toEqual([createExpectedRow(kind)]);
  });

  test(`without JavaScript, submitting a form twice creates only one request: ${kind.kind}`, async () => {
    const email = newAddress();
    const page = await open('/contact', { javaScriptEnabled: false });
    for (let i = 0; i < 2; i++) {
      await page.goto('/contact');
      await page.getByRole('link', { name: kind.choice }).click();
      await fill(page, kind, email);
      await send(page, kind);
      await thanks(page).waitFor();
    }
    expect(page.url()).toContain(`/contact/sent?for=${kind.kind}`);
    expect(findStored(email)).toEqual([createExpectedRow(kind)]);
  });

  test(`without JavaScript, errors are listed and linked, and the form keeps its values: ${kind.kind}`, async () => {
    const email = newAddress();
    const page = await open(`/contact?for=${kind.kind}`, {
      javaScriptEnabled: false,
      expectErrors: /422/,
    });
    await fill(page, kind, email);
    await page.getByLabel('Name').fill('');
    await page.getByLabel('Phone').fill('call me');
    await page.getByLabel(/You may store/).uncheck();
    await send(page, kind);
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      'Enter your name.',
      'Enter a phone number such as +44 20 7946 0958, or leave it empty.',
      'Tick the box so that we can reply to you.',
    ]);
    expect(await page.getByLabel('Phone').inputValue()).toBe('call me');
    expect(await page.getByLabel(kind.message).inputValue()).toBe(
      'Ten <b>cutters</b>\nof zylographs.',
    );
    if (kind.service) {
      expect(await findList(page, kind.service[0]).inputValue()).toBe(kind.service[1]);
    }
    expect(findStored(email)).toEqual([]);
    await fill(page, kind, email);
    await send(page, kind);
    await thanks(page).waitFor();
    expect(findStored(email)).toEqual([createExpectedRow(kind)]);
  });
}

test('submitting right after typing an invalid value lists the error with a link and sends nothing', async () => {
  const page = await hydratePage(await open('/contact?for=employer'));
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  await page.getByLabel('Email').fill('zoe@example');
  await send(page, EMPLOYER);
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Enter your name.',
    'Enter an email address such as name@example.com.',
    'Describe the position.',
    'Tick the box so that we can reply to you.',
  ]);
  await summary.getByRole('link', { name: 'Describe the position.' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
  expect(posts).toBe(0);
});

test('a network failure shows an error in the form and a toast, and the form keeps its values', async () => {
  const email = newAddress();
  const page = await hydratePage(
    await open('/contact?for=employer', { expectErrors: /ERR_|Failed to load/ }),
  );
  await fill(page, EMPLOYER, email);
  await page.route('**/contact-us/employer', (route) => route.abort(), { times: 1 });
  await send(page, EMPLOYER);
  await page.getByRole('alert').getByText('We couldn’t reach our server.').waitFor();
  await page
    .getByRole('status')
    .getByText(/^Not sent\./)
    .waitFor();
  expect(await page.getByLabel('The position').inputValue()).toContain('zylographs');
  await send(page, EMPLOYER);
  await thanks(page).waitFor();
  expect(findStored(email)).toEqual([createExpectedRow(EMPLOYER)]);
});

test('a draft, including list selections, survives a reload and is deleted once the form is sent', async () => {
  const page = await hydratePage(await open('/contact?for=employer'));
  await fill(page, EMPLOYER, newAddress());
  await page.reload();
  await hydratePage(page);
  expect(await findList(page, 'Industry or plan').inputValue()).toBe('Finance and accounting');
  expect(await page.getByLabel(/You may store/).isChecked()).toBe(false);
  await page.getByLabel(/You may store/).check();
  await send(page, EMPLOYER);
  await thanks(page).waitFor();
  await page.reload();
  await hydratePage(page);
  expect(await page.getByLabel('Name').inputValue()).toBe('');
});

test('if the honeypot is filled in, the visitor is asked to clear it and nothing is stored', async () => {
  const email = newAddress();
  const page = await open('/contact?for=employer', {
    javaScriptEnabled: false,
    expectErrors: /422/,
  });
  await fill(page, EMPLOYER, email);
  await page.getByLabel('Leave this empty').fill('555', { force: true });
  await send(page, EMPLOYER);
  await page.getByRole('alert').getByText('Leave this field empty').waitFor();
  expect(findStored(email)).toEqual([]);
});

test('switching to another kind of form hides the errors and keeps the values of shared fields', async () => {
  const page = await hydratePage(await open('/contact?for=employer'));
  await fill(page, EMPLOYER, 'zoe@example');
  await send(page, EMPLOYER);
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'I’m interested in a service' }).click();
  await page.getByRole('heading', { name: 'Ask about a service' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zoë O’Brien');
  expect(await page.getByLabel('Email').inputValue()).toBe('zoe@example');
  expect(await page.getByLabel('Phone').inputValue()).toBe('+31 30 123 4567');
  expect(await page.getByLabel('Company').inputValue()).toBe('Quillfeather & Daughters');
  expect(await page.getByLabel('What you need').inputValue()).toContain('zylographs');
  // The field of work chosen in the first form does not preselect a service in this form.
  const service = findList(page, 'Service');
  expect(await service.evaluate((list: HTMLSelectElement) => list.selectedIndex)).toBe(0);
  await page.getByRole('link', { name: 'I’m looking for work' }).click();
  await page.getByRole('heading', { name: 'Tell us what you’re looking for' }).waitFor();
  expect(await page.getByLabel('Company').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zoë O’Brien');
});

test('each form has its own title, and all forms share one canonical URL', async () => {
  const titles = new Set<string>();
  for (const path of ['/contact', ...KINDS.map(({ kind }) => `/contact?for=${kind}`)]) {
    const page = await open(path, { javaScriptEnabled: false });
    titles.add(await page.title());
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${siteUrl}/contact`,
    );
  }
  expect(titles.size).toBe(5);
  expect([...titles].slice(1)).toEqual([
    'Tell us who you’re looking for · Rolecall',
    'Tell us what you’re looking for · Rolecall',
    'Ask about a service · Rolecall',
    'Book a first call about ghostwriting · Rolecall',
  ]);
});

test.each(['/contact?for=employer', '/hire/support', '/referral', '/agency/zylo1002/x'])(
  'the consent checkbox on %s links to the privacy policy, and the form keeps its values',
  async (path) => {
    const page = await hydratePage(await open(path));
    const box = page.locator('input[name=consent]');
    const hint = page.locator(`[id="${await box.getAttribute('aria-describedby')}"]`);
    const name = page.locator('[autocomplete=name], [autocomplete=given-name]');
    await name.fill('Zoe');
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      hint.getByRole('link').click(),
    ]);
    await opened.waitForURL('**/privacy');
    expect(await name.inputValue()).toBe('Zoe');
  },
);

test('a submission with missing or overlong fields gets an error that names those fields', async () => {
  const response = await fetch(`${siteUrl}/misc/contact-us/employer`, {
    method: 'POST',
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ company: 'a'.repeat(201), service: 'a'.repeat(101) }),
  });
  expect(response.status).toBe(422);
  const [summary] = (await response.text()).match(/There is a problem.*?<\/ul>/s) ?? [];
  expect(summary?.match(/(?<=<a[^>]*>)[^<]+/g)).toEqual([
    'Enter your name.',
    'Enter your email address.',
    'Use at most 200 characters for your company.',
    'Use at most 100 characters for the topic.',
    'Describe the position.',
    'Tick the box so that we can reply to you.',
  ]);
});

test.each([
  ['employer', '/employer'],
  ['candidate', '/jobs'],
  ['company', '/services'],
  ['ghostwriting', '/linkedin-ghostwriting'],
])('the thank-you page for the %s form links to %s', async (kind, path) => {
  const page = await open(`/contact/sent?for=${kind}`, { javaScriptEnabled: false });
  await page.locator(`main a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);
  expect(await page.locator('h1').count()).toBe(1);
});

test('a URL with an unknown kind of form shows links to the four kinds', async () => {
  const page = await open('/contact?for=nonsense');
  expect(await page.locator('main form').count()).toBe(0);
  expect(await page.getByRole('navigation', { name: 'Topic' }).getByRole('link').count()).toBe(4);
});

test('switching between forms keeps the values of fields that only one form has', async () => {
  const [hire, work, ask] = KINDS as [Kind, Kind, Kind];
  const page = await hydratePage(await open('/contact?for=employer'));
  const choose = async ({ kind, choice }: Kind) => {
    await page.getByRole('link', { name: choice }).click();
    await page.waitForURL(`**/contact?for=${kind}`);
    await page.getByRole('link', { name: choice }).and(page.locator('[aria-current]')).waitFor();
  };
  await fill(page, hire, newAddress());
  await choose(work);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zoë O’Brien');
  await page.getByLabel('Name').fill('Zoë Łuczak');
  await choose(ask);
  await expect.poll(() => page.getByLabel('Company').inputValue()).toMatch(/^Quillfeather/);
  expect(await findList(page, 'Service').inputValue()).toBe('');
  await findList(page, 'Service').selectOption('Embedded recruiter');
  await choose(hire);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zoë Łuczak');
  expect(await page.getByLabel('Company').inputValue()).toMatch(/^Quillfeather/);
  expect(await findList(page, 'Industry or plan').inputValue()).toBe('Finance and accounting');
});
