import * as v from 'valibot';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FacetsSchema, JobHitSchema, JobSearchQuerySchema } from '../../../../src/contracts/job.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../../../tests/support/records.ts';
import { testReader } from '../../../../tests/support/test-reader.ts';
import { saveCompanies } from '../../companies/save-companies.ts';
import { moveJobs } from '../move-jobs.ts';
import { type JobRecord, saveJobs } from '../save-jobs.ts';
import { createBuiltInReader } from './engines/built-in/built-in-reader.ts';
import { wordMatch } from './engines/match.ts';
import { EVERYTHING } from './engines/scope.ts';
import { searchJobs } from './search-jobs.ts';

// docs/specification.md: 7.3

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveCompanies(database.db, [
    companyRecord(),
    companyRecord({ slug: 'zenith-labs', name: 'Zenith Labs' }),
    companyRecord({ slug: 'hushco', name: 'Hushco Quietworks' }),
  ]);
}, 30_000);
beforeEach(async () => {
  const { db } = database;
  await db.batch(
    [...['job_fts', 'job_search', 'job', 'search_word'], ...['facet_count', 'published_count']].map(
      (table) => db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const save = (...jobs: JobRecord[]) => saveJobs(database.db, jobs);
const search = (parameters: Record<string, string> = {}, now = NOW) =>
  searchJobs(testReader(database.db), v.parse(JobSearchQuerySchema, parameters), now);
const find = async (parameters: Record<string, string> = {}, now = NOW) =>
  (await search(parameters, now)).hits.map((hit) => hit.fid);
const counts = async (facet: string, parameters: Record<string, string> = {}) =>
  Object.fromEntries(
    (await search(parameters)).facets[facet]?.map(({ value, count }) => [value, count]) ?? [],
  );

test('finds words by stem or prefix, and without accents', async () => {
  await save(
    jobRecord('a', { title: 'Développeur', descriptionHtml: 'Kubernetes clusters' }),
    jobRecord('b', { title: 'Engineering lead', descriptionHtml: 'Mentoring' }),
  );
  expect(await find({ q: 'engineers' })).toEqual(['b']);
  expect(await find({ q: 'developpeur' })).toEqual(['a']);
  expect(await find({ q: 'dével' })).toEqual(['a']);
  expect(await find({ q: 'engi' })).toEqual(['b']);
  expect(await find({ q: 'lead engi' })).toEqual(['b']);
});

test('finds a job by the prefix of a word that occurs only in its description', async () => {
  await save(jobRecord('a', { descriptionHtml: 'Kubernetes clusters' }), jobRecord('b'));
  const found = await search({ q: 'kubern' });
  expect(found.hits.map((hit) => hit.fid)).toEqual(['a']);
  expect(found.correctedQuery).toBeNull();
});

test('only the last word matches as a prefix', async () => {
  await save(jobRecord('a', { title: 'Javascript engineer' }));
  expect(await find({ q: 'engineer java' })).toEqual(['a']);
  expect(await search({ q: 'java engineer' })).toMatchObject({ total: 0, missing: ['java'] });
});

test('finds synonyms in both directions, including phrases', async () => {
  await save(
    jobRecord('js', { title: 'JavaScript wizard' }),
    jobRecord('ml', { title: 'Machine learning wizard' }),
    jobRecord('k8s', { title: 'K8s wizard' }),
  );
  expect(await find({ q: 'js' })).toEqual(['js']);
  expect(await find({ q: 'ML wizard' })).toEqual(['ml']);
  expect(await find({ q: 'kubernetes' })).toEqual(['k8s']);
});

test('distinguishes C++, C# and C', async () => {
  await save(jobRecord('cpp', { skills: ['C++'] }), jobRecord('cs', { skills: ['C#'] }));
  expect(await find({ q: 'c++' })).toEqual(['cpp']);
  expect(await find({ q: 'C#' })).toEqual(['cs']);
});

test.each([
  ['one letter other', 'flarist'],
  ['two letters swapped', 'florits'],
  ['a letter missing', 'floist'],
  ['a letter too many', 'floorist'],
  ['another first letter', 'glorist'],
])('finds jobs despite %s and returns the corrected query', async (_, typed) => {
  await save(jobRecord('a', { title: 'Florist manager' }), jobRecord('b', { title: 'Nurse' }));
  const found = await search({ q: `manager ${typed}` });
  expect(found.hits.map((hit) => hit.fid)).toEqual(['a']);
  expect(found.correctedQuery).toBe('manager florist');
});

test('does not correct a query whose words are all known, even if a filter leaves it without results', async () => {
  await save(jobRecord('a', { title: 'Engineer' }), jobRecord('b', { title: 'Nurse' }));
  expect(await search({ q: 'engineer nurse' })).toMatchObject({ total: 0, correctedQuery: null });
  expect(await search({ q: 'engineer', workplace: 'remote' })).toMatchObject({
    total: 0,
    correctedQuery: null,
  });
});

test.each([
  '"',
  "'",
  '*',
  '(',
  'NEAR(a b)',
  'title:gardener',
  'a AND',
  '-- ; DROP TABLE job',
  '\u0000',
  '\uE0001',
  '^gardener',
  '{title} : x',
  '日本語',
  '🙂',
  '%',
  'a'.repeat(500),
  'x '.repeat(100),
  '\\',
  '?1',
  '\uD800',
])('returns a result for any input: %j', async (q) => {
  await save(jobRecord('a'));
  const found = await search({ q, location: q, company: q, category: q, country: q });
  expect(found.total).toBeGreaterThanOrEqual(0);
});

test('private-use characters in a query match no codes or prefixes', async () => {
  await save(jobRecord('a'));
  expect((await search({ q: '\uE0001' })).total).toBe((await search({ q: '1' })).total);
});

// docs/specification.md: 3.1
test('finds jobs by fid and combines fids with other filters', async () => {
  await save(
    jobRecord('a', { title: 'Florist', workplace: 'remote' }),
    jobRecord('b', { title: 'Florist', workplace: 'hybrid' }),
    jobRecord('c', { title: 'Nurse', workplace: 'remote' }),
    jobRecord('d', { title: 'Florist', workplace: 'remote' }),
  );
  expect((await find({ fid: 'c,a, b' })).sort()).toEqual(['a', 'b', 'c']);
  for (const sort of ['salary', 'closing', 'newest', 'relevance']) {
    expect(await find({ fid: 'c', sort }), sort).toEqual(['c']);
  }
  expect(await find({ fid: 'a,c', q: 'florist' })).toEqual(['a']);
  expect(await find({ fid: 'a,b', workplace: 'remote' })).toEqual(['a']);
  expect(await counts('workplace', { fid: 'a,b', workplace: 'remote' })).toEqual({
    remote: 1,
    hybrid: 1,
  });
  expect(await search({ fid: 'a,b' })).toMatchObject({ total: 2, reachable: 2 });
  expect(await find({ fid: '' })).toHaveLength(4);
  expect(await find({ fid: ' , ' })).toHaveLength(4);
});

test.each(['nosuchjob', 'A', "a' OR 1=1 --", '1', '[]', '\u0000'])(
  'finds nothing for the fid %j, which no open job has',
  async (fid) => {
    await save(
      jobRecord('a'),
      jobRecord('b', { status: 'closed', closedAt: NOW - 1 }),
      jobRecord('c', { status: 'draft', publishedAt: null }),
      jobRecord('d', { status: 'archived' }),
      jobRecord('e', { validThrough: NOW }),
    );
    expect(await search({ fid: `${fid},b,c,d,e` })).toMatchObject({ hits: [], total: 0 });
    expect(await find({ fid: `${fid},a` })).toEqual(['a']);
  },
);

test('a search accepts a hundred fids', async () => {
  const fids = Array.from({ length: 100 }, (_, i) => `j${i}`);
  await save(jobRecord('j0'), jobRecord('j99'), jobRecord('other'));
  expect((await find({ fid: fids.join(','), q: 'gardener' })).sort()).toEqual(['j0', 'j99']);
});

test('a search by fid finds a job with a hidden employer without revealing the employer', async () => {
  await save(
    jobRecord('secret', { companySlug: 'hushco', employerVisibility: 'anonymous' }),
    jobRecord('agency', { companySlug: 'hushco', employerVisibility: 'agency' }),
  );
  const { hits, facets } = await search({ fid: 'secret,agency' });
  expect(hits.map(({ fid, company }) => [fid, company]).sort()).toEqual([
    ['agency', null],
    ['secret', null],
  ]);
  expect(facets.company).toEqual([]);
  expect(await find({ fid: 'secret', company: 'hushco' })).toEqual([]);
  expect(await find({ fid: 'secret', q: 'hushco' })).toEqual([]);
});

test('puts title matches first, and newer jobs before older jobs', async () => {
  await save(
    jobRecord('text-new', { descriptionHtml: 'a florist', publishedAt: NOW - 1000 }),
    jobRecord('title-old', { title: 'Florist', publishedAt: NOW - 9 * DAY_MS }),
    jobRecord('title-new', { title: 'Florist', publishedAt: NOW - 8 * DAY_MS }),
  );
  expect(await find({ q: 'florist' })).toEqual(['title-new', 'title-old', 'text-new']);
  expect(await find({ q: 'florist', sort: 'newest' })).toEqual([
    'text-new',
    'title-new',
    'title-old',
  ]);
});

test('sorts by salary across currencies and time units, with jobs without a salary last', async () => {
  const paid = (
    fid: string,
    salaryMax: number,
    salaryCurrency: string,
    unit: JobRecord['salaryTimeframe'],
  ) => jobRecord(fid, { salaryMax, salaryCurrency, salaryTimeframe: unit });
  await save(
    jobRecord('none', { publishedAt: NOW }),
    paid('yen', 6_000_000, 'JPY', 'per_year'),
    paid('dollar', 60_000, 'USD', 'per_year'),
    paid('hour', 50, 'USD', 'per_hour'),
  );
  expect(await find({ sort: 'salary' })).toEqual(['hour', 'dollar', 'yen', 'none']);
  expect(await find({ q: 'gardener', sort: 'salary' })).toEqual(['hour', 'dollar', 'yen', 'none']);
});

test('sorts by end date, with jobs without an end date last', async () => {
  await save(
    jobRecord('never'),
    jobRecord('later', { validThrough: NOW + 9 * DAY_MS }),
    jobRecord('soon', { validThrough: NOW + DAY_MS }),
  );
  expect(await find({ sort: 'closing' })).toEqual(['soon', 'later', 'never']);
});

test.each(['newest', 'relevance', 'salary', 'closing'])(
  'pages through identical jobs sorted by %s without repeating or skipping any',
  async (sort) => {
    await save(...Array.from({ length: 25 }, (_, i) => jobRecord(`job${i}`)));
    const fids = [];
    for (let page = 1; page <= 5; page++) {
      fids.push(...(await find({ q: 'gardener', sort, page: String(page), perPage: '6' })));
    }
    expect(new Set(fids).size).toBe(25);
    expect(fids).toHaveLength(25);
  },
);

test('a page beyond the last one has no hits but the same total', async () => {
  await save(jobRecord('a'));
  expect(await search({ page: '1000000' })).toMatchObject({ hits: [], total: 1 });
});

test('leaves out jobs that are not open or whose validThrough has passed', async () => {
  await save(
    jobRecord('draft', { status: 'draft' }),
    jobRecord('closed', { status: 'closed', closedAt: NOW }),
    jobRecord('archived', { status: 'archived' }),
    jobRecord('ends', { validThrough: NOW }),
  );
  for (const parameters of [
    {},
    { q: 'gardener' },
    { sort: 'salary' },
    { workplace: 'on_site' },
  ] as Record<string, string>[]) {
    expect(await find(parameters, NOW - 1)).toEqual(['ends']);
    expect(await search(parameters, NOW)).toMatchObject({ hits: [], total: 0 });
  }
  expect((await search({}, NOW)).facets.category).toEqual([]);
});

test('a changed job is found only by its new words, and a closed job is not found at all', async () => {
  await save(jobRecord('a', { title: 'Plumber', skills: ['Pipes'] }));
  await save(jobRecord('a', { title: 'Florist', workplace: 'remote', publishedAt: NOW }));
  expect(await find({ q: 'plumber' })).toEqual([]);
  expect(await find({ q: 'pipes' })).toEqual([]);
  expect(await find({ workplace: 'on_site' })).toEqual([]);
  expect(await find({ q: 'florist', workplace: 'remote' })).toEqual(['a']);
  await moveJobs(database.db, ['a'], 'closed', NOW);
  expect(await search({ q: 'florist' })).toMatchObject({ total: 0 });
});

test('a hidden employer cannot be found by name, by slug or through any facet', async () => {
  await save(
    jobRecord('anonymous', { companySlug: 'hushco', employerVisibility: 'anonymous' }),
    jobRecord('agency', { companySlug: 'hushco', employerVisibility: 'agency' }),
    jobRecord('named', { companySlug: 'zenith-labs' }),
  );
  for (const q of ['hushco', 'quietworks', 'hushc', 'hushko']) {
    expect(await search({ q })).toMatchObject({ total: 0, correctedQuery: null });
  }
  expect(await find({ company: 'hushco' })).toEqual([]);
  expect(await counts('company')).toEqual({ 'zenith-labs': 1 });
  const { hits } = await search({ q: 'gardener' });
  expect(hits).toHaveLength(3);
  expect(JSON.stringify(hits)).not.toMatch(/hush|quiet/i);
  expect(hits.map((hit) => hit.path.split('/')[1])).toEqual(
    expect.arrayContaining(['confidential', 'agency', 'zenith-labs']),
  );
});

test('a job is no longer found by employer name once its employer is hidden', async () => {
  await save(jobRecord('a', { companySlug: 'hushco' }));
  expect(await find({ q: 'hushco' })).toEqual(['a']);
  await save(jobRecord('a', { companySlug: 'hushco', employerVisibility: 'anonymous' }));
  expect(await find({ q: 'hushco' })).toEqual([]);
  expect(await find({ company: 'hushco' })).toEqual([]);
});

test('counts each facet without its own filter but with all other filters', async () => {
  await save(
    jobRecord('a', { workplace: 'remote', employmentType: 'contract' }),
    jobRecord('b', { workplace: 'remote' }),
    jobRecord('c', { workplace: 'hybrid' }),
    jobRecord('d', { workplace: 'on_site', employmentType: 'contract' }),
  );
  const parameters = { workplace: 'remote', employmentType: 'full_time' };
  expect(await find(parameters)).toEqual(['b']);
  expect(await counts('workplace', parameters)).toEqual({ remote: 1, hybrid: 1 });
  expect(await counts('employmentType', parameters)).toEqual({ full_time: 1, contract: 1 });
  expect(await counts('seniority', parameters)).toEqual({ mid_level: 1 });
});

test('each filter selects the jobs with its value', async () => {
  const values = {
    category: 'legal',
    workplace: 'hybrid',
    employmentType: 'contract',
    seniority: 'lead',
    salaryCurrency: 'EUR',
  } as const;
  await save(
    jobRecord('a'),
    jobRecord('b', { ...values, salaryMin: 1, salaryTimeframe: 'per_hour' }),
  );
  for (const [facet, value] of Object.entries(values)) {
    expect(await find({ [facet]: value }), facet).toEqual(['b']);
  }
});

test('an unchanged facet list is the same object as before and is parsed only once', async () => {
  await save(jobRecord('a'));
  const facets = v.parse(FacetsSchema, (await search()).facets);
  const again = v.parse(FacetsSchema, (await search({ page: '2' })).facets);
  expect(again.category).toBe(facets.category);
  await save(jobRecord('b'));
  expect(v.parse(FacetsSchema, (await search()).facets).category).toMatchObject([{ count: 2 }]);
  expect(facets.category).toMatchObject([{ count: 1 }]);
});

test('labels facet values and keeps a selected value whose count is 0', async () => {
  await save(
    jobRecord('a', {
      category: 'it-and-support',
      salaryMin: 1,
      salaryCurrency: 'EUR',
      salaryTimeframe: 'per_hour',
    }),
  );
  const { facets } = await search({ workplace: 'remote' });
  expect(facets.workplace).toEqual([
    { value: 'on_site', label: 'On site', count: 1 },
    { value: 'remote', label: 'Remote', count: 0 },
  ]);
  const all = (await search()).facets;
  expect(Object.values(all).map((values) => values[0]?.label)).toEqual([
    'IT & support',
    'On site',
    'Full time',
    'Mid level',
    'Germany',
    'Berlin',
    'Acme Rockets',
    'EUR',
    'Pay stated',
    'Last 24 hours',
  ]);
});

test('counts jobs cumulatively by age and filters by age', async () => {
  await save(
    jobRecord('hours', { publishedAt: NOW - DAY_MS / 2 }),
    jobRecord('days', { publishedAt: NOW - 5 * DAY_MS }),
    jobRecord('weeks', { publishedAt: NOW - 20 * DAY_MS }),
  );
  expect(await counts('postedWithin')).toEqual({ 1: 1, 3: 1, 7: 2, 14: 2, 30: 3 });
  expect(await counts('postedWithin', { postedWithin: '1' })).toEqual({
    1: 1,
    3: 1,
    7: 2,
    14: 2,
    30: 3,
  });
  expect(await find({ postedWithin: '7' })).toEqual(['hours', 'days']);
});

test.each([
  ['München', 'muc'],
  ['munchen', 'muc'],
  ['Bavaria', 'muc'],
  ['Bayern', 'muc'],
  ['DE-BY', 'muc'],
  ['germany', 'muc'],
  ['Deutschland', 'muc'],
  ['Niemcy', 'muc'],
  ['U.S.A.', 'pdx'],
  ['portl', 'pdx'],
  ['ortland', 'pdx'],
  ['Monaco di Baviera', 'muc'],
  ['Vancouver, WA', 'pdx'],
  ['Portland, Oregon', 'pdx'],
  ['portland oregon', 'pdx'],
  ['Portland, Maine', undefined],
  ['Atlantis', undefined],
])('finds the place %s', async (location, fid) => {
  await save(
    jobRecord('muc', {
      locations: [{ displayName: 'München', countryCode: 'DE', region: 'DE-BY' }],
    }),
    jobRecord('pdx', {
      locations: [{ displayName: 'Portland', countryCode: 'US', region: 'US-OR' }],
    }),
  );
  expect(await find({ location })).toEqual(fid ? [fid] : []);
});

const townJob = (fid: string, displayName: string, countryCode: string, more = {}) =>
  jobRecord(fid, { locations: [{ displayName, countryCode, region: null }], ...more });

test('a distance in the query text sets the radius around the place, unless a radius was chosen', async () => {
  await save(townJob('leeds', 'Leeds', 'GB'), townJob('bradford', 'Bradford', 'GB'));
  // Loads the names of the jobs' towns.
  await search();
  const found = await search({ q: 'gardener within 10 miles of Leeds' });
  expect(found.hits.map(({ fid }) => fid).sort()).toEqual(['bradford', 'leeds']);
  expect(found.understood.map(({ label }) => label)).toEqual(['Within 25 km', 'Leeds']);
  expect(found.work).toBe('gardener');
  expect((await search({ q: 'gardener 10 miles Leeds', radius: '5' })).total).toBe(1);
  expect((await find({ q: 'gardener within 25 km', location: 'Leeds' })).sort()).toEqual([
    'bradford',
    'leeds',
  ]);
  const placeless = await search({ q: 'gardener within 10 miles' });
  expect(placeless).toMatchObject({ total: 2, understood: [] });
});

test('an area such as Kent can be searched as a single place', async () => {
  await save(
    townJob('dover', 'Dover', 'GB'),
    townJob('margate', 'Margate', 'GB'),
    townJob('oxford', 'Oxford', 'GB'),
    townJob('kyoto', 'Kyoto', 'JP', {
      locations: [{ displayName: 'Kyoto', countryCode: 'JP', region: 'JP-26' }],
    }),
  );
  expect((await find({ location: 'Kent' })).sort()).toEqual(['dover', 'margate']);
  expect((await search({ q: 'gardener kent' })).understood).toMatchObject([{ label: 'Kent' }]);
  expect(await find({ location: '関西' })).toEqual(['kyoto']);
  // A search for an area also finds remote jobs that may be done from that area.
  await save(jobRecord('far', { workplace: 'remote', locations: [], remoteCountryCodes: ['GB'] }));
  expect(await find({ location: 'Kent', workplace: 'remote' })).toEqual(['far']);
});

test('a name shared by a state and a country is resolved to the one with jobs, and the other is offered as an alternative', async () => {
  const ca = async () => {
    const { hits, places } = await search({ location: 'CA' });
    return [hits.map(({ fid }) => fid), places[0]?.label, places[0]?.others[0]?.value];
  };
  await save(townJob('toronto', 'Toronto', 'CA'));
  expect(await ca()).toEqual([['toronto'], 'Canada', 'California, United States']);
  await save(
    townJob('fresno', 'Fresno', 'US', {
      locations: [{ displayName: 'Fresno', countryCode: 'US', region: 'US-CA' }],
    }),
  );
  expect(await ca()).toEqual([['fresno'], 'California', 'Canada']);
  expect(await find({ location: 'Canada' })).toEqual(['toronto']);
  expect(await find({ location: 'California, United States' })).toEqual(['fresno']);
});

test.each([
  'remote',
  'Fully Remote',
  'Home-Office',
  'homeoffice',
  'Télétravail',
  'anywhere',
  'worldwide',
  'リモート',
])(
  'the place %s is interpreted as remote work, unless another workplace was chosen',
  async (location) => {
    await save(
      jobRecord('far', { workplace: 'remote' }),
      jobRecord('near', { workplace: 'on_site' }),
    );
    expect(await find({ location })).toEqual(['far']);
    expect(await find({ location, workplace: 'on_site' })).toEqual(['near']);
  },
);

test('returns the nearest towns with jobs, however far away they are', async () => {
  await save(townJob('sydney', 'Sydney', 'AU'));
  const { total, nearest } = await search({ location: 'Perth, Western Australia' });
  expect(total).toBe(0);
  expect(nearest).toMatchObject([{ value: 'Sydney', total: 1 }]);
  expect(Math.round(nearest[0]?.distanceKm ?? 0)).toBeGreaterThan(3_000);
});

test('the country filter finds jobs located in the country and remote jobs that may be done from it', async () => {
  await save(
    jobRecord('here', { locations: [{ displayName: 'Paris', countryCode: 'FR', region: null }] }),
    jobRecord('remote', { locations: [], remoteCountryCodes: ['FR', 'ES'] }),
    jobRecord('elsewhere'),
  );
  expect((await find({ country: 'fr' })).sort()).toEqual(['here', 'remote']);
  expect(await counts('country')).toEqual({ FR: 2, DE: 1, ES: 1 });
});

test('finds jobs by a place and an employer that were just created', async () => {
  const portland = (region: string) => ({
    locations: [{ displayName: 'Portland', countryCode: 'US', region }],
  });
  await save(jobRecord('oregon', portland('US-OR')));
  // This search loads the dictionary into memory.
  expect(await find({ location: 'Portland' })).toEqual(['oregon']);
  await saveCompanies(database.db, [companyRecord({ slug: 'newco', name: 'Newco Zeppelins' })]);
  await save(jobRecord('maine', { ...portland('US-ME'), companySlug: 'newco' }));
  expect((await find({ location: 'Portland' })).sort()).toEqual(['maine', 'oregon']);

  const port = { displayName: 'Port Zylo', countryCode: 'NL', region: null };
  await save(jobRecord('port', { locations: [port], companySlug: 'newco' }));
  expect(await find({ location: 'port zylo' })).toEqual(['port']);
  await saveCompanies(database.db, [companyRecord({ slug: 'newer', name: 'Newer' })]);
  await save(jobRecord('newer', { companySlug: 'newer' }));
  expect(await search({ company: 'newer' })).toMatchObject({
    total: 1,
    facets: { company: expect.arrayContaining([{ value: 'newer', label: 'Newer', count: 1 }]) },
  });
  expect((await find({ q: 'zeppelins' })).sort()).toEqual(['maine', 'port']);
});

test('compares salaries as yearly amounts', async () => {
  await save(
    jobRecord('hour', {
      salaryMin: 20,
      salaryMax: 30,
      salaryCurrency: 'EUR',
      salaryTimeframe: 'per_hour',
    }),
    jobRecord('year', { salaryMin: 90_000, salaryCurrency: 'USD', salaryTimeframe: 'per_year' }),
    jobRecord('none'),
  );
  const inEuros = (parameters: Record<string, string>) =>
    find({ ...parameters, salaryCurrency: 'EUR' });
  expect(await inEuros({ salaryMin: '62400' })).toEqual(['hour']);
  expect(await inEuros({ salaryMin: '62401' })).toEqual([]);
  expect(await inEuros({ salaryMax: '41600' })).toEqual(['hour']);
  expect(await inEuros({ salaryMax: '41599' })).toEqual([]);
  expect(await find({ salaryMin: '1', salaryCurrency: 'usd' })).toEqual(['year']);
});

test('ignores unknown categories, countries and currencies', async () => {
  await save(jobRecord('a'));
  expect(await find({ category: 'nope', country: 'ZZ', salaryCurrency: 'QQQ' })).toEqual(['a']);
  expect(await find({ category: 'nope,legal' })).toEqual([]);
});

test('highlights matches in title and text', async () => {
  await save(
    jobRecord('a', {
      title: 'Ingénieur <b>engineering</b>',
      descriptionHtml: `${'Nothing here. '.repeat(40)}Our engineers build & ship.`,
    }),
  );
  const [hit] = (await search({ q: 'engineer' })).hits;
  expect(v.is(JobHitSchema, hit)).toBe(true);
  expect(hit?.highlights?.title).toEqual([
    { text: 'Ingénieur <b>', match: false },
    { text: 'engineering', match: true },
    { text: '</b>', match: false },
  ]);
  expect(hit?.highlights?.excerpt.filter((piece) => piece.match)).toEqual([
    { text: 'engineers', match: true },
  ]);
  expect((await search()).hits[0]?.highlights).toBeNull();
});

test('counts a few matches exactly and estimates many from a sample', async () => {
  const rare = ['legal', 'design', 'sales', 'finance', 'people', 'data', 'product', 'operations'];
  await save(
    ...Array.from({ length: 10_400 }, (_, i) =>
      jobRecord(`j${i}`, {
        title: i % 2 ? 'Gardener' : 'Gardener and florist',
        workplace: i % 4 ? 'remote' : 'hybrid',
        employmentType: i % 50 ? 'full_time' : 'contract',
        publishedAt: NOW - i * 60_000,
        descriptionHtml: 'x',
      }),
    ),
    ...rare.map((category) =>
      jobRecord(category, { title: 'Gardener', category, publishedAt: NOW - DAY_MS }),
    ),
  );
  // Sets the clock back, so that the number of jobs is read again now rather than five minutes
  // later.
  await search({}, NOW - 1);
  const florists = await search({ q: 'florist', perPage: '100', page: '52' });
  expect(florists).toMatchObject({ total: 5_200, reachable: 5_200, approximate: false });
  expect(florists.hits.at(-1)?.fid).toBe('j10398');
  expect(florists.facets.workplace).toEqual([
    { value: 'hybrid', label: 'Hybrid', count: 2_600 },
    { value: 'remote', label: 'Remote', count: 2_600 },
  ]);

  const gardeners = await search({ q: 'gardener' });
  expect(gardeners).toMatchObject({ approximate: true, reachable: 10_000 });
  const findCount = (facet: string, value: string) =>
    gardeners.facets[facet]?.find((one) => one.value === value)?.count;
  const isWithin = (count: number | null | undefined, truth: number, error: number) =>
    expect(Math.abs((count ?? 0) / truth - 1)).toBeLessThan(error);
  isWithin(gardeners.total, 10_408, 0.05);
  isWithin(findCount('workplace', 'remote'), 7_800, 0.05);
  isWithin(findCount('workplace', 'hybrid'), 2_600, 0.1);
  isWithin(findCount('employmentType', 'contract'), 208, 0.4);
  isWithin(findCount('postedWithin', '3'), 4_329, 0.1);
  // Values too rare for the sample are listed without a count.
  const counts = rare.map((category) => findCount('category', category));
  expect(counts).not.toContain(undefined);
  expect(counts).toContain(null);

  // Stored counts are exact, regardless of the size of the board.
  const all = await search();
  expect(all).toMatchObject({ total: 10_408, approximate: false });
  expect(all.facets.postedWithin?.map(({ count }) => count)).toEqual([
    1_449, 4_329, 10_089, 10_408, 10_408,
  ]);
  expect(await search({ employmentType: 'full_time' })).toMatchObject({
    total: 10_200,
    approximate: false,
  });
  expect(await search({ postedWithin: '30' })).toMatchObject({ total: 10_408, approximate: false });
  const few = await search({ workplace: 'hybrid', postedWithin: '1' });
  expect(few).toMatchObject({ total: 361, approximate: false });
  // All but the oldest jobs match. A sample that ignored day words would contain too few of them.
  const recent = await search({ q: 'gardener', postedWithin: '7' });
  expect(recent).toMatchObject({ approximate: true });
  isWithin(recent.total, 10_089, 0.05);

  // While the index still lacks some words, only a fraction of a large board is read.
  const gardener = wordMatch('gardener');
  const scope = { ...EVERYTHING, tiers: [gardener], now: NOW };
  const question = { scope, jobs: 100_000, everyJob: gardener, isWhole: false };
  const fraction = await createBuiltInReader(database.db).ask({ counts: [question] });
  expect(fraction.counts[0]?.isSampled).toBe(true);
  isWithin(fraction.counts[0]?.total, 10_408, 0.05);
  const one = { ...question, scope: { ...scope, fids: ['j0'] } };
  const exact = await createBuiltInReader(database.db).ask({ counts: [one] });
  expect(exact.counts[0]).toMatchObject({ isSampled: false, total: 1 });
}, 60_000);

test('pay is compared exactly, regardless of the number of digits', async () => {
  const amounts = [0, 1, 9, 10, 99, 100, 59_999, 60_000, 60_001, 69_999, 70_000, 99_999, 100_000];
  amounts.push(123_456, 999_999, 1_000_000, 50_000_000);
  const pay = (salaryMin: number, salaryMax: number, salaryCurrency: string) =>
    ({ salaryMin, salaryMax, salaryCurrency, salaryTimeframe: 'per_year' }) as const;
  await save(
    ...amounts.map((amount) => jobRecord(`e${amount}`, pay(amount, amount + 5, 'EUR'))),
    ...amounts.map((amount) => jobRecord(`u${amount}`, pay(amount, amount + 5, 'USD'))),
    jobRecord('unstated'),
  );
  const fids = async (parameters: Record<string, string>) =>
    (await find({ ...parameters, salaryCurrency: 'EUR', perPage: '100' })).sort();
  const listFids = (isRight: (amount: number) => boolean) =>
    amounts
      .filter(isRight)
      .map((amount) => `e${amount}`)
      .sort();
  for (const requested of [1, 7, 10, 60_000, 60_004, 60_005, 65_000, 99_999, 100_000, 2_000_000]) {
    const amount = String(requested);
    expect(await fids({ salaryMin: amount })).toEqual(listFids((pays) => pays + 5 >= requested));
    expect(await fids({ salaryMax: amount })).toEqual(listFids((pays) => pays <= requested));
    expect(await fids({ salaryMin: '60000', salaryMax: amount })).toEqual(
      requested < 60_000
        ? listFids(() => true)
        : listFids((pays) => pays + 5 >= 60_000 && pays <= requested),
    );
  }
  // Without a currency, amounts in other currencies are compared in dollars.
  const rich = await find({ salaryMin: '40000000', perPage: '100' });
  expect(rich.sort()).toEqual(['e50000000', 'u50000000']);
});
