import type { D1Database } from '@cloudflare/workers-types';
import {
  type NamedPlaces,
  namesIn,
  type ResolvedPlace,
  resolvePlaces,
  type Town,
} from './resolve-place.ts';
import { findStateCodes } from './states.ts';

/** Looks up folded names in the gazetteer, in one batch. */
export const findNamed = async (db: D1Database, names: readonly string[]): Promise<NamedPlaces> => {
  const namesJson = JSON.stringify(names);
  const states = names.flatMap((name) => findStateCodes(name.toUpperCase()));
  const [towns, regions, letters] = await db.batch([
    db
      .prepare(
        `SELECT place_name.name AS asked, place.id, place.name, place.country, region,
           coalesce(longer_name, place.name) AS uniqueName, coalesce(place_region.name, '') AS regionName,
           place.population, lat, lon
         FROM json_each(?) AS wanted
           JOIN place_name ON place_name.name = wanted.value JOIN place ON place.id = place_name.place
           LEFT JOIN place_region ON place_region.code = region`,
      )
      .bind(namesJson),
    db
      .prepare(
        `SELECT region_name.name AS asked, region, place_region.name FROM json_each(?) AS wanted
           JOIN region_name ON region_name.name = wanted.value
           JOIN place_region ON place_region.code = region ORDER BY population DESC`,
      )
      .bind(namesJson),
    db
      .prepare(
        `SELECT code AS region, name FROM json_each(?) AS wanted
           JOIN place_region ON code = wanted.value`,
      )
      .bind(JSON.stringify(states)),
  ]);
  const townRows = (towns?.results ?? []) as (Town & { asked: string })[];
  const regionRows = (regions?.results ?? []) as { asked: string; region: string; name: string }[];
  const stateRows = (letters?.results ?? []) as { region: string; name: string }[];
  return {
    towns: Map.groupBy(townRows, ({ asked: name }) => name),
    regions: new Map(
      [...Map.groupBy(regionRows, ({ asked: name }) => name)].map(([name, rows]) => [
        name,
        rows.map(({ region }) => region),
      ]),
    ),
    regionNames: new Map([...regionRows, ...stateRows].map(({ region, name }) => [region, name])),
  };
};

const WORDS_MAX = 6;

/**
 * Returns every variant of a text such as `Boston MA United States` with one or two commas added
 * between its words.
 */
const withCommas = (text: string): string[] => {
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > WORDS_MAX) return [];
  const parts = (...ends: number[]) =>
    [0, ...ends].map((from, i) => words.slice(from, ends[i]).join(' ')).join(', ');
  const gaps = words.slice(1).map((_, i) => i + 1);
  return [
    ...gaps.toReversed().map((gap) => parts(gap)),
    ...gaps.flatMap((gap) => gaps.filter((next) => next > gap).map((next) => parts(gap, next))),
  ];
};

/** Finds the places named in each string. */
export const findPlaces = async (
  db: D1Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly ResolvedPlace[]>> => {
  const named = await findNamed(db, [...new Set(texts.flatMap(namesIn))]);
  const found = new Map(texts.map((text) => [text, resolvePlaces(text, named)]));
  const isOpen = (text: string) => found.get(text)?.length === 0 && namesIn(text).length > 0;
  const unread = texts.filter((text) => isOpen(text) && !text.includes(','));
  const parted = new Map(unread.map((text) => [text, withCommas(text)]));
  const more = [...parted.values()].flat();
  if (more.length === 0) return found;
  const namedParts = await findNamed(db, [...new Set(more.flatMap(namesIn))]);
  for (const [text, ways] of parted) {
    const read = ways.map((way) => resolvePlaces(way, namedParts));
    found.set(
      text,
      read.find(([place, ...others]) => place?.kind === 'town' && !others.length) ?? [],
    );
  }
  return found;
};
