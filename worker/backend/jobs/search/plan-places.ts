import type { D1Database } from '@cloudflare/workers-types';
import type { JobSearchMeta, JobSearchQuery } from '../../../../src/contracts/job.ts';
import { findPlaces } from '../../places/find-places.ts';
import type { Counts } from './counts.ts';
import type { Dictionary } from './index/dictionary.ts';
import { describeLocation, findJobDistance, nearestTowns } from './query/describe-locations.ts';
import { type LocationReading, readLocations } from './query/read-locations.ts';

/** The places of a search. */
export interface PlacesPlan {
  readonly locations: readonly LocationReading[];
  /** Kilometres from a job's nearest town, found by its codes, to the nearest of the places. */
  readonly distanceOf: (codes: readonly number[]) => number | undefined;
  /** How the texts were parsed. */
  readonly describe: () => JobSearchMeta['places'];
  /** Nearby towns that have some of the jobs elsewhere. */
  readonly nearest: (elsewhere: Counts | undefined) => JobSearchMeta['nearest'];
}

/** The cached number of texts; visitors may send any number. */
const PLACES_MAX = 2_000;

const readPlaces = async (
  db: D1Database,
  texts: readonly string[],
  { places }: Dictionary,
): Promise<void> => {
  const unread = [...new Set(texts)].filter((text) => !places.has(text));
  if (unread.length === 0) return;
  if (places.size + unread.length > PLACES_MAX) places.clear();
  for (const [text, found] of await findPlaces(db, unread)) places.set(text, found);
};

/** Imported for searches that name a place. `typed`: names of places among the words. */
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
