import { expect, test } from 'vitest';
import { hydratePage, testBrowser, waitForBackgroundScripts } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

// docs/specification.md: 2.1

const open = testBrowser(siteUrl);
const PHONE = { viewport: { width: 375, height: 740 } };

test('the header and footer come from the content service, and the current page is marked', async () => {
  const page = await open('/jobs');
  const main = page.getByRole('navigation', { name: 'Main' });
  expect(await main.getByRole('link').count()).toBeGreaterThan(3);
  expect(await main.locator('[aria-current=page]').innerText()).toBe('Jobs');
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', { name: 'hello@rolecall.example' }).isVisible()).toBe(true);
  expect(await footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy');
});

test('after following a link, the new page is marked as current', async () => {
  const page = await hydratePage(await open('/jobs?page=5'));
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Employers' }).click();
  await page.waitForURL('**/companies');
  await main.locator('[aria-current=page]', { hasText: 'Employers' }).waitFor();
  expect(await main.locator('[aria-current=page]').count()).toBe(1);
});

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'navigations use a view transition unless reduced motion is preferred (%s)',
  async (reducedMotion, isShown) => {
    const page = await open('about:blank', { reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(event.viewTransition !== null);
      }),
    );
    await page.goto('/jobs');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Employers' })
      .click();
    await page.waitForURL('**/companies');
    await page.locator(`html[data-transition=${isShown}]`).waitFor();
  },
);

test('the first tab stop is a link that skips the menus', async () => {
  const page = await open('/about');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/about#content');
});

test('on a phone, the menu opens and closes without JavaScript, by touch and by keyboard', async () => {
  const page = await open('/about', { ...PHONE, javaScriptEnabled: false });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Employers' });
  const button = page.getByRole('button', { name: 'Menu' });
  expect(await link.isVisible()).toBe(false);
  await button.click();
  await link.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await link.waitFor({ state: 'hidden' });
  await button.focus();
  await page.keyboard.press('Enter');
  await link.waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'hidden' });
  await button.click();
  await link.click();
  await page.waitForURL('**/companies');
});

test.each([true, false])(
  'the menu does not cover the next tab stop (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await open('/contact', { ...PHONE, javaScriptEnabled });
    if (javaScriptEnabled) await waitForBackgroundScripts(page);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.site-menu');
    const holdsFocus = () => menu.evaluate((one) => one.contains(document.activeElement));
    await menu.waitFor();
    expect(await menu.getByRole('button').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    const links = await menu.getByRole('link').count();
    for (let i = 0; i < links; i++) await page.keyboard.press('Tab');
    expect(await holdsFocus()).toBe(true);
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    expect(await holdsFocus()).toBe(false);
    await menu.waitFor({ state: 'hidden' });
    if (javaScriptEnabled)
      await page.locator('.site-menu:not(:popover-open)').waitFor({ state: 'hidden' });
  },
);

test('Shift+Tab and Tab leave the menu and close it', async () => {
  const page = await waitForBackgroundScripts(await open('/contact', PHONE));
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close' }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.locator('.site-menu:not(:popover-open)').waitFor({ state: 'hidden' });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('with JavaScript, the menu closes after a choice', async () => {
  const page = await hydratePage(await open('/jobs', PHONE));
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Employers' });
  await link.click();
  await page.waitForURL('**/companies');
  await link.waitFor({ state: 'hidden' });
});

test.each([320, 768, 1024, 1280])(
  'the header and footer fit into a width of %i pixels',
  async (width) => {
    const page = await open('/contact', { viewport: { width, height: 740 } });
    const button = page.getByRole('button', { name: 'Menu' });
    if (await button.isVisible()) await button.click();
    const excess = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
    expect(
      await page.getByRole('navigation', { name: 'For you' }).getByRole('link').first().isVisible(),
    ).toBe(true);
  },
);

const get = (path: string, agent = 'Mozilla/5.0 Firefox/140.0') =>
  fetch(`${siteUrl}${path}`, {
    redirect: 'manual',
    headers: { 'user-agent': agent },
  });

test('the icon is served by this site, including at /favicon.ico', async () => {
  const page = await open('/contact');
  const path = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/[^/]/);
  expect((await get('/favicon.ico')).headers.get('location')).toBe(path);
  expect((await get(path)).headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  ['/careers', 308, '/jobs'],
  // A redirect to the path without the trailing slash comes first.
  ['/Careers/?q=nurse', 308, '/Careers?q=nurse'],
  ['/Careers?q=nurse', 308, '/jobs?q=nurse'],
  ['/hire', 307, '/employer'],
])('an old path redirects people and bots: %s', async (path, status, location) => {
  for (const agent of [undefined, 'Googlebot/2.1']) {
    const response = await get(path, agent);
    expect([response.status, response.headers.get('location')]).toEqual([status, location]);
  }
});

test.each(['/no/such', '/misc/careers', '/assets/careers'])(
  'a path without a redirect returns 404: %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);
