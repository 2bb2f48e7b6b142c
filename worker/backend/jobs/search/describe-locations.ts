import type { JobSearchMeta } from '../../../../src/contracts/job.ts';
import { distanceKm } from '../../places/distance.ts';
import type { ResolvedPlace, Town } from '../../places/resolve-place.ts';
import type { Counts } from './counts.ts';
import { codeKey, type Dictionary } from './dictionary.ts';
import type { LocationReading } from './read-locations.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/** `Frankfurt am Main, Hesse, Germany` */
const townLabel = ({ name, regionName, country }: Town): string =>
  [name, ...(regionName && regionName !== name ? [regionName] : []), COUNTRIES.of(country)].join(
    ', ',
  );

const placeLabel = ({ asked, place }: LocationReading, { codes, entries }: Dictionary): string => {
  if (place?.kind === 'town') return townLabel(place.town);
  if (place?.kind === 'countries') {
    const [country, ...others] = place.countries;
    return country && others.length === 0 ? (COUNTRIES.of(country) ?? asked) : asked;
  }
  const code = place && codes.get(codeKey('region', place.region))?.[0];
  return (code && entries.get(code)?.label) || asked;
};

type TownPlace = Extract<ResolvedPlace, { kind: 'town' }>;

/** Other towns of a name; those of the words in a query that were read as this town. */
const othersOf = (
  place: TownPlace,
  typed: readonly string[],
  { places }: Dictionary,
): readonly Town[] => {
  const named = typed.flatMap((text) => {
    const [first] = places.get(text) ?? [];
    return first?.kind === 'town' ? [[first.town, ...first.others]] : [];
  });
  const ofName = named.find((towns) => towns.some(({ id }) => id === place.town.id));
  return (ofName ?? place.others).filter(({ id }) => id !== place.town.id);
};

/** What a text in `location` was read as, for a visitor. */
export const describeLocation = (
  reading: LocationReading,
  /** Names in the query, of which this may be one. */
  typed: readonly string[],
  dictionary: Dictionary,
): JobSearchMeta['places'][number] => {
  const { asked, place, isCorrected, isNearby, radius } = reading;
  const others = place?.kind === 'town' ? othersOf(place, typed, dictionary) : [];
  return {
    asked,
    label: placeLabel(reading, dictionary),
    corrected: isCorrected,
    others: others
      .map((town) => ({ value: town.uniqueName, label: townLabel(town) }))
      // A larger town that has no jobs gave its name to one that has.
      .filter(({ value }) => value !== asked),
    nearbyKm: isNearby ? radius : null,
  };
};

/**
 * To the nearest of a job's towns from one that was asked for with what is around it; undefined where none is so
 * near: a remote job may be done from there.
 */
export const distanceOf = (
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
/** Who looks for work in a town hardly moves further. */
const NEAREST_MAX_KM = 300;

/** The towns nearest to those asked for that have some of the jobs that would fit elsewhere. */
export const nearestTowns = (
  readings: readonly LocationReading[],
  elsewhere: Counts | undefined,
  { townsByCode }: Dictionary,
): JobSearchMeta['nearest'] => {
  const centres = readings.flatMap(({ towns }) => towns);
  if (!elsewhere || centres.length === 0) return [];
  return [...elsewhere.byCode]
    .flatMap(([code, total]) => {
      const town = townsByCode.get(code);
      if (!town || total === 0) return [];
      const distance = Math.min(...centres.map((centre) => distanceKm(centre, town)));
      return distance <= NEAREST_MAX_KM
        ? [{ value: town.uniqueName, label: townLabel(town), total, distanceKm: distance }]
        : [];
    })
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, NEAREST_TOWNS);
};
