import type { CompanyRef } from '../../contracts/company.ts';
import {
  getEmployer,
  getJob,
  listAllJobs,
  listEmployerJobs,
  listEmployers,
  listSeoJobs,
  searchJobs,
} from '../../contracts/endpoints/product.ts';
import type { Endpoint } from '../../contracts/endpoints.ts';
import { CLOSED_JOB_SHOWN_MS, type Job, type JobSummary } from '../../contracts/job.ts';

/*
 * What pages hang on that show what the product API tells, the one place that knows it. They are given
 * these cache tags by the calls that they make, and whatever changes a record purges by them (`worker/cache/purge-pages.ts`).
 */

/** Any list or count of jobs. */
export const JOBS_TAG = 'jobs';
/** Any list or count of companies. */
export const COMPANIES_TAG = 'companies';
/** Enums, settings, plans, countries, categories and titles: they change by deploy. */
const REFERENCE_TAG = 'reference';

/** An outside API's ids may hold what the header of tags cannot. */
const JOB = 'job:';
export const jobTag = (fid: string) => `${JOB}${encodeURIComponent(fid)}`;
/** Of pages that show a record itself, or name it: not of lists. */
export const isRecordTag = (tag: string): boolean => tag.startsWith(JOB);
export const companyTag = (slug: string) => `company:${encodeURIComponent(slug)}`;
/** Open jobs of a category: what is published belongs among those that are like another employer's job. */
export const categoryTag = (category: string) => `category:${encodeURIComponent(category)}`;

type Params = Readonly<Record<string, string>>;

const LISTS: readonly Endpoint[] = [searchJobs, listSeoJobs, listAllJobs];

/** What a page depends on that makes a call, whatever comes of it. */
export const tagsOfCall = (endpoint: Endpoint, { id = '' }: Params = {}): readonly string[] => {
  if (LISTS.includes(endpoint)) return [JOBS_TAG];
  if (endpoint === getJob) return [jobTag(id)];
  if (endpoint === listEmployers) return [COMPANIES_TAG];
  if (endpoint === getEmployer || endpoint === listEmployerJobs) return [companyTag(id)];
  return endpoint.cache === 'reference' ? [REFERENCE_TAG] : [];
};

const companyTags = ({ company }: { readonly company: CompanyRef | null }) =>
  company ? [companyTag(company.slug)] : [];

/** What an answer shows beside what was asked for: a job's employer, and others like it. */
export const tagsOfAnswer = (endpoint: Endpoint, answer: unknown): readonly string[] => {
  if (endpoint !== getJob) return [];
  const { data: job } = answer as { data: Job };
  return [
    ...companyTags(job),
    categoryTag(job.category),
    ...job.similar.flatMap((similar) => [jobTag(similar.fid), ...companyTags(similar)]),
  ];
};

/** When an answer becomes another by itself, in Unix milliseconds: jobs close, and go a month later. */
export const endsOfAnswer = (endpoint: Endpoint, answer: unknown): readonly number[] => {
  const endOf = ({ validThrough }: JobSummary) => (validThrough ? [Date.parse(validThrough)] : []);
  if (endpoint === searchJobs || endpoint === listEmployerJobs) {
    return (answer as { data: JobSummary[] }).data.flatMap(endOf);
  }
  if (endpoint !== getJob) return [];
  const { data: job } = answer as { data: Job };
  const gone = job.closedAt ? [Date.parse(job.closedAt) + CLOSED_JOB_SHOWN_MS] : [];
  return [...endOf(job), ...gone, ...job.similar.flatMap(endOf)];
};
