import type { Place } from '../../contracts/company.ts';
import type { Job } from '../../contracts/job.ts';
import { COUNTRY_CODES } from './country-codes.ts';

/** The fields that structured data needs, with times in Unix milliseconds. */
export interface Publishable
  extends Pick<
    Job,
    | 'title'
    | 'descriptionPlain'
    | 'workplace'
    | 'salaryMin'
    | 'salaryMax'
    | 'salaryCurrency'
    | 'salaryTimeframe'
    | 'applicationUrl'
    | 'employerVisibility'
  > {
  readonly locations: readonly Place[];
  readonly remoteCountryCodes: readonly string[];
  readonly publishedAt: number | null;
  readonly validThrough: number | null;
}

export interface PublishProblem {
  readonly field:
    | 'title'
    | 'descriptionHtml'
    | 'publishedAt'
    | 'validThrough'
    | 'locations'
    | 'remoteCountryCodes'
    | 'salaryMin'
    | 'salaryCurrency'
    | 'salaryTimeframe'
    | 'payReason';
  /** One or two sentences that explain what is wrong and how to correct it. */
  readonly message: string;
}

const LETTER = /\p{L}/u;
const normalizeWords = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const salaryProblems = (job: Publishable): PublishProblem[] => {
  const { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } = job;
  if (salaryMin === null && salaryMax === null) return [];
  const problems: PublishProblem[] = [];
  if (!salaryCurrency) {
    problems.push({ field: 'salaryCurrency', message: 'A salary needs a currency, such as EUR.' });
  }
  if (!salaryTimeframe) {
    problems.push({
      field: 'salaryTimeframe',
      message: 'A salary needs a time unit, such as per_year.',
    });
  }
  if ((salaryMin ?? salaryMax ?? 0) <= 0) {
    problems.push({
      field: 'salaryMin',
      message: 'A salary of 0 is not useful. Leave it empty if the salary is not stated.',
    });
  } else if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) {
    problems.push({ field: 'salaryMin', message: 'This is more than salaryMax.' });
  }
  return problems;
};

const hasText = ({ descriptionPlain }: Publishable): boolean => descriptionPlain.trim() !== '';

/**
 * Whether a job links to its advert on the employer's site. Such a job may be open without a text; it
 * has no structured data then. The link of a hidden employer is not shown.
 */
const linksOut = ({ applicationUrl, employerVisibility }: Publishable): boolean =>
  applicationUrl !== null && employerVisibility === 'named';

const placeProblems = (job: Publishable): PublishProblem[] => {
  const { workplace, locations, remoteCountryCodes } = job;
  const problems: PublishProblem[] = [];
  const isAnywhere = workplace === 'remote' && (remoteCountryCodes.length > 0 || !hasText(job));
  if (locations.length === 0 && !isAnywhere) {
    problems.push({
      field: 'locations',
      message: 'An open job needs a place. A remote job needs a place or remoteCountryCodes.',
    });
  }
  const nowhere = locations.find(
    ({ displayName, countryCode }) => displayName.trim() === '' || !COUNTRY_CODES.has(countryCode),
  );
  if (nowhere) {
    problems.push({
      field: 'locations',
      message: 'Each place needs a displayName and a countryCode such as DE.',
    });
  }
  if (remoteCountryCodes.some((code) => !COUNTRY_CODES.has(code))) {
    problems.push({
      field: 'remoteCountryCodes',
      message: 'Each value must be a country code such as DE.',
    });
  }
  return problems;
};

/**
 * The reasons why a job cannot be open, by field: its structured data (`jobPosting`) would be
 * invalid or untrue, or it has no text although it does not link to one.
 */
export const publishProblems = (job: Publishable, now: number): PublishProblem[] => {
  const problems: PublishProblem[] = [];
  const { title, descriptionPlain, publishedAt, validThrough } = job;
  if (!LETTER.test(title)) {
    problems.push({ field: 'title', message: 'The title has no words. Say what the job is.' });
  }
  if (!hasText(job)) {
    if (!linksOut(job)) {
      problems.push({
        field: 'descriptionHtml',
        message:
          'The description has no readable text. Describe the job, or give the applicationUrl of a named employer.',
      });
    }
  } else if (normalizeWords(descriptionPlain) === normalizeWords(title)) {
    problems.push({
      field: 'descriptionHtml',
      message: 'The description only repeats the title. Describe the job.',
    });
  }
  if (publishedAt !== null && publishedAt > now) {
    problems.push({
      field: 'publishedAt',
      message: 'The date is in the future. Keep the job as a draft until then.',
    });
  }
  if (validThrough !== null && validThrough <= now) {
    problems.push({
      field: 'validThrough',
      message: 'The date has passed. Set a later date, or leave the job closed.',
    });
  }
  return [...problems, ...placeProblems(job), ...salaryProblems(job)];
};
