import * as v from 'valibot';
import { expect, test } from 'vitest';
import { JobSearchQuerySchema } from '../../../../src/contracts/job.ts';
import { type Suggestion, SuggestionQuerySchema } from '../../../../src/contracts/suggestion.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../../tests/support/records.ts';
import { respondTo } from '../../../../tests/support/request-context.ts';
import { database, storage } from '../../../../tests/support/test-database.ts';
import { saveCompanies } from '../../companies/save-companies.ts';
import { moveJobs } from '../move-jobs.ts';
import { closeExpiredJobs } from '../repository.ts';
import { saveJobs } from '../save-jobs.ts';
import { createBuiltInReader } from './engines/built-in/built-in-reader.ts';
import { searchJobs } from './search-jobs.ts';
import { suggest } from './suggest.ts';

const { db } = database;
const at = (displayName: string, countryCode: string, region: string | null = null) => ({
  displayName,
  countryCode,
  region,
});
const MUNICH = at('München', 'DE');
const OSAKA = at('大阪', 'JP');

await saveCompanies(db, [
  companyRecord({ slug: 'nursery-rhymes', name: 'Nursery Rhymes' }),
  companyRecord({ slug: 'hushco', name: 'Hushco Quietworks' }),
  companyRecord({ slug: 'koharubi', name: '小春日' }),
  companyRecord({ slug: 'quillfeather', name: 'Quillfeather & Daughters' }),
]);
await saveJobs(db, [
  jobRecord('a', { companySlug: 'nursery-rhymes', title: 'Registered nurse' }),
  jobRecord('b', { companySlug: 'nursery-rhymes', title: 'Krankenschwester' }),
  jobRecord('c', {
    companySlug: 'nursery-rhymes',
    title: 'Nursery assistant',
    locations: [at('Cambridge', 'GB', 'GB-ENG'), at('Cambridge, MA', 'US')],
  }),
  jobRecord('d', { companySlug: 'hushco', employerVisibility: 'anonymous', title: 'Nurse' }),
  jobRecord('e', { companySlug: 'koharubi', title: '看護師', locations: [OSAKA] }),
  jobRecord('f', { companySlug: 'quillfeather', title: 'Plumber', locations: [MUNICH] }),
  jobRecord('g', {
    companySlug: 'quillfeather',
    title: 'Archivist',
    locations: [MUNICH],
    skills: ['TypeScript', 'JavaScript', 'JS'],
  }),
  jobRecord('u', {
    companySlug: 'quillfeather',
    title: 'Carillonneur',
    locations: [at('Utrecht', 'NL', 'NL-UT')],
  }),
  jobRecord('draft', { companySlug: 'quillfeather', title: 'Barrister', status: 'draft' }),
]);

const requestSuggestions = (field: string, text: string, now = NOW) =>
  suggest(db, v.parse(SuggestionQuerySchema, { field, text }), now);
/** Formats suggestions as `value count`. */
const find = async (field: string, text: string) =>
  (await requestSuggestions(field, text)).map(
    ({ value, count }: Suggestion) => `${value} ${count}`,
  );

test('an occupation is suggested under the typed name, with the count for all its names', async () => {
  expect(await requestSuggestions('q', 'kranken')).toEqual([
    { value: 'Krankenschwester', kind: 'occupation', count: 4 },
  ]);
  expect(await find('q', 'Regist')).toContain('registered nurse 4');
  expect(await find('q', '看')).toContain('看護師 4');
});

test('names that begin with the text precede names in which only a later word does; ties are sorted by job count', async () => {
  expect((await find('q', 'nurse')).slice(0, 2)).toEqual(['nurse 4', 'Nursery Rhymes 3']);
  expect(await find('q', 'daught')).toEqual(['Quillfeather & Daughters 3']);
});

test('a match on a displayed name ranks above a match on a name in another language', async () => {
  // Germany is `Niemcy` in Polish.
  expect(await find('location', 'n')).toEqual(['Netherlands 1', 'Germany 5']);
});

test.each([
  ['q', 'nusre', 'nurse 4'],
  ['q', 'plumer', 'plumber 1'],
  ['location', 'Munihc', 'Munich 2'],
  ['location', 'Cambrige', 'Cambridge 1'],
])(
  'if the field %s has no match for %j, the nearest name is suggested: %s',
  async (field, text, first) => {
    expect((await find(field, text))[0]).toBe(first);
  },
);

test('an employer is suggested by name or slug, but a hidden employer never is', async () => {
  expect(await requestSuggestions('q', 'QUILL')).toEqual([
    { value: 'Quillfeather & Daughters', kind: 'employer', count: 3 },
  ]);
  expect(await find('q', 'koha')).toEqual(['小春日 1']);
  expect(await find('q', 'hush')).toEqual([]);
});

test('a job that names a skill repeatedly counts once, and a draft is not counted', async () => {
  expect(await find('q', 'javasc')).toEqual(['javascript 1']);
  expect(await find('q', 'barri')).toEqual([]);
});

test.each([
  ['Münch', ['Munich 2']],
  ['munich', ['Munich 2']],
  ['ミュンヘン', ['Munich 2']],
  ['おおさか', []],
  ['大', ['Osaka 1']],
  ['Baye', ['Bavaria, Germany 2']],
  ['bavar', ['Bavaria, Germany 2']],
  ['Deutsch', ['Germany 5']],
  ['german', ['Germany 5']],
  ['ألمان', ['Germany 5']],
  // The search resolves `Utrecht` to the town, so the province with the same name is not suggested.
  ['utre', ['Utrecht 1']],
  ['paris', []],
])('the location text %j suggests %j', async (text, values) => {
  expect(await find('location', text)).toEqual(values);
});

test('towns with the same name have distinct suggestions', async () => {
  expect(await find('location', 'cambridge')).toEqual([
    'Cambridge 1',
    'Cambridge, Massachusetts 1',
  ]);
});

test('searching for a suggested place finds the number of jobs shown in the suggestion', async () => {
  for (const text of ['muni', 'cambridge', 'germ', 'bava', 'osak', 'unit']) {
    for (const { value, count } of await requestSuggestions('location', text)) {
      const query = v.parse(JobSearchQuerySchema, { location: value });
      expect((await searchJobs(createBuiltInReader(db), query, NOW)).total, value).toBe(count);
    }
  }
});

test('the response is public and cacheable', async () => {
  const response = await respondTo(
    new Request('http://site/misc/suggestions?field=location&text=muni'),
    storage,
  );
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d/);
  expect((await response.json()).data).toMatchObject([{ value: 'Munich', kind: 'town' }]);
});

test('counts are updated when jobs are closed, expire or are reopened', async () => {
  const count = async () => (await find('q', 'plumb'))[0];
  await saveJobs(db, [
    jobRecord('h', { companySlug: 'quillfeather', title: 'Plumber' }),
    jobRecord('i', { companySlug: 'quillfeather', title: 'Plumber', validThrough: NOW + DAY_MS }),
  ]);
  const before = await count();
  await moveJobs(db, ['h'], 'closed', NOW);
  for await (const _ of closeExpiredJobs(db, NOW + 2 * DAY_MS));
  const closed = await count();
  await moveJobs(db, ['h'], 'open', NOW);
  expect([before, closed, await count()]).toEqual(['plumber 3', 'plumber 1', 'plumber 2']);
});

test('at most eight suggestions are returned', async () => {
  expect((await requestSuggestions('q', 'n')).length).toBeLessThanOrEqual(8);
});

test.each(['', ' ', '!?', 'a'.repeat(61), '\u0301'.repeat(500)])(
  'runs no database statements for the invalid text %j',
  async (text) => {
    const none = new Proxy({} as typeof db, {
      get: () => () => {
        throw new Error('A statement was run.');
      },
    });
    for (const field of ['q', 'location'] as const) {
      expect(await suggest(none, v.parse(SuggestionQuerySchema, { field, text }), NOW)).toEqual([]);
    }
  },
);
