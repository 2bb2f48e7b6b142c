import { expect, test } from 'vitest';
import { understandQuery } from './understand-query.ts';

// docs/specification.md: 7.3

const NAMES = new Map<string, { facet: 'location' | 'company'; values: string[] }>([
  ['london', { facet: 'location', values: ['London'] }],
  ['new york', { facet: 'location', values: ['New York City'] }],
  ['york', { facet: 'location', values: ['York'] }],
  ['acme works', { facet: 'company', values: ['acme'] }],
]);
const names = { find: (words: readonly string[]) => NAMES.get(words.join(' ')), longest: 3 };
const read = (q: string) => {
  const { terms, facts } = understandQuery(q, names);
  return {
    terms: terms.map(({ words, group }) =>
      group ? `${group}: ${words.join(' ')}` : words.join(' '),
    ),
    facts: facts.map(({ facet, values }) => `${facet}: ${values.join(' ')}`),
  };
};

test.each<[string, string[], string[]]>([
  ['nurse', ['nurse: nurse'], []],
  ['RN', ['nurse: rn'], []],
  ['Krankenschwestern', ['krankenschwestern'], []],
  ['Krankenschwester', ['nurse: krankenschwester'], []],
  ['infirmière', ['nurse: infirmiere'], []],
  ['看護師', ['nurse: 看護師'], []],
  ['Entwickler*in', ['software-developer: entwickler'], []],
  ['rust engineer', ['rust: rust', 'software-developer: engineer'], []],
  ['nurses in London', ['nurse: nurses'], ['location: London']],
  ['new york lawyer', ['lawyer: lawyer'], ['location: New York City']],
  ['remote', [], ['workplace: remote']],
  ['remote nurse remote', ['nurse: nurse'], ['workplace: remote']],
  ['work from home accountant', ['accountant: accountant'], ['workplace: remote']],
  ['Teilzeit', [], ['employmentType: part_time']],
  ['part time nurse', ['nurse: nurse'], ['employmentType: part_time']],
  ['entry level', [], ['seniority: entry_level']],
  ['senior nurse london', ['nurse: nurse'], ['seniority: senior', 'location: London']],
  ['account executive', ['account-executive: account executive'], []],
  ['executive assistant', ['executive-assistant: executive assistant'], []],
  ['acme works welder', ['welder: welder'], ['company: acme']],
  ['urgent welder needed', ['welder: welder'], []],
  ['jobs', [], []],
  ['', [], []],
  ['xyzzy', ['xyzzy'], []],
  ["chargé d'affaires", ['account-executive: charge affaires'], []],
])('%j', (q, terms, facts) => {
  expect(read(q)).toEqual({ terms, facts });
});

test('pay is taken out before the rest is read', () => {
  const { terms, facts, pay } = understandQuery('part time nurse £30 an hour London', names);
  expect(terms.map(({ words }) => words)).toEqual([['nurse']]);
  expect(facts.map(({ facet }) => facet)).toEqual(['employmentType', 'location']);
  expect(pay).toMatchObject({ min: 30, rest: 'part time nurse London' });
});

test('of very many words the first ones are read', () => {
  expect(read('xyzzy '.repeat(500)).terms).toHaveLength(12);
});
