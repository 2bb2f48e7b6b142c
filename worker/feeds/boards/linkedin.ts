import type { Place } from '../../../src/contracts/company.ts';
import type { Job } from '../../../src/contracts/job.ts';
import { countryName, parseLocality, parseRegion } from '../../../src/lib/words/format.ts';
import { formatEmployer } from '../../../src/lib/words/format-employer.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { sha256 } from '../../http/secrets.ts';
import { type Elements, elements, HIDDEN_EMPLOYER } from './board-xml.ts';
import { placesByReference } from './job-places.ts';
import type { Board } from './send-board-feed.ts';

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

/** LinkedIn has no value for `other`, and classifies temporary work as contract work. */
const JOB_TYPES: Readonly<Record<Job['employmentType'], string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACT',
  temporary: 'CONTRACT',
  internship: 'INTERNSHIP',
  volunteer: 'VOLUNTEER',
  other: '',
};

const PERIODS: Readonly<Record<NonNullable<Job['salaryTimeframe']>, string>> = {
  per_year: 'YEARLY',
  per_month: 'MONTHLY',
  per_week: 'WEEKLY',
  per_day: 'DAILY',
  per_hour: 'HOURLY',
};

const formatSalaries = (job: Job): Elements | undefined => {
  const { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } = job;
  if (!salaryCurrency || !salaryTimeframe) return undefined;
  const end = (amount: number | null) =>
    amount ? { amount: String(amount), currencyCode: salaryCurrency } : undefined;
  const ends = { highEnd: end(salaryMax), lowEnd: end(salaryMin) };
  if (!ends.highEnd && !ends.lowEnd) return undefined;
  return { salary: { ...ends, period: PERIODS[salaryTimeframe], type: 'BASE_SALARY' } };
};

/** Formats a place as `Austin, TX` in the US, and as `London, United Kingdom` elsewhere. */
const formatLocation = (place: Place): string => {
  const isAmerican = place.countryCode === 'US';
  const around = (isAmerican && parseRegion(place)) || countryName(place.countryCode);
  return [parseLocality(place), around].filter(Boolean).join(', ');
};

/**
 * LinkedIn rejects HTML longer than the maximum, so the description is sent as plain text instead.
 * LinkedIn also rejects jobs with descriptions shorter than the minimum, so those jobs are omitted.
 */
const DESCRIPTION_MAX = 25_000;
const DESCRIPTION_MIN = 100;

/** LinkedIn's maximum length for an id. A longer reference number is replaced with its digest. */
const ID_MAX = 40;
const createId = async (reference: string): Promise<string> =>
  reference.length <= ID_MAX
    ? reference
    : (await sha256(new TextEncoder().encode(reference))).slice(0, ID_MAX);

const formatDescription = ({ descriptionHtml, descriptionPlain }: Job): string =>
  descriptionHtml.length <= DESCRIPTION_MAX
    ? descriptionHtml
    : escapeHtml(descriptionPlain)
        .replaceAll('\n', '<br>')
        .slice(0, DESCRIPTION_MAX)
        // Removes a character reference or line break that was cut off at the end.
        .replace(/(?:&[^;&<]*|<[^>&<]*)$/, '');

/**
 * LinkedIn's format
 * (https://learn.microsoft.com/en-us/linkedin/talent/job-postings/xml-feeds-development-guide). It
 * requires a separate job for each place.
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
    const description = formatDescription(job);
    const places = [...placesByReference(job)];
    return Promise.all(
      places.map(async ([reference, place]) =>
        elements({
          partnerJobId: await createId(reference),
          company: formatEmployer(job, name, HIDDEN_EMPLOYER),
          title: job.title,
          // Every job is posted by the agency, not by the employer.
          posterEmail: email,
          description,
          applyUrl: `${siteUrl}${job.path}`,
          location: place ? formatLocation(place) : 'Remote',
          city: place && parseLocality(place),
          state: place && parseRegion(place),
          country: place?.countryCode,
          workplaceTypes: job.workplace && WORKPLACE_TYPES[job.workplace],
          experienceLevel: job.seniority && EXPERIENCE_LEVELS[job.seniority],
          jobtype: JOB_TYPES[job.employmentType],
          salaries: formatSalaries(job),
          listDate: job.publishedAt,
          expirationDate: job.validThrough,
        }),
      ),
    );
  },
};
