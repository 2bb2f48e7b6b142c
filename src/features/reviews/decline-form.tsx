import { useEffect, useRef } from 'react';
import { checkFields } from '../../components/form/check-fields.ts';
import { SendButton } from '../../components/form/send-button.tsx';
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
  const declined = review.status === 'declined';
  const { summary, progress, field, ...form } = useForm<Review>(
    {
      returned,
      pagePath: scoreCardPath(link, review.id),
      draftKey: `draft:decline:${link.reviewer}:${review.id}`,
      defaults: { comment: declined ? review.comment : '' },
      check: (data) => checkFields(ReviewSubmissionSchema, data),
      send: props.send,
      onSent: () => window.location.assign(vendorReviewPath(link)),
    },
    { form: formRef, summary: summaryRef },
  );
  useEffect(() => {
    // What was typed before is not to be missed.
    const comment = formRef.current?.querySelector('textarea');
    if (comment && comment.value !== comment.defaultValue) {
      comment.closest('details')?.setAttribute('open', '');
    }
  }, []);
  const problem = Object.values(summary).flat().join(' ');
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
            defaultValue={field('comment').defaultValue}
            maxLength={REVIEW_COMMENT_MAX_LENGTH}
            dir="auto"
          />
        </div>
        <p>
          <SendButton progress={progress} look="button-quiet">
            {declined ? 'Change the words' : 'Decline'}
          </SendButton>
        </p>
      </form>
    </details>
  );
};
