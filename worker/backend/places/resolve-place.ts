import { splitWords } from '../jobs/text.ts';
import { type Circle, findArea, type NamedArea } from './areas.ts';
import { findCountryCode, isCountryCode } from './country-names.ts';
import { distanceKm } from './distance.ts';
import { findGroupCountries } from './place-groups.ts';
import { type PlaceName, type PlaceNames, readPlaceText } from './place-text.ts';
import { findStateCodes, STATES } from './states.ts';

export interface Town {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** The shortest name that refers to no other town: `Cambridge, Massachusetts`. */
  readonly uniqueName: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** The region's ISO 3166-2 code or GeoNames key; empty if unknown. */
  readonly region: string;
  readonly regionName: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
}

/** Places in the gazetteer, by folded name. */
export interface NamedPlaces {
  readonly towns: ReadonlyMap<string, readonly Town[]>;
  /** Region codes. */
  readonly regions: ReadonlyMap<string, readonly string[]>;
  /** By region code. */
  readonly regionNames: ReadonlyMap<string, string>;
}

export type Place =
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'region'; readonly region: string; readonly name: string }
  | { readonly kind: 'area'; readonly area: NamedArea }
  | { readonly kind: 'countries'; readonly countries: readonly string[] };

export type ResolvedPlace = Place & {
  /** Other meanings of the name: areas first, then towns, largest first. */
  readonly others: readonly Place[];
};

/** Returns an id for a place; equal places have the same id. */
export const placeId = (place: Place): string => {
  if (place.kind === 'town') return String(place.town.id);
  if (place.kind === 'area') return place.area.name;
  return place.kind === 'region' ? place.region : place.countries.join();
};

/** The constraint that an area's name puts on the town mentioned next to it. */
interface Area {
  readonly regions: readonly string[];
  readonly countries: readonly string[];
  readonly circles: readonly Circle[];
  /** Letters that stand for any region whose code ends with them: `OR`, `NSW`. */
  readonly letters: string | undefined;
}

const findRegions = (name: PlaceName, { regions }: NamedPlaces): readonly string[] =>
  name.flatMap((one) => regions.get(one) ?? []);

const findFirst = <T>(name: PlaceName, find: (one: string) => T | undefined): T | undefined => {
  for (const one of name) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

const parseLetters = (name: string): string | undefined =>
  /^[a-z]{2,3}$/.test(name) ? name.toUpperCase() : undefined;

const findConstraint = (name: PlaceName, places: NamedPlaces): Area | undefined => {
  const country = findFirst(name, findCountryCode);
  const letters = findFirst(name, parseLetters);
  const named = findFirst(name, findArea);
  const code = letters?.length === 2 && !country ? [letters] : [];
  const area = {
    regions: [...findRegions(name, places), ...(named?.regions ?? [])],
    countries: [...(country ? [country] : code), ...(findFirst(name, findGroupCountries) ?? [])],
    circles: named?.circles ?? [],
    letters: country ? undefined : letters,
  };
  const constraints = area.regions.length + area.countries.length + area.circles.length;
  return area.letters || constraints > 0 ? area : undefined;
};

/**
 * A margin around counties, because adverts may mention a county that a town no longer belongs to:
 * `Manchester, Lancashire`.
 */
const CIRCLE_MARGIN_KM = 40;

const isIn = (town: Town, area: Area): boolean =>
  area.regions.includes(town.region) ||
  area.countries.includes(town.country) ||
  (area.letters !== undefined && town.region === `${town.country}-${area.letters}`) ||
  area.circles.some((circle) => distanceKm(town, circle) <= circle.km + CIRCLE_MARGIN_KM);

/** A region's country: `US` for `US-GA`, `IS` for GeoNames' `IS.40`. */
const parseCountry = (region: string): string => region.slice(0, 2);

const bySize = (a: Town, b: Town) => b.population - a.population;
/** Towns with fewer people than this are unlikely to be meant if only the name is given. */
const OTHER_MIN_POPULATION = 20_000;
/**
 * If a town has at least this population, its name means the town rather than a region with the
 * same name, unless the region is in `STATES` or is British.
 */
const LARGE_TOWN = 100_000;

/**
 * If a smaller town is listed after another town, its name more likely means the county that the
 * other town is in: `Bath, Somerset`.
 */
const LISTED_MIN_POPULATION = 250_000;

const isState = (region: string) => STATES.has(region) || region.startsWith('GB-');

const regionPlace = (region: string, { regionNames }: NamedPlaces): Place => ({
  kind: 'region',
  region,
  name: regionNames.get(region) ?? region,
});

const countryPlace = (country: string): Place => ({ kind: 'countries', countries: [country] });

/** All meanings of a name other than towns, the most likely first. */
const areaPlaces = (name: PlaceName, places: NamedPlaces): readonly Place[] => {
  const country = findFirst(name, findCountryCode);
  const group = findFirst(name, findGroupCountries);
  const area = findFirst(name, findArea);
  const letters = findFirst(name, parseLetters) ?? '';
  const regions = [...findRegions(name, places), ...findStateCodes(letters)];
  return [
    ...(country ? [countryPlace(country)] : []),
    ...(group ? [{ kind: 'countries', countries: group } as const] : []),
    ...(area ? [{ kind: 'area', area } as const] : []),
    ...[...new Set(regions)].map((region) => regionPlace(region, places)),
    ...(!country && isCountryCode(letters) ? [countryPlace(letters)] : []),
  ];
};

/** The other meanings of a name. A region that has the same name as a town in it is not offered. */
const findOtherMeanings = (
  name: PlaceName,
  place: Place,
  towns: readonly Town[],
  places: NamedPlaces,
) => {
  // A town's own name ranks above its former and foreign names: Hong Kong is also listed as
  // `Victoria`.
  const isOwn = (town: Town) => {
    const words = ` ${splitWords(town.name).join(' ')} `;
    return Number(name.some((one) => words.includes(` ${one} `)));
  };
  const large = towns
    .filter(({ population }) => population >= OTHER_MIN_POPULATION)
    .toSorted((a, b) => isOwn(b) - isOwn(a));
  const isOfTown = (region: string) => towns.some((town) => town.region === region);
  const areas = areaPlaces(name, places).filter(
    (area) => area.kind !== 'region' || !isOfTown(area.region),
  );
  const all = [...areas, ...large.map((town) => ({ kind: 'town', town }) as const)];
  const known = new Map(all.map((one) => [placeId(one), one]));
  known.delete(placeId(place));
  return [...known.values()];
};

const areaPlace = (name: PlaceName, places: NamedPlaces): Place | undefined =>
  areaPlaces(name, places)[0];

/**
 * Whether a name means an area rather than the town with that name: `Georgia`, `Bavaria`,
 * `Luxembourg` and `Europe` do; `New York` and `Manchester` do not.
 */
const isRatherArea = (name: PlaceName, town: Town, places: NamedPlaces): boolean => {
  if (findFirst(name, findCountryCode) || findFirst(name, findGroupCountries)) return true;
  const regions = findRegions(name, places).filter((region) => region !== town.region);
  return regions.some(isState) || (regions.length > 0 && town.population < LARGE_TOWN);
};

/**
 * Resolves the names of one place to a town that matches all of them, to several towns, or to the
 * narrowest area.
 */
const resolveOne = (names: PlaceNames, places: NamedPlaces): readonly ResolvedPlace[] => {
  const areas = names.map((name) => findConstraint(name, places));
  // One or two letters mean a state or a country, never a town.
  const findTowns = (name: string) =>
    /^[a-z]{1,2}$/.test(name) ? [] : (places.towns.get(name) ?? []);
  const isTown = names.map((name) => name.some((one) => findTowns(one).length > 0));
  const [first = [], ...more] = names;
  const alone = more.length === 0 ? first : [];
  const resolveTown = (i: number, within: readonly Area[]): ResolvedPlace | undefined => {
    const name = names[i] ?? [];
    const isPlaced = within.some(({ regions, letters }) => regions.length > 0 || letters);
    const fitting = (one: string) =>
      findTowns(one)
        .filter((other) => within.every((area) => isIn(other, area)))
        .toSorted(bySize);
    // `Kent` means the area, but `Kent, Ohio` does not.
    if (within.length === 0 && findFirst(name, findArea)) return undefined;
    return findFirst(name, (one) => {
      const [town] = fitting(one);
      if (!town || (!isPlaced && isRatherArea(name, town, places))) return undefined;
      // Includes all alternatives for the name: `Newcastle` most likely means Newcastle upon Tyne.
      const place = { kind: 'town', town } as const;
      return { ...place, others: findOtherMeanings(alone, place, name.flatMap(fitting), places) };
    });
  };
  for (const i of names.keys()) {
    const isOne = areas.every((area, j) => j === i || area !== undefined);
    const otherAreas = areas.filter((area, j) => j !== i && area !== undefined) as Area[];
    const place = isOne && resolveTown(i, otherAreas);
    if (place) return [place];
  }
  // Names that are not towns apply to all the towns listed: `London, Leeds, United Kingdom`.
  const wide = areas.filter((area, j) => area !== undefined && !isTown[j]) as Area[];
  const towns = names.flatMap((_, i) => {
    const place = resolveTown(i, wide);
    const isListed =
      place?.kind === 'town' && (i === 0 || place.town.population >= LISTED_MIN_POPULATION);
    return isListed ? place : [];
  });
  const possibleTowns = isTown.filter(Boolean).length;
  if (towns.length > 1 || (towns.length === 1 && (possibleTowns === 1 || isTown[0]))) return towns;
  if (alone.length > 0) {
    const place = areaPlace(alone, places);
    if (!place) return [];
    // `SF Bay Area` must not offer another San Francisco as an alternative, nor `Greater
    // Manchester` the Manchester in Jamaica.
    const called = place.kind === 'area' ? alone.filter((one) => findArea(one)) : alone;
    const towns = called.flatMap(findTowns).toSorted(bySize);
    return [{ ...place, others: findOtherMeanings(called, place, towns, places) }];
  }
  return areaAround(names, places).map((place) => ({ ...place, others: [] }));
};

/**
 * Resolves names that include no town to the narrowest area among them, or to several countries.
 */
const areaAround = (names: PlaceNames, places: NamedPlaces): readonly Place[] => {
  const found = names.flatMap((name) => areaPlace(name, places) ?? []);
  const countries = found.flatMap((place) =>
    place.kind === 'countries' && place.countries.length === 1 ? place.countries : [],
  );
  const within = found.find(
    (place) =>
      place.kind === 'area' &&
      (countries.length === 0 || countries.includes(place.area.country ?? '')),
  );
  if (within) return [within];
  // `Georgia, USA` is the state; `Northeast, USA` is not a region of Iceland.
  const region = names
    .flatMap((name) => {
      const [own, area] = [findFirst(name, findCountryCode), areaPlace(name, places)];
      const named = area?.kind === 'region' ? [area.region] : [];
      return [...findRegions(name, places), ...named].filter((one) => parseCountry(one) !== own);
    })
    .find((one) => countries.includes(parseCountry(one)));
  if (region) return [regionPlace(region, places)];
  const narrowest = found.find(({ kind }) => countries.length === 0 && kind === 'region');
  if (narrowest) return [narrowest];
  if (countries.length === 0) return found.slice(0, 1);
  return [...new Set(countries)].map(countryPlace);
};

/**
 * Resolves a name shared by a state and a country to the state if it appears next to another state:
 * `Illinois; Georgia`.
 */
const withStates = (
  read: readonly (readonly [names: PlaceNames, places: readonly ResolvedPlace[]])[],
  places: NamedPlaces,
): readonly ResolvedPlace[] => {
  const inStates = read.some(([, found]) =>
    found.some((place) =>
      place.kind === 'town'
        ? STATES.has(place.town.region)
        : place.kind === 'region' && STATES.has(place.region),
    ),
  );
  return read.flatMap(([names, found]) => {
    const [place, ...others] = found;
    const [name, ...more] = names;
    if (!inStates || place?.kind !== 'countries' || others.length + more.length > 0) return found;
    const state = findRegions(name ?? [], places).find((region) => STATES.has(region));
    return state ? [{ ...regionPlace(state, places), others: [] }] : found;
  });
};

/**
 * Whether a string names only regions, countries or groups of countries, or no place at all:
 * `Bavaria, Germany`, `Remote`.
 */
export const isArea = (text: string, places: NamedPlaces): boolean =>
  readPlaceText(text)
    .flat()
    .every((name) => areaPlace(name, places) !== undefined);

/** The names in a string that must be looked up in the gazetteer. */
export const namesIn = (text: string): readonly string[] => readPlaceText(text).flat(2);

/**
 * Resolves the places named in a string: a town and its surroundings (`Portland, OR`, `KY -
 * Mayfield`), several towns (`London / Berlin`), a region, a country or a group of countries. The
 * region and country in the string must match the town. If several towns match, the largest is
 * assumed and the others are returned as alternatives.
 */
export const resolvePlaces = (text: string, places: NamedPlaces): readonly ResolvedPlace[] =>
  withStates(
    readPlaceText(text).map((names) => [names, resolveOne(names, places)] as const),
    places,
  );
