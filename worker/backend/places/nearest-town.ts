import type { D1Database } from '@cloudflare/workers-types';
import { EARTH_KM, type Point } from './distance.ts';
import { findPlaces } from './find-places.ts';

/** Kilometres; the last is half around the Earth. Towns are denser than the first of them nearly everywhere. */
const DISTANCES = [25, 100, 500, 20_100];

/** Of those so near the first is taken that its name means. */
const CANDIDATES = 10;

const RADIANS = Math.PI / 180;

/** A town as it is found from a point. */
export interface NearTown {
  readonly id: number;
  /** As the field for a place takes it. */
  readonly location: string;
  readonly km: number;
}

/**
 * The box around a circle: degrees of latitude, and how far it reaches east and west. All longitudes where a pole
 * lies within the circle.
 */
const boxAround = ({ lat, lon }: Point, km: number) => {
  const angle = km / EARTH_KM;
  const height = angle / RADIANS;
  const hasPole = Math.abs(lat) + height >= 90;
  const width = hasPole
    ? 180
    : Math.asin(Math.min(1, Math.sin(angle) / Math.cos(lat * RADIANS))) / RADIANS;
  // A little wider, as rounding might leave out what lies on the edge.
  const margin = 1e-6;
  return [lat - height - margin, lat + height + margin, lon, lon, width + margin];
};

/** The haversine formula (distance.ts) of a town from latitude ?6 and longitude ?7. */
const KM = `2 * ${EARTH_KM} * asin(min(1, sqrt(
  pow(sin(radians(lat - ?6) / 2), 2)
  + cos(radians(?6)) * cos(radians(lat)) * pow(sin(radians(lon - ?7) / 2), 2))))`;

/** East and west of the date line are neighbours. */
const NEAREST = `SELECT id, place.name AS location, ${KM} AS km
  FROM place INDEXED BY place_by_position
  WHERE lat BETWEEN ?1 AND ?2 AND min(abs(lon - ?3), 360 - abs(lon - ?4)) <= ?5
  ORDER BY km, id LIMIT ?8`;

/** The towns nearest to a point, nearest first: at least one. */
export const findNearestTowns = async (
  db: D1Database,
  point: Point,
  limit: number,
): Promise<NearTown[]> => {
  for (const km of DISTANCES) {
    const { results } = await db
      .prepare(NEAREST)
      .bind(...boxAround(point, km), point.lat, point.lon, limit)
      .all<NearTown>();
    // Beyond the circle the box may lack some that are nearer.
    const within = results.filter((town) => town.km <= km);
    if (within.length > 0) return within;
  }
  return [];
};

/** The nearest town, by a name that means it and no other. */
export const nearestTown = async (db: D1Database, point: Point): Promise<string | undefined> => {
  const towns = await findNearestTowns(db, point, CANDIDATES);
  const read = await findPlaces(
    db,
    towns.map(({ location }) => location),
  );
  return towns.find(({ id, location }) => {
    const [place, ...others] = read.get(location) ?? [];
    return others.length === 0 && place?.kind === 'town' && place.town.id === id;
  })?.location;
};
