import type { Place } from '../../../src/contracts/company.ts';
import type { Job } from '../../../src/contracts/job.ts';
import { parseLocality } from '../../../src/lib/words/format.ts';

/**
 * The reference of a job in one of its places, which does not change when other places are added or
 * removed. No fid has a colon.
 */
const createReference = ({ fid }: Job, place: Place | undefined): string =>
  place
    ? [fid, place.region ?? place.countryCode, parseLocality(place)].filter(Boolean).join(':')
    : fid;

/** One for each place, or each country of a remote job without places. */
const listPlaces = ({ locations, remoteCountryCodes }: Job): readonly (Place | undefined)[] => {
  if (locations.length > 0) return locations;
  if (remoteCountryCodes.length === 0) return [undefined];
  return remoteCountryCodes.map((countryCode) => ({ displayName: '', countryCode, region: null }));
};

/**
 * A job's places by their references, for boards that require one record for each place. Two
 * districts of one town are one place.
 */
export const placesByReference = (job: Job): ReadonlyMap<string, Place | undefined> =>
  new Map(listPlaces(job).map((place) => [createReference(job, place), place]));
