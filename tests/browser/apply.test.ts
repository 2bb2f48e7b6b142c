import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { attach, confirmed, fill, pdf, send } from '../support/apply-form.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { querySite } from '../support/query-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { site, siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.2, 6.1

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const WITHOUT_RESUME = '/confidential/secretjob/secret-pigment-chemist';
const WITH_QUESTIONS = '/quillfeather/withquestions/vellum-stretcher';

const newAddress = () => `applicant-${crypto.randomUUID()}@example.com`;

interface Stored {
  first_name: string;
  last_name: string;
  resume_key: string | null;
  resume_name: string | null;
  answers: string;
  cover_letter: string | null;
  repeats: string | null;
}

/** The records and files stored for an email address. */
const stored = async (email: string) => {
  const { FILES } = await site.bindings();
  const rows = querySite(
    siteState,
    'SELECT * FROM application WHERE email = ? ORDER BY submitted_at',
    email,
  ) as unknown as Stored[];
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      file: row.resume_key && (await (await FILES.get(row.resume_key))?.text()),
    })),
  );
};

// docs/specification.md: 4.6
test('an application with a PDF is confirmed, and its record and file are stored', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(JOB));
  await fill(page, email);
  await page.getByLabel('Phone').fill('+31 30 123 4567');
  await page.getByLabel('LinkedIn').fill('linkedin.example/in/zoe');
  await page.getByLabel('Cover letter').fill('I cut\nwell.');
  await attach(page);
  await send(page);
  await confirmed(page);
  expect(page.url()).toMatch(/\/applications\/[\w-]{22}\?link=\d+\.sent\.[\w-]{43}$/);
  await page.getByRole('link', { name: 'cv.pdf' }).waitFor();
  const urls = await page.evaluate(() => localStorage.getItem('resume_urls'));
  expect(JSON.parse(urls ?? '').entries).toEqual([
    { key: 'zylo1001', url: expect.stringMatching(/^\/misc\/resumes\//), at: expect.any(Number) },
  ]);
  const [application, ...others] = await stored(email);
  expect(others).toEqual([]);
  expect(application).toMatchObject({
    first_name: 'Zoë',
    last_name: 'O’Brien-Łuczak',
    cover_letter: 'I cut\nwell.',
    resume_name: 'cv.pdf',
  });
  expect(application?.file).toBe(pdfResume().toString());
});

test('the receipt of a second application, sent without a file, does not mention the first one’s resume', async () => {
  const page = await hydratePage(await open(WITHOUT_RESUME));
  await fill(page, newAddress());
  await attach(page);
  await send(page);
  await page.getByRole('link', { name: 'cv.pdf' }).waitFor();
  await page.goto(new URL(WITHOUT_RESUME, page.url()).href);
  await page.getByRole('button', { name: 'Send another application' }).click();
  await hydratePage(page);
  await fill(page, newAddress());
  await send(page);
  await confirmed(page);
  expect(await page.evaluate(() => localStorage.getItem('resume_urls'))).toBeNull();
});

test('without JavaScript, errors are listed and linked, and the form keeps its values and the attached file', async () => {
  const email = newAddress();
  const page = await open(WITH_QUESTIONS, { javaScriptEnabled: false, expectErrors: /422/ });
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Why vellum?').fill('It <b>lasts</b>.');
  await attach(page);
  await send(page);

  const summary = page.getByRole('alert');
  expect(await page.title()).toMatch(/^Error: Vellum stretcher/);
  expect(page.url()).toMatch(/#apply$/);
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Enter your last name.',
    '“Which knife do you use?” Answer this question.',
    'Tick the box to let us pass on your application. We can’t accept it otherwise.',
  ]);
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('Why vellum?').inputValue()).toBe('It <b>lasts</b>.');
  await page.getByText('We still have “cv.pdf”.').waitFor();

  await page.getByLabel('Last name').fill('Łuczak');
  await page.getByLabel('Round').check();
  await page.getByLabel(/You may store my application/).check();
  await send(page);
  await confirmed(page);
  const [application] = await stored(email);
  expect(application?.resume_name).toBe('cv.pdf');
  expect(application?.file).toBe(pdfResume().toString());
  expect(JSON.parse(application?.answers ?? '')).toEqual([
    { questionId: 'knife', label: 'Which knife do you use?', values: ['round'] },
    { questionId: 'why', label: 'Why vellum?', values: ['It <b>lasts</b>.'] },
  ]);
});

test('an executable renamed to .pdf is rejected with a message that lists the accepted types', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(JOB, { expectErrors: /422/ }));
  await fill(page, email);
  await attach(page, { ...pdf(), buffer: Buffer.from('MZ\x90\0 this program cannot be run') });
  await send(page);
  const summary = page.getByRole('alert');
  await summary.getByText(/PDF, DOC, DOCX, RTF, ODT or TXT/).waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(await stored(email)).toEqual([]);

  await attach(page);
  await send(page);
  await confirmed(page);
  expect(await stored(email)).toHaveLength(1);
});

test('every failed attempt to submit moves focus to the error summary', async () => {
  const page = await hydratePage(await open(JOB));
  const focused = page.locator('.error-summary:focus');
  for (const link of ['Enter your first name.', 'Enter your last name.']) {
    await send(page);
    await focused.getByRole('link', { name: link }).waitFor();
    await page.getByLabel('First name').fill('Zoë');
  }
});

test('the error summary receives focus if the server reports that the job has closed in the meantime', async () => {
  const page = await hydratePage(await open(JOB, { expectErrors: /410/ }));
  await fill(page, newAddress());
  await attach(page);
  await page.route('**/apply', (route) =>
    route.fulfill({
      status: 410,
      json: { error: { status: 410, code: 'gone', message: 'It has closed.', requestId: 'x' } },
    }),
  );
  await send(page);
  await page.locator('.error-summary:focus').getByText('It has closed.').waitFor();
});

test('a field’s error appears when the visitor leaves the field and disappears once it is corrected', async () => {
  const page = await hydratePage(await open(JOB));
  await page.getByLabel('Email').fill('zoe@example');
  await page.getByLabel('Phone').focus();
  const error = page.getByText('Enter an email address such as name@example.com.');
  await error.waitFor();
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByLabel('Phone').focus();
  await error.waitFor({ state: 'detached' });
});

test('clicking again while the form is being submitted sends only one application', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(JOB));
  let posts = 0;
  await page.route('**/apply', async (route) => {
    posts++;
    await route.continue();
  });
  await fill(page, email);
  await attach(page);
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action*=apply]');
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await confirmed(page);
  expect(posts).toBe(1);
  expect(await stored(email)).toHaveLength(1);
});

test('a submission without a response can be sent again, and only one application is created', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(JOB, { expectErrors: /ERR_|Failed to load/ }));
  await fill(page, email);
  await attach(page);
  await page.route(
    '**/apply',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await send(page);
  await page.getByText(/We couldn’t reach our server. Nothing you typed has been lost/).waitFor();
  expect(await stored(email)).toHaveLength(1);
  await send(page);
  await confirmed(page);
  expect(await stored(email)).toHaveLength(1);
});

test('submitting the same form twice without JavaScript creates only one application', async () => {
  const email = newAddress();
  const page = await open(JOB, { javaScriptEnabled: false });
  for (let i = 0; i < 2; i++) {
    await page.goto(JOB);
    await fill(page, email);
    await attach(page);
    await send(page);
    await confirmed(page);
  }
  expect(await stored(email)).toHaveLength(1);
});

test('another application from the same address is confirmed in the same way, and both are stored', async () => {
  const email = newAddress();
  for (const letter of ['First.', 'Better.']) {
    const page = await hydratePage(await open(JOB));
    await fill(page, email);
    await page.getByLabel('Cover letter').fill(letter);
    await attach(page);
    await send(page);
    await confirmed(page);
  }
  const applications = await stored(email);
  expect(applications.map(({ cover_letter }) => cover_letter)).toEqual(['First.', 'Better.']);
  expect(applications.map(({ repeats }) => repeats !== null)).toEqual([false, true]);
});

test('a draft survives a reload and is deleted once the form is submitted', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(WITH_QUESTIONS));
  await fill(page, email);
  await page.getByLabel('Straight').check();
  await page.reload();
  await hydratePage(page);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('Straight').isChecked()).toBe(true);
  expect(await page.getByLabel(/You may store my application/).isChecked()).toBe(false);
  await page.getByLabel(/You may store my application/).check();
  await attach(page);
  await send(page);
  await confirmed(page);
  await page.goto(WITH_QUESTIONS);
  await hydratePage(page);
  expect(await page.getByLabel('Email').inputValue()).toBe('');
});

test('leaving the page while the form is being submitted asks for confirmation, and the draft is kept', async () => {
  const page = await hydratePage(await open(JOB, { expectErrors: /ERR_|Failed to load/ }));
  await fill(page, newAddress());
  await attach(page);
  const held = Promise.withResolvers<Route>();
  await page.route('**/apply', (route) => held.resolve(route));
  await send(page);
  const route = await held.promise;
  const dialogOpened = page.waitForEvent('dialog');
  const left = page.getByRole('link', { name: 'Employers' }).first().click();
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
  await page.getByRole('heading', { name: 'Employers', level: 1 }).waitFor();
  await route.abort().catch(() => undefined);
  await page.goBack();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Zoë');
});

test('the button keeps focus while the form is being submitted, and clicking it again sends nothing', async () => {
  const page = await hydratePage(await open(JOB));
  await fill(page, newAddress());
  await attach(page);
  let posts = 0;
  const held = Promise.withResolvers<Route>();
  await page.route('**/apply', (route) => {
    posts++;
    held.resolve(route);
  });
  await page.getByRole('button', { name: 'Send application' }).press('Enter');
  const route = await held.promise;
  const sending = page.getByRole('button', { name: 'Sending…' });
  expect(await sending.getAttribute('aria-disabled')).toBe('true');
  expect(await sending.evaluate((button) => button === document.activeElement)).toBe(true);
  await sending.press('Enter');
  await route.continue();
  await confirmed(page);
  expect(posts).toBe(1);
});

test('the button shows that the application is being sent until the thank-you page loads', async () => {
  const page = await hydratePage(await open(JOB));
  await fill(page, newAddress());
  await attach(page);
  // The page logs the button's text, because a page cannot be queried while the next document is
  // held back.
  await page.evaluate(() => {
    const button = document.querySelector('form[action*=apply] [type=submit]');
    setInterval(() => console.log(button?.textContent), 10);
  });
  const thanks = Promise.withResolvers<Route>();
  await page.route('**/applications/**', (route) => thanks.resolve(route));
  await page.getByRole('button', { name: 'Send application' }).focus();
  await page.keyboard.press('Enter');
  const route = await thanks.promise;
  for (let messageCount = 0; messageCount < 3; messageCount++) {
    expect((await page.waitForEvent('console')).text()).toBe('Sending…');
  }
  await route.continue();
  await confirmed(page);
});

test('the back button after applying shows the job and does not submit the form again', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(JOB));
  await fill(page, email);
  await attach(page);
  await send(page);
  await confirmed(page);
  await page.goBack();
  // The heading says so as soon as the page has read what this browser stores.
  await page.getByRole('heading', { name: /^(Apply for this job|You applied .*)$/ }).waitFor();
  await page.goForward();
  await confirmed(page);
  expect(await stored(email)).toHaveLength(1);
});

test('if the honeypot is filled in, the visitor is asked to clear it and nothing is stored', async () => {
  const email = newAddress();
  const page = await hydratePage(await open(JOB, { expectErrors: /422/ }));
  await fill(page, email);
  await attach(page);
  await page.locator('input[name=fax-number]').evaluate((input: HTMLInputElement) => {
    input.value = '555';
  });
  await send(page);
  await page.getByRole('alert').getByText('Leave this field empty').waitFor();
  expect(await stored(email)).toEqual([]);
});

test('a GET request to a form’s action URL redirects to the job', async () => {
  const page = await open('/misc/jobs/zylo1001/apply');
  expect(new URL(page.url()).pathname).toBe(JOB);
});

test('going back to a form that was shown with errors shows the job', async () => {
  const page = await open(JOB, { expectErrors: /422/ });
  // Submits the form as if no script had run yet.
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action*=apply]')?.submit(),
  );
  await page.getByRole('alert').waitFor();
  await page.waitForURL(`**${JOB}#apply`);
  await hydratePage(page);
  await page.getByRole('link', { name: 'Employers' }).first().click();
  await page.waitForURL('**/companies');
  await page.goBack();
  await page.getByRole('heading', { name: 'Apply for this job' }).waitFor();
});
