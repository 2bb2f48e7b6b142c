import * as v from 'valibot';
import { searchJobs } from '../../contracts/endpoints.ts';
import { type Facets, type JobSearchQuery, JobSearchQuerySchema } from '../../contracts/job.ts';
import { serverApi } from '../../lib/api/server.ts';
import { queryRecord } from '../../lib/query.ts';

/** The state that the URL tells, and the answer to it. */
export const loadJobSearch = async (search: string) => {
  const query = v.parse(JobSearchQuerySchema, queryRecord(search));
  const answer = await serverApi().call(searchJobs, { query });
  return { query, answer };
};

/** Filters a visitor set, each a name and one value, in the order in which they are shown. */
export const activeFilters = (query: JobSearchQuery): { name: string; value: string }[] => {
  const lists = [
    'location',
    'category',
    'workplace',
    'employmentType',
    'seniority',
    'country',
    'company',
    'salaryCurrency',
  ] as const;
  const single = (name: 'salaryMin' | 'salaryMax' | 'postedWithin') => {
    const value = query[name];
    return value === null ? [] : [{ name, value: String(value) }];
  };
  return [
    ...(query.q ? [{ name: 'q', value: query.q }] : []),
    ...lists.flatMap((name) => query[name].map((value) => ({ name, value }))),
    ...single('salaryMin'),
    ...single('salaryMax'),
    ...single('postedWithin'),
  ];
};

/** Places that stand in the search box as they were typed; those of the list are ticked there. */
export const typedPlaces = (query: JobSearchQuery, facets: Facets): string[] =>
  query.location.filter((place) => !facets.location?.some((f) => f.value === place && f.count > 0));

/** The same search without one of its filters, from its first page. */
export const withoutFilter = (query: JobSearchQuery, name: string, value: string) => {
  const rest: Record<string, string | number | readonly string[] | null> = { ...query, page: 1 };
  const current = rest[name];
  rest[name] = Array.isArray(current) ? current.filter((one) => one !== value) : null;
  return rest;
};
