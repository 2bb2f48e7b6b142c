import type { D1Database } from '@cloudflare/workers-types';
import type { Place } from '../../../src/contracts/company.ts';
import type { Job, Question } from '../../../src/contracts/job.ts';
import { jsonChunks } from '../json-chunks.ts';
import { cleanRichText } from '../rich-text.ts';
import { indexAllJobs } from './search/index/index-jobs.ts';
import { indexWords } from './search/index/index-words.ts';

/**
 * A job to be written. The HTML may be untrusted; the plain text is derived from it. Times are in
 * Unix milliseconds, and salaries in whole units of their currency.
 */
export interface JobRecord {
  readonly fid: string;
  readonly slug: string;
  readonly title: string;
  readonly companySlug: string;
  readonly employerVisibility: Job['employerVisibility'];
  readonly status: 'draft' | 'open' | 'closed' | 'archived';
  readonly descriptionHtml: string;
  readonly employmentType: Job['employmentType'];
  readonly workplace: Job['workplace'];
  readonly seniority: Job['seniority'];
  readonly locations: readonly Place[];
  readonly remoteCountryCodes: readonly string[];
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly salaryCurrency: string | null;
  readonly salaryTimeframe: Job['salaryTimeframe'];
  /** Why the job does not state its pay; empty if there is no reason. */
  readonly payReason: string;
  readonly category: string;
  readonly skills: readonly string[];
  readonly vacancies: number;
  readonly publishedAt: number | null;
  readonly updatedAt: number;
  readonly validThrough: number | null;
  readonly closedAt: number | null;
  readonly requisitionId: string | null;
  readonly applicationUrl: string | null;
  readonly requireResume: boolean;
  readonly questions: readonly Question[];
  /** ISO 639-1; null if unknown. */
  readonly language: string | null;
}

/** A job as stored in its row. */
export interface StoredRecord extends JobRecord {
  readonly descriptionPlain: string;
  readonly indexWords: string;
}

export const withCleanText = (job: JobRecord): StoredRecord => {
  const { html, plain } = cleanRichText(job.descriptionHtml);
  return { ...job, descriptionHtml: html, descriptionPlain: plain, indexWords: indexWords(job) };
};

function* allWithCleanText(jobs: Iterable<JobRecord>): Generator<StoredRecord> {
  for (const job of jobs) yield withCleanText(job);
}

// The database column for each field. Arrays are stored as JSON.
const COLUMNS: Record<Exclude<keyof StoredRecord, 'companySlug'>, string> = {
  fid: 'fid',
  slug: 'slug',
  title: 'title',
  employerVisibility: 'employer_visibility',
  status: 'status',
  descriptionHtml: 'description_html',
  descriptionPlain: 'description_plain',
  employmentType: 'employment_type',
  workplace: 'workplace',
  seniority: 'seniority',
  locations: 'locations',
  remoteCountryCodes: 'remote_country_codes',
  salaryMin: 'salary_min',
  salaryMax: 'salary_max',
  salaryCurrency: 'salary_currency',
  salaryTimeframe: 'salary_timeframe',
  payReason: 'pay_reason',
  category: 'category',
  skills: 'skills',
  vacancies: 'vacancies',
  publishedAt: 'published_at',
  updatedAt: 'updated_at',
  validThrough: 'valid_through',
  closedAt: 'closed_at',
  requisitionId: 'requisition_id',
  applicationUrl: 'application_url',
  requireResume: 'require_resume',
  questions: 'questions',
  language: 'language',
  indexWords: 'index_words',
};

const JSON_FIELDS = ['locations', 'remoteCountryCodes', 'skills', 'questions'];

/** An SQL expression over `job` and `company` that returns a StoredRecord as JSON. */
export const STORED_RECORD = `json_object('companySlug', company.slug, ${Object.entries(COLUMNS)
  .map(([field, column]) => {
    if (JSON_FIELDS.includes(field)) return `'${field}', json(job.${column})`;
    if (field === 'requireResume') return `'${field}', json(iif(job.${column}, 'true', 'false'))`;
    return `'${field}', job.${column}`;
  })
  .join(', ')})`;

/**
 * Builds the statement that writes the rows of `source` (SQL for rows whose `value` is a
 * StoredRecord as JSON). An unknown company slug makes company_id NULL, which the schema rejects.
 */
export const upsertJobs = (
  source: string,
) => `INSERT INTO job (company_id, ${Object.values(COLUMNS).join(', ')})
  SELECT (SELECT id FROM company WHERE company.slug = record.value ->> 'companySlug'),
    ${Object.keys(COLUMNS)
      .map((field) =>
        // A row that the release before migration 0051 checked has none.
        field === 'payReason'
          ? `coalesce(record.value ->> 'payReason', '')`
          : `record.value ->> '${field}'`,
      )
      .join(', ')}
  FROM ${source} AS record WHERE true
  -- A version here saves the trigger that would give the row one by writing it once more.
  ON CONFLICT (fid) DO UPDATE SET version = lower(hex(randomblob(8))), company_id = excluded.company_id,
    ${Object.values(COLUMNS)
      .filter((column) => column !== 'fid')
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;

const UPSERT_FROM_JSON = upsertJobs('json_each(?)');

/**
 * Inserts jobs, or updates existing jobs with the same `fid`, and then indexes them. Each statement
 * writes a few hundred jobs atomically.
 * @throws D1's error if the schema rejects a record (unknown company, salary without currency)
 */
export async function saveJobs(db: D1Database, jobs: Iterable<JobRecord>): Promise<void> {
  for (const { json } of jsonChunks(allWithCleanText(jobs))) {
    await db.prepare(UPSERT_FROM_JSON).bind(json).run();
    await indexAllJobs(db);
  }
}
