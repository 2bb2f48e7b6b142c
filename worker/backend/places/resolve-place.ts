import { countryCodeOf, isCountryCode } from './country-names.ts';
import { countriesOfGroup } from './place-groups.ts';
import { readPlaceText } from './place-text.ts';

export interface Town {
  /** GeoNames' own. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1. */
  readonly country: string;
  /** ISO 3166-2, else a key of GeoNames; empty where none is known. */
  readonly region: string;
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

/** States and provinces whose letters adverts write without their country (ISO 3166-2). */
const STATES = new Set(
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK
  OR PA RI SC SD TN TX UT VT VA WA WV WI WY`
    .split(/\s+/)
    .map((letters) => `US-${letters}`)
    .concat('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ').map((letters) => `CA-${letters}`))
    .concat('ACT NSW NT QLD SA TAS VIC WA'.split(' ').map((letters) => `AU-${letters}`)),
);

const regionsOf = (name: string, { regions }: NamedPlaces): readonly string[] =>
  regions.get(name) ?? [];

const areaOf = (name: string, places: NamedPlaces): Area | undefined => {
  const isLetters = /^[a-z]{2,3}$/.test(name);
  const country = countryCodeOf(name);
  const code = /^[a-z]{2}$/.test(name) && !country ? [name.toUpperCase()] : [];
  const area = {
    regions: regionsOf(name, places),
    countries: [...(country ? [country] : code), ...(countriesOfGroup(name) ?? [])],
    letters: isLetters && !country ? name.toUpperCase() : undefined,
  };
  return area.letters || area.regions.length + area.countries.length > 0 ? area : undefined;
};

const isIn = ({ country, region }: Town, area: Area): boolean =>
  area.regions.includes(region) ||
  area.countries.includes(country) ||
  (area.letters !== undefined && region === `${country}-${area.letters}`);

const bySize = (a: Town, b: Town) => b.population - a.population;
/** Smaller ones are hardly meant by a name alone. */
const OTHER_MIN_POPULATION = 20_000;
/** A town of that size is meant rather than a region of its name that is no state people write of. */
const LARGE_TOWN = 100_000;

const areaPlace = (name: string, places: NamedPlaces): ResolvedPlace | undefined => {
  const country = countryCodeOf(name);
  if (country) return { kind: 'countries', countries: [country] };
  const group = countriesOfGroup(name);
  if (group) return { kind: 'countries', countries: group };
  const [region] = regionsOf(name, places);
  if (region) return { kind: 'region', region };
  const state = ['US', 'CA', 'AU'].map((one) => `${one}-${name.toUpperCase()}`).find(isState);
  if (state) return { kind: 'region', region: state };
  return isCountryCode(name) ? { kind: 'countries', countries: [name.toUpperCase()] } : undefined;
};

function isState(region: string): boolean {
  return STATES.has(region) || region.startsWith('GB-');
}

/** `Georgia`, `Bavaria`, `Luxembourg` and `Europe` are more than a town of that name; `New York` and `Manchester` are not. */
const isRatherArea = (name: string, town: Town, places: NamedPlaces): boolean => {
  if (countryCodeOf(name) || countriesOfGroup(name)) return true;
  const regions = regionsOf(name, places).filter((region) => region !== town.region);
  return regions.some(isState) || (regions.length > 0 && town.population < LARGE_TOWN);
};

/** One place by its names, of which one is a town's and the others say where; several towns; else the narrowest area. */
const resolveOne = (names: readonly string[], places: NamedPlaces): readonly ResolvedPlace[] => {
  const areas = names.map((name) => areaOf(name, places));
  const townsOf = (i: number): readonly Town[] => {
    const name = names[i] ?? '';
    // Letters are a state's or a country's.
    return /^[a-z]{1,2}$/.test(name) ? [] : (places.towns.get(name) ?? []);
  };
  const townOf = (i: number, within: readonly Area[]): ResolvedPlace | undefined => {
    const [town, ...others] = townsOf(i)
      .filter((one) => within.every((area) => isIn(one, area)))
      .toSorted(bySize);
    const isPlaced = within.some(({ regions, letters }) => regions.length > 0 || letters);
    if (!town || (!isPlaced && isRatherArea(names[i] ?? '', town, places))) return undefined;
    const large = others.filter(({ population }) => population >= OTHER_MIN_POPULATION);
    return { kind: 'town', town, others: large };
  };
  const areasBeside = (i: number) => areas.filter((area, j) => j !== i && area !== undefined);
  for (const i of names.keys()) {
    const isOne = areas.every((area, j) => j === i || area !== undefined);
    const place = isOne && townOf(i, areasBeside(i) as Area[]);
    if (place) return [place];
  }
  // `London, Leeds, United Kingdom`: what is no town holds for all of them.
  const wide = areas.filter((area, j) => area !== undefined && townsOf(j).length === 0) as Area[];
  const towns = names.flatMap((_, i) => townOf(i, wide) ?? []);
  const couldBe = names.filter((_, i) => townsOf(i).length > 0).length;
  if (towns.length > 1 || (towns.length === 1 && couldBe === 1)) return towns;
  const found = names.map((name) => areaPlace(name, places)).filter((place) => place !== undefined);
  const narrowest = found.find(({ kind }) => kind === 'region') ?? found[0];
  return narrowest ? [narrowest] : [];
};

/** The names in a text that the gazetteer is to be asked for. */
export const namesIn = (text: string): readonly string[] => readPlaceText(text).flat();

/**
 * The places that a text names: a town with what stands around it (`Portland, OR`, `KY - Mayfield`), several
 * (`London / Berlin`), a region, a country, a group of countries. What the text says of a town's region and
 * country must hold; where several towns fit, the largest is meant and the others are told.
 */
export const resolvePlaces = (text: string, places: NamedPlaces): readonly ResolvedPlace[] =>
  readPlaceText(text).flatMap((names) => resolveOne(names, places));
