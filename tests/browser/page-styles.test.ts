import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { missingStyles } from '../support/missing-styles.ts';
import { PAGES } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);

test.each(PAGES)('%s links the styles of all that it shows', async (path) => {
  expect(await missingStyles(await open(path, { expectErrors: /404|410/ }))).toEqual([]);
});

/** What a server sends before anything is acknowledged: ten segments (RFC 6928). */
const FIRST_WINDOW = 14 * 1024;

const JOB = '/quillfeather/withquestions/vellum-stretcher';

test.each(['/', '/jobs', JOB, '/blog/first-ninety-days'])(
  '%s and the styles that its first paint waits for fit the first window',
  async (path) => {
    const html = await (await fetch(siteUrl + path)).text();
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    const styles = await Promise.all(
      links
        .filter((link) => !link.includes('media="print"'))
        .map(async (link) => (await fetch(siteUrl + /href="([^"]*)"/.exec(link)?.[1])).text()),
    );
    // As a network compresses on the way, and the build does before it (decision 34).
    const document = brotliCompressSync(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    });
    const sizes = [document, ...styles.map((text) => brotliCompressSync(text))];
    expect(styles.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(FIRST_WINDOW);
  },
);
