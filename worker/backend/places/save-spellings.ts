import type { D1Database } from '@cloudflare/workers-types';
import type { Place } from '../../../src/contracts/company.ts';
import { findNamed } from './find-places.ts';
import { namesIn, resolvePlaces } from './resolve-place.ts';

/** Resolves a job's location to a town in the location's country. */
const resolveTown = (
  { displayName, countryCode }: Place,
  named: Parameters<typeof resolvePlaces>[1],
): number | null => {
  const [place] = resolvePlaces(`${displayName}, ${countryCode}`, named);
  return place?.kind === 'town' && place.town.country === countryCode ? place.town.id : null;
};

/** Resolves each place spelling that has not been used by an earlier job, and stores the result. */
export const saveSpellings = async (db: D1Database, places: readonly Place[]): Promise<void> => {
  if (places.length === 0) return;
  const { results } = await db
    .prepare(
      `SELECT DISTINCT value ->> 'displayName' AS displayName, value ->> 'countryCode' AS countryCode
       FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM place_spelling
         WHERE text = value ->> 'displayName' AND country = value ->> 'countryCode')`,
    )
    .bind(JSON.stringify(places))
    .all<Place>();
  if (results.length === 0) return;
  const texts = results.map(({ displayName, countryCode }) => `${displayName}, ${countryCode}`);
  const named = await findNamed(db, [...new Set(texts.flatMap(namesIn))]);
  const rows = results.map((place) => [
    place.displayName,
    place.countryCode,
    resolveTown(place, named),
  ]);
  await db
    .prepare(
      `INSERT OR IGNORE INTO place_spelling (text, country, place)
       SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run();
};
