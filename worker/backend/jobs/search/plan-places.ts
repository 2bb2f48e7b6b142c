import type { D1Database } from '@cloudflare/workers-types';
import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { findPlaces } from '../../places/find-places.ts';
import type { Counts } from './counts.ts';
import type { Dictionary } from './index/dictionary.ts';
import { describeLocation, findJobDistance, nearestTowns } from './query/describe-locations.ts';
import { type LocationReading, readLocations } from './query/read-locations.ts';

/** The places in a search. */
export interface PlacesPlan {
  readonly locations: readonly LocationReading[];
  /**
   * Returns the shortest distance in kilometres between any of a job's towns, which its codes
   * identify, and any of the places.
   */
  readonly distanceOf: (codes: readonly number[]) => number | undefined;
  /** Describes how the location texts were parsed. */
  readonly describe: () => JobSearchMeta['places'];
  /**
   * Returns the nearest towns with matching jobs. `elsewhere` holds the job counts without the
   * location filter.
   */
  readonly nearest: (elsewhere: Counts | undefined) => JobSearchMeta['nearest'];
}

/**
 * The maximum number of cached location texts. A limit is needed because visitors may send any
 * number of different texts.
 */
const PLACES_MAX = 2_000;

/** Looks up the location texts that are not cached, all at once. */
export const readPlaces = async (
  db: D1Database,
  texts: readonly string[],
  { places }: Pick<Dictionary, 'places'>,
): Promise<void> => {
  const distinct = [...new Set(texts)];
  const unread = distinct.filter((text) => !places.has(text));
  if (unread.length === 0) return;
  const isFull = places.size + unread.length > PLACES_MAX;
  if (isFull) places.clear();
  for (const [text, found] of await findPlaces(db, isFull ? distinct : unread)) {
    places.set(text, found);
  }
};

/**
 * Works out which places a search matches. Imported only for searches that name a place. `typed`
 * contains the place names found in the query text.
 */
export const planPlaces = async (
  db: D1Database,
  query: JobSearchQuery,
  typed: readonly string[],
  dictionary: Dictionary,
): Promise<PlacesPlan> => {
  await readPlaces(db, [...query.location, ...typed], dictionary);
  const locations = readLocations(query, dictionary);
  return {
    locations,
    distanceOf: (codes) => findJobDistance(codes, locations, dictionary),
    describe: () => locations.map((reading) => describeLocation(reading, typed, dictionary)),
    nearest: (elsewhere) => nearestTowns(locations, elsewhere, dictionary),
  };
};
