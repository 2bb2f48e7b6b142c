import { countryCodeOf, isCountryCode } from './country-names.ts';
import { countriesOfGroup } from './place-groups.ts';
import { type PlaceName, type PlaceNames, readPlaceText } from './place-text.ts';
import { STATES } from './states.ts';

export interface Town {
  /** GeoNames' own. */
  readonly id: number;
  readonly name: string;
  /** The shortest name by which it is meant and no other: `Cambridge, Massachusetts`. */
  readonly uniqueName: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2, else a key of GeoNames; empty where none is known. */
  readonly region: string;
  readonly regionName: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
}

/** What the gazetteer has for some folded names. */
export interface NamedPlaces {
  readonly towns: ReadonlyMap<string, readonly Town[]>;
  /** Codes of regions. */
  readonly regions: ReadonlyMap<string, readonly string[]>;
}

export type ResolvedPlace =
  | {
      readonly kind: 'town';
      readonly town: Town;
      /** Other towns of that name that may be meant, the larger first. */
      readonly others: readonly Town[];
    }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'countries'; readonly countries: readonly string[] };

/** What a name may say of the town beside it. */
interface Area {
  readonly regions: readonly string[];
  readonly countries: readonly string[];
  /** Letters that a region's code may end with: `OR`, `NSW`. */
  readonly letters: string | undefined;
}

const regionsOf = (name: PlaceName, { regions }: NamedPlaces): readonly string[] =>
  name.flatMap((one) => regions.get(one) ?? []);

const firstOf = <T>(name: PlaceName, find: (one: string) => T | undefined): T | undefined => {
  for (const one of name) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
};

const areaOf = (name: PlaceName, places: NamedPlaces): Area | undefined => {
  const country = firstOf(name, countryCodeOf);
  const letters = firstOf(name, (one) =>
    /^[a-z]{2,3}$/.test(one) ? one.toUpperCase() : undefined,
  );
  const code = letters?.length === 2 && !country ? [letters] : [];
  const area = {
    regions: regionsOf(name, places),
    countries: [...(country ? [country] : code), ...(firstOf(name, countriesOfGroup) ?? [])],
    letters: country ? undefined : letters,
  };
  return area.letters || area.regions.length + area.countries.length > 0 ? area : undefined;
};

const isIn = ({ country, region }: Town, area: Area): boolean =>
  area.regions.includes(region) ||
  area.countries.includes(country) ||
  (area.letters !== undefined && region === `${country}-${area.letters}`);

/** `US` of `US-GA`, `IS` of GeoNames' `IS.40`. */
const countryOf = (region: string): string => region.slice(0, 2);

const bySize = (a: Town, b: Town) => b.population - a.population;
/** Smaller ones are hardly meant by a name alone. */
const OTHER_MIN_POPULATION = 20_000;
/** A town of that size is meant rather than a region of its name that is no state people write of. */
const LARGE_TOWN = 100_000;

/** Smaller ones that stand behind another are its county rather: `Bath, Somerset`. */
const LISTED_MIN_POPULATION = 250_000;

const isState = (region: string) => STATES.has(region) || region.startsWith('GB-');

const areaPlace = (name: PlaceName, places: NamedPlaces): ResolvedPlace | undefined => {
  const country = firstOf(name, countryCodeOf);
  if (country) return { kind: 'countries', countries: [country] };
  const group = firstOf(name, countriesOfGroup);
  if (group) return { kind: 'countries', countries: group };
  const [region] = regionsOf(name, places);
  if (region) return { kind: 'region', region };
  const code = firstOf(name, (one) => (/^[a-z]{2,3}$/.test(one) ? one.toUpperCase() : undefined));
  const state = ['US', 'CA', 'AU'].map((one) => `${one}-${code}`).find(isState);
  if (state) return { kind: 'region', region: state };
  return code && isCountryCode(code) ? { kind: 'countries', countries: [code] } : undefined;
};

/** `Georgia`, `Bavaria`, `Luxembourg` and `Europe` are more than a town of that name; `New York` and `Manchester` are not. */
const isRatherArea = (name: PlaceName, town: Town, places: NamedPlaces): boolean => {
  if (firstOf(name, countryCodeOf) || firstOf(name, countriesOfGroup)) return true;
  const regions = regionsOf(name, places).filter((region) => region !== town.region);
  return regions.some(isState) || (regions.length > 0 && town.population < LARGE_TOWN);
};

/** One place by its names, of which one is a town's and the others say where; several towns; else the narrowest area. */
const resolveOne = (names: PlaceNames, places: NamedPlaces): readonly ResolvedPlace[] => {
  const areas = names.map((name) => areaOf(name, places));
  // Letters are a state's or a country's.
  const townsOf = (name: string) =>
    /^[a-z]{1,2}$/.test(name) ? [] : (places.towns.get(name) ?? []);
  const isTown = names.map((name) => name.some((one) => townsOf(one).length > 0));
  const townOf = (i: number, within: readonly Area[]): ResolvedPlace | undefined => {
    const name = names[i] ?? [];
    const isPlaced = within.some(({ regions, letters }) => regions.length > 0 || letters);
    const fitting = (one: string) =>
      townsOf(one)
        .filter((other) => within.every((area) => isIn(other, area)))
        .toSorted(bySize);
    return firstOf(name, (one) => {
      const [town] = fitting(one);
      if (!town || (!isPlaced && isRatherArea(name, town, places))) return undefined;
      // Of all that the name may stand for: `Newcastle` is first of all upon Tyne.
      const others = new Map(name.flatMap(fitting).map((other) => [other.id, other]));
      others.delete(town.id);
      const large = [...others.values()].filter(
        (other) => other.population >= OTHER_MIN_POPULATION,
      );
      return { kind: 'town', town, others: large } as const;
    });
  };
  for (const i of names.keys()) {
    const isOne = areas.every((area, j) => j === i || area !== undefined);
    const beside = areas.filter((area, j) => j !== i && area !== undefined) as Area[];
    const place = isOne && townOf(i, beside);
    if (place) return [place];
  }
  // `London, Leeds, United Kingdom`: what is no town holds for all of them.
  const wide = areas.filter((area, j) => area !== undefined && !isTown[j]) as Area[];
  const towns = names.flatMap((_, i) => {
    const place = townOf(i, wide);
    const isListed =
      place?.kind === 'town' && (i === 0 || place.town.population >= LISTED_MIN_POPULATION);
    return isListed ? place : [];
  });
  const couldBe = isTown.filter(Boolean).length;
  if (towns.length > 1 || (towns.length === 1 && (couldBe === 1 || isTown[0]))) return towns;
  const found = names.flatMap((name) => areaPlace(name, places) ?? []);
  const countries = found.flatMap((place) =>
    place.kind === 'countries' && place.countries.length === 1 ? place.countries : [],
  );
  // `Georgia, USA` is the state, `Northeast, USA` no region of Iceland.
  const region = names
    .flatMap((name) => {
      const [own, area] = [firstOf(name, countryCodeOf), areaPlace(name, places)];
      const named = area?.kind === 'region' ? [area.region] : [];
      return [...regionsOf(name, places), ...named].filter((one) => countryOf(one) !== own);
    })
    .find((one) => countries.includes(countryOf(one)));
  if (region) return [{ kind: 'region', region }];
  const narrowest = found.find(({ kind }) => countries.length === 0 && kind === 'region');
  if (narrowest) return [narrowest];
  if (countries.length === 0) return found.slice(0, 1);
  return [...new Set(countries)].map((country) => ({ kind: 'countries', countries: [country] }));
};

/** `Illinois; Georgia`: beside a state the name of a country that is a state's too is the state. */
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
    const state = regionsOf(name ?? [], places).find((region) => STATES.has(region));
    return state ? [{ kind: 'region', region: state }] : found;
  });
};

/** Whether a text names regions, countries or groups of them alone, or no place at all: `Bavaria, Germany`, `Remote`. */
export const isArea = (text: string, places: NamedPlaces): boolean =>
  readPlaceText(text)
    .flat()
    .every((name) => areaPlace(name, places) !== undefined);

/** The names in a text that the gazetteer is to be asked for. */
export const namesIn = (text: string): readonly string[] => readPlaceText(text).flat(2);

/**
 * The places that a text names: a town with what stands around it (`Portland, OR`, `KY - Mayfield`), several
 * (`London / Berlin`), a region, a country, a group of countries. What the text says of a town's region and
 * country must hold; where several towns fit, the largest is meant and the others are told.
 */
export const resolvePlaces = (text: string, places: NamedPlaces): readonly ResolvedPlace[] =>
  withStates(
    readPlaceText(text).map((names) => [names, resolveOne(names, places)] as const),
    places,
  );
