import type { Place } from '../../../src/contracts/company.ts';
import type { Job } from '../../../src/contracts/job.ts';
import { employerOf } from '../../../src/lib/employer-of.ts';
import { formatSalary, localityOf, regionOf } from '../../../src/lib/format.ts';
import type { Board } from './answer-board.ts';
import { elements, HIDDEN_EMPLOYER } from './board-xml.ts';

const JOB_TYPES: Readonly<Record<Job['employmentType'], string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
  volunteer: 'volunteer',
  other: '',
};

const REMOTE_TYPES: Readonly<Record<NonNullable<Job['workplace']>, string>> = {
  on_site: '',
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

/**
 * It knows no HTML entities, and takes the signs themselves. Clean HTML (`rich-text.ts`) has two of them; a
 * `<` that would open an element keeps a distance.
 */
const withoutEntities = (html: string): string =>
  html
    .replace(/&#x3C;(?=[a-z/!?])/gi, '< ')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

/**
 * The number of a job in one of its places, which stays what it is when another place comes or goes. No fid
 * has a colon.
 */
const referenceOf = ({ fid }: Job, place: Place | undefined): string =>
  place
    ? [fid, place.region ?? place.countryCode, localityOf(place)].filter(Boolean).join(':')
    : fid;

/** One for each place, or each country of a remote job without any. */
const placesOf = ({ locations, remoteCountryCodes }: Job): readonly (Place | undefined)[] => {
  if (locations.length > 0) return locations;
  if (remoteCountryCodes.length === 0) return [undefined];
  return remoteCountryCodes.map((countryCode) => ({ displayName: '', countryCode, region: null }));
};

/**
 * What Indeed reads (https://docs.indeed.com/indeed-apply/xml-feed). It wants one record for each place, with
 * a number of its own that never changes.
 */
export const INDEED: Board = {
  head: ({ name, siteUrl, now }) =>
    elements({
      publisher: name,
      publisherurl: siteUrl,
      lastBuildDate: new Date(now).toUTCString(),
    }),
  records: (job, { name, siteUrl, categories }) => {
    // Two parts of one town are one place.
    const places = new Map(placesOf(job).map((place) => [referenceOf(job, place), place]));
    return [...places].map(([reference, place]) =>
      elements({
        title: job.title,
        date: job.publishedAt,
        referencenumber: reference,
        requisitionid: job.requisitionId ?? job.fid,
        url: `${siteUrl}${job.path}`,
        company: employerOf(job, name, HIDDEN_EMPLOYER),
        sourcename: name,
        city: place && (localityOf(place) ?? (job.workplace === 'remote' ? 'Remote' : undefined)),
        state: place && regionOf(place),
        country: place?.countryCode,
        description: withoutEntities(job.descriptionHtml),
        salary: formatSalary(job),
        jobtype: JOB_TYPES[job.employmentType],
        category: categories.get(job.category),
        expirationdate: job.validThrough,
        remotetype: job.workplace && REMOTE_TYPES[job.workplace],
      }),
    );
  },
};
