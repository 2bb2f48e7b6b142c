import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attach, fill as fillApplication, send as sendApplication } from '../support/apply-form.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { startTestSite, type TestSite } from '../support/test-site.ts';

/*
 * A site with keys that Cloudflare does not know. Cloudflare's service refuses them or cannot be
 * reached, so no form is accepted here. worker/api/turnstile.test.ts tests valid tokens.
 */
const open = testBrowser();
const JOB = '/quillfeather/zylo1001/zylograph-cutter-2';
let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({
    variables: {
      TURNSTILE_SITE_KEY: 'site-key-of-a-test',
      TURNSTILE_SECRET_KEY: 'secret-of-a-test',
    },
  });
});
afterAll(async () => {
  await site?.stop();
});

/**
 * A stand-in for the Turnstile widget, which writes its token into its own field, as documented.
 */
const WIDGET = `window.turnstile = {
  render(place, { sitekey, action }) {
    place.innerHTML = '<p>' + sitekey + '</p><input type="hidden" name="cf-turnstile-response">';
    place.querySelector('input').value = action + ' 1';
    return 'widget';
  },
  reset() {
    document.querySelector('[name=cf-turnstile-response]').value = 'another';
  },
  remove() {},
};`;
const SCRIPT = 'https://challenges.cloudflare.com/**';

/** Responds in place of Cloudflare, and counts the requests. */
const withWidget = async (page: Page) => {
  let loads = 0;
  await page.context().route(SCRIPT, (route) => {
    loads++;
    return route.fulfill({ contentType: 'text/javascript', body: WIDGET });
  });
  return () => loads;
};

const fill = async (page: Page) => {
  await page.getByLabel('Name').fill('Zoë');
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByLabel('The position').fill('Ten cutters.');
  await page.getByLabel(/You may store/).check();
};
const send = (page: Page) => page.getByRole('button', { name: 'Send to a recruiter' }).click();

test('the challenge loads when a visitor enters the form, and its token is submitted with the form', async () => {
  const page = await open('about:blank', { baseURL: site.url, expectErrors: /503/ });
  const loads = await withWidget(page);
  await page.goto('/contact?for=employer');
  await hydratePage(page);
  expect(loads()).toBe(0);
  await page.getByLabel('Name').focus();
  await page.getByText('site-key-of-a-test').waitFor();
  await fill(page);
  expect(loads()).toBe(1);

  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  const request = await posted;
  expect(request.headers()['x-turnstile-token']).toBe('employer 1');
  expect(Object.keys(request.postDataJSON())).not.toContain('cf-turnstile-response');

  await page
    .getByRole('alert')
    .getByText('isn’t responding. Nothing you typed has been lost')
    .waitFor();
  expect(await page.getByLabel('The position').inputValue()).toBe('Ten cutters.');
  // The widget has a new token, because each token is valid only once.
  expect(await page.locator('[name=cf-turnstile-response]').inputValue()).toBe('another');
});

test('a request for a sign-in link includes a Turnstile token', async () => {
  const page = await open('about:blank', { baseURL: site.url, expectErrors: /503/ });
  await withWidget(page);
  await page.goto('/cv');
  await hydratePage(page);
  await page.getByLabel('Email').fill('zoe@example.com');
  await page.getByText('site-key-of-a-test').waitFor();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  expect((await posted).headers()['x-turnstile-token']).toBe('magic-links 1');
  await page
    .getByRole('alert')
    .getByText('isn’t responding. Nothing you typed has been lost')
    .waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('zoe@example.com');
});

test('an application for a job includes a Turnstile token', async () => {
  const page = await open('about:blank', { baseURL: site.url, expectErrors: /503/ });
  const loads = await withWidget(page);
  await page.goto(JOB);
  await hydratePage(page);
  expect(loads()).toBe(0);
  await fillApplication(page, 'zoe@example.com');
  await attach(page);
  await page.getByText('site-key-of-a-test').waitFor();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await sendApplication(page);
  expect((await posted).headers()['x-turnstile-token']).toBe('apply 1');
  await page
    .getByRole('alert')
    .getByText('isn’t responding. Nothing you typed has been lost')
    .waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('zoe@example.com');
  expect(await page.locator('[name=cf-turnstile-response]').inputValue()).toBe('another');
});

test('without JavaScript, an application form keeps its values, and the page shows an address to write to', async () => {
  const page = await open(JOB, {
    baseURL: site.url,
    javaScriptEnabled: false,
    expectErrors: /422/,
  });
  await page.getByText('needs JavaScript to check that you’re human').waitFor();
  await fillApplication(page, 'zoe@example.com');
  await attach(page);
  await sendApplication(page);
  await page.getByRole('alert').getByText('We couldn’t confirm that you’re human.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('zoe@example.com');
});

test('a challenge that fails to load shows an error, and loads again at the next field', async () => {
  const page = await open('about:blank', { baseURL: site.url, expectErrors: /ERR_/ });
  await page.context().route(SCRIPT, (route) => route.abort(), { times: 1 });
  await page.goto('/referral');
  await hydratePage(page);
  await page.getByLabel('Your name').focus();
  await page.getByText('couldn’t be loaded').waitFor();
  await withWidget(page);
  await page.getByLabel('Your email').focus();
  await page.getByText('site-key-of-a-test').waitFor();
  expect(await page.getByText('couldn’t be loaded').count()).toBe(0);
});

test('without JavaScript, the form shows an address to write to, and a post without a token keeps its values', async () => {
  const page = await open('/contact?for=employer', {
    baseURL: site.url,
    javaScriptEnabled: false,
    expectErrors: /422/,
  });
  await page.getByText('needs JavaScript to check that you’re human').waitFor();
  await fill(page);
  await send(page);
  await page.getByRole('alert').getByText('We couldn’t confirm that you’re human.').waitFor();
  expect(await page.getByLabel('The position').inputValue()).toBe('Ten cutters.');
});

test('a plain form post with its token in a form field keeps its values', async () => {
  const page = await open('about:blank', { baseURL: site.url, expectErrors: /503/ });
  await withWidget(page);
  await page.goto('/contact?for=employer');
  await hydratePage(page);
  await fill(page);
  await page.getByText('site-key-of-a-test').waitFor();
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit());
  await page.getByRole('alert').getByText('isn’t responding').waitFor();
  expect(await page.getByLabel('The position').inputValue()).toBe('Ten cutters.');
});
