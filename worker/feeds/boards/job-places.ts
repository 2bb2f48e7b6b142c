import type { Place } from '../../../src/contracts/company.ts';
import type { Job } from '../../../src/contracts/job.ts';
import { parseLocality } from '../../../src/lib/words/format.ts';

/**
 * The reference number for one place of a job. It does not change when other places are added or
 * removed. It is unambiguous, because a fid never contains a colon.
 */
const createReference = ({ fid }: Job, place: Place | undefined): string =>
  place
    ? [fid, place.region ?? place.countryCode, parseLocality(place)].filter(Boolean).join(':')
    : fid;

/** The job's places, or one entry per country if a remote job has no places. */
const listPlaces = ({ locations, remoteCountryCodes }: Job): readonly (Place | undefined)[] => {
  if (locations.length > 0) return locations;
  if (remoteCountryCodes.length === 0) return [undefined];
  return remoteCountryCodes.map((countryCode) => ({ displayName: '', countryCode, region: null }));
};

/**
 * A job's places by reference number, for boards that require one record per place. Districts of
 * the same town count as one place.
 */
export const placesByReference = (job: Job): ReadonlyMap<string, Place | undefined> =>
  new Map(listPlaces(job).map((place) => [createReference(job, place), place]));
