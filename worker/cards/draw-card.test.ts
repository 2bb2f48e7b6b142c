import { expect, test } from 'vitest';
import type { CardTexts } from '../../src/lib/cards.ts';
import { readPng } from '../../tests/support/png.ts';
import { type Brand, drawCard } from './draw-card.ts';
import { measureWidth, type Style, shorten, writable } from './lettering.ts';

const BRAND: Brand = {
  name: ['Role', 'call', ''],
  ink: [0x21, 0x1d, 0x3f],
  softInk: [0x58, 0x55, 0x6d],
  marker: [0xe2, 0xec, 0x3f],
  paper: [0xfb, 0xfa, 0xf7],
};
const TEXTS: CardTexts = {
  title: ['Gilder of frames'],
  kind: ['Full time', 'On site'],
  byline: ['Quillfeather & Daughters', 'Utrecht'],
  marked: '€30,000 – €40,000 per year',
};
const draw = (words: Partial<CardTexts> = {}, brand: Partial<Brand> = {}) =>
  drawCard({ ...TEXTS, ...words }, { ...BRAND, ...brand });

test('draws a 1200 by 630 image in the paper, ink and highlighter colours', async () => {
  const { width, height, colors } = readPng(await draw());
  expect([width, height]).toEqual([1200, 630]);
  expect(colors.get('#fbfaf7')).toBeGreaterThan(500_000);
  expect(colors.get('#211d3f')).toBeGreaterThan(20_000);
  expect(colors.get('#e2ec3f')).toBeGreaterThan(20_000);
});

test('produces the same bytes for the same text, and different bytes for different text', async () => {
  const card = await draw();
  expect(await draw()).toEqual(card);
  const others: Partial<CardTexts>[] = [
    { title: ['Gilder of panes'] },
    { byline: ['Quillfeather & Daughters', 'Breda'] },
    { marked: undefined },
    { isOver: true },
  ];
  for (const other of others) expect(await draw(other), JSON.stringify(other)).not.toEqual(card);
});

test('draws another agency’s name and colours', async () => {
  const { colors } = readPng(
    await draw({}, { marker: [0xff, 0xb3, 0x66], ink: [0x10, 0x30, 0x20] }),
  );
  expect(colors.get('#ffb366')).toBeGreaterThan(20_000);
  expect(colors.get('#103020')).toBeGreaterThan(20_000);
  expect([colors.get('#e2ec3f'), colors.get('#211d3f')]).toEqual([undefined, undefined]);
});

test('truncates a title too long for three lines at a word boundary, so that it stays within the card', async () => {
  const long = 'Deputy head of the department of personnel development and organisation ';
  const card = await draw({ title: [long.repeat(3)] });
  expect(card).toEqual(await draw({ title: [long.repeat(4)] }));
  const longWord = await draw({ title: ['Donaudampfschifffahrtselektrizitäten'.repeat(4)] });
  // The text does not reach the edge of the card.
  for (const bytes of [card, longWord])
    expect(readPng(bytes).colors.get('#fbfaf7')).toBeGreaterThan(400_000);
});

test.each([
  ['words', 'A word and another '.repeat(9), / \w+/],
  ['letters', 'Wordwithoutend'.repeat(9), /./],
])('includes as many %s as fit', (_, text, one) => {
  const style: Style = { weight: 'text', size: 30 };
  const left = shorten(text, style, 600).slice(0, -1);
  const next = text.slice(left.length).match(one)?.[0];
  expect(text).toContain(`${left}${next}`);
  expect(measureWidth(`${left}…`, style)).toBeLessThanOrEqual(600);
  expect(measureWidth(`${left}${next}…`, style)).toBeGreaterThan(600);
});

test.each([
  ['Łódź – Żółta Ścieżka', 'Łódź – Żółta Ścieżka'],
  ['E\u0301cole à Zu\u0308rich', 'École à Zürich'],
  ['Nurse 🚑 (m/w/d)', 'Nurse (m/w/d)'],
  ['Pastry Chef · شيف', 'Pastry Chef'],
  ['شيف حلويات شرقية', ''],
  ['ソフトウェアエンジニア A', ''],
  ['\u202eevil\u2069', 'evil'],
  ['🚑', ''],
  ['x'.repeat(5_000), 'x'.repeat(300)],
])('reduces “%s” to the part that the font can render: “%s”', (text, written) => {
  expect(writable(text)).toBe(written);
});

test('falls back to the next title if the font cannot render one, rather than drawing missing-glyph boxes', async () => {
  expect(await draw({ title: ['شيف حلويات شرقية', 'A job on Rolecall'] })).toEqual(
    await draw({ title: ['A job on Rolecall'] }),
  );
  expect(await draw({ byline: ['شيف', 'Utrecht'] })).toEqual(await draw({ byline: ['Utrecht'] }));
  const named = await draw({ byline: ['Wahat', 'Utrecht'] });
  expect(await draw({ byline: [['واحة', 'Wahat'], 'Utrecht'] })).toEqual(named);
});
