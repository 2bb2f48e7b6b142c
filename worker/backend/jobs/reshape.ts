import type { CompanyRef, Place } from '../../../src/contracts/company.ts';
import {
  CLOSED_JOB_SHOWN_MS,
  type Job,
  type JobLight,
  type JobSummary,
  type Question,
} from '../../../src/contracts/job.ts';
import { jobPath } from '../../../src/routes/hrefs.ts';
import { isoDate, isoDateOrNull, isoDay } from '../../http/iso-date.ts';
import { excerptOf } from './text.ts';

/** The part of a job's row that a link to it needs. */
export interface JobLightRow {
  fid: string;
  slug: string;
  title: string;
  employer_visibility: 'named' | 'anonymous' | 'agency';
  updated_at: number;
  company_slug: string;
}

export interface JobSummaryRow extends JobLightRow {
  id: number;
  company_name: string;
  company_logo_url: string | null;
  employment_type: JobSummary['employmentType'];
  workplace: JobSummary['workplace'];
  seniority: JobSummary['seniority'];
  locations: string;
  remote_country_codes: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_timeframe: JobSummary['salaryTimeframe'];
  category: string;
  skills: string;
  published_at: number;
  valid_through: number | null;
  /** The beginning of the text, or all of it. */
  body: string;
}

export interface JobRow extends JobSummaryRow {
  status: 'open' | 'closed';
  description_html: string;
  vacancies: number;
  closed_at: number | null;
  requisition_id: string | null;
  application_url: string | null;
  require_resume: 0 | 1;
  questions: string;
}

/** Columns of a JobSummaryRow; `body` is any expression for the text. */
export const summaryColumns = (body: string) => `job.id, job.fid, job.slug, job.title,
  job.employer_visibility, job.updated_at, company.slug AS company_slug,
  company.name AS company_name, company.logo_url AS company_logo_url, job.employment_type,
  job.workplace, job.seniority, job.locations, job.remote_country_codes, job.salary_min,
  job.salary_max, job.salary_currency, job.salary_timeframe, job.category, job.skills,
  job.published_at, job.valid_through, ${body} AS body`;

/** Columns of a JobRow. */
export const JOB_COLUMNS = `${summaryColumns('job.description_plain')}, job.status,
  job.description_html, job.vacancies, job.closed_at, job.requisition_id, job.application_url,
  job.require_resume, job.questions`;

export const BODY_START = 'substr(job.description_plain, 1, 400)';

const pathOf = (row: JobLightRow) =>
  jobPath({
    fid: row.fid,
    slug: row.slug,
    employerVisibility: row.employer_visibility,
    companySlug: row.company_slug,
  });

/**
 * When a job was written, published or closed. What is written at once shares its moment, so that of a hidden
 * employer's job would be that of the jobs which name it: the day is all that is told.
 */
const toldMoment = (row: JobLightRow, ms: number): string =>
  row.employer_visibility === 'named' ? isoDate(ms) : isoDay(ms);

export const reshapeJobLight = (row: JobLightRow): JobLight => ({
  fid: row.fid,
  path: pathOf(row),
  title: row.title,
  updatedAt: toldMoment(row, row.updated_at),
});

// Here and in `reshapeJobRef` alone an employer's name leaves the backend together with a job.
const reshapeEmployer = (row: JobSummaryRow): CompanyRef | null =>
  row.employer_visibility === 'named'
    ? {
        id: row.company_slug,
        slug: row.company_slug,
        name: row.company_name,
        logoUrl: row.company_logo_url,
      }
    : null;

export const reshapeJobSummary = (row: JobSummaryRow): JobSummary => ({
  ...reshapeJobLight(row),
  slug: row.slug,
  company: reshapeEmployer(row),
  employerVisibility: row.employer_visibility,
  employmentType: row.employment_type,
  workplace: row.workplace,
  seniority: row.seniority,
  locations: JSON.parse(row.locations) as Place[],
  remoteCountryCodes: JSON.parse(row.remote_country_codes) as string[],
  salaryMin: row.salary_min,
  salaryMax: row.salary_max,
  salaryCurrency: row.salary_currency,
  salaryTimeframe: row.salary_timeframe,
  category: row.category,
  skills: JSON.parse(row.skills) as string[],
  publishedAt: toldMoment(row, row.published_at),
  validThrough: isoDateOrNull(row.valid_through),
  excerpt: excerptOf(row.body),
});

/** What a record about a job shows of it, whatever has become of the job since. */
export interface JobRefRow extends JobLightRow {
  company_name: string;
  status: 'draft' | 'open' | 'closed' | 'archived';
  closed_at: number | null;
  valid_through: number | null;
}

export const JOB_REF_COLUMNS = `job.fid, job.slug, job.title, job.employer_visibility,
  job.updated_at, job.status, job.closed_at, job.valid_through, company.slug AS company_slug,
  company.name AS company_name`;

/** `companyName` is null where the employer is hidden, `path` where the job has no page any more. */
export const reshapeJobRef = (row: JobRefRow, now: number) => {
  const end = row.status === 'open' ? row.valid_through : row.closed_at;
  const hasPage =
    row.status === 'open' || row.status === 'closed'
      ? end === null || now - Date.parse(toldMoment(row, end)) <= CLOSED_JOB_SHOWN_MS
      : false;
  return {
    title: row.title,
    companyName: row.employer_visibility === 'named' ? row.company_name : null,
    path: hasPage ? pathOf(row) : null,
  };
};

/** A job past its `validThrough` is closed since then, whatever its row says. */
export function reshapeJob(row: JobRow, now: number): Job {
  const isNamed = row.employer_visibility === 'named';
  const isPastItsEnd =
    row.status === 'open' && row.valid_through !== null && row.valid_through <= now;
  const closedAt = isPastItsEnd ? row.valid_through : row.closed_at;
  return {
    ...reshapeJobSummary(row),
    status: isPastItsEnd ? 'closed' : row.status,
    descriptionHtml: row.description_html,
    descriptionPlain: row.body,
    vacancies: row.vacancies,
    closedAt: closedAt === null ? null : toldMoment(row, closedAt),
    // An employer's own numbering or pages would give a hidden one away.
    requisitionId: isNamed ? row.requisition_id : null,
    applicationUrl: isNamed ? row.application_url : null,
    requireResume: row.require_resume === 1,
    questions: JSON.parse(row.questions) as Question[],
    similar: [],
  };
}
