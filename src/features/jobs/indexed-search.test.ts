import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Facets, JobSearchQuerySchema } from '../../contracts/job.ts';
import { queryRecord } from '../../lib/query.ts';
import { indexedPath } from './indexed-search.ts';

const value = (name: string, count: number | null = 3) => ({ value: name, label: name, count });
const FACETS: Facets = {
  category: [value('legal'), value('data', 0), value('rare', null)],
  country: [value('DE')],
  location: [value('Berlin'), value('Portland, Oregon')],
  company: [value('acme')],
  workplace: [value('remote')],
};

const path = (search: string) =>
  indexedPath(v.parse(JobSearchQuerySchema, queryRecord(search)), FACETS);

test.each([
  ['', '/jobs'],
  ['page=2', '/jobs?page=2'],
  ['category=legal', '/jobs?category=legal'],
  ['category=rare', '/jobs?category=rare'],
  ['country=DE', '/jobs?country=DE'],
  ['country=de', '/jobs?country=DE'],
  ['location=Berlin', '/jobs?location=Berlin'],
  ['location=Portland,+Oregon', '/jobs?location=Portland%2C+Oregon'],
  ['category=legal&country=DE', '/jobs?category=legal&country=DE'],
  ['country=DE&category=legal', '/jobs?category=legal&country=DE'],
  ['category=legal&location=Berlin&page=3', '/jobs?category=legal&location=Berlin&page=3'],
  ['utm_source=x&page=1&category=legal', '/jobs?category=legal'],
])('the canonical path of %s is %s', (search, expected) => {
  expect(path(search)).toBe(expected);
});

test.each([
  // Free text, and alternative spellings of a value.
  ...['q=nurse', 'q=nurse&category=legal', 'location=berlin', 'location=Berlin,+Germany'],
  ...['category=Legal', 'category=legal&q=x&exact=1', 'exact=1'],
  // Several values for one filter, several filters, and filters that are never indexed.
  ...['category=legal,rare', 'country=DE,FR', 'location=Berlin&country=DE'],
  ...['category=legal&location=Berlin&country=DE', 'company=acme', 'workplace=remote'],
  ...['category=legal&workplace=remote', 'fid=a1', 'postedWithin=7', 'pay=stated'],
  ...['salaryMin=50000', 'salaryCurrency=EUR', 'location=Berlin&radius=25', 'radius=5'],
  // An indexed list in another order or with another page size.
  ...['sort=salary', 'category=legal&sort=newest', 'perPage=50'],
  // Unknown values, and values that match no jobs.
  ...['category=no-such', 'category=data', 'country=ZZ', 'location=Atlantis'],
])('%s is not indexed by search engines', (search) => {
  expect(path(search)).toBeUndefined();
});
