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

/** What lists show of a job, as the view job_with_card writes it. */
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
  /** The beginning of the text. */
  body: string,
  /** Of the job (migration 0031); cards of before have none. */
  version?: string,
];

/** A row with the card of a job: a JSON array. */
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
  vacancies: number;
  closed_at: number | null;
  requisition_id: string | null;
  application_url: string | null;
  require_resume: 0 | 1;
  questions: string;
}

/** Columns of a JobRow, of `job_with_card` as `job`. */
export const JOB_COLUMNS = `card, job.version, job.employer_visibility, job.status, job.valid_through,
  job.description_html, job.description_plain, job.vacancies, job.closed_at, job.requisition_id,
  job.application_url, job.require_resume, job.questions`;

export const pathOfJob = (row: Omit<JobLightRow, 'title' | 'updated_at'>) =>
  jobPath({
    fid: row.fid,
    slug: row.slug,
    employerVisibility: row.employer_visibility,
    companySlug: row.company_slug,
  });

/**
 * When a job was written, published or closed. What is written at once shares its moment, so that
 * of a hidden employer's job would be that of the jobs which name it: the day is all that is told.
 */
const toldMoment = (row: Pick<JobLightRow, 'employer_visibility'>, ms: number): string =>
  row.employer_visibility === 'named' ? isoDate(ms) : isoDay(ms);

export const reshapeJobLight = (row: JobLightRow): JobLight => ({
  fid: row.fid,
  path: pathOfJob(row),
  title: row.title,
  updatedAt: toldMoment(row, row.updated_at),
});

// The view alone lets an employer's name leave the database together with a job that is shown.
const reshapeEmployer = ([slug, name, logoUrl]: NonNullable<Card[5]>): CompanyRef => ({
  id: slug,
  slug,
  name,
  logoUrl,
});

const versions = new WeakMap<JobSummary, string>();

/** The version of a job that `readCard` returned. */
export const versionOfCard = (job: JobSummary): string => versions.get(job) ?? '';

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
    publishedAt: toldMoment(row, publishedAt),
    validThrough: isoDateOrNull(validThrough),
    excerpt: excerptOf(body),
    highlights: null,
    distanceKm: null,
  };
  versions.set(job, version);
  return job;
};

const CARDS_MAX = 2_000;

/** Cards that were read before. A job that changed has another card, so each is its own version. */
const cards = new LRUCache<string, JobHit>({ max: CARDS_MAX });

/**
 * A job in a list. The same object for the same card: it is never changed, and what is made of it
 * can be kept by it.
 */
export const readCard = ({ card }: CardRow): JobHit => {
  const known = cards.get(card);
  if (known) return known;
  const job = Object.freeze(reshapeCard(card));
  cards.set(card, job);
  return job;
};

/** What the path of a public job needs, and whether it has a page. */
export interface JobPathRow extends Omit<JobLightRow, 'title' | 'updated_at'> {
  status: 'open' | 'closed';
  closed_at: number | null;
  valid_through: number | null;
}

/** A job that ended keeps its page for a while. */
export const hasPage = (row: JobPathRow, now: number): boolean => {
  const end = row.status === 'open' ? row.valid_through : row.closed_at;
  return end === null || now - Date.parse(toldMoment(row, end)) <= CLOSED_JOB_SHOWN_MS;
};

/** A job past its `validThrough` is closed since then, whatever its row says. */
export function reshapeJob(row: JobRow, now: number): Job {
  const isNamed = row.employer_visibility === 'named';
  const isPastItsEnd =
    row.status === 'open' && row.valid_through !== null && row.valid_through <= now;
  const closedAt = isPastItsEnd ? row.valid_through : row.closed_at;
  const { highlights: _, distanceKm: __, ...summary } = reshapeCard(row.card);
  return {
    ...summary,
    excerpt: excerptOf(row.description_plain),
    status: isPastItsEnd ? 'closed' : row.status,
    descriptionHtml: row.description_html,
    descriptionPlain: row.description_plain,
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
