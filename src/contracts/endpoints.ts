import * as v from 'valibot';
import { ApplicationReceiptSchema, ApplicationSchema } from './application.ts';
import { CompanySchema, CompanySearchQuerySchema, CompanySummarySchema } from './company.ts';
import { ContactFormSchema, ContactReceiptSchema, JobInterestSchema } from './contact.ts';
import {
  JobHitSchema,
  JobLightSchema,
  JobSchema,
  JobSearchMetaSchema,
  JobSearchQuerySchema,
  JobSummarySchema,
} from './job.ts';
import {
  AppSettingsSchema,
  CategorySchema,
  CountrySchema,
  EnumsSchema,
  JobTitleSchema,
  StateSchema,
  SubscriptionPlanSchema,
} from './reference.ts';
import {
  FeedbackSchema,
  FeedbackSubmissionSchema,
  ReviewedApplicationSchema,
  ReviewerDeskSchema,
  ReviewerQuerySchema,
  ReviewSchema,
  ReviewSubmissionSchema,
} from './review.ts';
import { dataOf, PagingQuerySchema, pageOf } from './wire.ts';

/**
 * One entry a call of specification 7: the only place where a path, its method and its shapes are
 * written. The client, the embedded routes and the proxy's allow-list all read it.
 */
export interface Endpoint<
  Answer extends v.GenericSchema = v.GenericSchema,
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the API base, with `{name}` for parameters. */
  readonly path: string;
  readonly query: Query;
  /** JSON body; a multipart form is checked by the route that takes it. */
  readonly body: Body;
  /** The whole answer, `data` included. */
  readonly answer: Answer;
  /** Which upstream answers, and who may ask. */
  readonly auth: 'public' | 'reviewer' | 'candidate';
  /** How long an answer may be reused: `reference` changes by deploy, `list` by the minute. */
  readonly cache: 'reference' | 'list' | 'none';
}

const get = <A extends v.GenericSchema, Q extends v.GenericSchema | undefined = undefined>(
  path: string,
  answer: A,
  options: { query?: Q; auth?: Endpoint['auth']; cache?: Endpoint['cache'] } = {},
): Endpoint<A, Q, undefined> => ({
  method: 'GET',
  path,
  answer,
  query: options.query as Q,
  body: undefined,
  auth: options.auth ?? 'public',
  cache: options.cache ?? 'none',
});

const post = <
  A extends v.GenericSchema,
  B extends v.GenericSchema | undefined = undefined,
  Q extends v.GenericSchema | undefined = undefined,
>(
  path: string,
  answer: A,
  options: { body?: B; query?: Q; auth?: Endpoint['auth'] } = {},
): Endpoint<A, Q, B> => ({
  method: 'POST',
  path,
  answer,
  query: options.query as Q,
  body: options.body as B,
  auth: options.auth ?? 'public',
  cache: 'none',
});

export const getEnums = get('misc/enums', dataOf(EnumsSchema), { cache: 'reference' });
export const listJobTitles = get('misc/job-titles', dataOf(v.array(JobTitleSchema)), {
  cache: 'reference',
});
export const listEmployers = get('misc/employers', pageOf(CompanySummarySchema), {
  query: CompanySearchQuerySchema,
  cache: 'list',
});
export const getEmployer = get('misc/employers/{id}', dataOf(CompanySchema), { cache: 'list' });
export const listEmployerJobs = get('misc/employers/{id}/jobs', pageOf(JobSummarySchema), {
  query: PagingQuerySchema,
  cache: 'list',
});
export const listJobCategories = get('misc/job-categories', dataOf(v.array(CategorySchema)), {
  cache: 'reference',
});
export const listCountries = get('misc/countries', dataOf(v.array(CountrySchema)), {
  cache: 'reference',
});
export const listStates = get('misc/countries/{id}/states', dataOf(v.array(StateSchema)), {
  cache: 'reference',
});
export const listCompanyCategories = get(
  'misc/company-categories',
  dataOf(v.array(CategorySchema)),
  { cache: 'reference' },
);
export const contactEmployer = post('misc/contact-us/employer', dataOf(ContactReceiptSchema), {
  body: ContactFormSchema,
});
/** Multipart; its fields are `ApplicationFormSchema`, `answersSchema` and the file `resume`. */
export const applyToJob = post('misc/jobs/{id}/apply', dataOf(ApplicationReceiptSchema));
export const searchJobs = get('misc/jobs', pageOf(JobHitSchema, JobSearchMetaSchema), {
  query: JobSearchQuerySchema,
  cache: 'list',
});
export const listSeoJobs = get('misc/seo-jobs', dataOf(v.array(JobLightSchema)), {
  query: v.object({
    /** Only jobs changed at or after this ISO date. */
    since: v.optional(v.string(), ''),
  }),
  cache: 'list',
});
export const recordJobInterest = post(
  'misc/interested-in-job',
  dataOf(v.object({ recorded: v.boolean() })),
  { body: JobInterestSchema },
);
export const getJob = get('misc/jobs/{id}', dataOf(JobSchema), { cache: 'list' });
export const listAllJobs = get('misc/all-jobs', dataOf(v.array(JobLightSchema)), { cache: 'list' });
export const getReviewer = get('misc/reviewers/{id}', dataOf(ReviewerDeskSchema), {
  query: ReviewerQuerySchema,
  auth: 'reviewer',
});
export const submitReview = post(
  'misc/reviewers/{id}/application-reviews/{reviewId}',
  dataOf(ReviewSchema),
  { body: ReviewSubmissionSchema, query: ReviewerQuerySchema, auth: 'reviewer' },
);
export const submitFeedback = post(
  'misc/reviewers/{reviewerId}/applications/{applicationId}',
  dataOf(FeedbackSchema),
  { body: FeedbackSubmissionSchema, query: ReviewerQuerySchema, auth: 'reviewer' },
);
export const getReviewedApplication = get(
  'misc/reviewers/{reviewerId}/applications/{applicationId}',
  dataOf(ReviewedApplicationSchema),
  { query: ReviewerQuerySchema, auth: 'reviewer' },
);
export const listSubscriptionPlans = get(
  'misc/subscription-plans',
  dataOf(v.array(SubscriptionPlanSchema)),
  { cache: 'reference' },
);
export const getAppSettings = get('misc/app-settings', dataOf(AppSettingsSchema), {
  cache: 'reference',
});

/** Signed-in calls: specification 7 names them without paths; these paths are ours. */
export const listApplications = get('applications', pageOf(ApplicationSchema), {
  query: PagingQuerySchema,
  auth: 'candidate',
});
export const getApplication = get('applications/{id}', dataOf(ApplicationSchema), {
  auth: 'candidate',
});
