import { expect, test } from 'vitest';
import { formUrl } from './form-url.ts';

test('leaves empty fields out', () => {
  expect(
    formUrl('/jobs', [
      ['q', ' gardener '],
      ['location', ''],
      ['salaryMin', '   '],
    ]),
  ).toBe('/jobs?q=gardener');
  expect(formUrl('/jobs', [['q', '']])).toBe('/jobs');
  expect(formUrl('/companies', [])).toBe('/companies');
});

test('joins several values of one name, each once, in the order of the form', () => {
  expect(
    formUrl('/jobs', [
      ['workplace', 'remote'],
      ['q', 'c++ & more'],
      ['workplace', 'hybrid'],
      ['workplace', 'remote'],
    ]),
  ).toBe('/jobs?workplace=remote%2Chybrid&q=c%2B%2B+%26+more');
});
