import type { Place } from '../../contracts/company.ts';
import type { Job } from '../../contracts/job.ts';
import { companyPath } from '../../routes/hrefs.ts';
import { countryName, parseLocality, parseRegion } from '../words/format.ts';
import { type Publishable, publishProblems } from './publish-problems.ts';
import type { SiteNamed, StructuredData } from './structured-data.ts';

/** Google's employment types, which are case-sensitive. */
const EMPLOYMENT_TYPES: Record<Job['employmentType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
  other: 'OTHER',
};

const UNITS: Record<NonNullable<Job['salaryTimeframe']>, string> = {
  per_year: 'YEAR',
  per_month: 'MONTH',
  per_week: 'WEEK',
  per_day: 'DAY',
  per_hour: 'HOUR',
};

export const postalAddress = (place: Place): StructuredData => {
  const locality = parseLocality(place);
  const region = parseRegion(place);
  return {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    addressCountry: place.countryCode,
  };
};

/**
 * The hiring organisation. For an anonymous employer, Google requires a plain string; for `agency`,
 * it is this site.
 */
const hiringOrganization = (job: Job, site: SiteNamed): unknown => {
  const toUrl = (path: string) => new URL(path, site.url).href;
  if (job.employerVisibility === 'agency') {
    return {
      '@type': 'Organization',
      name: site.name,
      sameAs: site.url,
      ...(site.logoUrl && { logo: toUrl(site.logoUrl) }),
    };
  }
  if (!job.company) return 'confidential';
  const { name, slug, logoUrl } = job.company;
  return {
    '@type': 'Organization',
    name,
    url: toUrl(companyPath(slug)),
    ...(logoUrl && { logo: toUrl(logoUrl) }),
  };
};

/** The salary as the page displays it, with a single bound if the other is unknown. */
const baseSalary = (job: Job): StructuredData | undefined => {
  const { salaryMin, salaryMax, salaryCurrency, salaryTimeframe } = job;
  if (!salaryCurrency || !salaryTimeframe || (salaryMin === null && salaryMax === null)) {
    return undefined;
  }
  const amount =
    salaryMin === salaryMax
      ? { value: salaryMin }
      : {
          ...(salaryMin !== null && { minValue: salaryMin }),
          ...(salaryMax !== null && { maxValue: salaryMax }),
        };
  return {
    '@type': 'MonetaryAmount',
    currency: salaryCurrency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[salaryTimeframe] },
  };
};

/** Lists places even for a hybrid job, because Google counts only fully remote jobs as remote. */
const createJobLocations = ({ workplace, locations, remoteCountryCodes }: Job) => {
  const places = locations.map((place) => ({ '@type': 'Place', address: postalAddress(place) }));
  const countries = remoteCountryCodes.map((code) => ({
    '@type': 'Country',
    name: countryName(code),
  }));
  return {
    ...(places.length > 0 && { jobLocation: places.length === 1 ? places[0] : places }),
    ...(workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      ...(countries.length > 0 && {
        applicantLocationRequirements: countries.length === 1 ? countries[0] : countries,
      }),
    }),
  };
};

/**
 * Converts a job from the API to the fields that structured data needs. Like the job's page, omits
 * amounts without a currency or time unit.
 */
const toPublishable = ({ publishedAt, validThrough, ...job }: Job): Publishable => ({
  ...job,
  ...(!(job.salaryCurrency && job.salaryTimeframe) && { salaryMin: null, salaryMax: null }),
  publishedAt: Date.parse(publishedAt),
  validThrough: validThrough === null ? null : Date.parse(validThrough),
});

/**
 * An open job's structured data according to Google's rules
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). It contains
 * nothing that the job's page does not show. Undefined for a job that is closed, invalid or has no
 * text (its advert is on the employer's site); jobs that come
 * from an external API, or were opened before a rule existed, have never been validated. `now` is
 * in Unix milliseconds.
 */
export const jobPosting = (
  job: Job,
  employer: string,
  site: SiteNamed,
  now: number,
): StructuredData | undefined => {
  if (job.status !== 'open' || job.descriptionPlain.trim() === '') return undefined;
  if (publishProblems(toPublishable(job), now).length > 0) return undefined;
  const salary = baseSalary(job);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.descriptionHtml,
    datePosted: job.publishedAt,
    ...(job.validThrough && { validThrough: job.validThrough }),
    employmentType: EMPLOYMENT_TYPES[job.employmentType],
    hiringOrganization: hiringOrganization(job, site),
    identifier: {
      '@type': 'PropertyValue',
      name: job.employerVisibility === 'named' ? employer : site.name,
      value: job.requisitionId ?? job.fid,
    },
    ...createJobLocations(job),
    ...(salary && { baseSalary: salary }),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.vacancies > 1 && { totalJobOpenings: job.vacancies }),
    // The application form is on the job's own page.
    ...(!job.applicationUrl && { directApply: true }),
    url: new URL(job.path, site.url).href,
  };
};
