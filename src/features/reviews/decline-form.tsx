import { useRef } from 'react';
import { checkFields } from '../../components/form/check-fields.ts';
import type { SendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import {
  REVIEW_COMMENT_MAX_LENGTH,
  type Review,
  ReviewSubmissionSchema,
} from '../../contracts/review.ts';
import { type ReviewerLink, scoreCardPath, vendorReviewPath } from '../../lib/routes.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';

/** Says that no review will come. Handing one in later takes it back. */
export const DeclineForm = (props: {
  link: ReviewerLink;
  review: Review;
  action: string;
  send: (form: FormData) => Promise<SendResult<Review>>;
  returned: ReturnedForm | null;
}) => {
  const { link, review, returned } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const { summary, progress, ...form } = useForm<Review>(
    {
      returned,
      pagePath: scoreCardPath(link, review.id),
      check: (data) => checkFields(ReviewSubmissionSchema, data),
      send: props.send,
      onSent: () => window.location.assign(vendorReviewPath(link)),
    },
    { form: formRef, summary: summaryRef },
  );
  const problem = Object.values(summary).flat().join(' ');
  const declined = review.status === 'declined';
  return (
    <details className="decline" open={problem !== '' || undefined}>
      <summary>{declined ? 'You declined this one' : 'Can’t review this one?'}</summary>
      <form {...form.props} className="stack" action={`${props.action}#content`}>
        <p>
          {declined
            ? 'Handing in a review takes that back.'
            : 'If you know the person, or have no time, say so: nobody waits in vain then. You can still hand in a review later.'}
        </p>
        {problem && (
          <div className="error" role="alert" ref={summaryRef} tabIndex={-1}>
            {problem}
          </div>
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
          <button className="button button-quiet" type="submit" disabled={progress !== undefined}>
            {progress !== undefined ? 'Sending…' : declined ? 'Change the words' : 'Decline'}
          </button>
        </p>
      </form>
    </details>
  );
};
