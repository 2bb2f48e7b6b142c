import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { Review, ReviewSubmission } from '../../../src/contracts/review.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { announceEvents, recordEvent } from '../events/record-event.ts';
import { linkInvalid, type ReviewerCaller } from './authenticate-reviewer.ts';
import { REVIEW_COLUMNS, WITH_GRANTED } from './repository.ts';
import { type ReviewRow, reshapeReview } from './reshape.ts';
import { HELD_BACK } from './visible-fields.ts';

type OwnReview = ReviewRow & { application_status: string };

const ownReviewStatement = (db: D1Database, caller: ReviewerCaller, reviewId: string) =>
  db
    .prepare(
      `${WITH_GRANTED}
       SELECT ${REVIEW_COLUMNS}, granted.status AS application_status FROM review
       JOIN reviewer ON reviewer.id = review.reviewer_id
       JOIN granted ON granted.id = review.application_id
       WHERE review.id = ? AND review.reviewer_id = ?`,
    )
    .bind(caller.grantId, reviewId, caller.reviewer.id);

export const withdrawn = () =>
  new HttpError(
    409,
    'withdrawn',
    'The candidate has withdrawn this application, so there’s nothing left to review. Nothing was saved.',
  );

const formatScores = ({
  recommendation,
  attributes,
  comment,
}: Pick<Review, 'recommendation' | 'attributes' | 'comment'>) =>
  JSON.stringify({ recommendation, attributes, comment });

/**
 * Whether the same submission is already stored. A client resends a submission if it received no
 * response.
 */
const isRepeat = (stored: Review, sent: ReviewSubmission): boolean => {
  const isNext = stored.version === sent.version + 1;
  switch (sent.action) {
    case 'draft':
      return isNext && stored.draft !== null && formatScores(stored.draft) === formatScores(sent);
    case 'submit':
      return (
        isNext &&
        stored.status === 'received' &&
        !stored.draft &&
        formatScores(stored) === formatScores(sent)
      );
    case 'decline':
      return stored.status === 'declined' && stored.comment === sent.comment;
  }
};

/**
 * Conditions under which a stored review may be overwritten. Declining a pending request overwrites
 * nothing, and any saved draft is kept.
 */
const WRITES_OVER = {
  draft: 'version = ?',
  submit: 'version = ?',
  decline: `(status = 'requested' OR (status = 'declined' AND version = ?))`,
};

/**
 * The UPDATE statement. It applies only to the version that the submission is based on, and only if
 * the grant is valid and the application is not withdrawn.
 */
const updateStatement = (
  db: D1Database,
  caller: ReviewerCaller,
  reviewId: string,
  sent: ReviewSubmission,
  now: number,
): D1PreparedStatement => {
  const set = (columns: string, ...values: (string | number | null)[]) =>
    db
      .prepare(
        `${WITH_GRANTED}
         UPDATE review SET ${columns}, version = version + 1
         WHERE id = ? AND reviewer_id = ? AND ${WRITES_OVER[sent.action]}
           AND application_id IN (SELECT id FROM granted WHERE status <> 'withdrawn')`,
      )
      .bind(caller.grantId, ...values, reviewId, caller.reviewer.id, sent.version);
  switch (sent.action) {
    case 'draft':
      return set('draft = ?, draft_at = ?', formatScores(sent), now);
    case 'submit':
      return set(
        `status = 'received', recommendation = ?, attributes = ?, comment = ?, submitted_at = ?,
         draft = NULL, draft_at = NULL`,
        sent.recommendation,
        JSON.stringify(sent.attributes),
        sent.comment,
        now,
      );
    case 'decline':
      return set(`status = 'declined', comment = ?, submitted_at = ?`, sent.comment, now);
  }
};

/**
 * Records the submitted or declined version written by the preceding statement, and whether any of
 * the reviewer's links had shown the applicant's name by then. A blind link shows the name once a
 * review has been submitted.
 */
const versionStatement = (db: D1Database, reviewId: string): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO review_version
         (review_id, version, at, status, recommendation, attributes, comment, names_open)
       SELECT id, version, submitted_at, status, recommendation, attributes, comment, EXISTS (
         SELECT 1 FROM review_grant_application
         JOIN review_grant ON review_grant.id = grant_id
         WHERE application_id = review.application_id
           AND review_grant.reviewer_id = review.reviewer_id
           AND (fields = '[]' OR EXISTS (SELECT 1 FROM json_each(fields)
             WHERE value IN (SELECT value FROM json_each(?2))))
           AND (blind = 0 OR EXISTS (SELECT 1 FROM review_version AS earlier
             WHERE earlier.review_id = review.id AND earlier.status = 'received')))
       FROM review WHERE id = ?1 AND changes() = 1`,
    )
    .bind(reviewId, JSON.stringify(HELD_BACK));

/**
 * Saves a reviewer's changes to a version of their review. A version that the reviewer has not seen
 * is never overwritten: a submission based on an older version is rejected unless it repeats what
 * is stored.
 * @throws HttpError 403, as for an invalid link, if the review belongs to another reviewer; 409
 * `version_conflict`, `withdrawn`, or `received` if a received review is declined
 */
export const saveReview = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  caller: ReviewerCaller,
  reviewId: string,
  sent: ReviewSubmission,
  now: number,
): Promise<Review> => {
  const { PEOPLE: db } = bindings;
  const isFinal = sent.action !== 'draft';
  const submitted = recordEvent(db, 'review_submitted', { reviewId }, now, {
    // True only if the preceding statement wrote a version, not if the review was unchanged.
    sql: 'changes() = 1',
    values: [],
  });
  const results = await db.batch<OwnReview>([
    updateStatement(db, caller, reviewId, sent, now),
    ...(isFinal ? [versionStatement(db, reviewId), submitted.statement] : []),
    ownReviewStatement(db, caller, reviewId),
  ]);
  const stored = results.at(-1)?.results[0];
  if (!stored) throw linkInvalid();
  const review = reshapeReview(stored);
  if (results[0]?.meta.changes !== 1) {
    if (stored.application_status === 'withdrawn') throw withdrawn();
    if (isRepeat(review, sent)) return review;
    if (sent.action === 'decline' && review.status === 'received') {
      throw new HttpError(
        409,
        'received',
        'You’ve already submitted your review. Edit it and submit it again instead.',
      );
    }
    throw new HttpError(
      409,
      'version_conflict',
      'This review has been saved in another tab or on another device. Compare the two versions, then save again.',
    );
  }
  if (isFinal) await announceEvents(bindings, [submitted]);
  return review;
};
