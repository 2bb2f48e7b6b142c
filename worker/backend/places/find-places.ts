import type { D1Database } from '@cloudflare/workers-types';
import {
  type NamedPlaces,
  namesIn,
  type ResolvedPlace,
  resolvePlaces,
  type Town,
} from './resolve-place.ts';

/** What the gazetteer has for some folded names, in one question. */
export const findNamed = async (db: D1Database, names: readonly string[]): Promise<NamedPlaces> => {
  const asked = JSON.stringify(names);
  const [towns, regions] = await db.batch([
    db
      .prepare(
        `SELECT place_name.name AS asked, place.id, place.name, place.country, region,
           coalesce(longer_name, place.name) AS uniqueName, coalesce(place_region.name, '') AS regionName,
           place.population, lat, lon
         FROM json_each(?) AS wanted
           JOIN place_name ON place_name.name = wanted.value JOIN place ON place.id = place_name.place
           LEFT JOIN place_region ON place_region.code = region`,
      )
      .bind(asked),
    db
      .prepare(
        `SELECT region_name.name AS asked, region FROM json_each(?) AS wanted
           JOIN region_name ON region_name.name = wanted.value
           JOIN place_region ON place_region.code = region ORDER BY population DESC`,
      )
      .bind(asked),
  ]);
  const townRows = (towns?.results ?? []) as (Town & { asked: string })[];
  const regionRows = (regions?.results ?? []) as { asked: string; region: string }[];
  return {
    towns: Map.groupBy(townRows, ({ asked: name }) => name),
    regions: new Map(
      [...Map.groupBy(regionRows, ({ asked: name }) => name)].map(([name, rows]) => [
        name,
        rows.map(({ region }) => region),
      ]),
    ),
  };
};

/** The places that texts name, by text. */
export const findPlaces = async (
  db: D1Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly ResolvedPlace[]>> => {
  const named = await findNamed(db, [...new Set(texts.flatMap(namesIn))]);
  return new Map(texts.map((text) => [text, resolvePlaces(text, named)]));
};
