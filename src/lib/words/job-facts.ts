import type { Place } from '../../contracts/company.ts';
import { EMPLOYMENT_TYPES, SENIORITIES, WORKPLACES } from '../../contracts/enums.ts';
import type { Job } from '../../contracts/job.ts';
import { countryName, formatDay, formatPlaces, formatSalary, plural } from './format.ts';

/** `Berlin, Germany`: its country too, wherever nobody wrote it. */
const placeName = ({ displayName, countryCode }: Place): string => {
  const country = countryName(countryCode);
  return displayName.split(', ').at(-1) === country ? displayName : `${displayName}, ${country}`;
};

const countriesOf = ({ remoteCountryCodes }: Job) => remoteCountryCodes.map(countryName).join(', ');

/** All of them: search engines are told no more than readers are. */
const placesOf = (job: Job): string =>
  job.locations.map(placeName).join('; ') || countriesOf(job) || formatPlaces(job);

/** Where a remote job may be done, if that is more than its places say. */
const workFrom = (job: Job): string =>
  job.workplace === 'remote' && job.locations.length > 0 ? countriesOf(job) : '';

/**
 * A job in short, by the names of its facts and in their order; what nobody said is left out. Its page and
 * its Markdown say the same, and its structured data (`jobPosting`) no more than that.
 */
export const jobFacts = (job: Job): Readonly<Record<string, string>> => {
  const { status, validThrough } = job;
  const facts = {
    Salary: formatSalary(job),
    Place: placesOf(job),
    Workplace: job.workplace && WORKPLACES[job.workplace],
    'Work from': workFrom(job),
    Employment: EMPLOYMENT_TYPES[job.employmentType],
    Level: job.seniority && SENIORITIES[job.seniority],
    Openings: job.vacancies > 1 ? plural(job.vacancies, 'opening') : '',
    Published: formatDay(job.publishedAt),
    'Apply by': status === 'open' && validThrough ? formatDay(validThrough) : '',
    Reference: job.requisitionId,
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  );
};
