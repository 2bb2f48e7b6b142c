import type { JobSearchQuery } from '../../../../../src/contracts/job.ts';
import { findCountryCode } from '../../../places/country-names.ts';
import { distanceKm, type Point } from '../../../places/distance.ts';
import type { Place, ResolvedPlace, Town } from '../../../places/resolve-place.ts';
import { splitWords } from '../../text.ts';
import { codeKey, type Dictionary, findEntryWords } from '../index/dictionary.ts';
import { nearestWord } from './nearest-word.ts';

/** The interpretation of one `location` text. */
export interface LocationReading {
  readonly asked: string;
  /** Undefined if the text names no place or several places. */
  readonly place: ResolvedPlace | undefined;
  readonly towns: readonly Town[];
  /** True if no place has exactly the requested name, so the closest match was used instead. */
  readonly isCorrected: boolean;
  /** The codes of the place; matching jobs have at least one of them. */
  readonly codes: readonly number[];
  /** The radius around the town in kilometres. */
  readonly radius: number;
  /** True if the town itself has no jobs, so jobs around it are shown instead. */
  readonly isNearby: boolean;
}

// The maximum number of codes for one location text, to keep the expression small.
const MAX_PLACES = 60;

/** The radius used for a town without jobs. */
const NEARBY_KM = 25;

/** A lower bound, in kilometres, for the length of a degree of latitude anywhere on Earth. */
const KM_PER_DEGREE = 110;

/**
 * Returns the codes of the towns around a point. For a cell that lies entirely within the radius,
 * it returns the cell's code instead.
 */
export const codesWithin = (centre: Point, km: number, { cells }: Dictionary): number[] => {
  const degrees = km / KM_PER_DEGREE;
  const found: number[] = [];
  for (const { code, towns } of cells.values()) {
    const near = towns.filter(
      ({ town }) => Math.abs(town.lat - centre.lat) <= degrees && distanceKm(town, centre) <= km,
    );
    if (code !== undefined && near.length > 1 && near.length === towns.length) found.push(code);
    else for (const known of near) found.push(known.code);
  }
  return found;
};

type Found = Pick<LocationReading, 'codes' | 'radius' | 'isNearby'>;

const findAround = (town: Town, requested: number | null, dictionary: Dictionary): Found => {
  if (requested)
    return { codes: codesWithin(town, requested, dictionary), radius: requested, isNearby: false };
  const own = dictionary.towns.get(town.id);
  if (own || requested === 0) return { codes: own ? [own.code] : [], radius: 0, isNearby: false };
  return { codes: codesWithin(town, NEARBY_KM, dictionary), radius: NEARBY_KM, isNearby: true };
};

const findAtPlace = (place: Place, radius: number | null, dictionary: Dictionary): Found => {
  if (place.kind === 'town') return findAround(place.town, radius, dictionary);
  const findCodes = (facet: string, values: readonly string[]) =>
    values.flatMap((value) => dictionary.codes.get(codeKey(facet, value)) ?? []);
  const found = { radius: 0, isNearby: false };
  if (place.kind === 'region') return { ...found, codes: findCodes('region', [place.region]) };
  if (place.kind === 'countries') return { ...found, codes: findCodes('country', place.countries) };
  const { regions, circles } = place.area;
  const near = circles.flatMap((circle) =>
    codesWithin(circle, circle.km + (radius ?? 0), dictionary),
  );
  return { ...found, codes: [...findCodes('region', regions), ...near] };
};

/** Finds the job places whose names contain all the words; the last word may be a prefix. */
const findByWords = (words: readonly string[], dictionary: Dictionary): readonly number[] => {
  const findEntries = (end: string) => {
    const parts = words.map((word, i) => ` ${word}${i === words.length - 1 ? end : ' '}`);
    const found: number[] = [];
    for (const entry of dictionary.entries.values()) {
      if (entry.facet !== 'location') continue;
      const known = findEntryWords(dictionary, entry);
      if (parts.every((part) => known.includes(part))) {
        found.push(entry.code);
        if (found.length === MAX_PLACES) break;
      }
    }
    return found;
  };
  const complete = findEntries(' ');
  return complete.length > 0 ? complete : findEntries('');
};

const correctedTown = (words: readonly string[], { towns }: Dictionary) => {
  const known = [...towns.values()].map(({ town }) => town);
  const nearest = nearestWord(
    words.join(' '),
    known.flatMap(({ names, population }) => names.map((name) => [name, population] as const)),
  );
  return known
    .filter(({ names }) => nearest !== undefined && names.includes(nearest))
    .toSorted((a, b) => b.population - a.population)[0];
};

/**
 * Chooses among places with the same name: the most likely one, unless it has no jobs and another
 * place does.
 */
const withJobs = (place: ResolvedPlace, dictionary: Dictionary): ResolvedPlace => {
  if (findAtPlace(place, null, dictionary).codes.length > 0) return place;
  const meant = place.others.find((one) => findAtPlace(one, 0, dictionary).codes.length > 0);
  if (!meant) return place;
  return { ...meant, others: [place, ...place.others.filter((one) => one !== meant)] };
};

/**
 * Finds the gazetteer's place with the requested name, together with job locations of that name.
 * If the gazetteer has none, finds job locations that contain the same words, or else the town with
 * the most similar name.
 */
const readLocation = (
  requested: string,
  radius: number | null,
  dictionary: Dictionary,
): LocationReading => {
  const { codes, places } = dictionary;
  const resolved = (places.get(requested) ?? []).map((place) => withJobs(place, dictionary));
  const readings = resolved.map((place) => findAtPlace(place, radius, dictionary));
  const town = readings.find((_, i) => resolved[i]?.kind === 'town');
  const listed = codes.get(codeKey('location', requested)) ?? [];
  const region = codes.get(codeKey('region', requested)) ?? [];
  const country = codes.get(codeKey('country', findCountryCode(requested) ?? requested)) ?? [];
  const meant = [
    ...readings.flatMap((reading) => reading.codes),
    // A place name from a job may also be the name of a country or region, and vice versa.
    ...(town ? [] : listed),
    // `CA` is a region and a country: one is chosen, and the other is offered as an alternative.
    ...(town || resolved.some(({ others }) => others.length > 0) ? [] : [...region, ...country]),
  ];
  const reading = {
    asked: requested,
    place: resolved.length === 1 ? resolved[0] : undefined,
    towns: resolved.flatMap((one) => (one.kind === 'town' ? [one.town] : [])),
    isCorrected: false,
    codes: [...new Set(meant)],
    radius: town?.radius ?? 0,
    isNearby: town?.isNearby ?? false,
  };
  const words = splitWords(requested);
  if (resolved.length > 0 || meant.length > 0 || words.length === 0) return reading;
  const codesByWords = findByWords(words, dictionary);
  if (codesByWords.length > 0) return { ...reading, codes: codesByWords };
  const corrected = correctedTown(words, dictionary);
  if (!corrected) return reading;
  const place = { kind: 'town', town: corrected, others: [] } as const;
  const found = findAround(corrected, radius, dictionary);
  return { asked: requested, place, towns: [corrected], isCorrected: true, ...found };
};

export const readLocations = (
  { location, radius }: JobSearchQuery,
  dictionary: Dictionary,
): LocationReading[] =>
  location.map((requested) =>
    readLocation(requested, radius === null ? null : Number(radius), dictionary),
  );
