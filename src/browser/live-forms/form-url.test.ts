import { expect, test } from 'vitest';
import { formUrl } from './form-url.ts';

test('omits empty fields', () => {
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

test('joins the distinct values of each field, in form order', () => {
  expect(
    formUrl('/jobs', [
      ['workplace', 'remote'],
      ['q', 'c++ & more'],
      ['workplace', 'hybrid'],
      ['workplace', 'remote'],
    ]),
  ).toBe('/jobs?workplace=remote%2Chybrid&q=c%2B%2B+%26+more');
});
