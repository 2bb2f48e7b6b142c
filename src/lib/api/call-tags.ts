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
 * The cache tags of pages that show data of the product API; the calls of a page add them. Changes
 * purge the same names (`worker/backend/migrations/0034_purges.sql`). Lists and counts have no tags
 * of their own: they expire by time.
 */

/** Tag of a record's own pages. Encoded, as an outside API's id may not fit the tag header. */
const jobTag = (fid: string) => `job-${encodeURIComponent(fid)}`;
const companyTag = (slug: string) => `company-${encodeURIComponent(slug)}`;
/** Tag of pages that show a record among others; purged when it disappears or is renamed. */
const shownTag = (fid: string) => `shown-${encodeURIComponent(fid)}`;
const namedTag = (slug: string) => `named-${encodeURIComponent(slug)}`;

/** The tags of all pages that show a job. */
export const listJobTags = (fid: string): readonly string[] => [jobTag(fid), shownTag(fid)];

type Params = Readonly<Record<string, string>>;

/** The tags that a page gets from a call, whatever its result. */
export const listCallTags = (endpoint: Endpoint, { id = '' }: Params = {}): readonly string[] => {
  if (endpoint === getJob) return [jobTag(id)];
  return endpoint === getEmployer || endpoint === listEmployerJobs ? [companyTag(id)] : [];
};

const namedTags = ({ company }: { readonly company: CompanyRef | null }) =>
  company ? [namedTag(company.slug)] : [];

const isList = (endpoint: Endpoint): boolean =>
  endpoint === searchJobs || endpoint === listEmployerJobs;

/** Tags of the other records in a response: jobs of a list; a job's employer and similar jobs. */
export const listResponseTags = (endpoint: Endpoint, response: unknown): readonly string[] => {
  if (isList(endpoint)) {
    return (response as { data: JobSummary[] }).data.map(({ fid }) => shownTag(fid));
  }
  if (endpoint !== getJob) return [];
  const { data: job } = response as { data: Job };
  return [
    ...namedTags(job),
    ...job.similar.flatMap((similar) => [shownTag(similar.fid), ...namedTags(similar)]),
  ];
};

/** When a response expires by itself, Unix milliseconds: jobs close, and disappear later. */
export const listResponseEnds = (endpoint: Endpoint, response: unknown): readonly number[] => {
  const listDeadlines = ({ validThrough }: JobSummary) =>
    validThrough ? [Date.parse(validThrough)] : [];
  if (isList(endpoint)) {
    return (response as { data: JobSummary[] }).data.flatMap(listDeadlines);
  }
  if (endpoint !== getJob) return [];
  const { data: job } = response as { data: Job };
  const removals = job.closedAt ? [Date.parse(job.closedAt) + CLOSED_JOB_SHOWN_MS] : [];
  return [...listDeadlines(job), ...removals, ...job.similar.flatMap(listDeadlines)];
};
