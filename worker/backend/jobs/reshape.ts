import { LRUCache } from 'lru-cache';
import type { CompanyRef, Place } from '../../../src/contracts/company.ts';
import {
  CLOSED_JOB_SHOWN_MS,
  type Job,
  type JobHit,
  type JobLight,
  type JobSummary,
  type Question,
} from '../../../src/contracts/job.ts';
import { jobPath } from '../../../src/routes/hrefs.ts';
import { isoDate, isoDateOrNull, isoDay } from '../../http/iso-date.ts';
import { createExcerpt } from './text.ts';

/** The columns of a job's row that are needed to link to the job. */
export interface JobLightRow {
  fid: string;
  slug: string;
  title: string;
  employer_visibility: 'named' | 'anonymous' | 'agency';
  updated_at: number;
  company_slug: string;
}

/** The data that lists show for a job, in the format that the view job_with_card produces. */
type Card = readonly [
  fid: string,
  slug: string,
  title: string,
  employerVisibility: JobSummary['employerVisibility'],
  updatedAt: number,
  company: readonly [slug: string, name: string, logoUrl: string | null] | null,
  employmentType: JobSummary['employmentType'],
  workplace: JobSummary['workplace'],
  seniority: JobSummary['seniority'],
  locations: Place[],
  remoteCountryCodes: string[],
  salaryMin: number | null,
  salaryMax: number | null,
  salaryCurrency: string | null,
  salaryTimeframe: JobSummary['salaryTimeframe'],
  category: string,
  skills: string[],
  publishedAt: number,
  validThrough: number | null,
  /** The beginning of the description. */
  body: string,
  /** The job's version (migration 0031); older cards have none. */
  version?: string,
];

/** A row with a job's card as a JSON array. */
export interface CardRow {
  readonly card: string;
}

export interface JobRow extends CardRow {
  version: string;
  employer_visibility: JobSummary['employerVisibility'];
  status: 'open' | 'closed';
  valid_through: number | null;
  description_html: string;
  description_plain: string;
  pay_reason: string;
  vacancies: number;
  closed_at: number | null;
  confirmed_at: number | null;
  requisition_id: string | null;
  application_url: string | null;
  require_resume: 0 | 1;
  questions: string;
}

/** The columns of a JobRow, read from `job_with_card` as `job`. */
export const JOB_COLUMNS = `card, job.version, job.employer_visibility, job.status, job.valid_through,
  job.description_html, job.description_plain, job.pay_reason, job.vacancies, job.closed_at, job.confirmed_at,
  job.requisition_id,
  job.application_url, job.require_resume, job.questions`;

export const formatJobPath = (row: Omit<JobLightRow, 'title' | 'updated_at'>) =>
  jobPath({
    fid: row.fid,
    slug: row.slug,
    employerVisibility: row.employer_visibility,
    companySlug: row.company_slug,
  });

/**
 * Formats the time at which a job was written, published or closed. Jobs that were written together
 * share a time, which would link a hidden employer's job to jobs that name the employer. Therefore,
 * only the day is shown for a job with a hidden employer.
 */
const formatPublicTime = (row: Pick<JobLightRow, 'employer_visibility'>, ms: number): string =>
  row.employer_visibility === 'named' ? isoDate(ms) : isoDay(ms);

export const reshapeJobLight = (row: JobLightRow): JobLight => ({
  fid: row.fid,
  path: formatJobPath(row),
  title: row.title,
  updatedAt: formatPublicTime(row, row.updated_at),
});

// The view includes the employer's name only in cards of jobs that may show it.
const reshapeEmployer = ([slug, name, logoUrl]: NonNullable<Card[5]>): CompanyRef => ({
  id: slug,
  slug,
  name,
  logoUrl,
});

const versions = new WeakMap<JobSummary, string>();

/** Returns the version of a job that `readCard` returned. */
export const findCardVersion = (job: JobSummary): string => versions.get(job) ?? '';

const reshapeCard = (text: string): JobHit => {
  const [
    fid,
    slug,
    title,
    employer_visibility,
    updated_at,
    company,
    employmentType,
    workplace,
    seniority,
    locations,
    remoteCountryCodes,
    salaryMin,
    salaryMax,
    salaryCurrency,
    salaryTimeframe,
    category,
    skills,
    publishedAt,
    validThrough,
    body,
    version = '',
  ] = JSON.parse(text) as Card;
  const row = { fid, slug, title, employer_visibility, updated_at };
  const job: JobHit = {
    ...reshapeJobLight({ ...row, company_slug: company?.[0] ?? '' }),
    slug,
    company: company && reshapeEmployer(company),
    employerVisibility: employer_visibility,
    employmentType,
    workplace,
    seniority,
    locations,
    remoteCountryCodes,
    salaryMin,
    salaryMax,
    salaryCurrency,
    salaryTimeframe,
    category,
    skills,
    publishedAt: formatPublicTime(row, publishedAt),
    validThrough: isoDateOrNull(validThrough),
    excerpt: createExcerpt(body),
    highlights: null,
    distanceKm: null,
  };
  versions.set(job, version);
  return job;
};

const CARDS_MAX = 2_000;

/**
 * Parsed cards, keyed by their JSON. A changed job has a different card, so entries never go stale.
 */
const cards = new LRUCache<string, JobHit>({ max: CARDS_MAX });

/**
 * Parses the card of a job in a list. For identical cards, returns the same frozen object, so
 * callers can use it as the key for cached derived data.
 */
export const readCard = ({ card }: CardRow): JobHit => {
  const known = cards.get(card);
  if (known) return known;
  const job = Object.freeze(reshapeCard(card));
  cards.set(card, job);
  return job;
};

/** The columns that determine a public job's path and whether it has a page. */
export interface JobPathRow extends Omit<JobLightRow, 'title' | 'updated_at'> {
  status: 'open' | 'closed';
  closed_at: number | null;
  valid_through: number | null;
}

/** Whether a job has a page. A closed job keeps its page for `CLOSED_JOB_SHOWN_MS`. */
export const hasPage = (row: JobPathRow, now: number): boolean => {
  const end = row.status === 'open' ? row.valid_through : row.closed_at;
  return end === null || now - Date.parse(formatPublicTime(row, end)) <= CLOSED_JOB_SHOWN_MS;
};

/**
 * Converts a row to a job. A job past its `validThrough` counts as closed from that time on,
 * regardless of its status column.
 */
export function reshapeJob(row: JobRow, now: number): Job {
  const isNamed = row.employer_visibility === 'named';
  const isPastItsEnd =
    row.status === 'open' && row.valid_through !== null && row.valid_through <= now;
  const closedAt = isPastItsEnd ? row.valid_through : row.closed_at;
  const { highlights: _, distanceKm: __, ...summary } = reshapeCard(row.card);
  return {
    ...summary,
    excerpt: createExcerpt(row.description_plain),
    status: isPastItsEnd ? 'closed' : row.status,
    descriptionHtml: row.description_html,
    descriptionPlain: row.description_plain,
    payReason: row.pay_reason,
    vacancies: row.vacancies,
    closedAt: closedAt === null ? null : formatPublicTime(row, closedAt),
    confirmedAt:
      closedAt !== null || row.confirmed_at === null
        ? null
        : formatPublicTime(row, row.confirmed_at),
    // Requisition ids and application URLs would identify a hidden employer.
    requisitionId: isNamed ? row.requisition_id : null,
    applicationUrl: isNamed ? row.application_url : null,
    requireResume: row.require_resume === 1,
    questions: JSON.parse(row.questions) as Question[],
    similar: [],
    firstAnswer: null,
  };
}
