import { RelativeDay } from '../../components/relative-day.tsx';
import { RECOMMENDATIONS } from '../../contracts/enums.ts';
import { RATINGS, type Review } from '../../contracts/review.ts';

const formatRating = (rating: number | null | undefined) =>
  rating ? `${rating} of 5, ${RATINGS[rating as keyof typeof RATINGS].toLowerCase()}` : 'Not rated';

/** A submitted review, read-only. */
export const ReviewSummary = ({ review, author }: { review: Review; author: string }) => (
  <article className="review-summary" aria-label={`Review: ${author}`}>
    <h3 dir="auto">
      {author}{' '}
      {review.recommendation && (
        <span className="verdict">{RECOMMENDATIONS[review.recommendation]}</span>
      )}
    </h3>
    {review.submittedAt && (
      <p className="row-meta">
        <span>
          Submitted <RelativeDay at={review.submittedAt} />
        </span>
      </p>
    )}
    {review.attributes.some(({ rating, note }) => rating || note) && (
      <dl className="facts">
        {review.attributes.map(({ name, rating, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatRating(rating)}</dd>
            {note && (
              <dd className="written" dir="auto">
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    )}
    {review.comment && (
      <p className="written" dir="auto">
        {review.comment}
      </p>
    )}
  </article>
);
