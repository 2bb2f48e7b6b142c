import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadSpace } from '../../worker/content/space.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { LANDING_PAGES } from '../support/pages.ts';
import { querySite } from '../support/query-site.ts';
import { siteState, siteUrl } from '../support/site.ts';

// docs/specification.md: 1.4, 2.3, 2.10

const open = testBrowser(siteUrl);

/**
 * The pages in docs/specification.md, section 2, by layout, except job, employer and reviewer
 * pages.
 */
const PAGES: Record<'landing' | 'page', readonly string[]> = {
  landing: ['/home', ...LANDING_PAGES],
  page: [
    '/about',
    '/contact',
    '/cv',
    '/referral',
    '/jobs',
    '/all-jobs',
    '/companies',
    '/blog',
    '/privacy',
    '/terms',
    '/cookies',
  ],
};
const TABLE = Object.entries(PAGES).flatMap(([layout, paths]) =>
  paths.map((path) => [path, layout] as const),
);

/**
 * Returns the paths on this site that a page links to, and checks that every fragment link has a
 * target on the page.
 */
const listLinks = async (page: Page): Promise<string[]> => {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const href of hrefs.filter((one) => one.startsWith('#'))) {
    expect(await page.locator(`[id="${href.slice(1)}"]`).count(), href).toBe(1);
  }
  return hrefs.filter((href) => href.startsWith('/'));
};

/** The title and description of a page in the content space. */
const contentPage = async (path: string) => {
  const { entries, locales } = await loadSpace();
  const locale = locales.find((one) => one.default)?.code ?? '';
  const page = entries.find(
    ({ sys, fields }) => sys.contentType?.sys.id === 'page' && fields.path?.[locale] === path,
  );
  return { title: page?.fields.title?.[locale], description: page?.fields.description?.[locale] };
};

const links = new Set<string>();

// docs/specification.md: 2.1
test.each(TABLE)(
  '%s works with and without JavaScript and has the layout %s',
  async (path, layout) => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await open(path, { javaScriptEnabled });
      expect(await page.locator('h1').count()).toBe(1);
      expect((await page.locator('h1').innerText()).trim()).not.toBe('');
      expect(await page.locator('main').getAttribute('class')).toBe(layout);
      expect(await page.title()).toMatch(/.+ · Rolecall$/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{20}/);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
        `${siteUrl}${path === '/home' ? '/' : path}`,
      );
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      for (const link of await listLinks(page)) links.add(link);
    }
  },
);

test('every link on the pages leads to a page', { timeout: 120_000 }, async () => {
  expect(links.size).toBeGreaterThan(60);
  const dead: string[] = [];
  for (const link of links) {
    const linkResponse = await fetch(new URL(link, siteUrl), { headers: { accept: '*/*' } });
    await linkResponse.arrayBuffer();
    if (!linkResponse.ok) dead.push(`${link}: ${linkResponse.status}`);
  }
  expect(dead).toEqual([]);
});

test.each(['/contact', '/cv', '/referral', '/vendor-review'])(
  '%s has the title and description from its content entry',
  async (path) => {
    const { title, description } = await contentPage(path);
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.title()).toBe(`${title} · Rolecall`);
    const meta = page.locator('meta[name=description]');
    expect(await meta.count()).toBe(1);
    expect(await meta.getAttribute('content')).toBe(description);
  },
);

test('FAQ answers can be opened without JavaScript', async () => {
  const page = await open('/employer', { javaScriptEnabled: false });
  const question = page.locator('details').first();
  expect(await question.locator('.prose').isVisible()).toBe(false);
  await question.locator('summary').click();
  expect(await question.locator('.prose').isVisible()).toBe(true);
});

test('a plan shows its price', async () => {
  const page = await open('/employer');
  const plan = page.getByRole('listitem').filter({ hasText: 'Recommended' });
  expect(await plan.innerText()).toMatch(/€190\s+per month\s+or €1,900 per year/);
});

// docs/specification.md: 3.5
test.each([true, false])(
  'the chosen plan is sent with the request (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const email = newAddress();
    const page = await open('/employer', { javaScriptEnabled, expectErrors: /422/ });
    if (javaScriptEnabled) await hydratePage(page);
    await fill(page, email);
    await page.getByRole('link', { name: 'Enquire about Team' }).click();
    await page.waitForURL('**/employer?plan=team#contact');
    const plan = page.getByRole('combobox', { name: 'Industry or plan' });
    await expect.poll(() => plan.inputValue()).toBe('Plan: Team');
    if (javaScriptEnabled) {
      const place = page.locator('.field').filter({ has: plan });
      const height = (await place.boundingBox())?.height;
      await plan.focus();
      const price = page
        .getByRole('status')
        .filter({ hasText: '€190 per month or €1,900 per year' });
      await price.waitFor();
      await plan.selectOption('Support');
      await price.waitFor({ state: 'detached' });
      // The field keeps its height when a plan without a price is selected.
      expect((await place.boundingBox())?.height).toBe(height);
    }
    await plan.selectOption('Plan: Team');
    const position = page.getByRole('textbox', { name: 'The position' });
    expect(await position.inputValue()).toBe(javaScriptEnabled ? 'A zylographer.' : '');
    // The plan is still selected after the form is rejected.
    await fill(page, email);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
    await send(page);
    await page.getByRole('alert').waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zoe');
    await send(page);
    await page.getByRole('heading', { name: 'Thank you, we’ve received your message' }).waitFor();
    expect(stored(email)).toEqual([{ kind: 'employer', service: 'Plan: Team' }]);
  },
);

test('the contact page accepts only known plans', async () => {
  const page = await open('/contact?for=employer&plan=team', { javaScriptEnabled: false });
  const plan = page.getByRole('combobox', { name: 'Industry or plan' });
  expect(await plan.inputValue()).toBe('Plan: Team');
  await page.goto('/contact?for=employer&plan=no-such-plan');
  expect(await plan.inputValue()).toBe('');
  await page.goto('/contact?for=candidate&plan=team');
  expect(await page.getByText('Plan: Team').count()).toBe(0);
});

test('all page headings have the same size, except on landing pages, where they are larger', async () => {
  const measureHeading = async (path: string) => {
    const page = await open(path);
    return page.locator('h1').evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
  };
  const sizes = [];
  for (const path of ['/about', '/contact', '/cv', '/referral', '/blog', '/jobs', '/privacy']) {
    sizes.push(await measureHeading(path));
  }
  expect(new Set(sizes).size).toBe(1);
  expect(await measureHeading('/')).toBeGreaterThan(sizes[0] as number);
});

test('a hire page lists jobs in its field and links to all of them', async () => {
  const page = await open('/hire/engineering-data-technology');
  const section = page.locator('#live-jobs');
  expect(await section.getByRole('article').count()).toBeGreaterThan(2);
  await section.locator('.band-more a').click();
  await page.waitForURL(/\/jobs\?category=/);
});

/** Fills in the name, address, message and consent in any kind of form. */
const fill = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zoe');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'The position' }).fill('A zylographer.');
  await page.getByLabel(/You may store/).check();
};
const send = (page: Page) => page.getByRole('button', { name: 'Send to a recruiter' }).click();
const stored = (email: string) =>
  querySite(siteState, 'SELECT kind, service FROM contact_request WHERE email = ?', email);
const newAddress = () => `hire-${crypto.randomUUID()}@example.com`;

test('a hire form is sent from its own page, with the page’s field preselected', async () => {
  const email = newAddress();
  const page = await hydratePage(await open('/hire/support'));
  await fill(page, email);
  await send(page);
  await page.getByRole('heading', { name: 'Thank you, we’ve received your message' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/hire/support');
  expect(await page.locator('#contact-heading').isVisible()).toBe(true);
  expect(stored(email)).toEqual([{ kind: 'employer', service: 'Support' }]);
});

test('without JavaScript, an invalid hire form is shown again on its own page with its values', async () => {
  const email = newAddress();
  const page = await open('/hire/support', { javaScriptEnabled: false, expectErrors: /422/ });
  await fill(page, email);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await send(page);
  await page.getByRole('alert').waitFor();
  expect(await page.title()).toMatch(/^Error: Hire support people/);
  await page.getByRole('alert').getByRole('link', { name: 'Enter your name.' }).click();
  expect(await page.getByRole('textbox', { name: 'The position' }).inputValue()).toBe(
    'A zylographer.',
  );
  expect(stored(email)).toEqual([]);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Zoe');
  await send(page);
  await page.getByRole('heading', { name: 'Thank you, we’ve received your message' }).waitFor();
  expect(stored(email)).toEqual([{ kind: 'employer', service: 'Support' }]);
});

test.each(['/about', '/no-such-page', '//evil.example', 'https://evil.example/', '/jobs\\'])(
  'an invalid form submitted with %s as its page is shown again on the contact page',
  async (page) => {
    const response = await fetch(
      `${siteUrl}/misc/contact-us/employer?${new URLSearchParams({ page })}`,
      {
        method: 'POST',
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ name: 'Zoe', email: 'zoe@example' }),
      },
    );
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Contact us');
    expect(html).toContain('value="zoe@example"');
  },
);

test('a GET request to the form’s action URL redirects to the form’s page', async () => {
  const open = async (page: string) =>
    (
      await fetch(`${siteUrl}/misc/contact-us/employer?page=${page}`, {
        headers: { accept: 'text/html' },
        redirect: 'manual',
      })
    ).headers.get('location');
  expect(await open('/hire/support')).toBe('/hire/support');
  expect(await open('//evil.example')).toBe('/contact?for=employer');
});

test.each(['/no-such-page', '/hire/no-such-field', '/_x', '/No', '/wp-login.php'])(
  '%s matches no route',
  async (path) => {
    const page = await open(path, { expectErrors: /404/ });
    expect(await page.locator('h1').innerText()).toBe(`Page not found: ${path}`);
  },
);

test('a link leads to a content page, and going back works', async () => {
  const page = await hydratePage(await open('/about'));
  await page.getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.waitForURL('**/privacy');
  await page.getByRole('heading', { level: 1, name: 'What we keep' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'We answer everyone' }).waitFor();
});
