import {
  FACETS,
  type Facet,
  type Facets,
  type JobSearchMeta,
  type JobSearchQuery,
} from '../../contracts/job.ts';
import { isReversedPay } from '../../lib/words/pay-range.ts';

/**
 * Filters that have a fixed list of values. The search ignores unknown values, so those are not
 * shown.
 */
const LISTED = FACETS.filter((name) => name !== 'location' && name !== 'postedWithin');

export const selectedValues = (query: JobSearchQuery, name: Facet): readonly string[] => {
  const value = query[name];
  return typeof value === 'string' ? [value] : (value ?? []);
};

/** The selected currencies that appear in the facets. The search ignores any others. */
export const chosenCurrencies = (
  { salaryCurrency }: JobSearchQuery,
  facets: Facets,
): readonly string[] =>
  salaryCurrency.filter((code) => facets.salaryCurrency?.some(({ value }) => value === code));

type FilteredSearchMeta = Pick<JobSearchMeta, 'correctedQuery' | 'facets' | 'understood' | 'work'>;
const isPlace = ({ facet }: FilteredSearchMeta['understood'][number]) => facet === 'location';

/** Lists the active filters in display order, each as a pair of a name and one value. */
export const activeFilters = (
  query: JobSearchQuery,
  { facets, understood, work }: FilteredSearchMeta,
): { name: string; value: string }[] => {
  const single = (name: 'radius' | 'salaryMin' | 'salaryMax' | 'postedWithin') =>
    query[name] ? [{ name, value: String(query[name]) }] : [];
  const hasPlace = query.location.length > 0 || understood.some(isPlace);
  return [
    // Each condition understood from the query has its own chip.
    ...[work ?? query.q].filter(Boolean).map((value) => ({ name: 'q', value })),
    ...query.fid.map((value) => ({ name: 'fid', value })),
    ...query.location.map((value) => ({ name: 'location', value })),
    // A radius has no effect without a place.
    ...(hasPlace ? single('radius') : []),
    ...LISTED.flatMap((name) =>
      selectedValues(query, name)
        .filter((value) => facets[name]?.some((facet) => facet.value === value))
        .map((value) => ({ name, value })),
    ),
    ...(isReversedPay(query) ? [] : [...single('salaryMin'), ...single('salaryMax')]),
    ...single('postedWithin'),
  ];
};

/** The search fields above the results. Their values do not count as filters. */
const FIELDS = ['q', 'fid', 'location', 'radius'];

/** Counts the values selected in the filter panel. */
export const countFilters = (query: JobSearchQuery, reported: FilteredSearchMeta): number =>
  activeFilters(query, reported).filter(({ name }) => !FIELDS.includes(name)).length;

type Changed = Record<string, string | number | readonly string[] | null>;

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * Returns the search without one of its filters, starting from the first page. If the query filter
 * is removed, the words that were understood as conditions remain.
 */
export const withoutFilter = (
  query: JobSearchQuery,
  name: string,
  value: string,
  { correctedQuery, work }: Pick<FilteredSearchMeta, 'correctedQuery' | 'work'>,
): Changed => {
  if (name === 'q') {
    const sought = splitWords(work ?? query.q);
    const left = splitWords(correctedQuery ?? query.q).filter((word) => !sought.includes(word));
    return { ...query, q: work === null ? '' : left.join(' '), exact: null, page: 1 };
  }
  const current = query[name as keyof JobSearchQuery];
  const remaining = Array.isArray(current) ? current.filter((one) => one !== value) : null;
  return {
    ...query,
    [name]: remaining,
    // A radius has no effect without a place.
    ...(name === 'location' && remaining?.length === 0 && { radius: null }),
    page: 1,
  };
};

/**
 * Returns the search without some of the conditions understood from the query, starting from the
 * first page.
 */
export const withoutUnderstood = (
  query: JobSearchQuery,
  taken: FilteredSearchMeta['understood'],
): Changed => {
  const [first = [], ...others] = taken.map(({ rest }) => rest.split(' '));
  const q = first.filter((word) => others.every((other) => other.includes(word))).join(' ');
  return {
    ...query,
    q,
    exact: q && query.exact,
    ...(taken.some(isPlace) && query.location.length === 0 && { radius: null }),
    page: 1,
  };
};
