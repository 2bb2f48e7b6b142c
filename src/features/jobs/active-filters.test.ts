import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FACETS, type Facets, JobSearchQuerySchema } from '../../contracts/job.ts';
import { queryRecord } from '../../lib/query.ts';
import { jobsPath } from '../../lib/routes.ts';
import { activeFilters, withoutFilter } from './active-filters.ts';

const queryOf = (search: string) => v.parse(JobSearchQuerySchema, queryRecord(search));

/** One value or two of every parameter that narrows a search down. */
const EVERYTHING = queryOf(
  'q=gardener&fid=a1,b2&location=Berlin&category=legal&workplace=remote,hybrid&employmentType=contract' +
    '&seniority=lead&country=DE&company=acme&salaryCurrency=EUR&salaryMin=1&salaryMax=2' +
    '&postedWithin=7&sort=salary&page=4&perPage=50',
);

/** Facets as an answer has them: every value that was chosen is among them. */
const facetsOf = (query: ReturnType<typeof queryOf>): Facets =>
  Object.fromEntries(
    FACETS.map((name) => [
      name,
      [query[name] ?? []].flat().map((value) => ({ value, label: value, count: 1 })),
    ]),
  );

test('names every filter with each of its values, and nothing else', () => {
  expect(
    activeFilters(EVERYTHING, facetsOf(EVERYTHING)).map(({ name, value }) => `${name}=${value}`),
  ).toEqual([
    'q=gardener',
    'fid=a1',
    'fid=b2',
    'location=Berlin',
    'category=legal',
    'workplace=remote',
    'workplace=hybrid',
    'employmentType=contract',
    'seniority=lead',
    'country=DE',
    'company=acme',
    'salaryCurrency=EUR',
    'salaryMin=1',
    'salaryMax=2',
    'postedWithin=7',
  ]);
});

test('a plain list, sorted or paged, has no filters', () => {
  expect(activeFilters(queryOf('sort=newest&page=3&workplace=moon'), {})).toEqual([]);
});

test('takes one value away, keeps the others and the order, and starts at the first page', () => {
  const query = queryOf('q=gardener&workplace=remote,hybrid&sort=salary&page=4');
  expect(jobsPath(withoutFilter(query, 'workplace', 'remote'))).toBe(
    '/jobs?q=gardener&workplace=hybrid&sort=salary',
  );
  expect(jobsPath(withoutFilter(query, 'q', 'gardener'))).toBe(
    '/jobs?workplace=remote%2Chybrid&sort=salary',
  );
});

test('taking the filters away one by one leaves the plain list', () => {
  let query = EVERYTHING;
  for (const { name, value } of activeFilters(EVERYTHING, facetsOf(EVERYTHING))) {
    const path = jobsPath(withoutFilter(query, name, value));
    query = queryOf(new URL(path, 'https://site.example').search);
  }
  expect(activeFilters(query, {})).toEqual([]);
  expect(jobsPath(query)).toBe('/jobs?perPage=50&sort=salary');
});

test('a value that the search did not know is no filter', () => {
  expect(activeFilters(queryOf('category=nobody&company=nobody'), { category: [] })).toEqual([]);
});

test('a minimum above the maximum filters nothing, so it is no filter to take off', () => {
  const query = queryOf('salaryMin=90000&salaryMax=50000');
  expect(activeFilters(query, facetsOf(query))).toEqual([]);
});
