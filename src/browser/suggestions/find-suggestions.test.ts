import { expect, test } from 'vitest';
import { createReference } from './create-reference.ts';
import { findSuggestions, type SuggestedField } from './find-suggestions.ts';

// docs/specification.md: 3.5

const DATA: Record<string, unknown> = {
  '/misc/company-categories': [{ id: 'software', name: 'Software' }],
  '/misc/countries': [
    { id: 'de', iso2: 'DE', name: 'Germany' },
    { id: 'nl', iso2: 'NL', name: 'Netherlands' },
  ],
  '/misc/countries/nl/states': [{ id: 'nl-ut', countryId: 'nl', code: 'NL-UT', name: 'Utrecht' }],
};

const find = async (field: SuggestedField, text = '') => {
  const requested: string[] = [];
  const reference = createReference(async (path) => {
    requested.push(path);
    return DATA[path];
  });
  return { found: await findSuggestions(field, text, reference), asked: requested };
};

test('suggests categories as well as employers in an employer field', async () => {
  expect((await find('employer')).found).toEqual([{ value: 'Software', category: 'software' }]);
});

test.each<[SuggestedField, string, string[]]>([
  ['home', '', ['Germany', 'Netherlands']],
  ['home', 'Utr', ['Germany', 'Netherlands']],
  ['home', 'Netherlands', ['Germany', 'Netherlands', 'Utrecht, Netherlands']],
  ['home', 'Zeist, N', ['Zeist, Germany', 'Zeist, Netherlands']],
  ['home', 'Zeist , Utrecht,', ['Zeist , Utrecht, Germany', 'Zeist , Utrecht, Netherlands']],
  ['home', ', N', ['Germany', 'Netherlands']],
])('in a field of type %s, typing %j suggests %j', async (field, text, values) => {
  expect((await find(field, text)).found.map(({ value }) => value)).toEqual(values);
});

test('requests a country’s states only after the country’s name has been typed in full', async () => {
  expect((await find('home', 'Netherl')).asked).toEqual(['/misc/countries']);
  expect((await find('home', 'Netherlands')).asked).toEqual([
    '/misc/countries',
    '/misc/countries/nl/states',
  ]);
});
