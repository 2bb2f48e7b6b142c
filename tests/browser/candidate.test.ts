import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attach, confirmed, fill, pdf, send } from '../support/apply-form.ts';
import { hydratePage, listStorageKeys, readDownload, testBrowser } from '../support/browser.ts';
import { querySite } from '../support/query-site.ts';
import { pdfResume } from '../support/resumes.ts';
import { site, siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.9, 2.11

const open = testBrowser(siteUrl);
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
const WAIT = { timeout: 20_000 };

const newAddress = () => `candidate-${crypto.randomUUID()}@example.com`;

const { FILES } = await site.bindings();

const rows = (sql: string, ...values: (string | number)[]) => querySite(siteState, sql, ...values);
const post = (path: string, body: FormData | string) =>
  fetch(new URL(path, siteUrl), {
    method: 'POST',
    headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    body,
  });

/** Applies as a visitor who is not signed in. */
const applyAsVisitor = async (email: string, fid = 'zylo1001'): Promise<string> => {
  const form = new FormData();
  const fields = { firstName: 'Zoë', lastName: 'Łuczak', email, consent: 'true' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('resume', new File([new Uint8Array(pdfResume('sent'))], 'sent.pdf'));
  const response = await post(`/misc/jobs/${fid}/apply`, form);
  return ((await response.json()) as { data: { id: string } }).data.id;
};

/**
 * Waits until `before` + 1 sign-in emails have been sent, and returns the link in the latest one.
 */
const mailedLink = async (email: string, before = 0): Promise<string> => {
  const mails = () =>
    rows(
      `SELECT text FROM outbox WHERE template = 'magic_link' AND recipient = ?
       ORDER BY created_at DESC`,
      email,
    );
  await expect.poll(mails, WAIT).toHaveLength(before + 1);
  const link = String(mails()[0]?.text).match(/\S+\/cv\/sign-in#\S+/)?.[0] ?? '';
  // The link in the email starts with SITE_URL, but this site runs on a different port.
  const { pathname, hash } = new URL(link);
  return pathname + hash;
};

/** Signs in through the API, without opening any pages. */
const newToken = async (email: string): Promise<string> => {
  const before = rows(
    `SELECT hash FROM candidate_token WHERE kind = 'magic_link' AND email = ?`,
    email,
  ).length;
  const magicLink = await post('/candidate/magic-links', JSON.stringify({ email }));
  const { code } = ((await magicLink.json()) as { data: { code: string } }).data;
  const link = await mailedLink(email, before);
  const token = new URLSearchParams(link.split('#')[1]).get('token');
  const response = await post('/candidate/sessions', JSON.stringify({ token, code }));
  return ((await response.json()) as { data: { token: string } }).data.token;
};

/** Opens a page as a candidate who is already signed in. */
const openAs = async (email: string, path = '/cv', options: Parameters<typeof open>[1] = {}) => {
  const token = await newToken(email);
  const origin = siteUrl;
  const storageState = {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'token', value: token }] }],
  };
  return { page: await open(path, { ...options, storageState }), token };
};

const signedIn = (page: Page, email: string) =>
  page.getByText(`Signed in as ${email}`, { exact: true }).waitFor();
const signedOut = (page: Page) => page.getByRole('button', { name: 'Send me a link' }).waitFor();
/**
 * Clicks the button on the sign-in page. The button is not in a form, so this waits until React has
 * hydrated it.
 */
const pressSignIn = async (page: Page) => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
};
/** Waits for the runtime script. */
const started = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-runtime-')),
  );
/** The keys of this tab's drafts. */
const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

test('a link sent by email leads to the candidate’s earlier applications', async () => {
  const email = newAddress();
  await applyAsVisitor(email.toUpperCase());
  const page = await hydratePage(await open('/cv'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const link = await mailedLink(email);

  await page.goto(link);
  await pressSignIn(page);
  await page.waitForURL(/\/cv$/);
  await signedIn(page, email);
  const application = page.getByRole('listitem').filter({ hasText: 'Zylograph cutter 2' });
  await application.getByText('Received', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^[\w-]{22}$/);
});

test('opening a link in another browser requires the code shown in the requesting browser', async () => {
  const email = newAddress();
  const page = await hydratePage(await open('/cv'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const code = await page.locator('.sign-in .code').innerText();
  const link = await mailedLink(email);

  const elsewhere = await open(link, { expectErrors: /403|422/ });
  await pressSignIn(elsewhere);
  const field = elsewhere.getByLabel('Code');
  await field.waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.fill(code === '123456' ? '654321' : '123456');
  await field.press('Enter');
  await elsewhere
    .getByRole('alert')
    .getByText('That code isn’t right. You have 4 tries left.')
    .waitFor();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await field.press('Enter');
  await elsewhere.waitForURL(/\/cv$/);
  await signedIn(elsewhere, email);
});

test('without JavaScript, a link can be requested, and opened in the same browser', async () => {
  const email = newAddress();
  const page = await open('/cv', { javaScriptEnabled: false });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Open it in this browser').waitFor();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === '__Host-sign-in');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
});

test('sessions are listed, and another session can be ended', async () => {
  const email = newAddress();
  const other = await newToken(email);
  const { page } = await openAs(email);
  const rows = page.locator('.session-list li');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('button', { name: /^Sign out A browser/ }).click();
  await page.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  const response = await fetch(`${siteUrl}/candidate/profile`, {
    headers: { authorization: `Bearer ${other}` },
  });
  expect(response.status).toBe(401);
});

test('if the last sign-in is too old, erasing requires signing in again', async () => {
  const email = newAddress();
  const { page } = await openAs(email, '/cv', { expectErrors: /403/ });
  querySite(
    siteState,
    `UPDATE candidate_token SET created_at = created_at - 3600000 WHERE email = ?`,
    email,
  );
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByRole('heading', { name: 'Please sign in again' }).waitFor();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.goto(await mailedLink(email, 1));
  await pressSignIn(page);
  await page.waitForURL(/\/cv$/);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText('We’ve deleted everything').waitFor();
});

test('a truncated link shows an error instead of the sign-in prompt', async () => {
  const page = await hydratePage(await open('/cv/sign-in'));
  await page.getByText('Click to sign in.').waitFor();
  await pressSignIn(page);
  await page.getByRole('alert').getByText('This link is incomplete.').waitFor();
  expect(await page.getByText('Click to sign in.').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Sign in' }).count()).toBe(0);
});

test.each([375, 768, 1280])(
  'at a width of %i, the content below the details does not shift when they load',
  async (width) => {
    const held = Promise.withResolvers<void>();
    const { page } = await openAs(newAddress(), '/about', { viewport: { width, height: 800 } });
    await page.route('**/candidate/profile', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/cv');
    await page.getByText('Loading: Your details').waitFor({ state: 'attached' });
    await page.getByText('You haven’t applied from this email address yet').waitFor();
    const length = () =>
      page.evaluate(() => {
        const [from, to] = ['#next-time', '#own-data'].map((id) =>
          document.querySelector(id)?.getBoundingClientRect(),
        );
        return (to?.top ?? Number.NaN) - (from?.top ?? Number.NaN);
      });
    const before = await length();
    held.resolve();
    await page.getByLabel('Portfolio').waitFor();
    expect(Math.abs((await length()) - before)).toBeLessThan(16);
  },
);

test('a link signs the candidate in only after its button is clicked, and only once', async () => {
  const email = newAddress();
  const page = await hydratePage(await open('/cv', { expectErrors: /410/ }));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  const link = await mailedLink(email);
  // Simulates a mail scanner that opens the link.
  const scanner = await open(link);
  await scanner.getByRole('button', { name: 'Sign in' }).waitFor();

  await page.goto(link);
  await pressSignIn(page);
  await signedIn(page, email);
  await page.goto(link);
  await pressSignIn(page);
  await page
    .getByRole('alert')
    .getByText(/has already been used or has expired/)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Sign in' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await signedIn(page, email);
});

test('an unknown address gets the same response as a known one, and an email; an invalid address gets an error', async () => {
  const page = await hydratePage(await open('/cv'));
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Enter an email address such as name@example.com.').first().waitFor();
  const email = newAddress();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText(`We sent a link to ${email}`).waitFor();
  expect(await mailedLink(email)).toContain('/cv/sign-in#token=');
  expect(rows('SELECT id FROM candidate WHERE email = ?', email)).toEqual([]);
});

test('without JavaScript, a link can be requested, and errors are shown', async () => {
  const email = newAddress();
  const page = await open('/cv', { javaScriptEnabled: false, expectErrors: /422/ });
  await page.getByText(/you need JavaScript to sign in/).waitFor();
  await page.getByLabel('Email').fill('nobody@');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('alert').getByRole('link').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(page.url()).toMatch(/\/cv\?sent=true$/);
  expect(await mailedLink(email)).toContain('/cv/sign-in#token=');
});

// docs/specification.md: 4.6
test('details and a resume can be saved, and they prefill the next application', async () => {
  const email = newAddress();
  const { page } = await openAs(email);
  await page.getByLabel('First name').fill('Zoë');
  await page.getByLabel('Last name').fill('Łuczak');
  await page.getByLabel('GitHub').fill('github.example/zoe');
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByText('We’ve saved your details.').waitFor();
  await page.getByLabel('Save a resume').setInputFiles(pdf('zoe.pdf', 'kept by Zoë'));
  await page.getByRole('button', { name: 'Save this file' }).click();
  const savedResume = page.getByRole('button', { name: 'Download zoe.pdf' });
  await savedResume.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), savedResume.click()]);
  expect(download.suggestedFilename()).toBe('zoe.pdf');
  expect(await readDownload(download)).toContain('kept by Zoë');

  await page.goto(JOB);
  await page.getByText(`You’re applying as ${email}`).waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Zoë');
  expect(await page.getByLabel('GitHub').inputValue()).toBe('https://github.example/zoe');
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('Email').isEditable()).toBe(false);
  expect(await page.getByLabel(/Send my saved resume/).isChecked()).toBe(true);
  await page.getByLabel(/You may store my application/).check();
  await send(page);
  await confirmed(page);

  const [application] = rows('SELECT * FROM application WHERE email = ?', email);
  expect(application).toMatchObject({ first_name: 'Zoë', resume_name: 'zoe.pdf' });
  const file = await FILES.get(String(application?.resume_key));
  expect(await file?.text()).toContain('kept by Zoë');

  // The page about finding an application is the same for every visitor, so the resume's URL comes
  // from the browser's storage.
  await page.goto('/jobs/zylo1001/applied');
  const [sent] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download your resume' }).click(),
  ]);
  expect(await readDownload(sent)).toContain('kept by Zoë');
  const readStoredUrls = () => page.evaluate(() => localStorage.getItem('resume_urls'));
  expect(JSON.parse((await readStoredUrls()) ?? '').entries).toEqual([
    { key: 'zylo1001', url: expect.stringMatching(/^\/misc\/resumes\//), at: expect.any(Number) },
  ]);
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You’re signed out.').waitFor();
  expect(await readStoredUrls()).toBeNull();
});

test('an executable renamed to .pdf is not stored, and the message lists the accepted types', async () => {
  const { page } = await openAs(newAddress(), '/cv', { expectErrors: /422/ });
  await page
    .getByLabel('Save a resume')
    .setInputFiles({ ...pdf('cv.pdf'), buffer: Buffer.from('MZ this program') });
  await page.getByRole('button', { name: 'Save this file' }).click();
  await page
    .getByRole('alert')
    .getByText(/but contains something else/)
    .waitFor();
  await page.getByText('You haven’t saved a resume yet.').waitFor();
});

test('a signed-in candidate can apply with a different email address', async () => {
  const { page } = await openAs(newAddress(), JOB);
  await page.getByRole('button', { name: 'Use another email address' }).click();
  const other = newAddress();
  await fill(page, other);
  await attach(page);
  await send(page);
  await confirmed(page);
  expect(rows('SELECT id FROM application WHERE email = ?', other)).toHaveLength(1);
});

test('withdrawing an application asks for confirmation, shows a date, and does not affect other applications', async () => {
  const email = newAddress();
  const id = await applyAsVisitor(email, 'zylo1001');
  await applyAsVisitor(email, 'zylo1002');
  rows(`UPDATE application SET status = 'shortlisted' WHERE id = ?`, id);
  rows(
    `INSERT INTO application_status (application_id, status, at) VALUES (?, 'shortlisted', ?)`,
    id,
    Date.now(),
  );
  const { page } = await openAs(email);
  const application = page.getByRole('listitem').filter({ hasText: 'Zylograph cutter 2' });
  await application.getByText('The employer would like to know more about you.').waitFor();
  const withdraw = application.getByRole('button', { name: /^Withdraw the/ });
  await withdraw.click();
  await application.getByRole('button', { name: 'Keep it' }).click();
  await withdraw.click();
  await application.getByRole('button', { name: 'Withdraw it' }).click();
  await application.getByText('Withdrawn', { exact: true }).waitFor();
  await withdraw.waitFor({ state: 'detached' });
  // The message has focus, so it is not repeated in a live region or a toast.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Withdrawn/);
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /withdrawn/i })
      .count(),
  ).toBe(0);
  expect(rows('SELECT status FROM application WHERE email = ? ORDER BY status', email)).toEqual([
    { status: 'submitted' },
    { status: 'withdrawn' },
  ]);
});

test('candidates can download their data, and erasing deletes everything and signs them out', async () => {
  const email = newAddress();
  await applyAsVisitor(email);
  const { page } = await openAs(email);
  await page.getByLabel('Save a resume').setInputFiles(pdf('zoe.pdf'));
  await page.getByRole('button', { name: 'Save this file' }).click();
  await page.getByRole('button', { name: 'Download zoe.pdf' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readDownload(download));
  expect(data.account).toMatchObject({ email, resume: { name: 'zoe.pdf' } });
  expect(data.applications).toEqual([
    expect.objectContaining({ jobFid: 'zylo1001', status: 'submitted' }),
  ]);

  const files = rows(
    `SELECT resume_key FROM application WHERE email = ?1
     UNION ALL SELECT resume_key FROM candidate WHERE email = ?1`,
    email,
  );
  expect(files).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText(/We’ve deleted everything: 1 application and 2 files/).waitFor();
  await signedOut(page);
  expect(await listStorageKeys(page)).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  for (const table of ['candidate', 'candidate_token', 'application']) {
    expect(rows(`SELECT * FROM ${table} WHERE email = ?`, email)).toEqual([]);
  }
  expect(rows('SELECT id FROM outbox WHERE recipient = ?', email)).toEqual([]);
  for (const { resume_key } of files) {
    expect(await FILES.get(String(resume_key))).toBeNull();
  }
});

test('a failed erasure shows an error and can be retried', async () => {
  const email = newAddress();
  const { page } = await openAs(email, '/cv', { expectErrors: /503|Failed to load/ });
  await page.route('**/candidate/account', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const sure = page.getByRole('button', { name: 'Yes, delete everything' });
  await sure.click();
  await page
    .getByRole('alert')
    .getByText(/Something went wrong on our side/)
    .waitFor();
  expect(rows('SELECT id FROM candidate WHERE email = ?', email)).toHaveLength(1);
  await page.unroute('**/candidate/account');
  await sure.click();
  await page.getByText(/We’ve deleted everything/).waitFor();
});

test('signing out in one tab also signs out the other tab', async () => {
  const email = newAddress();
  const { page, token } = await openAs(email);
  await signedIn(page, email);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/cv')),
  ]);
  await signedIn(other, email);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You’re signed out.').waitFor();
  await signedOut(other);
  expect(await other.getByText(email).count()).toBe(0);
  const response = await fetch(new URL('/candidate/profile', siteUrl), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(401);
});

// docs/specification.md: 4.1
test('signing out everywhere ends the sessions on other devices, which return to the root page on their next 401', async () => {
  const email = newAddress();
  const { page: there } = await openAs(email, '/cv', { expectErrors: /401/ });
  await signedIn(there, email);
  await there.evaluate(() => localStorage.setItem('Jobs', '[]'));
  const { page: here } = await openAs(email);
  await here.getByRole('button', { name: 'Sign out everywhere' }).click();
  await here.getByText('You’re signed out everywhere.').waitFor();

  await there.getByRole('button', { name: 'Save details' }).click();
  await there.waitForURL((url) => url.pathname === '/');
  expect(await listStorageKeys(there)).toEqual([]);
  const signedOutMessage = there.getByRole('status').getByText('You’ve been signed out.');
  await signedOutMessage.waitFor();
  await there.reload();
  await started(there);
  expect(await signedOutMessage.count()).toBe(0);
});

test('typed details survive a reload and a 401, override saved details, and never reach another candidate', async () => {
  const email = newAddress();
  const { page, token } = await openAs(email, '/cv', { expectErrors: /401/ });
  const firstName = page.getByLabel('First name');
  const phone = page.getByLabel('Phone');
  await firstName.fill('Ada');
  await phone.fill('+44 20 7946 0958');
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByText('We’ve saved your details.').waitFor();
  expect(await draftKeys(page)).toEqual([]);
  await firstName.fill('Augusta');
  await phone.fill('');
  await page.reload();
  await signedIn(page, email);
  await expect.poll(() => firstName.inputValue()).toBe('Augusta');
  expect(await phone.inputValue()).toBe('');

  await page.evaluate(() => localStorage.setItem('token', 'of nobody'));
  const requested: string[] = [];
  page.on('dialog', async (dialog) => {
    requested.push(dialog.type());
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(requested).toEqual([]);
  const [other, otherEmail] = [newAddress(), newAddress()];
  for (const [who, name] of [
    [await newToken(other), ''],
    [token, 'Augusta'],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem('token', value), who);
    await page.goto('/cv');
    await expect.poll(() => firstName.inputValue()).toBe(name);
  }
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You’re signed out.').waitFor();
  expect(await draftKeys(page)).toEqual([]);

  await page.getByLabel('Email').fill(otherEmail);
  await page.reload();
  await hydratePage(page);
  expect(await page.getByLabel('Email').inputValue()).toBe(otherEmail);
});

test('signing out in one tab removes the resume URLs from the memory of every tab', async () => {
  const email = newAddress();
  const { page, token } = await openAs(email);
  await signedIn(page, email);
  await page.evaluate(() => {
    const entry = { key: 'zylo1001', url: '/misc/resumes/x', at: 1 };
    localStorage.setItem('resume_urls', JSON.stringify({ version: 1, entries: [entry] }));
  });
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/jobs/zylo1001/applied')),
  ]);
  await other.getByText('Sent from this browser:').waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByText('You’re signed out.').waitFor();
  await other.getByText('Sent from this browser:').waitFor({ state: 'detached' });
  // Signs in as another candidate in the same browser.
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await other.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await other.getByText('Sent from this browser:').count()).toBe(0);
});

test('if data fails to load, an error is shown and loading can be retried', async () => {
  const email = newAddress();
  await applyAsVisitor(email);
  const { page } = await openAs(email, JOB, { expectErrors: /ERR_|Failed to load/ });
  await page.route('**/candidate/applications*', (route) => route.abort(), { times: 1 });
  await page.goto('/cv');
  await page.getByText(/Your applications couldn’t be loaded/).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: 'Zylograph cutter 2' }).waitFor();
});
