import type { D1Database } from '@cloudflare/workers-types';
import {
  isWaiting,
  type ReviewedApplication,
  type ReviewerDesk,
} from '../../../src/contracts/review.ts';
import { isoDate } from '../../http/iso-date.ts';
import { IS_VERSION, orderVersions, VERSION } from '../applications/versions.ts';
import { linkInvalid, type ReviewerCaller } from './authenticate-reviewer.ts';
import { IS_NEEDED } from './is-needed.ts';
import {
  type FeedbackRow,
  type GrantedRow,
  type ListedReviewRow,
  reshapeApplication,
  reshapeDeskItem,
  type SentRow,
} from './reshape.ts';

const GRANTED = `SELECT application.id, granted.number, first_name, last_name, email, phone,
    location, links, cover_letter, answers, resume_key, resume_name, resume_type,
    application.status, application.submitted_at, job_fid, job_title, employer_visibility, company_name
  FROM review_grant_application AS granted
  JOIN application ON application.id = granted.application_id
  WHERE granted.grant_id = ?`;

/**
 * The WITH clause for statements about a grant's applications. `granted` contains their ids and
 * statuses, and is empty once the grant is revoked. The grant's id is the first parameter to bind.
 */
export const WITH_GRANTED = `WITH granted AS (
  SELECT application.id, application.status
  FROM review_grant JOIN review_grant_application ON grant_id = review_grant.id
  JOIN application ON application.id = application_id
  WHERE review_grant.id = ? AND revoked_at IS NULL)`;

export const REVIEW_COLUMNS = `review.id, review.application_id, review.reviewer_id,
  reviewer.name AS reviewer_name, review.status, review.recommendation, review.attributes,
  review.comment, review.requested_at, review.submitted_at, review.version, review.draft,
  review.draft_at`;

/**
 * All items on a reviewer's list: pending ones first, then the rest, both ordered by their number
 * in the grant.
 */
export const loadDesk = async (db: D1Database, caller: ReviewerCaller): Promise<ReviewerDesk> => {
  const [applications, reviews] = await db.batch([
    db.prepare(`${GRANTED} ORDER BY granted.number, application.id`).bind(caller.grantId),
    db
      .prepare(
        `SELECT ${REVIEW_COLUMNS}, ${IS_NEEDED} AS needed
         FROM review_grant_application AS granted
         JOIN application ON application.id = granted.application_id
         JOIN review ON review.application_id = application.id
         JOIN reviewer ON reviewer.id = review.reviewer_id
         WHERE granted.grant_id = ? AND review.reviewer_id = ?`,
      )
      .bind(caller.grantId, caller.reviewer.id),
  ]);
  const own = new Map(
    (reviews?.results as ListedReviewRow[] | undefined)?.map((row) => [row.application_id, row]),
  );
  const items = ((applications?.results ?? []) as GrantedRow[]).flatMap((row) => {
    const review = own.get(row.id);
    return review ? [reshapeDeskItem(caller, row, review)] : [];
  });
  return {
    reviewer: caller.reviewer,
    expiresAt: isoDate(caller.expiresAt),
    reviews: [...items.filter(isWaiting), ...items.filter((item) => !isWaiting(item))],
  };
};

/** @throws HttpError 403, as for an invalid link, if the application is not in the grant */
export const loadReviewedApplication = async (
  db: D1Database,
  caller: ReviewerCaller,
  applicationId: string,
): Promise<ReviewedApplication> => {
  const [application, versions, reviews, feedback] = await db.batch([
    db.prepare(`${GRANTED} AND application.id = ?`).bind(caller.grantId, applicationId),
    db
      .prepare(
        `SELECT version.* FROM application JOIN ${VERSION} ON ${IS_VERSION}
         WHERE application.id = ? AND version.status <> 'withdrawn'
         ORDER BY ${orderVersions('version')}`,
      )
      .bind(applicationId),
    db
      .prepare(
        `SELECT ${REVIEW_COLUMNS}, ${IS_NEEDED} AS needed
         FROM review JOIN reviewer ON reviewer.id = review.reviewer_id
         JOIN application ON application.id = review.application_id
         WHERE review.application_id = ? ORDER BY review.submitted_at, review.id`,
      )
      .bind(applicationId),
    db
      .prepare(
        `SELECT feedback.id, application_id, reviewer_id, reviewer.name AS reviewer_name, comment, at
         FROM feedback JOIN reviewer ON reviewer.id = reviewer_id
         WHERE application_id = ? ORDER BY at, feedback.id`,
      )
      .bind(applicationId),
  ]);
  const row = application?.results[0] as GrantedRow | undefined;
  if (!row) throw linkInvalid();
  return reshapeApplication(
    caller,
    row,
    (versions?.results ?? []) as SentRow[],
    (reviews?.results ?? []) as ListedReviewRow[],
    (feedback?.results ?? []) as FeedbackRow[],
  );
};
