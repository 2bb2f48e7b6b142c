import type { CompanyRef } from '../../contracts/company.ts';
import {
  getEmployer,
  getJob,
  listEmployerJobs,
  searchJobs,
} from '../../contracts/endpoints/product.ts';
import type { Endpoint } from '../../contracts/endpoints.ts';
import { CLOSED_JOB_SHOWN_MS, type Job, type JobSummary } from '../../contracts/job.ts';

/*
 * The cache tags of pages that show what the product API tells, given to them by the calls that they make. Changes
 * purge by the same names (`worker/backend/migrations/0034_purges.sql`). Lists and counts have none of their own: they
 * live by their time.
 */

/** Of the pages of a record. An outside API's ids may hold what the header of tags cannot. */
const jobTag = (fid: string) => `job-${encodeURIComponent(fid)}`;
const companyTag = (slug: string) => `company-${encodeURIComponent(slug)}`;
/** Of pages that name a record among others: what vanishes is purged by these too, and a renamed employer. */
const shownTag = (fid: string) => `shown-${encodeURIComponent(fid)}`;
const namedTag = (slug: string) => `named-${encodeURIComponent(slug)}`;

/** All pages that a job is on. */
export const tagsOfJob = (fid: string): readonly string[] => [jobTag(fid), shownTag(fid)];

type Params = Readonly<Record<string, string>>;

/** What a page depends on that makes a call, whatever comes of it. */
export const tagsOfCall = (endpoint: Endpoint, { id = '' }: Params = {}): readonly string[] => {
  if (endpoint === getJob) return [jobTag(id)];
  return endpoint === getEmployer || endpoint === listEmployerJobs ? [companyTag(id)] : [];
};

const namedTags = ({ company }: { readonly company: CompanyRef | null }) =>
  company ? [namedTag(company.slug)] : [];

const isList = (endpoint: Endpoint): boolean =>
  endpoint === searchJobs || endpoint === listEmployerJobs;

/** What an answer shows beside what was asked for: jobs of a list; a job's employer, and others like it. */
export const tagsOfAnswer = (endpoint: Endpoint, answer: unknown): readonly string[] => {
  if (isList(endpoint)) {
    return (answer as { data: JobSummary[] }).data.map(({ fid }) => shownTag(fid));
  }
  if (endpoint !== getJob) return [];
  const { data: job } = answer as { data: Job };
  return [
    ...namedTags(job),
    ...job.similar.flatMap((similar) => [shownTag(similar.fid), ...namedTags(similar)]),
  ];
};

/** When an answer becomes another by itself, in Unix milliseconds: jobs close, and go a month later. */
export const endsOfAnswer = (endpoint: Endpoint, answer: unknown): readonly number[] => {
  const endOf = ({ validThrough }: JobSummary) => (validThrough ? [Date.parse(validThrough)] : []);
  if (isList(endpoint)) {
    return (answer as { data: JobSummary[] }).data.flatMap(endOf);
  }
  if (endpoint !== getJob) return [];
  const { data: job } = answer as { data: Job };
  const gone = job.closedAt ? [Date.parse(job.closedAt) + CLOSED_JOB_SHOWN_MS] : [];
  return [...endOf(job), ...gone, ...job.similar.flatMap(endOf)];
};
