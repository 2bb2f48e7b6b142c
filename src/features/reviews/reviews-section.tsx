import { RECOMMENDATIONS } from '../../contracts/enums.ts';
import type { Review, ReviewedApplication } from '../../contracts/review.ts';
import { formatDay, plural } from '../../lib/words/format.ts';
import { Done, REVIEW_IN } from './done.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** The status of the reviewer's own review, and a link to it. */
export const OwnReview = ({
  review,
  needed,
  href,
}: {
  review: Review;
  /** Whether the application has not ended since the review was requested. */
  needed: boolean;
  href: string;
}) => {
  const { status, recommendation, submittedAt, draft } = review;
  const on = submittedAt ? ` on ${formatDay(submittedAt)}` : '';
  return (
    <section className="own-review">
      <h2>Your review</h2>
      {status === 'received' && recommendation ? (
        <p>
          <span className="verdict">{RECOMMENDATIONS[recommendation]}</span> Submitted{on}.
          {draft && ' You have saved changes that you haven’t submitted yet.'}
        </p>
      ) : (
        <p>
          {status === 'declined'
            ? `You declined${on}. You can still write a review.`
            : draft
              ? 'Your draft is saved.'
              : needed
                ? 'Not started.'
                : 'No longer needed.'}
        </p>
      )}
      <p>
        <a
          className={`button${status === 'received' || !needed ? ' button-quiet' : ''}`}
          href={href}
        >
          {status === 'received'
            ? 'Edit your review'
            : draft
              ? 'Continue your review'
              : 'Write your review'}
        </a>
      </p>
    </section>
  );
};

/** The other reviewers' reviews, shown once the reviewer has submitted a review. */
export const ReviewsOfOthers = (props: {
  reviewed: ReviewedApplication;
  /** What was just submitted; see `reviewedApplicationPath`. */
  done: string | undefined;
}) => {
  const { own, others, hiddenReviews } = props.reviewed;
  if (own.status !== 'received') {
    return hiddenReviews > 0 ? (
      <p className="notice">
        {plural(hiddenReviews, 'other review')} {hiddenReviews === 1 ? 'is' : 'are'} in. You can
        read {hiddenReviews === 1 ? 'it' : 'them'} once you’ve submitted yours, so that reviewers
        don’t influence each other.
      </p>
    ) : null;
  }
  return (
    <section id="reviews">
      <h2>Reviews</h2>
      {props.done === 'review' && <Done>{REVIEW_IN}</Done>}
      <ReviewSummary review={own} author="You" />
      {others.map((review) => (
        <ReviewSummary key={review.id} review={review} author={review.reviewerName} />
      ))}
      {others.length === 0 && <p className="hint">No other reviews yet.</p>}
    </section>
  );
};
