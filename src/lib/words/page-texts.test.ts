import { expect, test } from 'vitest';
import { cutText, describePage, fittingTitle } from './page-texts.ts';

test('picks the first title that fits, or truncates the last one if none fits', () => {
  expect(fittingTitle(`Gardener at ${'x'.repeat(60)}`, 'Gardener at Acme', 'Gardener')).toBe(
    'Gardener at Acme',
  );
  const long = fittingTitle('Gardener '.repeat(20));
  expect(long).toMatch(/^(Gardener )+Gardener…$/);
  expect(long.length).toBeLessThanOrEqual(60);
});

test('a short description is extended with the next part', () => {
  const enough = 'A sentence that says by itself what the page is about.';
  expect(describePage(enough, 'More.')).toBe(enough);
  expect(describePage('', undefined, 'Too short.', enough)).toBe(`Too short. ${enough}`);
  expect(describePage('word '.repeat(80)).length).toBeLessThanOrEqual(160);
});

test('text is truncated between words, and never within a character', () => {
  expect(cutText('one two,  three', 10)).toBe('one two…');
  expect(cutText(`${'x'.repeat(4)}😀😀`, 6)).toBe('xxxx…');
});
