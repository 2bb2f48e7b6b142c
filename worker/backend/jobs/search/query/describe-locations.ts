import type { JobSearchMeta } from '../../../../../src/contracts/job.ts';
import type { Circle, NamedArea } from '../../../places/areas.ts';
import { distanceKm } from '../../../places/distance.ts';
import {
  type Place,
  placeId,
  type ResolvedPlace,
  type Town,
} from '../../../places/resolve-place.ts';
import type { Counts } from '../counts.ts';
import { codeKey, type Dictionary } from '../index/dictionary.ts';
import type { LocationReading } from './read-locations.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** `Frankfurt am Main, Hesse, Germany` */
const townLabel = ({ name, regionName, country }: Town): string =>
  [name, ...(regionName && regionName !== name ? [regionName] : []), COUNTRIES.of(country)].join(
    ', ',
  );

/** `Kent, United Kingdom` for an area made up of circles; otherwise only the area's name. */
const areaLabel = ({ name, country, circles }: NamedArea): string =>
  [name, ...(country && circles.length > 0 ? [COUNTRIES.of(country)] : [])].join(', ');

const placeLabel = ({ asked, place }: LocationReading, { codes, entries }: Dictionary): string => {
  if (place?.kind === 'town') return townLabel(place.town);
  if (place?.kind === 'area') return areaLabel(place.area);
  if (place?.kind === 'countries') {
    const [country, ...others] = place.countries;
    return country && others.length === 0 ? (COUNTRIES.of(country) ?? asked) : asked;
  }
  const code = place && codes.get(codeKey('region', place.region))?.[0];
  return (code && entries.get(code)?.label) || place?.name || asked;
};

/** Formats a place as a value of `location` with its label. */
const formatChoice = (place: Place): { value: string; label: string } => {
  if (place.kind === 'town') return { value: place.town.uniqueName, label: townLabel(place.town) };
  if (place.kind === 'area') return { value: place.area.name, label: areaLabel(place.area) };
  const [country = ''] = place.kind === 'region' ? [place.region.slice(0, 2)] : place.countries;
  const parts = [...(place.kind === 'region' ? [place.name] : []), COUNTRIES.of(country)];
  return { value: parts.join(', '), label: parts.join(', ') };
};

/**
 * Finds other places that may have been meant. If words in the query named the place, these are the
 * other places that those words name; otherwise, they are the alternatives stored with the place.
 */
const findOtherMeanings = (
  place: ResolvedPlace,
  typed: readonly string[],
  { places }: Dictionary,
): readonly Place[] => {
  const named = typed.flatMap((text) => {
    const [first] = places.get(text) ?? [];
    return first ? [[first, ...first.others]] : [];
  });
  const sameName = named.find((some) => some.some((one) => placeId(one) === placeId(place)));
  return (sameName ?? place.others).filter((one) => placeId(one) !== placeId(place));
};

/** Describes to the visitor how a `location` text was parsed. */
export const describeLocation = (
  reading: LocationReading,
  /** Place names in the query, one of which may refer to this place. */
  typed: readonly string[],
  dictionary: Dictionary,
): JobSearchMeta['places'][number] => {
  const { asked, place, isCorrected, isNearby, radius } = reading;
  const others = place ? findOtherMeanings(place, typed, dictionary) : [];
  return {
    asked,
    label: placeLabel(reading, dictionary),
    corrected: isCorrected,
    others: others
      .map(formatChoice)
      // Leaves out a larger place that was replaced with this one because it has no jobs.
      .filter(({ value }) => value !== asked),
    nearbyKm: isNearby ? radius : null,
  };
};

/**
 * Returns the smallest distance between a job's towns and the requested towns that have a radius.
 * Undefined if none of the job's towns is within the radius, as is possible for a remote job that
 * may be done from one of the requested towns.
 */
export const findJobDistance = (
  codes: readonly number[],
  readings: readonly LocationReading[],
  { townsByCode }: Dictionary,
): number | undefined => {
  const jobTowns = codes.flatMap((code) => townsByCode.get(code) ?? []);
  const distances = readings.flatMap(({ towns, radius }) =>
    towns.flatMap((centre) =>
      jobTowns.map((town) => distanceKm(town, centre)).filter((km) => radius > 0 && km <= radius),
    ),
  );
  return distances.length > 0 ? Math.min(...distances) : undefined;
};

const NEAREST_TOWNS = 3;

/** Finds the towns with matching jobs that are nearest to the requested places. */
export const nearestTowns = (
  readings: readonly LocationReading[],
  elsewhere: Counts | undefined,
  { townsByCode }: Dictionary,
): JobSearchMeta['nearest'] => {
  const centres = readings.flatMap(({ towns, place }): readonly Circle[] =>
    place?.kind === 'area' ? place.area.circles : towns.map((town) => ({ ...town, km: 0 })),
  );
  if (!elsewhere || centres.length === 0) return [];
  return [...elsewhere.byCode]
    .flatMap(([code, total]) => {
      const town = townsByCode.get(code);
      if (!town || total === 0) return [];
      const distance = Math.min(...centres.map((centre) => distanceKm(centre, town) - centre.km));
      return { value: town.uniqueName, label: townLabel(town), total, distanceKm: distance };
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, NEAREST_TOWNS);
};
