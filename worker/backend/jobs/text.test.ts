import { expect, test } from 'vitest';
import { createExcerpt } from './text.ts';

test('an excerpt contains only sentences, without the headings between them', () => {
  const text = `About us\nWe cut zylographs in a small house by the river, and have for years.\nYour work\nYou cut them.\nSharp knives`;
  expect(createExcerpt(text)).toBe(
    'We cut zylographs in a small house by the river, and have for years. You cut them.',
  );
});

test('a text with almost no sentences is used in full', () => {
  expect(createExcerpt('Barista\nMornings\nTown centre')).toBe('Barista · Mornings · Town centre');
});

test('a long text is truncated between words', () => {
  const excerpt = createExcerpt(`${'word '.repeat(100)}.`, 50);
  expect(excerpt.length).toBeLessThanOrEqual(50);
  expect(excerpt).toMatch(/word…$/);
});

test.each([
  ['We sell tea, and there is coffee.', 'We sell tea…'],
  ['We sell tea. And there is coffee.', 'We sell tea.'],
])('truncates "%s" so that the excerpt ends cleanly', (text, excerpt) => {
  expect(createExcerpt(text, 13)).toBe(excerpt);
});
