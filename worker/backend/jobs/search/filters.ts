import { FACETS, type Facet, type JobSearchQuery } from '../../../../src/contracts/job.ts';
import { allOf, anyOf, type Match, wordMatch } from './engines/match.ts';
import { codeKey, type Dictionary } from './index/dictionary.ts';
import { maxIdForAge } from './index/job-ids.ts';
import { codeWord } from './index/marks.ts';
import type { LocationReading } from './query/read-locations.ts';

/*
 * A search filter is one of three kinds:
 * - a facet with codes (`FACETS`): its values are in the index (see the newest migration of the
 *   view `job_index_source`, and the table `facet_value`), and jobs are counted by value
 *   (`count-facets.ts`);
 * - `postedWithin`, the only facet without codes: ids increase with age, so an age is a range of
 *   ids (`index/job-ids.ts`);
 * - conditions on columns of `job_search`: pay, places, specific jobs (`plan-search.ts`,
 *   `engines/built-in/statements.ts`). They need no special index, but their query plan must not
 *   contain a scan (`query-plans.test.ts`).
 */

/** Filters whose values have codes. `postedWithin` is a range of ids instead. */
const CODE_FILTERS = FACETS.filter((facet) => facet !== 'postedWithin');

/** An active filter: a match on codes, or the highest id that an age limit allows. */
export interface Filter {
  readonly facet: Facet;
  readonly match?: Match;
  /** Jobs that satisfy this match come first. */
  readonly best?: Match;
  /** The code of the filter, if it has exactly one. */
  readonly code?: number;
  readonly maxId?: number;
}

// No value has code 0, so an empty list matches no jobs.
export const codesMatch = (codes: readonly number[]): Match =>
  anyOf((codes.length ? codes : [0]).map((code) => wordMatch(codeWord(code))));

/** Matches remote jobs that may be done from the locations' countries. */
const remoteMatches = (
  { workplace }: JobSearchQuery,
  locations: readonly LocationReading[],
  { codes }: Dictionary,
): Match[] => {
  const [remote] = codes.get(codeKey('workplace', 'remote')) ?? [];
  if (!workplace.includes('remote') || remote === undefined) return [];
  const countries = locations
    .flatMap(({ place, towns }) => [
      ...towns.map(({ country }) => country),
      ...(place?.kind === 'area' && place.area.country ? [place.area.country] : []),
    ])
    .flatMap((country) => codes.get(codeKey('country', country)) ?? []);
  return countries.length > 0 ? [allOf([codesMatch([remote]), codesMatch(countries)])] : [];
};

/**
 * Returns a query's active filters. Unknown categories, countries and currencies are ignored; an
 * unknown place or employer matches no jobs.
 */
export function activeFilters(
  query: JobSearchQuery,
  locations: readonly LocationReading[],
  dictionary: Dictionary,
  now: number,
  /** Other matches that satisfy a facet's filter, such as words in the title. */
  alternatives: Partial<Record<Facet, readonly Match[]>> = {},
): Filter[] {
  const filters: Filter[] = [];
  for (const facet of CODE_FILTERS) {
    const values: readonly string[] = query[facet];
    if (values.length === 0) continue;
    const isPlace = facet === 'location';
    const codes = isPlace
      ? locations.flatMap((reading) => reading.codes)
      : values.flatMap((value) => dictionary.codes.get(codeKey(facet, value)) ?? []);
    if (codes.length === 0 && !isPlace && facet !== 'company') continue;
    const others = [
      ...(alternatives[facet] ?? []),
      ...(isPlace ? remoteMatches(query, locations, dictionary) : []),
    ];
    const own = locations.flatMap(({ towns, radius }) =>
      radius > 0 ? towns.flatMap(({ id }) => dictionary.towns.get(id)?.code ?? []) : [],
    );
    filters.push({
      facet,
      match: anyOf([codesMatch([...new Set(codes)]), ...others]),
      ...(isPlace && own.length > 0 && { best: codesMatch(own) }),
      ...(codes.length === 1 && others.length === 0 && { code: codes[0] }),
    });
  }
  if (query.postedWithin) {
    filters.push({ facet: 'postedWithin', maxId: maxIdForAge(Number(query.postedWithin), now) });
  }
  return filters;
}

/** Builds a match for all jobs; every job has a code for either stated or unstated pay. */
export const anyJobMatch = ({ codes }: Pick<Dictionary, 'codes'>): Match =>
  codesMatch(['stated', 'unstated'].flatMap((pay) => codes.get(codeKey('pay', pay)) ?? []));

export const categoryMatch = (category: string, { codes }: Dictionary): Match =>
  codesMatch(codes.get(codeKey('category', category)) ?? []);
