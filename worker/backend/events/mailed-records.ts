import type { D1Database } from '@cloudflare/workers-types';
import type { ApplicationStatus, RECOMMENDATIONS } from '../../../src/contracts/enums.ts';
import { jobPath } from '../../../src/routes/hrefs.ts';
import type { MailedApplication, MailedContactRequest, MailedGrant } from '../../mail/templates.ts';
import { IS_EARLIER, IS_VERSION, VERSION } from '../applications/versions.ts';
import { reviewerLink } from '../reviewers/grants.ts';
import { IS_NEEDED } from '../reviewers/is-needed.ts';
import type { MailContext } from './render-event-mails.ts';

/**
 * The current state of the records that emails are about; undefined or null if a record does not
 * exist or was deleted.
 */

interface ApplicationRow {
  id: string;
  status: ApplicationStatus;
  firstName: string;
  lastName: string;
  email: string;
  submittedAt: number;
  fid: string;
  slug: string;
  jobTitle: string;
  employerVisibility: 'named' | 'anonymous' | 'agency';
  companySlug: string;
  companyName: string;
  referralId: string | null;
  earlier: number;
}

/**
 * The employer's name to use in an email, unless the employer was hidden when the application was
 * sent (decision 14).
 */
const findEmployerName = (
  { employerVisibility, companyName }: ApplicationRow,
  agency: string,
): string | null => {
  if (employerVisibility === 'named') return companyName;
  return employerVisibility === 'agency' ? agency : null;
};

export const findMailedApplication = async (
  { db, siteUrl, frame }: MailContext,
  id: string,
): Promise<
  (MailedApplication & { status: ApplicationStatus; referralId: string | null }) | undefined
> => {
  const row = await db
    .prepare(
      `SELECT application.id, application.status, first_name AS firstName, last_name AS lastName,
         application.email, submitted_at AS submittedAt, job_fid AS fid, job_slug AS slug,
         job_title AS jobTitle, employer_visibility AS employerVisibility,
         company_slug AS companySlug, company_name AS companyName, referral_id AS referralId,
         (SELECT count(*) FROM ${VERSION} WHERE ${IS_VERSION} AND ${IS_EARLIER}) AS earlier
       FROM application WHERE application.id = ?`,
    )
    .bind(id)
    .first<ApplicationRow>();
  return row
    ? { ...row, employer: findEmployerName(row, frame.name), jobUrl: `${siteUrl}${jobPath(row)}` }
    : undefined;
};

const TITLES_NAMED = 3;

/** A valid grant, with its number of pending reviews that are still needed. */
export const findMailedGrant = async (
  db: D1Database,
  siteUrl: string,
  grantId: string,
  now: number,
): Promise<(MailedGrant & { email: string }) | undefined> => {
  const link = await reviewerLink(db, siteUrl, grantId, now);
  if (!link || link.revoked || link.expiresAt <= now) return undefined;
  const { results } = await db
    .prepare(
      `SELECT job_title AS title, count(*) AS granted, 
         sum(review.status = 'requested' AND ${IS_NEEDED}) AS waiting
       FROM review_grant_application AS granted
         JOIN application ON application.id = granted.application_id
         JOIN review ON review.application_id = application.id AND review.reviewer_id = ?
       WHERE granted.grant_id = ? AND application.status <> 'withdrawn'
       GROUP BY job_title ORDER BY waiting DESC, job_title`,
    )
    .bind(link.reviewer.id, grantId)
    .all<{ title: string; granted: number; waiting: number }>();
  const sum = (of: 'granted' | 'waiting') => results.reduce((n, row) => n + row[of], 0);
  const waiting = sum('waiting');
  // Lists the jobs with pending reviews, or all jobs if no reviews are pending.
  const titles = results
    .filter((row) => row.waiting > 0 || waiting === 0)
    .map(({ title }) => title);
  return {
    email: link.reviewer.email,
    reviewerName: link.reviewer.name,
    granted: sum('granted'),
    waiting,
    jobTitles:
      titles.length > TITLES_NAMED ? [...titles.slice(0, TITLES_NAMED), 'other jobs'] : titles,
    expiresAt: link.expiresAt,
    url: link.url,
  };
};

export interface MailedReview {
  readonly applicationId: string;
  readonly status: 'requested' | 'received' | 'declined';
  readonly reviewerName: string;
  readonly recommendation: keyof typeof RECOMMENDATIONS | null;
}

export const findMailedReview = (db: D1Database, id: string): Promise<MailedReview | null> =>
  db
    .prepare(
      `SELECT application_id AS applicationId, status, name AS reviewerName,
         iif(status = 'received', recommendation, NULL) AS recommendation
       FROM review JOIN reviewer ON reviewer.id = reviewer_id WHERE review.id = ?`,
    )
    .bind(id)
    .first<MailedReview>();

export const findMailedContactRequest = (
  db: D1Database,
  id: string,
): Promise<MailedContactRequest | null> =>
  db
    .prepare(
      `SELECT id, kind, name, email, phone, company, service, message
       FROM contact_request WHERE id = ?`,
    )
    .bind(id)
    .first<MailedContactRequest>();

export const findMailedReferral = (
  db: D1Database,
  id: string,
): Promise<{ name: string; email: string } | null> =>
  db
    .prepare('SELECT name, email FROM referral WHERE id = ?')
    .bind(id)
    .first<{ name: string; email: string }>();
