import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_FRAME } from '../../src/lib/content/site-frame.ts';
import { writeWebManifest } from './web-manifest.ts';

const PUBLIC = join(import.meta.dirname, '../../public');

test('the app has the name from the site’s settings and opens the site’s start page', async () => {
  const response = writeWebManifest({ ...DEFAULT_FRAME, name: 'Ashley & Co' }, 'https://a.example');
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect(await response.json()).toMatchObject({
    name: 'Ashley & Co',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
});

test('each icon file has the size given in the manifest', async () => {
  const { icons } = (await writeWebManifest(DEFAULT_FRAME, 'https://a.example').json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of drawn) {
    const png = readFileSync(join(PUBLIC, src));
    // A PNG file's header begins with the width and the height (PNG, 11.2.2).
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  // Chromium requires icons of these sizes before it offers to install the app.
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

test('the app uses the logo of the configured brand', async () => {
  const logo = { url: 'https://a.example/space-assets/ashley/logo.svg', alt: '' };
  const response = writeWebManifest({ ...DEFAULT_FRAME, logo }, 'https://a.example');
  expect(await response.json()).toMatchObject({
    icons: [{ src: '/space-assets/ashley/logo.svg', sizes: 'any' }],
  });
});
