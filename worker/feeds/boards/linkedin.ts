import type { Job } from '../../../src/contracts/job.ts';
import { employerOf } from '../../../src/lib/employer-of.ts';
import { countryName } from '../../../src/lib/format.ts';
import type { Board } from './answer-board.ts';
import { cityOf, elements, HIDDEN_EMPLOYER, stateOf } from './board-xml.ts';

const WORKPLACE_TYPES: Readonly<Record<Job['workplace'], string>> = {
  on_site: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

const EXPERIENCE_LEVELS: Readonly<Record<Job['seniority'], string>> = {
  entry_level: 'ENTRY_LEVEL',
  associate: 'ASSOCIATE',
  mid_level: 'MID_SENIOR_LEVEL',
  senior: 'MID_SENIOR_LEVEL',
  lead: 'MID_SENIOR_LEVEL',
  principal: 'MID_SENIOR_LEVEL',
  director: 'DIRECTOR',
  executive: 'EXECUTIVE',
};

/** Longer descriptions are refused whole, so their text stands in. */
const DESCRIPTION_MAX = 25_000;

const descriptionOf = ({ descriptionHtml, descriptionPlain }: Job): string =>
  descriptionHtml.length <= DESCRIPTION_MAX
    ? descriptionHtml
    : descriptionPlain.slice(0, DESCRIPTION_MAX);

/**
 * What LinkedIn reads
 * (https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide).
 */
export const LINKEDIN: Board = {
  head: ({ name, siteUrl, changedAt, open }) =>
    elements({
      lastBuildDate: new Date(changedAt).toUTCString(),
      publisherUrl: siteUrl,
      publisher: name,
      expectedJobCount: String(open),
    }),
  records: (job, { name, siteUrl, email }) => {
    const [place] = job.locations;
    const country = place?.countryCode ?? job.remoteCountryCodes[0];
    const city = place && cityOf(place.displayName);
    return [
      elements({
        partnerJobId: job.fid,
        company: employerOf(job, name, HIDDEN_EMPLOYER),
        title: job.title,
        // Who answers for the job is the agency, whoever the employer is.
        posterEmail: email,
        description: descriptionOf(job),
        applyUrl: `${siteUrl}${job.path}`,
        location: [city, country && countryName(country)].filter(Boolean).join(', ') || 'Remote',
        city,
        state: place && stateOf(place.region),
        country,
        workplaceTypes: WORKPLACE_TYPES[job.workplace],
        experienceLevel: EXPERIENCE_LEVELS[job.seniority],
        jobtype: job.employmentType.toUpperCase(),
        listDate: job.publishedAt,
        expirationDate: job.validThrough,
      }),
    ];
  },
};
