import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_INK, DEFAULT_MARKER } from '../../src/lib/content/brand/brand-colors.ts';

/** The brand's ink, highlighter and paper colours (decision 1), and colours for skin and hair. */
const PALETTE = new Set([
  ...[
    DEFAULT_INK,
    '#535366',
    '#908f9f',
    '#a3a1ac',
    '#dddbd8',
    '#e9e7e2',
    '#f2f0ea',
    '#fffefc',
    '#fff',
  ],
  ...[DEFAULT_MARKER, '#d6e02e'],
  // Dark scheme.
  ...['#3b3a5c', '#565472', '#8e8ca4', '#eae9e5'],
  // Skin, hair.
  ...[
    '#4b3630',
    '#7d4f39',
    '#7f5d49',
    '#b08a6c',
    '#cdb8a6',
    '#d6bf92',
    '#d8b797',
    '#efdcc8',
    '#fbf3ea',
  ],
]);

const drawings = globSync([
  'public/space-assets/{heroes,covers,figures,logos,people,site}/*.svg',
  'public/images/nobody.svg',
  'public/favicon.svg',
]);

test.each(drawings)('%s uses only the brand’s colours and no fonts', (path) => {
  const drawing = readFileSync(path, 'utf8');
  const colors = drawing.match(/(?<=["':])#[\da-f]{3,8}\b/gi) ?? [];
  expect(colors.filter((color) => !PALETTE.has(color))).toEqual([]);
  // A picture cannot use the page's fonts, so text must be converted to outlines.
  expect(drawing).not.toMatch(/<text|font-family/);
});

test('every drawing with a background of its own has a dark colour scheme', () => {
  const bright = drawings.filter(
    (path) =>
      /heroes|covers|figures|logos/.test(path) &&
      !/prefers-color-scheme:dark/.test(readFileSync(path, 'utf8')),
  );
  expect(drawings.length).toBeGreaterThan(50);
  expect(bright).toEqual([]);
});
