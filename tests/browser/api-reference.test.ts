import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);

test('the API reference works without JavaScript, and every schema is one click away', async () => {
  const document = await (await fetch(`${siteUrl}/misc/openapi.json`)).json();
  expect(document.openapi).toBe('3.1.0');
  const page = await open('/misc/openapi', { javaScriptEnabled: false });
  const described = await page.getByRole('heading', { level: 3 }).allInnerTexts();
  for (const path of Object.keys(document.paths)) {
    expect(described.some((text) => text.endsWith(` ${path}`))).toBe(true);
  }
  const call = page.locator('#listCountries');
  await call.getByText('Response').click();
  await call.getByRole('link', { name: 'Country' }).click();
  expect(new URL(page.url()).hash).toBe('#shape-Country');
  expect(await page.locator('#shape-Country').innerText()).toContain('iso2: string');
});

test('the API reference fits on a phone screen', async () => {
  const page = await open('/misc/openapi', { viewport: { width: 375, height: 800 } });
  await page.locator('summary').evaluateAll((all) => {
    for (const one of all) (one.parentElement as HTMLDetailsElement).open = true;
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
