import { FACETS, type Facet, type Facets, type JobSearchQuery } from '../../contracts/job.ts';
import { isReversedPay } from '../../lib/pay-range.ts';

/** Filters whose values come from a list; one that no list knows was ignored, so it is not shown. */
const LISTED = FACETS.filter((name) => name !== 'location' && name !== 'postedWithin');

export const selectedValues = (query: JobSearchQuery, name: Facet): readonly string[] => {
  const value = query[name];
  return typeof value === 'string' ? [value] : (value ?? []);
};

/** The currencies that were chosen and that there are: a list knows each, else it was ignored. */
export const chosenCurrencies = (
  { salaryCurrency }: JobSearchQuery,
  facets: Facets,
): readonly string[] =>
  salaryCurrency.filter((code) => facets.salaryCurrency?.some(({ value }) => value === code));

/** Filters a visitor set, each a name and one value, in the order in which they are shown. */
export const activeFilters = (
  query: JobSearchQuery,
  facets: Facets,
): { name: string; value: string }[] => {
  const single = (name: 'q' | 'salaryMin' | 'salaryMax' | 'postedWithin') =>
    query[name] ? [{ name, value: String(query[name]) }] : [];
  return [
    ...single('q'),
    ...query.fid.map((value) => ({ name: 'fid', value })),
    ...query.location.map((value) => ({ name: 'location', value })),
    ...LISTED.flatMap((name) =>
      selectedValues(query, name)
        .filter((value) => facets[name]?.some((facet) => facet.value === value))
        .map((value) => ({ name, value })),
    ),
    ...(isReversedPay(query) ? [] : [...single('salaryMin'), ...single('salaryMax')]),
    ...single('postedWithin'),
  ];
};

/** The same search without one of its filters, from its first page. */
export const withoutFilter = (query: JobSearchQuery, name: string, value: string) => {
  const rest: Record<string, string | number | readonly string[] | null> = { ...query, page: 1 };
  const current = rest[name];
  rest[name] = Array.isArray(current) ? current.filter((one) => one !== value) : null;
  return rest;
};
