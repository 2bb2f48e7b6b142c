import {
  FACETS,
  type Facet,
  type Facets,
  type JobSearchMeta,
  type JobSearchQuery,
} from '../../contracts/job.ts';
import { isReversedPay } from '../../lib/words/pay-range.ts';

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

type Told = Pick<JobSearchMeta, 'correctedQuery' | 'facets' | 'understood' | 'work'>;
/** Whether something understood is a place. */
const isPlace = ({ facet }: Told['understood'][number]) => facet === 'location';

/** Filters a visitor set, each a name and one value, in the order in which they are shown. */
export const activeFilters = (
  query: JobSearchQuery,
  { facets, understood, work }: Told,
): { name: string; value: string }[] => {
  const single = (name: 'radius' | 'salaryMin' | 'salaryMax' | 'postedWithin') =>
    query[name] ? [{ name, value: String(query[name]) }] : [];
  const hasPlace = query.location.length > 0 || understood.some(isPlace);
  return [
    // What is understood of the words has a chip of its own.
    ...[work ?? query.q].filter(Boolean).map((value) => ({ name: 'q', value })),
    ...query.fid.map((value) => ({ name: 'fid', value })),
    ...query.location.map((value) => ({ name: 'location', value })),
    // Around nothing it says nothing.
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

/** What stands in the fields above the results, and not among the filters. */
const FIELDS = ['q', 'fid', 'location', 'radius'];

/** How many values of the panel of filters are chosen. */
export const countFilters = (query: JobSearchQuery, told: Told): number =>
  activeFilters(query, told).filter(({ name }) => !FIELDS.includes(name)).length;

type Changed = Record<string, string | number | readonly string[] | null>;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean);

/** The same search without one of its filters, from its first page; of the words, what was understood stays. */
export const withoutFilter = (
  query: JobSearchQuery,
  name: string,
  value: string,
  { correctedQuery, work }: Pick<Told, 'correctedQuery' | 'work'>,
): Changed => {
  if (name === 'q') {
    const sought = wordsIn(work ?? query.q);
    const left = wordsIn(correctedQuery ?? query.q).filter((word) => !sought.includes(word));
    return { ...query, q: work === null ? '' : left.join(' '), exact: null, page: 1 };
  }
  const current = query[name as keyof JobSearchQuery];
  const kept = Array.isArray(current) ? current.filter((one) => one !== value) : null;
  return {
    ...query,
    [name]: kept,
    // Around nothing a distance says nothing.
    ...(name === 'location' && kept?.length === 0 && { radius: null }),
    page: 1,
  };
};

/** The same search without some of what was understood of its words, from its first page. */
export const withoutUnderstood = (query: JobSearchQuery, taken: Told['understood']): Changed => {
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
