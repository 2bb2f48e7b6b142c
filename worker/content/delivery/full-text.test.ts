import { expect, test } from 'vitest';
import { createMatcher, searchable } from './full-text.ts';

const words = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ');
const isFound = (query: string) => createMatcher(query)(searchable([words]));

test('searches only once for a word that is repeated in the query', () => {
  expect(isFound('word1 '.repeat(500))).toBe(true);
  expect(isFound(`${'word1 '.repeat(500)} nowhere`)).toBe(false);
});

test('uses only the first words of a query that is too long', () => {
  expect(isFound(`${words} nowhere`)).toBe(true);
  expect(isFound(`nowhere ${words}`)).toBe(false);
});
