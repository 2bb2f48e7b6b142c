import { expect, test } from 'vitest';
import { LANGUAGES, languageAlternates } from './languages.ts';

const GERMAN = { tag: 'de', locale: 'de_DE', prefix: '/de' };

test('a site with a single language has no hreflang alternates', () => {
  expect(languageAlternates('/jobs', [LANGUAGES[0]])).toEqual([]);
});

test('each page has hreflang alternates for all languages, including its own, and an x-default', () => {
  expect(languageAlternates('/jobs?page=2', [LANGUAGES[0], GERMAN])).toEqual([
    { hreflang: 'en', path: '/jobs?page=2' },
    { hreflang: 'de', path: '/de/jobs?page=2' },
    { hreflang: 'x-default', path: '/jobs?page=2' },
  ]);
});
