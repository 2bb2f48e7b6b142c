import type { Place } from '../../contracts/company.ts';
import { EMPLOYMENT_TYPES, SENIORITIES, WORKPLACES } from '../../contracts/enums.ts';
import type { Job } from '../../contracts/job.ts';
import { countryName, formatDay, formatPlaces, formatSalary, plural } from './format.ts';

/** Formats a place, such as `Berlin, Germany`. Adds the country if the place's name lacks it. */
const placeName = ({ displayName, countryCode }: Place): string => {
  const country = countryName(countryCode);
  return displayName.split(', ').at(-1) === country ? displayName : `${displayName}, ${country}`;
};

const formatCountries = ({ remoteCountryCodes }: Job) =>
  remoteCountryCodes.map(countryName).join(', ');

/**
 * Formats all places, because structured data must not tell search engines more than visitors see.
 */
const formatAllPlaces = (job: Job): string =>
  job.locations.map(placeName).join('; ') || formatCountries(job) || formatPlaces(job);

/** The countries in which a remote job may be done, if it also has places. */
const formatRemoteCountries = (job: Job): string =>
  job.workplace === 'remote' && job.locations.length > 0 ? formatCountries(job) : '';

/** Why the job states no pay, or only one limit of it. */
const formatPayReason = ({ payReason, salaryMin, salaryMax }: Job): string => {
  if (!payReason || (salaryMin !== null && salaryMax !== null)) return '';
  const isPart = salaryMin !== null || salaryMax !== null;
  return `${isPart ? 'Range not stated' : 'Not stated'}: ${payReason}`;
};

/**
 * A job's facts by label, in display order. Facts that are not stated are omitted. The job's page
 * and its Markdown show the same facts, and its structured data (`jobPosting`) contains no others.
 */
export const jobFacts = (job: Job): Readonly<Record<string, string>> => {
  const { status, validThrough } = job;
  const facts = {
    Salary: formatSalary(job),
    Pay: formatPayReason(job),
    Place: formatAllPlaces(job),
    Workplace: job.workplace && WORKPLACES[job.workplace],
    'Work from': formatRemoteCountries(job),
    Employment: EMPLOYMENT_TYPES[job.employmentType],
    Level: job.seniority && SENIORITIES[job.seniority],
    Openings: job.vacancies > 1 ? plural(job.vacancies, 'opening') : '',
    Published: formatDay(job.publishedAt),
    'Confirmed open': job.confirmedAt && formatDay(job.confirmedAt),
    'Apply by': status === 'open' && validThrough ? formatDay(validThrough) : '',
    Reference: job.requisitionId,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  );
};
