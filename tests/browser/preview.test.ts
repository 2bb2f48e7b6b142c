import { expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { hydratePage, testBrowser } from '../support/browser.ts';
import { previewToken } from '../support/preview-token.ts';
import { siteUrl } from '../support/site.ts';

/** Tests previews of drafts in the built-in content. */

const open = testBrowser(siteUrl);

/** A post in the built-in content that was never published. */
const DRAFT = '/blog/counter-offers';

test.each([true, false])(
  'an editor sees drafts until leaving the preview (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await open(`/preview?path=${DRAFT}`, {
      javaScriptEnabled,
      colorScheme: javaScriptEnabled ? 'light' : 'dark',
      expectErrors: /404|422/,
    });
    await page.getByLabel('Preview token').fill('a guess');
    await page.getByRole('button', { name: 'See drafts' }).click();
    await page
      .getByRole('alert')
      .getByText('This preview token isn’t valid. Check it and try again.')
      .waitFor();
    expect(await page.title()).toMatch(/^Error: See drafts/);
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

    await page.getByLabel('Preview token').fill(await previewToken(siteUrl));
    await page.getByRole('button', { name: 'See drafts' }).click();
    await page.waitForURL(`**${DRAFT}`);
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await bar.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('counter-offer');
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([]);

    // The preview also applies to other pages, reached through links on the site or through the URL
    // that Contentful opens.
    if (javaScriptEnabled) await hydratePage(page);
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
    await page.waitForURL('**/blog');
    expect(await page.getByRole('main').getByText('counter-offer').count()).toBeGreaterThan(0);
    await bar.waitFor();
    await page.goto(`/preview?path=${DRAFT}`);
    expect(new URL(page.url()).pathname).toBe(DRAFT);

    await bar.getByRole('button', { name: 'Exit preview' }).click();
    await page.waitForURL('**/');
    expect(await bar.count()).toBe(0);
    expect((await page.goto(DRAFT))?.status()).toBe(404);
  },
);
