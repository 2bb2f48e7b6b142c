import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FACETS, type Facets, JobSearchQuerySchema } from '../../contracts/job.ts';
import { JOB_SEARCH_NAMES } from '../../contracts/query-names.ts';
import { queryRecord } from '../../lib/query.ts';
import { jobsPath } from '../../routes/hrefs.ts';
import { activeFilters, countFilters, withoutFilter, withoutUnderstood } from './active-filters.ts';
import { WITHOUT } from './alternative-searches.ts';

const parseQuery = (search: string) => v.parse(JobSearchQuerySchema, queryRecord(search));

/** One or two values for every parameter that filters a search. */
const EVERYTHING = parseQuery(
  'q=gardener&fid=a1,b2&location=Berlin&radius=25&category=legal&workplace=remote,hybrid&employmentType=contract' +
    '&seniority=lead&country=DE&company=acme&salaryCurrency=EUR&salaryMin=1&salaryMax=2' +
    '&pay=stated&postedWithin=7&sort=salary&page=4&perPage=50',
);

test('the query in these tests contains every parameter that filters a search', () => {
  const unused = ['exact'];
  const given = Object.entries(EVERYTHING).filter(([, value]) => value !== null);
  const names = given.map(([name]) => name);
  expect(JOB_SEARCH_NAMES.filter((name) => !names.includes(name))).toEqual(unused);
});

test('every filter has a label for suggesting the same search without it', () => {
  const known = Object.keys(WITHOUT);
  expect(FACETS.filter((facet) => !known.includes(facet))).toEqual([]);
});

const NOTHING = { correctedQuery: null, facets: {}, understood: [], work: null };

/** Response metadata whose facets include every selected value. */
const createMeta = (query: ReturnType<typeof parseQuery>) => ({
  ...NOTHING,
  facets: Object.fromEntries(
    FACETS.map((name) => [
      name,
      [query[name] ?? []].flat().map((value) => ({ value, label: value, count: 1 })),
    ]),
  ) as Facets,
});

test('lists each value of every filter, and nothing else', () => {
  expect(
    activeFilters(EVERYTHING, createMeta(EVERYTHING)).map(({ name, value }) => `${name}=${value}`),
  ).toEqual([
    'q=gardener',
    'fid=a1',
    'fid=b2',
    'location=Berlin',
    'radius=25',
    'category=legal',
    'workplace=remote',
    'workplace=hybrid',
    'employmentType=contract',
    'seniority=lead',
    'country=DE',
    'company=acme',
    'salaryCurrency=EUR',
    'pay=stated',
    'salaryMin=1',
    'salaryMax=2',
    'postedWithin=7',
  ]);
});

test('a list that is only sorted or paginated has no active filters', () => {
  expect(activeFilters(parseQuery('sort=newest&page=3&workplace=moon&radius=25'), NOTHING)).toEqual(
    [],
  );
});

test('removes one value, keeps the other values and the sort order, and returns to the first page', () => {
  const query = parseQuery('q=gardener&workplace=remote,hybrid&sort=salary&page=4');
  expect(jobsPath(withoutFilter(query, 'workplace', 'remote', NOTHING))).toBe(
    '/jobs?q=gardener&workplace=hybrid&sort=salary',
  );
  expect(jobsPath(withoutFilter(query, 'q', 'gardener', NOTHING))).toBe(
    '/jobs?workplace=remote%2Chybrid&sort=salary',
  );
});

test('removing the filters one by one leaves the unfiltered list', () => {
  let query = EVERYTHING;
  for (const { name, value } of activeFilters(EVERYTHING, createMeta(EVERYTHING))) {
    const path = jobsPath(withoutFilter(query, name, value, NOTHING));
    query = parseQuery(new URL(path, 'https://site.example').search);
  }
  expect(activeFilters(query, NOTHING)).toEqual([]);
  expect(jobsPath(query)).toBe('/jobs?perPage=50&sort=salary');
});

test('an unknown value does not count as a filter', () => {
  expect(activeFilters(parseQuery('category=nobody&company=nobody'), NOTHING)).toEqual([]);
});

test('counts the values in the filter panel, but not those in the search fields', () => {
  expect(countFilters(EVERYTHING, createMeta(EVERYTHING))).toBe(12);
  const fields = parseQuery('q=nurse&location=Berlin&radius=25&fid=a1');
  expect(countFilters(fields, NOTHING)).toBe(0);
});

const LONDON = { facet: 'location', label: 'London', rest: 'part time nurse' } as const;
const PART_TIME = { facet: 'employmentType', label: 'Part time', rest: 'nurse in London' } as const;

test('removing a condition understood from the query also removes its words and dependent parameters', () => {
  const query = parseQuery('q=part+time+nurse+in+London&radius=25&exact=1&page=3');
  expect(jobsPath(withoutUnderstood(query, [PART_TIME]))).toBe(
    '/jobs?q=nurse+in+London&exact=1&radius=25',
  );
  expect(jobsPath(withoutUnderstood(query, [LONDON]))).toBe('/jobs?q=part+time+nurse&exact=1');
  expect(jobsPath(withoutUnderstood(query, [LONDON, PART_TIME]))).toBe('/jobs?q=nurse&exact=1');
  const only = parseQuery('q=remote&exact=1&location=Berlin&radius=25');
  const remote = { facet: 'workplace', label: 'Remote', rest: '' } as const;
  expect(jobsPath(withoutUnderstood(only, [remote]))).toBe('/jobs?location=Berlin&radius=25');
});

test('a radius applies both to a selected place and to one understood from the query', () => {
  const reported = { ...NOTHING, understood: [LONDON] };
  expect(activeFilters(parseQuery('q=nurse+London&radius=25'), reported)).toContainEqual({
    name: 'radius',
    value: '25',
  });
  const chosen = parseQuery('location=Berlin,Leeds&radius=25');
  expect(jobsPath(withoutFilter(chosen, 'location', 'Leeds', NOTHING))).toBe(
    '/jobs?location=Berlin&radius=25',
  );
  const last = parseQuery('location=Berlin&radius=25&exact=1&q=x');
  expect(jobsPath(withoutFilter(last, 'location', 'Berlin', NOTHING))).toBe('/jobs?q=x&exact=1');
  expect(jobsPath(withoutFilter(last, 'q', 'x', NOTHING))).toBe('/jobs?location=Berlin&radius=25');
});

test('the query chip shows and removes only the words for the job title', () => {
  const query = parseQuery('q=part+time+Nurse+in+London&workplace=on_site');
  const reported = { ...NOTHING, work: 'Nurse', understood: [LONDON, PART_TIME] };
  expect(activeFilters(query, reported)).toEqual([{ name: 'q', value: 'Nurse' }]);
  expect(jobsPath(withoutFilter(query, 'q', 'Nurse', reported))).toBe(
    '/jobs?q=part+time+in+London&workplace=on_site',
  );
  expect(activeFilters(parseQuery('q=jobs+in+London'), { ...reported, work: '' })).toEqual([]);
  const corrected = { ...NOTHING, work: 'nurse', correctedQuery: 'nurse london' };
  expect(jobsPath(withoutFilter(parseQuery('q=nusre+london'), 'q', 'nurse', corrected))).toBe(
    '/jobs?q=london',
  );
});

test('a minimum above the maximum does not filter, so it is not listed', () => {
  const query = parseQuery('salaryMin=90000&salaryMax=50000');
  expect(activeFilters(query, createMeta(query))).toEqual([]);
});
