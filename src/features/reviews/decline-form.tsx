import { type SubmitEvent, useState } from 'react';
import { REVIEW_COMMENT_MAX_LENGTH, type Review } from '../../contracts/review.ts';
import { type ReviewerLink, vendorReviewPath } from '../../lib/routes.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import type { DraftSaver } from './draft-saver.ts';
import { sendReview, wordsOf } from './review-calls.ts';

/** Says that no review will come. Handing one in later takes it back. */
export const DeclineForm = (props: {
  link: ReviewerLink;
  review: Review;
  action: string;
  saver: DraftSaver;
  returned: ReturnedForm | null;
}) => {
  const { link, review, saver, returned } = props;
  const [problem, setProblem] = useState(Object.values(returned?.errors ?? {}).join(' '));
  const decline = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const comment = new FormData(event.currentTarget).get('comment');
    // What was typed into the card is kept beside it, as a draft.
    saver.flush();
    const version = await saver.hold();
    try {
      await sendReview(link, review, { action: 'decline', version, comment });
      saver.done();
      window.location.assign(vendorReviewPath(link));
    } catch (error) {
      saver.resume();
      setProblem(wordsOf(error));
    }
  };
  const declined = review.status === 'declined';
  return (
    <details className="decline" open={problem !== '' || undefined}>
      <summary>{declined ? 'You declined this one' : 'Can’t review this one?'}</summary>
      <form
        className="stack"
        method="post"
        action={`${props.action}#content`}
        onSubmit={decline}
        noValidate
      >
        <p>
          {declined
            ? 'Handing in a review takes that back.'
            : 'If you know the person, or have no time, say so: nobody waits in vain then. You can still hand in a review later.'}
        </p>
        {problem && (
          <p className="error" role="alert">
            {problem}
          </p>
        )}
        <input type="hidden" name="action" value="decline" />
        <input type="hidden" name="version" value={review.version} />
        {/* The card has a field of the same name, and ids are for one. */}
        <div className="field">
          <label htmlFor="decline-comment">
            Your words to the person who asked<span className="hint"> (optional)</span>
          </label>
          <textarea
            className="input"
            id="decline-comment"
            name="comment"
            defaultValue={returned?.values.comment?.[0] ?? (declined ? review.comment : '')}
            maxLength={REVIEW_COMMENT_MAX_LENGTH}
            dir="auto"
          />
        </div>
        <p>
          <button className="button button-quiet" type="submit">
            {declined ? 'Change the words' : 'Decline'}
          </button>
        </p>
      </form>
    </details>
  );
};
