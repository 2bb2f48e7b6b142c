import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

/**
 * Renders `public/icons` from the favicon, for clients without SVG support (decision 4). Run `node
 * scripts/draw-icons.ts` whenever the favicon has changed.
 */

const PUBLIC = join(import.meta.dirname, '../public');
const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
/**
 * The favicon without rounded corners (full-bleed), because operating systems apply their own mask.
 */
const full = drawing.replace(' rx="28"', '');

/**
 * The safe zone spans four fifths of a maskable icon's width (W3C Web App Manifest, 'icon masks').
 */
const SAFE_PART = 0.8;

const ICONS = [
  { file: 'icon-192.png', size: 192, svg: drawing, part: 1 },
  { file: 'icon-512.png', size: 512, svg: drawing, part: 1 },
  { file: 'icon-maskable-512.png', size: 512, svg: full, part: SAFE_PART },
  { file: 'apple-touch-icon.png', size: 180, svg: full, part: 1 },
];

const [, background = ''] = drawing.match(/<rect[^>]* fill="(#\w+)"/) ?? [];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const { file, size, svg, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const paint = part < 1 ? background : 'transparent';
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${paint}">
      <div style="width:${size * part}px;height:${size * part}px">${svg}</div>`,
  );
  writeFileSync(join(PUBLIC, 'icons', file), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
