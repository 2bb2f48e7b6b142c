import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { missingStyles } from '../support/missing-styles.ts';
import { PAGES } from '../support/pages.ts';
import { siteUrl } from '../support/site.ts';

const open = testBrowser(siteUrl);

test.each(PAGES)('%s has the styles for everything it shows', async (path) => {
  expect(await missingStyles(await open(path, { expectErrors: /404|410/ }))).toEqual([]);
});

/**
 * The number of bytes that a server can send before it receives an acknowledgement: ten segments
 * (RFC 6928).
 */
const FIRST_WINDOW = 14 * 1024;

const JOB = '/quillfeather/withquestions/vellum-stretcher';

test.each(['/', '/jobs', JOB, '/blog/first-ninety-days'])(
  '%s fits with its styles into the initial congestion window, and nothing else blocks its first paint',
  async (path) => {
    const html = await (await fetch(siteUrl + path)).text();
    // The compression level used by intermediaries (decision 8).
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(FIRST_WINDOW);
    const page = await open(path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  },
);
