import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Response } from 'playwright-core';
import { findBrowser } from '../../scripts/find-browser.ts';
import { Trouble } from '../../scripts/local.ts';
import type { Finding } from '../support/compare.ts';
import { DEMO_PAGES, findDemoPages, startDemoSite } from '../support/demo-site.ts';

/** The brotli quality used by CDNs, applied here to responses that were sent uncompressed. */
const QUALITY = 5;
const KB = 1_024;
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu'];

const compressed = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }).length;

/** Inline styles count as CSS. */
const STYLE = /<style[^>]*>.*?<\/style>/gs;

/** The compressed size of a document's inline styles: its size with them minus its size without. */
const inlinedBytes = async (response: Response): Promise<number> => {
  const fullBody = await response.body();
  return compressed(fullBody) - compressed(Buffer.from(fullBody.toString().replace(STYLE, '')));
};

const countBytes = async (response: Response): Promise<number> =>
  response.headers()['content-encoding'] === 'br'
    ? (await response.request().sizes()).responseBodySize
    : compressed(await response.body());

/** The print stylesheet loads after the first paint. */
const isForPrint = (response: Response): boolean => /\/print-[^/]*\.css$/.test(response.url());

type Kind = 'document' | 'script' | 'stylesheet';

/**
 * Measures the brotli-compressed size, by resource type, of everything that a first load fetches
 * until the network is idle.
 */
export const measurePage = async (url: string): Promise<Record<Kind, number>> => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Trouble('Chromium was not found. Set CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    const sizes = { document: 0, script: 0, stylesheet: 0 };
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType() as Kind;
      if (!(kind in sizes) || isForPrint(response)) return;
      reading.push(
        countBytes(response).then(async (bytes) => {
          const inlined = kind === 'document' ? await inlinedBytes(response) : 0;
          sizes[kind] += bytes - inlined;
          sizes.stylesheet += inlined;
        }),
      );
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(reading);
    return sizes;
  } finally {
    await browser.close();
  }
};

const finding = (name: string, bytes: number, goalKb: number): Finding => ({
  name: `${name}, brotli`,
  figure: `${(bytes / KB).toFixed(1)} KB`,
  goal: `at most ${goalKb} KB`,
  isMet: bytes <= goalKb * KB,
});

/**
 * Measures the JavaScript, HTML and CSS of a first load in bytes: as sent, or brotli-compressed at
 * quality 5 if sent uncompressed.
 */
export const bytes = async (config: string): Promise<Finding[]> => {
  const site = await startDemoSite(config);
  try {
    const pages = await findDemoPages(site.url);
    const findings: Finding[] = [];
    let css = 0;
    for (const name of DEMO_PAGES) {
      const sizes = await measurePage(`${site.url}${pages[name]}`);
      css = Math.max(css, sizes.stylesheet);
      findings.push(finding(`JavaScript of the first load, ${name}`, sizes.script, 96));
      findings.push(finding(`HTML, ${name}`, sizes.document, 12));
    }
    return [...findings, finding('CSS, the largest of these pages', css, 12)];
  } finally {
    await site.stop();
  }
};
