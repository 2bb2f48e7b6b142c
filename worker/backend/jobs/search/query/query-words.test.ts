import { expect, test } from 'vitest';
import { withoutWords, workWords } from './query-words.ts';

test.each<[q: string, words: string[], rest: string]>([
  ['nurse -remote -london', ['not', 'remote'], 'nurse -london'],
  ['remote-nurse', ['remote'], 'nurse'],
  ['nurse not remote', ['not', 'remote'], 'nurse'],
  ['part time nurse', ['part', 'time'], 'nurse'],
  ['part-time nurse', ['part', 'time'], 'nurse'],
  ['nurse in London', ['london'], 'nurse'],
  ['London nurse', ['london'], 'nurse'],
  ['nurse, London', ['london'], 'nurse'],
  // Prepositions that belong to the remaining words are kept.
  ['Head of Sales in London', ['london'], 'Head of Sales'],
  ['jobs in Berlin for nurses', ['berlin'], 'jobs for nurses'],
  ['nurses for London', ['nurses'], 'London'],
  ['work from home accountant', ['work', 'home'], 'accountant'],
  ['Berlin/Hamburg nurse', ['berlin'], 'Hamburg nurse'],
  ['Berlin/Hamburg nurse', ['hamburg'], 'Berlin nurse'],
  ['nurse (London) nights', ['london'], 'nurse nights'],
  ['C++ developer remote', ['remote'], 'C++ developer'],
  // The words are removed only where they are consecutive, so the single `new` is kept.
  ['new nurse in New York', ['new', 'york'], 'new nurse'],
  ['München Pflege', ['munchen'], 'Pflege'],
  ['東京 看護師', ['東京'], '看護師'],
  ['ممرضة دبي', ['دبي'], 'ممرضة'],
  ['remote', ['remote'], ''],
  ['remote nurse (remote)', ['remote'], 'nurse'],
  ['nurse', ['remote'], 'nurse'],
])('%s without the words %j becomes %s', (q, words, rest) => {
  expect(withoutWords(q, words)).toBe(rest);
});

test.each<[q: string, terms: string[][], work: string]>([
  ['urgent Head of Sales needed in London', [['head', 'sales']], 'Head of Sales'],
  ['jobs', [], ''],
  ['nurse jobs', [['nurse']], 'nurse'],
  ['求人 看護師', [['看護師']], '看護師'],
  ["chargé d'affaires", [['charge', 'affaires']], "chargé d'affaires"],
  ['Entwickler*in (m/w/d) in Teilzeit', [['entwickler']], 'Entwickler*in (m/w/d)'],
])('in the query %s with the terms %j, the words about the work are %s', (q, terms, work) => {
  expect(
    workWords(
      q,
      terms.map((words) => ({ words, group: undefined })),
    ),
  ).toBe(work);
});
