import type { Job } from '../../../src/contracts/job.ts';
import { employerOf } from '../../../src/lib/employer-of.ts';
import { countryName, localityOf, regionOf } from '../../../src/lib/format.ts';
import { sha256 } from '../../backend/signing.ts';
import { escapeHtml } from '../../escape-html.ts';
import type { Board } from './answer-board.ts';
import { elements, HIDDEN_EMPLOYER } from './board-xml.ts';

const WORKPLACE_TYPES: Readonly<Record<NonNullable<Job['workplace']>, string>> = {
  on_site: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

const EXPERIENCE_LEVELS: Readonly<Record<NonNullable<Job['seniority']>, string>> = {
  entry_level: 'ENTRY_LEVEL',
  associate: 'ASSOCIATE',
  mid_level: 'MID_SENIOR_LEVEL',
  senior: 'MID_SENIOR_LEVEL',
  lead: 'MID_SENIOR_LEVEL',
  principal: 'MID_SENIOR_LEVEL',
  director: 'DIRECTOR',
  executive: 'EXECUTIVE',
};

/** Longer descriptions are refused whole, so their text stands in; jobs with shorter ones are refused. */
const DESCRIPTION_MAX = 25_000;
const DESCRIPTION_MIN = 100;

/** What it takes for an id; a longer fid has its digest stand in. */
const ID_MAX = 40;
const idOf = async ({ fid }: Job): Promise<string> =>
  fid.length <= ID_MAX ? fid : (await sha256(new TextEncoder().encode(fid))).slice(0, ID_MAX);

const descriptionOf = ({ descriptionHtml, descriptionPlain }: Job): string =>
  descriptionHtml.length <= DESCRIPTION_MAX
    ? descriptionHtml
    : escapeHtml(descriptionPlain)
        .replaceAll('\n', '<br>')
        .slice(0, DESCRIPTION_MAX)
        // What the cut left of a character or a break.
        .replace(/(?:&[^;&<]*|<[^>&<]*)$/, '');

/**
 * What LinkedIn reads
 * (https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide).
 */
export const LINKEDIN: Board = {
  head: ({ name, siteUrl, now }) =>
    elements({
      lastBuildDate: new Date(now).toUTCString(),
      publisherUrl: siteUrl,
      publisher: name,
    }),
  records: async (job, { name, siteUrl, email }) => {
    if (job.descriptionPlain.length < DESCRIPTION_MIN) return [];
    const [place] = job.locations;
    const country = place?.countryCode ?? job.remoteCountryCodes[0];
    const city = place && localityOf(place);
    return [
      elements({
        partnerJobId: await idOf(job),
        company: employerOf(job, name, HIDDEN_EMPLOYER),
        title: job.title,
        // Who answers for the job is the agency, whoever the employer is.
        posterEmail: email,
        description: descriptionOf(job),
        applyUrl: `${siteUrl}${job.path}`,
        location: [city, country && countryName(country)].filter(Boolean).join(', ') || 'Remote',
        city,
        state: place && regionOf(place),
        country,
        workplaceTypes: job.workplace && WORKPLACE_TYPES[job.workplace],
        experienceLevel: job.seniority && EXPERIENCE_LEVELS[job.seniority],
        jobtype: job.employmentType.toUpperCase(),
        listDate: job.publishedAt,
        expirationDate: job.validThrough,
      }),
    ];
  },
};
