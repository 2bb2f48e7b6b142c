import type { D1Database } from '@cloudflare/workers-types';
import { LRUCache } from 'lru-cache';
import type { Place } from '../../../src/contracts/company.ts';
import type { PlaceImport } from '../../../src/contracts/import-records.ts';
import { countryName } from '../../../src/lib/words/format.ts';
import { findPlaces } from '../../backend/places/find-places.ts';
import { placeId, type ResolvedPlace } from '../../backend/places/resolve-place.ts';
import { namesPlace } from './feeds/place-words.ts';
import type { ReportProblem } from './read-record.ts';
import { checkKnown, type Reference } from './reference.ts';

/** The places that texts name, by text. */
export type PlaceTexts = ReadonlyMap<string, readonly ResolvedPlace[]>;

/** The texts of an import's places: a few thousand, each in many rows. */
const KNOWN_MAX = 5_000;
const knownTexts = new WeakMap<D1Database, LRUCache<string, readonly ResolvedPlace[]>>();

/** A text that means the country that the code means, although the code may also be a state's. */
const countryText = ({ displayName, countryCode }: Pick<Place, 'displayName' | 'countryCode'>) =>
  `${displayName}, ${countryName(countryCode.toUpperCase())}`;

/** The first part of a text, which is a town if it has others: `Malvern` in `Malvern, PA`. */
const findHead = (text: string): string => text.split(',')[0]?.trim() ?? '';

/** The texts by which a place is looked up. */
const textsOf = (place: PlaceImport): readonly string[] => {
  if (!('countryCode' in place)) return [place.text, findHead(place.text)];
  const { displayName, countryCode, region } = place;
  return [countryText(place), ...(region ? [] : [`${displayName}, ${countryCode}`])];
};

/** Looks up the places of some rows in the gazetteer. */
export const findPlaceTexts = async (
  db: D1Database,
  places: readonly PlaceImport[],
): Promise<PlaceTexts> => {
  let known = knownTexts.get(db);
  if (!known) {
    known = new LRUCache({ max: KNOWN_MAX });
    knownTexts.set(db, known);
  }
  const texts = [...new Set(places.flatMap(textsOf))];
  const found = new Map(
    texts.flatMap((text) => {
      const read = known.get(text);
      return read ? [[text, read] as const] : [];
    }),
  );
  const unread = texts.filter((text) => !found.has(text));
  if (unread.length === 0) return found;
  for (const [text, read] of await findPlaces(db, unread)) {
    known.set(text, read);
    found.set(text, read);
  }
  return found;
};

/** ISO 3166-2; null for the regions that only GeoNames has a key for. */
const regionCode = (region: string): string | null => (/^[A-Z]{2}-/.test(region) ? region : null);

const regionPlace = (displayName: string, region: string): Place => ({
  displayName,
  countryCode: region.slice(0, 2),
  region: regionCode(region),
  ...(regionCode(region) && { isRegion: true }),
});

const countryPlace = (code: string): Place => ({
  displayName: countryName(code),
  countryCode: code,
  region: null,
});

const townPlace = ({ town }: Extract<ResolvedPlace, { kind: 'town' }>): Place => ({
  displayName: town.uniqueName,
  countryCode: town.country,
  region: regionCode(town.region),
});

/** More countries than this are no place where people go to work. */
const GROUP_MAX = 10;

/** The places of a row: where its people work, and the countries that its texts name. */
export interface RowPlaces {
  readonly locations: Place[];
  /** ISO 3166-1 codes; a remote job can be done there. */
  readonly countries: readonly string[];
}

const NOT_READ =
  'is not a known place. Write it as “Berlin, DE” or, with a region, “Berlin, DE-BE”, or map it to a place.';

/** A place with a country code. Its country, and its region if it has one, must exist. */
const readCoded = (
  place: Extract<PlaceImport, { countryCode: string }>,
  texts: PlaceTexts,
  { countries, regions }: Reference,
  complain: (message: string) => void,
): Place[] => {
  const { displayName, countryCode, region } = place;
  const coded = { displayName, countryCode, region: region ?? null };
  const [inCountry] = texts.get(countryText(place)) ?? [];
  const isThere = (one: ResolvedPlace | undefined) =>
    (one?.kind === 'town' && one.town.country === countryCode) ||
    (one?.kind === 'region' && one.region.startsWith(`${countryCode}-`));
  if (!region && !isThere(inCountry)) {
    // `San Francisco, CA` is in California rather than in Canada.
    const elsewhere = texts.get(`${displayName}, ${countryCode}`) ?? [];
    const towns = elsewhere.flatMap((one) => (one.kind === 'town' ? townPlace(one) : []));
    if (towns.length > 0 && towns.length === elsewhere.length) return towns;
  }
  const isKnown = checkKnown(countryCode, countries, 'country code (ISO 3166-1)', complain);
  if (isKnown && region) {
    const ofCountry = new Map([...regions].filter(([code]) => code.startsWith(`${countryCode}-`)));
    checkKnown(region, ofCountry, `region of ${countryCode} (ISO 3166-2)`, complain);
  }
  const isRegion =
    inCountry?.kind === 'region' &&
    isThere(inCountry) &&
    (region ?? inCountry.region) === inCountry.region;
  return [isRegion ? regionPlace(displayName, inCountry.region) : coded];
};

/**
 * Reads a place that the gazetteer found. A remote job can be done in the countries that it names;
 * for other jobs they are where people work.
 */
const readFound = (
  one: ResolvedPlace,
  isRemote: boolean,
  isKnown: (country: string) => boolean,
): RowPlaces | string => {
  const at = (...locations: Place[]) => ({ locations, countries: [] });
  switch (one.kind) {
    case 'town':
      return at(townPlace(one));
    case 'region':
      return at(regionPlace(one.name, one.region));
    case 'area':
      return one.area.country
        ? at({ displayName: one.area.name, countryCode: one.area.country, region: null })
        : 'is in several countries. Name a town.';
    case 'countries':
      if (isRemote) return { locations: [], countries: one.countries.filter(isKnown) };
      return one.countries.length > GROUP_MAX
        ? 'is a group of countries. A job that is not remote needs a town, a region or a country.'
        : at(...one.countries.filter(isKnown).map(countryPlace));
  }
};

/** Digits and colons are in no town's name, but in `123 Main St` and `Remote - US: CA`. */
const NO_TOWN = /[\d:]/;

/**
 * A text with one place may name a town that the gazetteer does not know, in a region or a country
 * that it knows: `Malvern, PA`. The town keeps its name.
 */
const readUnknownTown = (text: string, texts: PlaceTexts): Place | undefined => {
  const [area, ...others] = texts.get(text) ?? [];
  const head = findHead(text);
  const [alone] = texts.get(head) ?? [];
  if (!area || others.length > 0 || head === text || !namesPlace(head)) return undefined;
  if (NO_TOWN.test(head)) return undefined;
  if (alone && placeId(alone) === placeId(area)) return undefined;
  if (area.kind === 'region')
    return {
      displayName: head,
      countryCode: area.region.slice(0, 2),
      region: regionCode(area.region),
    };
  if (area.kind !== 'countries' || area.countries.length !== 1) return undefined;
  return { displayName: head, countryCode: area.countries[0] ?? '', region: null };
};

const formatRead = ({ locations, countries }: RowPlaces): string =>
  [
    ...locations.map(
      ({ displayName, countryCode, region }) => `${displayName}, ${region ?? countryCode}`,
    ),
    ...(countries.length > GROUP_MAX ? [`${countries.length} countries`] : countries),
  ].join('; ');

const isSamePlace = (a: Place, b: Place) =>
  a.displayName === b.displayName && a.countryCode === b.countryCode && a.region === b.region;

/**
 * Reads the places of a row: those with a country code as they are, and texts such as `SF / NYC`,
 * `Germany` or `Remote - EMEA` by the gazetteer. `noteText` is called for each text with what it was
 * read as.
 */
export const readPlaces = (
  places: readonly PlaceImport[],
  isRemote: boolean,
  { texts, reference }: { readonly texts: PlaceTexts; readonly reference: Reference },
  complain: ReportProblem,
  noteText: (text: string, read: string) => void,
): RowPlaces => {
  const read = places.flatMap((place, i): RowPlaces[] => {
    const about = (message: string) => complain(`locations.${i}`, message);
    if ('countryCode' in place)
      return [{ locations: readCoded(place, texts, reference, about), countries: [] }];
    const unknown = readUnknownTown(place.text, texts);
    if (unknown) {
      const result = { locations: [unknown], countries: [] };
      noteText(place.text, formatRead(result));
      return [result];
    }
    const found = texts.get(place.text) ?? [];
    if (found.length === 0) about(`“${place.text}” ${NOT_READ}`);
    return found.flatMap((one) => {
      const result = readFound(one, isRemote, (code) => reference.countries.has(code));
      if (typeof result === 'string') {
        about(`“${place.text}” ${result}`);
        return [];
      }
      noteText(place.text, formatRead(result));
      return [result];
    });
  });
  const locations = read.flatMap((one) => one.locations);
  return {
    locations: locations.filter(
      (place, i) => locations.findIndex((one) => isSamePlace(one, place)) === i,
    ),
    countries: [...new Set(read.flatMap(({ countries }) => countries))],
  };
};
