import type { JobImport } from '../../../src/contracts/import-records.ts';
import { publishProblems } from '../../../src/lib/structured-data/publish-problems.ts';
import { findEuPayProblem } from '../../backend/jobs/eu-pay.ts';
import { hiddenPublishedAt } from '../../backend/jobs/hidden-published-at.ts';
import { moveProblem } from '../../backend/jobs/job-moves.ts';
import { type JobRecord, type StoredRecord, withCleanText } from '../../backend/jobs/save-jobs.ts';
import { randomId } from '../../http/secrets.ts';
import { isSameRecord } from './check-companies.ts';
import { createSlug } from './create-slug.ts';
import type { RowPlaces } from './read-places.ts';
import { cleanOrReport, type ReportProblem } from './read-record.ts';
import { checkKnown, type Reference } from './reference.ts';

/**
 * The fid is random, because an id derived from the company and requisition would reveal a hidden
 * employer.
 */
export const newFid = () =>
  randomId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 12);

/** What else decides whether a job may be open. */
export interface PublishRules {
  readonly now: number;
  /** The setting REQUIRE_EU_PAY. */
  readonly isEuPayRequired: boolean;
}

/**
 * Creates the job record for a row. Reports the remaining problems; if there are any, the record
 * must not be used.
 */
export const createJobRecord = (
  job: Partial<JobImport>,
  { fid, companySlug, places }: { fid: string; companySlug: string; places: RowPlaces },
  known: StoredRecord | undefined,
  reference: Reference,
  complain: ReportProblem,
  { now, isEuPayRequired }: PublishRules,
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each field of a row with its complaint.
): StoredRecord => {
  const about = (field: string) => (message: string) => complain(field, message);
  checkKnown(job.category ?? '', reference.jobCategories, 'job category', about('category'));
  if (job.salaryCurrency) {
    checkKnown(
      job.salaryCurrency,
      reference.currencies,
      'currency (ISO 4217)',
      about('salaryCurrency'),
    );
  }
  for (const [i, code] of (job.remoteCountryCodes ?? []).entries()) {
    checkKnown(
      code,
      reference.countries,
      'country code (ISO 3166-1)',
      about(`remoteCountryCodes.${i}`),
    );
  }
  const status = job.status ?? known?.status ?? 'draft';
  const employerVisibility = job.employerVisibility ?? known?.employerVisibility ?? 'named';
  const givenAt =
    job.publishedAt ??
    known?.publishedAt ??
    (status === 'open' || status === 'closed' ? now : null);
  // A job that was stored with a time is exported with it, and importing it must change nothing.
  const isStored =
    job.publishedAt === known?.publishedAt && employerVisibility === known?.employerVisibility;
  // A future time is kept as given, so that it can be reported.
  const isStoredByDay =
    givenAt !== null && givenAt <= now && employerVisibility !== 'named' && !isStored;
  const publishedAt = isStoredByDay ? Math.min(hiddenPublishedAt(givenAt), now) : givenAt;
  const given: JobRecord = {
    fid,
    // The URL changes only with the title.
    slug: known && known.title === job.title ? known.slug : createSlug(job.title ?? '') || 'job',
    title: job.title ?? '',
    companySlug,
    employerVisibility,
    status,
    descriptionHtml: job.descriptionHtml ?? '',
    employmentType: job.employmentType ?? 'other',
    workplace: job.workplace ?? 'on_site',
    seniority: job.seniority ?? 'mid_level',
    locations: places.locations,
    remoteCountryCodes: job.remoteCountryCodes ?? places.countries,
    salaryMin: job.salaryMin ?? null,
    salaryMax: job.salaryMax ?? null,
    salaryCurrency: job.salaryCurrency ?? null,
    salaryTimeframe: job.salaryTimeframe ?? null,
    payReason: job.payReason ?? '',
    category: job.category ?? '',
    skills: job.skills ?? [],
    vacancies: job.vacancies ?? 1,
    publishedAt,
    updatedAt: now,
    validThrough: job.validThrough ?? null,
    closedAt:
      status === 'closed' || status === 'archived'
        ? (known?.closedAt ?? (status === 'closed' ? now : null))
        : null,
    requisitionId: job.requisitionId ?? null,
    applicationUrl: job.applicationUrl || null,
    requireResume: job.requireResume ?? true,
    questions: job.questions ?? [],
    language: job.language ?? null,
  };
  const record = cleanOrReport(given, withCleanText, complain);
  if (!job.descriptionHtml && !job.applicationUrl) {
    complain('descriptionHtml', 'A job needs a description, unless it has an applicationUrl.');
  }
  const move = known && moveProblem(known.status, status);
  if (move) complain('status', move);
  // A job that was opened before a rule existed, or has just expired, may be exported and imported.
  const isSame = known && isSameRecord({ ...record, updatedAt: known.updatedAt }, known);
  if (status === 'open' && !isSame) {
    for (const { field, message } of publishProblems(record, now)) complain(field, message);
    const payProblem = isEuPayRequired ? findEuPayProblem(record) : undefined;
    if (payProblem) complain(payProblem.field, payProblem.message);
  } else if (
    record.validThrough !== null &&
    record.publishedAt !== null &&
    record.validThrough <= record.publishedAt
  ) {
    complain('validThrough', 'It must be later than the day the job was published.');
  }
  return record;
};
