import { FACETS, type Facet, type JobSearchQuery } from '../../../../src/contracts/job.ts';
import { countryCodeOf } from '../../places/country-names.ts';
import { distanceKm } from '../../places/distance.ts';
import type { ResolvedPlace } from '../../places/resolve-place.ts';
import { wordsOf } from '../text.ts';
import { nearestWord } from './correct-query.ts';
import { codeKey, type Dictionary } from './dictionary.ts';
import { codeWord } from './marks.ts';

/** Filters whose values have codes; an age is a range of ids instead. */
export const CODE_FILTERS = FACETS.filter((facet) => facet !== 'postedWithin');

const DAY_MS = 24 * 60 * 60 * 1000;

/** An active filter: an FTS5 expression over codes, or the oldest id. */
interface Filter {
  readonly facet: Facet;
  readonly match?: string;
  readonly maxId?: number;
}

/** The largest job_search.id of a job that is at most this old; see the migration. */
const maxIdForAge = (days: number, now: number): number =>
  (4_294_967_296 - Math.floor((now - days * DAY_MS) / 1000)) * 1_048_576 + 1_048_575;

/** The time, in Unix seconds, that a job_search.id stands for. */
export const secondsOfId = (id: number): number => 4_294_967_296 - Math.floor(id / 1_048_576);

// 0 is nobody's code.
const codesMatch = (codes: readonly number[]) =>
  `(${(codes.length ? codes : [0]).map(codeWord).join(' OR ')})`;

// What one free-typed place may mean at most, so that the expression stays small.
const MAX_PLACES = 60;

/** A town that has no jobs shows those of towns so near. */
const NEARBY_KM = 25;

const codesOf = (place: ResolvedPlace, { codes, towns }: Dictionary): readonly number[] => {
  const named = (facet: string, values: readonly string[]) =>
    values.flatMap((value) => codes.get(codeKey(facet, value)) ?? []);
  if (place.kind === 'region') return named('region', [place.region]);
  if (place.kind === 'countries') return named('country', place.countries);
  const own = towns.get(place.town.id);
  if (own) return own.codes;
  return [...towns.values()].flatMap((one) =>
    distanceKm(one.town, place.town) <= NEARBY_KM ? one.codes : [],
  );
};

/** What the gazetteer says of a place, and how it is listed; else places that the words name, the last perhaps still being typed. */
function placeCodes(value: string, dictionary: Dictionary): readonly number[] {
  const { codes, entries, names, places } = dictionary;
  const meant = [
    ...(places.get(value) ?? []).flatMap((place) => codesOf(place, dictionary)),
    ...(codes.get(codeKey('location', value)) ?? []),
    ...(codes.get(codeKey('region', value)) ?? []),
    ...(codes.get(codeKey('country', countryCodeOf(value) ?? value)) ?? []),
  ];
  if (meant.length) return meant;
  const words = wordsOf(value);
  if (words.length === 0) return [];
  const placesWith = (end: string) => {
    const parts = words.map((word, i) => ` ${word}${i === words.length - 1 ? end : ' '}`);
    const found: number[] = [];
    for (const entry of entries.values()) {
      if (entry.facet === 'location' && parts.every((part) => entry.words.includes(part))) {
        found.push(entry.code);
        if (found.length === MAX_PLACES) break;
      }
    }
    return found;
  };
  const whole = placesWith(' ');
  const begun = whole.length > 0 ? whole : placesWith('');
  if (begun.length > 0) return begun;
  const known = [...names].filter(([, { facet }]) => facet === 'location');
  const nearest = nearestWord(
    words.join(' '),
    known.map(([name]) => [name, 1]),
  );
  const town = nearest === undefined ? undefined : names.get(nearest)?.town;
  return town === undefined ? [] : (dictionary.towns.get(town)?.codes ?? []);
}

/**
 * The filters of a query. Unknown categories, countries and currencies are ignored (DESIGN 4);
 * a place or an employer that no job has finds nothing.
 */
export function activeFilters(
  query: JobSearchQuery,
  dictionary: Dictionary,
  now: number,
  /** What else a job may have in place of a value, as FTS5 expressions. */
  alternatives: Partial<Record<Facet, readonly string[]>> = {},
): Filter[] {
  const filters: Filter[] = [];
  for (const facet of CODE_FILTERS) {
    const values: readonly string[] = query[facet];
    if (values.length === 0) continue;
    const codes = values.flatMap((value) =>
      facet === 'location'
        ? placeCodes(value, dictionary)
        : (dictionary.codes.get(codeKey(facet, value)) ?? []),
    );
    if (codes.length || facet === 'location' || facet === 'company') {
      const matches = [codesMatch([...new Set(codes)]), ...(alternatives[facet] ?? [])];
      filters.push({ facet, match: matches.length > 1 ? `(${matches.join(' OR ')})` : matches[0] });
    }
  }
  if (query.postedWithin) {
    filters.push({ facet: 'postedWithin', maxId: maxIdForAge(Number(query.postedWithin), now) });
  }
  return filters;
}

export const categoryMatch = (category: string, { codes }: Dictionary): string =>
  codesMatch(codes.get(codeKey('category', category)) ?? []);
