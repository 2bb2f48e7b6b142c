import { expect, test } from 'vitest';
import { LANGUAGES, languageAlternates } from './languages.ts';

const GERMAN = { tag: 'de', locale: 'de_DE', prefix: '/de' };

test('one language is nothing to choose from', () => {
  expect(languageAlternates('/jobs', [LANGUAGES[0]])).toEqual([]);
});

test('of several each page names all, itself and the one for everybody else', () => {
  expect(languageAlternates('/jobs?page=2', [LANGUAGES[0], GERMAN])).toEqual([
    { hreflang: 'en', path: '/jobs?page=2' },
    { hreflang: 'de', path: '/de/jobs?page=2' },
    { hreflang: 'x-default', path: '/jobs?page=2' },
  ]);
});
