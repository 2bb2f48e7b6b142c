import { expect, test } from 'vitest';
import { englishCountryName } from './country-names.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('each two-letter code has the same name as in Intl, or no name if Intl has none', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));
  const wrong = codes.filter((code) => englishCountryName(code) !== names.of(code));
  expect(wrong).toEqual([]);
  expect(englishCountryName('de')).toBe('Germany');
});
