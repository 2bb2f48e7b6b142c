import { expect, test } from 'vitest';
import { understandQuery } from './understand-query.ts';

// docs/specification.md: 7.3

const NAMES = new Map<string, { facet: 'location' | 'company'; values: string[] }>([
  ['london', { facet: 'location', values: ['London'] }],
  ['new york', { facet: 'location', values: ['New York City'] }],
  ['york', { facet: 'location', values: ['York'] }],
  ['leeds', { facet: 'location', values: ['Leeds'] }],
  ['munich', { facet: 'location', values: ['Munich'] }],
  ['koln', { facet: 'location', values: ['Cologne'] }],
  ['lyon', { facet: 'location', values: ['Lyon'] }],
  ['madrid', { facet: 'location', values: ['Madrid'] }],
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
  ['Minijob', ['mini-job: minijob'], ['employmentType: part_time']],
  [
    '450-Euro-Job Kellner',
    ['mini-job: 450 euro job', 'waiter: kellner'],
    ['employmentType: part_time'],
  ],
  ['538 €', ['mini-job: 538 euro'], ['employmentType: part_time']],
  ['Aushilfe', ['casual-work: aushilfe'], ['employmentType: temporary part_time']],
  ['marketing intern', ['marketing: marketing'], ['employmentType: internship']],
  ['alternance', ['apprentice: alternance'], ['seniority: entry_level']],
  ['key stage 1 teacher', ['primary-teacher: key stage 1 teacher'], []],
  ['jobs', [], []],
  ['', [], []],
  ['xyzzy', ['xyzzy'], []],
  ["chargé d'affaires", ['account-executive: charge affaires'], []],
])('parses the terms and facts in %j', (q, terms, facts) => {
  expect(read(q)).toEqual({ terms, facts });
});

test.each<[string, string[], string[], string[]]>([
  ['not remote', [], ['workplace: on_site hybrid'], ['remote']],
  ['nurse but not remote', ['nurse'], ['workplace: on_site hybrid'], ['remote']],
  ['nurse -remote', ['nurse'], ['workplace: on_site hybrid'], ['remote']],
  ['Koch kein Homeoffice', ['koch'], ['workplace: on_site hybrid'], ['homeoffice']],
  ['no experience nurse', ['nurse'], ['seniority: entry_level'], []],
  ['Koch ohne Erfahrung', ['koch'], ['seniority: entry_level'], []],
  ['nurse outside london', ['nurse'], [], ['london']],
  ['outside plant engineer', ['outside', 'plant engineer'], [], []],
  ['developer -java -kotlin', ['developer'], [], ['java', 'kotlin']],
  ['developer not java or kotlin', ['developer'], [], ['java', 'kotlin']],
  ['engineer but not manager', ['engineer'], [], ['manager']],
  ['no night shift nurse', ['nurse'], [], ['night shift']],
  ['développeur sans React', ['developpeur'], [], ['react']],
  ['no', ['no'], [], []],
])('parses the exclusions in %j', (q, terms, facts, unwanted) => {
  const understood = understandQuery(q, names);
  expect(understood.terms.map(({ words }) => words.join(' '))).toEqual(terms);
  expect(read(q).facts).toEqual(facts);
  expect((understood.unwanted ?? []).map(({ words }) => words.join(' '))).toEqual(unwanted);
});

test.each<[string, string[]]>([
  ['nurse or teacher', ['nurse', 'or teacher']],
  ['nurse/teacher london', ['nurse', 'or teacher']],
  ['Koch oder Kellner', ['koch', 'or kellner']],
  ['python or java developer', ['python', 'or java', 'developer']],
  ['UI/UX designer', ['ui ux designer']],
  ['看護師/薬剤師', ['看護師', 'or 薬剤師']],
])('parses the alternatives in %j', (q, expected) => {
  const { terms } = understandQuery(q, names);
  expect(terms.map(({ words, or }) => (or ? `or ${words.join(' ')}` : words.join(' ')))).toEqual(
    expected,
  );
});

test.each<[string, string[], string[]]>([
  ['nurse within 10 km of Leeds', ['nurse: nurse'], ['radius: 10', 'location: Leeds']],
  ['10 miles from Leeds', [], ['radius: 25', 'location: Leeds']],
  ['nurse Leeds 15 miles', ['nurse: nurse'], ['location: Leeds', 'radius: 25']],
  ['nurse within a 20 mile radius of Leeds', ['nurse: nurse'], ['radius: 50', 'location: Leeds']],
  ['welder 25km around Munich', ['welder: welder'], ['radius: 25', 'location: Munich']],
  ['im Umkreis von 20 km um Köln', [], ['radius: 25', 'location: Cologne']],
  ['Köln +30km', [], ['location: Cologne', 'radius: 50']],
  ['infirmière à 30 km de Lyon', ['nurse: infirmiere'], ['radius: 50', 'location: Lyon']],
  ['dans un rayon de 5 km autour de Lyon', [], ['radius: 5', 'location: Lyon']],
  ['a menos de 20 km de Madrid', [], ['radius: 25', 'location: Madrid']],
  ['within 300 km of Madrid', [], ['radius: 100', 'location: Madrid']],
  ['10 nurses Leeds', ['10', 'nurse: nurses'], ['location: Leeds']],
])('parses the distance in %j', (q, terms, facts) => {
  expect(read(q)).toEqual({ terms, facts });
});

test('pay is removed before the remaining words are parsed', () => {
  const { terms, facts, pay } = understandQuery('part time nurse £30 an hour London', names);
  expect(terms.map(({ words }) => words)).toEqual([['nurse']]);
  expect(facts.map(({ facet }) => facet)).toEqual(['employmentType', 'location']);
  expect(pay).toMatchObject({ min: 30, rest: 'part time nurse London' });
});

test('the pay limit in a term such as “520 Euro Job” is not parsed as pay, but other amounts are', () => {
  expect(understandQuery('520 Euro Job', names).pay).toBeUndefined();
  expect(understandQuery('520 € pro Tag', names).pay).toMatchObject({ min: 520 });
});

test('only the first 12 words are parsed', () => {
  expect(read('xyzzy '.repeat(500)).terms).toHaveLength(12);
});
