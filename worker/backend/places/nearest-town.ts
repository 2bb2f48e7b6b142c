import type { D1Database } from '@cloudflare/workers-types';
import { EARTH_KM, type Point } from './distance.ts';
import { findPlaces } from './find-places.ts';

/**
 * Search radii in kilometres. Almost everywhere, there is a town within the first radius. The last
 * radius is half the Earth's circumference.
 */
const DISTANCES = [25, 100, 500, 2_500, 20_100];

/** The number of towns tried per ring. Few are needed, because nearly all town names are unique. */
const CANDIDATES = 10;

const RADIANS = Math.PI / 180;

interface NearTown {
  readonly id: number;
  /** The town's name as a value for the `location` parameter. */
  readonly location: string;
  readonly km: number;
}

/**
 * A circle's bounding box: its range of latitudes, and how far it extends to the east and west. If
 * the circle contains a pole, the box covers all longitudes.
 */
const boxAround = ({ lat }: Point, km: number) => {
  const angle = km / EARTH_KM;
  const height = angle / RADIANS;
  const hasPole = Math.abs(lat) + height >= 90;
  const width = hasPole
    ? 180
    : Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * RADIANS))) / RADIANS;
  // A margin for rounding errors at the edge.
  const margin = 1e-6;
  return [lat - height - margin, lat + height + margin, width + margin];
};

/** The haversine formula, as in distance.ts. */
const KM = `2 * ${EARTH_KM} * asin(min(1, sqrt(
  pow(sin(radians(lat - ?1) / 2), 2)
  + cos(radians(?1)) * cos(radians(lat)) * pow(sin(radians(lon - ?2) / 2), 2))))`;

/** Longitudes wrap around at the date line. */
const IN_RING = `SELECT id, coalesce(longer_name, name) AS location, ${KM} AS km
  FROM place INDEXED BY place_by_position
  WHERE lat BETWEEN ?3 AND ?4 AND min(abs(lon - ?2), 360 - abs(lon - ?2)) <= ?5
    AND km > ?6 AND km <= ?7
  ORDER BY km, id LIMIT ${CANDIDATES}`;

/** Yields the towns around a point, nearest first, one ring at a time. */
export async function* townsAround(db: D1Database, point: Point): AsyncGenerator<NearTown[]> {
  let inner = -1;
  for (const outer of DISTANCES) {
    const { results } = await db
      .prepare(IN_RING)
      .bind(point.lat, point.lon, ...boxAround(point, outer), inner, outer)
      .all<NearTown>();
    if (results.length > 0) yield results;
    inner = outer;
  }
}

/**
 * Finds the nearest town whose name refers to no other town, and returns that name.
 * @throws if there is no gazetteer
 */
export const nearestTown = async (db: D1Database, point: Point): Promise<string> => {
  for await (const towns of townsAround(db, point)) {
    const read = await findPlaces(
      db,
      towns.map(({ location }) => location),
    );
    const unambiguous = towns.find(({ id, location }) => {
      const [place, ...others] = read.get(location) ?? [];
      return others.length === 0 && place?.kind === 'town' && place.town.id === id;
    });
    if (unambiguous) return unambiguous.location;
  }
  throw new Error('The gazetteer is empty.');
};
