import * as v from 'valibot';
import { ApplicationFormSchema, ApplicationReceiptSchema } from '../application.ts';
import { CompanySchema, CompanySearchQuerySchema, CompanySummarySchema } from '../company.ts';
import {
  ContactReceiptSchema,
  contactForm,
  JobInterestSchema,
  ReferralFormSchema,
  ReferralSchema,
  SavedJobsFormSchema,
  SavedJobsReceiptSchema,
} from '../contact.ts';
import { DATE_HINT } from '../dates.ts';
import {
  JobHitSchema,
  JobLightSchema,
  JobSchema,
  JobSearchMetaSchema,
  JobSearchQuerySchema,
  JobSummarySchema,
} from '../job.ts';
import {
  AppSettingsSchema,
  CategorySchema,
  CountrySchema,
  EnumsSchema,
  JobTitleSchema,
  StateSchema,
  SubscriptionPlanSchema,
} from '../reference.ts';
import {
  NearestTownSchema,
  PositionSchema,
  SuggestionQuerySchema,
  SuggestionSchema,
} from '../suggestion.ts';
import { createDataSchema, createPageSchema, PagingQuerySchema, TimeSchema } from '../wire.ts';
import { get, post } from './endpoint.ts';

/**
 * The public calls from docs/specification.md, section 7, in the same order, plus related calls.
 */

export const getEnums = get('misc/enums', createDataSchema(EnumsSchema), {
  summary: 'Every enum with its labels',
  cache: 'reference',
});
export const listJobTitles = get('misc/job-titles', createDataSchema(v.array(JobTitleSchema)), {
  summary: 'Job titles with their categories',
  cache: 'reference',
});
export const listEmployers = get('misc/employers', createPageSchema(CompanySummarySchema), {
  summary: 'Employers by name, searched and filtered',
  query: CompanySearchQuerySchema,
  cache: 'list',
});
export const getEmployer = get('misc/employers/{id}', createDataSchema(CompanySchema), {
  summary: 'One employer',
  cache: 'list',
});
export const listEmployerJobs = get(
  'misc/employers/{id}/jobs',
  createPageSchema(JobSummarySchema),
  {
    summary: "An employer's open jobs",
    query: PagingQuerySchema,
    cache: 'list',
  },
);
export const listJobCategories = get(
  'misc/job-categories',
  createDataSchema(v.array(CategorySchema)),
  {
    summary: 'Job categories',
    cache: 'reference',
  },
);
export const listCountries = get('misc/countries', createDataSchema(v.array(CountrySchema)), {
  summary: 'Countries (ISO 3166-1)',
  cache: 'reference',
});
export const listStates = get(
  'misc/countries/{id}/states',
  createDataSchema(v.array(StateSchema)),
  {
    summary: "A country's first-level subdivisions (ISO 3166-2)",
    cache: 'reference',
  },
);
export const listCompanyCategories = get(
  'misc/company-categories',
  createDataSchema(v.array(CategorySchema)),
  { summary: 'Company categories', cache: 'reference' },
);
export const contactEmployer = post(
  'misc/contact-us/employer',
  createDataSchema(ContactReceiptSchema),
  {
    summary: 'Contact request from an employer',
    body: contactForm('Describe the position.'),
    challenge: true,
  },
);
export const applyToJob = post('misc/jobs/{id}/apply', createDataSchema(ApplicationReceiptSchema), {
  summary:
    'Apply without signing in; the answers to the job’s questions are `answers.{questionId}`, and a job with `requireResume` needs `resume`',
  form: ApplicationFormSchema,
  file: 'resume',
  challenge: true,
});
export const searchJobs = get('misc/jobs', createPageSchema(JobHitSchema, JobSearchMetaSchema), {
  summary: 'Open jobs, searched, filtered and counted by facet',
  query: JobSearchQuerySchema,
  cache: 'list',
});
export const listSeoJobs = get('misc/seo-jobs', createDataSchema(v.array(JobLightSchema)), {
  summary: 'Brief records of all open jobs, for sitemaps',
  query: v.object({
    /**
     * Only jobs changed at or after this ISO date. For a job that hides its employer's name,
     * `since` is rounded down to the start of its day, so that only days are compared.
     */
    since: v.optional(v.union([v.literal(''), TimeSchema], DATE_HINT), ''),
  }),
  produces: 'stream',
  cache: 'list',
});
export const recordJobInterest = post(
  'misc/interested-in-job',
  createDataSchema(v.object({ recorded: v.boolean() })),
  {
    summary: 'Record that a visitor opened a job through a referral link',
    body: JobInterestSchema,
  },
);
export const getJob = get('misc/jobs/{id}', createDataSchema(JobSchema), {
  summary: 'One job by its fid',
  cache: 'list',
});
export const listAllJobs = get('misc/all-jobs', createDataSchema(v.array(JobLightSchema)), {
  summary: 'Brief records of all open jobs',
  produces: 'stream',
  cache: 'list',
});
export const listSubscriptionPlans = get(
  'misc/subscription-plans',
  createDataSchema(v.array(SubscriptionPlanSchema)),
  { summary: 'Subscription plans for employers', cache: 'reference' },
);
export const getAppSettings = get('misc/app-settings', createDataSchema(AppSettingsSchema), {
  summary: 'Limits, consent policy and links of the site',
  cache: 'reference',
});

/** Suggestions for a search form's fields. Not in the specification. */
export const listSuggestions = get(
  'misc/suggestions',
  createDataSchema(v.array(SuggestionSchema)),
  {
    summary: 'Suggestions for text typed in a search field, each with its number of open jobs',
    query: SuggestionQuerySchema,
    cache: 'reference',
  },
);
/** Uses POST to keep the visitor's position out of URLs, caches and logs. */
export const findNearestTown = post('misc/nearest-town', createDataSchema(NearestTownSchema), {
  summary: 'The town nearest to a position; the position is not stored',
  body: PositionSchema,
  upstream: 'none',
});

/** Creates a referral. The specification only covers how a referral is used. */
export const createReferral = post('misc/referrals', createDataSchema(ReferralSchema), {
  summary: 'Create a referral id to share with job links',
  body: ReferralFormSchema,
  challenge: true,
});

export const mailSavedJobs = post('misc/saved-jobs', createDataSchema(SavedJobsReceiptSchema), {
  summary: 'Email a list of jobs once, to the address of the visitor who saved them',
  body: SavedJobsFormSchema,
  challenge: true,
  upstream: 'none',
});
