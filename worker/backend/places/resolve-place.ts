import { wordsOf } from '../jobs/text.ts';
import { areaNamed, type Circle, type NamedArea } from './areas.ts';
import { countryCodeOf, isCountryCode } from './country-names.ts';
import { distanceKm } from './distance.ts';
import { countriesOfGroup } from './place-groups.ts';
import { type PlaceName, type PlaceNames, readPlaceText } from './place-text.ts';
import { STATES, statesOf } from './states.ts';

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
  /** By their codes. */
  readonly regionNames: ReadonlyMap<string, string>;
}

export type Place =
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'region'; readonly region: string; readonly name: string }
  | { readonly kind: 'area'; readonly area: NamedArea }
  | { readonly kind: 'countries'; readonly countries: readonly string[] };

export type ResolvedPlace = Place & {
  /** What else the name may mean: areas, then towns, the larger first. */
  readonly others: readonly Place[];
};

/** Equal for one and the same place. */
export const placeId = (place: Place): string => {
  if (place.kind === 'town') return String(place.town.id);
  if (place.kind === 'area') return place.area.name;
  return place.kind === 'region' ? place.region : place.countries.join();
};

/** What a name may say of the town beside it. */
interface Area {
  readonly regions: readonly string[];
  readonly countries: readonly string[];
  readonly circles: readonly Circle[];
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

const lettersOf = (name: string): string | undefined =>
  /^[a-z]{2,3}$/.test(name) ? name.toUpperCase() : undefined;

const areaOf = (name: PlaceName, places: NamedPlaces): Area | undefined => {
  const country = firstOf(name, countryCodeOf);
  const letters = firstOf(name, lettersOf);
  const named = firstOf(name, areaNamed);
  const code = letters?.length === 2 && !country ? [letters] : [];
  const area = {
    regions: [...regionsOf(name, places), ...(named?.regions ?? [])],
    countries: [...(country ? [country] : code), ...(firstOf(name, countriesOfGroup) ?? [])],
    circles: named?.circles ?? [],
    letters: country ? undefined : letters,
  };
  const said = area.regions.length + area.countries.length + area.circles.length;
  return area.letters || said > 0 ? area : undefined;
};

/** People write a county that a town left long ago: `Manchester, Lancashire`. */
const CIRCLE_MARGIN_KM = 40;

const isIn = (town: Town, area: Area): boolean =>
  area.regions.includes(town.region) ||
  area.countries.includes(town.country) ||
  (area.letters !== undefined && town.region === `${town.country}-${area.letters}`) ||
  area.circles.some((circle) => distanceKm(town, circle) <= circle.km + CIRCLE_MARGIN_KM);

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

const regionPlace = (region: string, { regionNames }: NamedPlaces): Place => ({
  kind: 'region',
  region,
  name: regionNames.get(region) ?? region,
});

const countryPlace = (country: string): Place => ({ kind: 'countries', countries: [country] });

/** All that a name may mean beside towns, the likeliest first. */
const areaPlaces = (name: PlaceName, places: NamedPlaces): readonly Place[] => {
  const country = firstOf(name, countryCodeOf);
  const group = firstOf(name, countriesOfGroup);
  const area = firstOf(name, areaNamed);
  const letters = firstOf(name, lettersOf) ?? '';
  const regions = [...regionsOf(name, places), ...statesOf(letters)];
  return [
    ...(country ? [countryPlace(country)] : []),
    ...(group ? [{ kind: 'countries', countries: group } as const] : []),
    ...(area ? [{ kind: 'area', area } as const] : []),
    ...[...new Set(regions)].map((region) => regionPlace(region, places)),
    ...(!country && isCountryCode(letters) ? [countryPlace(letters)] : []),
  ];
};

/** What else one name may mean. Of a town that gave its name to its region no visitor thinks twice. */
const othersOf = (name: PlaceName, place: Place, towns: readonly Town[], places: NamedPlaces) => {
  // Those that are called so today before those that were once: `Victoria` is Hong Kong too.
  const isOwn = (town: Town) => {
    const words = ` ${wordsOf(town.name).join(' ')} `;
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
  const [first = [], ...more] = names;
  const alone = more.length === 0 ? first : [];
  const townOf = (i: number, within: readonly Area[]): ResolvedPlace | undefined => {
    const name = names[i] ?? [];
    const isPlaced = within.some(({ regions, letters }) => regions.length > 0 || letters);
    const fitting = (one: string) =>
      townsOf(one)
        .filter((other) => within.every((area) => isIn(other, area)))
        .toSorted(bySize);
    // `Kent`, but not `Kent, Ohio`.
    if (within.length === 0 && firstOf(name, areaNamed)) return undefined;
    return firstOf(name, (one) => {
      const [town] = fitting(one);
      if (!town || (!isPlaced && isRatherArea(name, town, places))) return undefined;
      // Of all that the name may stand for: `Newcastle` is first of all upon Tyne.
      const place = { kind: 'town', town } as const;
      return { ...place, others: othersOf(alone, place, name.flatMap(fitting), places) };
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
  if (alone.length > 0) {
    const place = areaPlace(alone, places);
    if (!place) return [];
    // `SF Bay Area` is not another San Francisco, `Greater Manchester` not Jamaica's parish.
    const called = place.kind === 'area' ? alone.filter((one) => areaNamed(one)) : alone;
    const towns = called.flatMap(townsOf).toSorted(bySize);
    return [{ ...place, others: othersOf(called, place, towns, places) }];
  }
  return areaAround(names, places).map((place) => ({ ...place, others: [] }));
};

/** Of names of which none is a town's, the narrowest area, or several countries. */
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
  // `Georgia, USA` is the state, `Northeast, USA` no region of Iceland.
  const region = names
    .flatMap((name) => {
      const [own, area] = [firstOf(name, countryCodeOf), areaPlace(name, places)];
      const named = area?.kind === 'region' ? [area.region] : [];
      return [...regionsOf(name, places), ...named].filter((one) => countryOf(one) !== own);
    })
    .find((one) => countries.includes(countryOf(one)));
  if (region) return [regionPlace(region, places)];
  const narrowest = found.find(({ kind }) => countries.length === 0 && kind === 'region');
  if (narrowest) return [narrowest];
  if (countries.length === 0) return found.slice(0, 1);
  return [...new Set(countries)].map(countryPlace);
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
    return state ? [{ ...regionPlace(state, places), others: [] }] : found;
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
