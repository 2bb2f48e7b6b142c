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
 * The cache tags of pages that show data from the product API. Each call adds its tags to the page.
 * When a record changes, its tags are purged (`worker/backend/migrations/0034_purges.sql`). Lists
 * and counts have no tags of their own; they expire with time.
 */

/**
 * The tag for a record's own pages. The id is encoded, since one from an external API may not be
 * valid in the tag header.
 */
const jobTag = (fid: string) => `job-${encodeURIComponent(fid)}`;
const companyTag = (slug: string) => `company-${encodeURIComponent(slug)}`;
/**
 * The tag for pages that show a record among other records. It is purged when the record disappears
 * or is renamed.
 */
const shownTag = (fid: string) => `shown-${encodeURIComponent(fid)}`;
const namedTag = (slug: string) => `named-${encodeURIComponent(slug)}`;

/** The tags of all pages that show a job. */
export const listJobTags = (fid: string): readonly string[] => [jobTag(fid), shownTag(fid)];

/** The tags of all pages that show a company. */
export const listCompanyTags = (slug: string): readonly string[] => [
  companyTag(slug),
  namedTag(slug),
];

type Params = Readonly<Record<string, string>>;

/** The tags that a call adds to its page, whatever its result. */
export const listCallTags = (endpoint: Endpoint, { id = '' }: Params = {}): readonly string[] => {
  if (endpoint === getJob) return [jobTag(id)];
  return endpoint === getEmployer || endpoint === listEmployerJobs ? [companyTag(id)] : [];
};

const namedTags = ({ company }: { readonly company: CompanyRef | null }) =>
  company ? [namedTag(company.slug)] : [];

const isList = (endpoint: Endpoint): boolean =>
  endpoint === searchJobs || endpoint === listEmployerJobs;

/**
 * The tags for other records in a response: the jobs in a list, or a job's employer and similar
 * jobs.
 */
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

/**
 * The times (Unix milliseconds) at which a response becomes outdated even if no record changes,
 * because one of its jobs closes or disappears.
 */
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
