import type { D1Database } from '@cloudflare/workers-types';
import type * as v from 'valibot';
import type { ApplicationDetail, OperatorReviewSchema } from '../../../src/contracts/ops.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import {
  APPLICATION_SELECTED,
  type ApplicationRow,
  JOIN_PENDING_MOVE,
  reshapeApplication,
} from './application-records.ts';

type OperatorReview = v.InferOutput<typeof OperatorReviewSchema>;

interface ReviewerRow {
  reviewerName: string;
  reviewerEmail: string;
  reviewerKind: OperatorReview['reviewer']['kind'];
}
type ReviewRow = ReviewerRow &
  Pick<OperatorReview, 'status' | 'recommendation' | 'comment'> & {
    attributes: string;
    requestedAt: number;
    submittedAt: number | null;
    versions: string;
  };
type StoredVersion = Omit<OperatorReview['versions'][number], 'at' | 'namesOpen'> & {
  at: number;
  namesOpen: number | null;
};
type FeedbackRow = ReviewerRow & { comment: string; at: number };

const REVIEWER = `reviewer.name AS reviewerName, reviewer.email AS reviewerEmail,
  reviewer.kind AS reviewerKind`;

const reshapeReviewer = ({ reviewerName, reviewerEmail, reviewerKind }: ReviewerRow) => ({
  name: reviewerName,
  email: reviewerEmail,
  kind: reviewerKind,
});

/** An application with its submitted reviews and its referrer; review drafts are omitted. */
export const findApplication = async (
  db: D1Database,
  id: string,
): Promise<ApplicationDetail | undefined> => {
  const [applications, referrers, reviews, feedback] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT ${APPLICATION_SELECTED} FROM application ${JOIN_PENDING_MOVE} WHERE application.id = ?`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT name, referral.email FROM application
         JOIN referral ON referral.id = application.referral_id WHERE application.id = ?`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT ${REVIEWER}, status, recommendation, attributes, comment,
           requested_at AS requestedAt, submitted_at AS submittedAt,
           (SELECT json_group_array(json_object('status', status, 'recommendation', recommendation,
              'attributes', json(attributes), 'comment', comment, 'at', at, 'namesOpen', names_open))
            FROM (SELECT * FROM review_version WHERE review_id = review.id ORDER BY version)
           ) AS versions
         FROM review JOIN reviewer ON reviewer.id = reviewer_id
         WHERE application_id = ? ORDER BY requested_at, review.id`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT ${REVIEWER}, comment, at FROM feedback JOIN reviewer ON reviewer.id = reviewer_id
         WHERE application_id = ? ORDER BY at, feedback.id`,
      )
      .bind(id),
  ]);
  const row = applications?.results[0] as ApplicationRow | undefined;
  if (!row) return undefined;
  return {
    ...reshapeApplication(row),
    referrer: (referrers?.results[0] as { name: string; email: string } | undefined) ?? null,
    reviews: ((reviews?.results ?? []) as ReviewRow[]).map((review) => ({
      reviewer: reshapeReviewer(review),
      status: review.status,
      recommendation: review.recommendation,
      attributes: JSON.parse(review.attributes),
      comment: review.comment,
      requestedAt: isoDate(review.requestedAt),
      submittedAt: isoDateOrNull(review.submittedAt),
      versions: (JSON.parse(review.versions) as StoredVersion[]).map(
        ({ at, namesOpen, ...version }) => ({
          ...version,
          at: isoDate(at),
          namesOpen: namesOpen === null ? null : namesOpen === 1,
        }),
      ),
    })),
    feedback: ((feedback?.results ?? []) as FeedbackRow[]).map((one) => ({
      reviewer: reshapeReviewer(one),
      comment: one.comment,
      at: isoDate(one.at),
    })),
  };
};
