import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);

test('the site can be installed, and opens at its start URL', async () => {
  const page = await open('/jobs');
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Each test runs in an incognito window, which a full browser reports as an installability error.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
  const { errors, url } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${siteUrl}/manifest.webmanifest`);
});

test('the site’s icons exist, and the theme colour equals the page background', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open('/', { colorScheme });
    const paper = await page.evaluate(() => {
      const pixel = document.createElement('canvas').getContext('2d', { colorSpace: 'srgb' });
      if (!pixel) throw new Error('There is no canvas.');
      pixel.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = pixel.getImageData(0, 0, 1, 1).data;
      return [r, g, b];
    });
    const color = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    const channels = ((await color.getAttribute('content')) ?? '').match(/[0-9a-f]{2}/g) ?? [];
    // The colour is written with six hex digits, so a channel may be rounded differently.
    for (const [at, channel] of channels.entries()) {
      expect(Math.abs(Number.parseInt(channel, 16) - (paper[at] ?? 0))).toBeLessThanOrEqual(1);
    }
    expect(channels.length).toBe(3);
    const touch = page.locator('link[rel=apple-touch-icon]');
    const icon = await fetch(new URL((await touch.getAttribute('href')) ?? '', page.url()));
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  }
});
