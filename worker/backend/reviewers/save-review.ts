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
    'The candidate has taken this application back. Nothing more is to be done, and nothing was saved.',
  );

const scoresOf = ({
  recommendation,
  attributes,
  comment,
}: Pick<Review, 'recommendation' | 'attributes' | 'comment'>) =>
  JSON.stringify({ recommendation, attributes, comment });

/** Whether this very post was taken before: its sender got no answer, and sent it again. */
const isRepeat = (stored: Review, sent: ReviewSubmission): boolean => {
  const isNext = stored.version === sent.version + 1;
  switch (sent.action) {
    case 'draft':
      return isNext && stored.draft !== null && scoresOf(stored.draft) === scoresOf(sent);
    case 'submit':
      return (
        isNext &&
        stored.status === 'received' &&
        !stored.draft &&
        scoresOf(stored) === scoresOf(sent)
      );
    case 'decline':
      return stored.status === 'declined' && stored.comment === sent.comment;
  }
};

/** What may be written over unseen. Declining an open request takes nothing: a draft stays beside it. */
const WRITES_OVER = {
  draft: 'version = ?',
  submit: 'version = ?',
  decline: `(status = 'requested' OR (status = 'declined' AND version = ?))`,
};

/** The write, of the version that it was made from, and while the link and the application hold. */
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
      return set('draft = ?, draft_at = ?', scoresOf(sent), now);
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
 * Records the review as it was handed in or declined, by the write before this statement, and whether
 * any of its reviewer's links showed who applied by then. A blind one does once a review was handed in.
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
 * Saves what a reviewer made of a version of their review. Nothing is overwritten unseen: where
 * the review has moved on, it is refused, unless this is the very same post again.
 * @throws HttpError 403 as for a bad link, where it is not theirs; 409 `version_conflict`,
 *   `withdrawn`, or `received` for declining what is in
 */
export const saveReview = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'EVENTS'>,
  caller: ReviewerCaller,
  reviewId: string,
  sent: ReviewSubmission,
  now: number,
): Promise<Review> => {
  const { PEOPLE: db } = bindings;
  const told = sent.action !== 'draft';
  const submitted = recordEvent(db, 'review_submitted', { reviewId }, now, {
    // Of the statement before this one, which wrote no version where the review was not changed.
    sql: 'changes() = 1',
    values: [],
  });
  const results = await db.batch<OwnReview>([
    updateStatement(db, caller, reviewId, sent, now),
    ...(told ? [versionStatement(db, reviewId), submitted.statement] : []),
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
        'Your review is in already. Change it and submit it again instead.',
      );
    }
    throw new HttpError(
      409,
      'version_conflict',
      'This review was saved somewhere else meanwhile, in another tab or on another device. Compare the two, then save again.',
    );
  }
  if (told) await announceEvents(bindings, [submitted]);
  return review;
};
