import { useEffect, useRef } from 'react';
import { checkFields } from '../../../components/form/check-fields.ts';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { TextAreaField } from '../../../components/form/field.tsx';
import { goTo } from '../../../components/form/go-to.ts';
import { SendButton } from '../../../components/form/send-button.tsx';
import type { SendResult } from '../../../components/form/send-result.ts';
import { useForm } from '../../../components/form/use-form.ts';
import {
  REVIEW_COMMENT_MAX_LENGTH,
  type Review,
  ReviewSubmissionSchema,
} from '../../../contracts/review.ts';
import type { ReturnedForm } from '../../../lib/runtime.ts';
import { type ReviewerLink, scoreCardPath, vendorReviewPath } from '../../../routes/hrefs.ts';

/**
 * Keeps field ids unique, because the score card on the same page has a field with the same name.
 */
const ID_PREFIX = 'decline';

/** The form to decline a review. Submitting the review later undoes this. */
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
      idPrefix: ID_PREFIX,
      draftKey: `draft:decline:${link.reviewer}:${review.id}`,
      defaults: { comment: declined ? review.comment : '' },
      check: (data) => checkFields(ReviewSubmissionSchema, data),
      send: props.send,
      onSent: () => goTo(vendorReviewPath(link)),
    },
    { form: formRef, summary: summaryRef },
  );
  useEffect(() => {
    // If a draft has been restored, opens the form so that the draft's message is visible.
    const comment = formRef.current?.querySelector('textarea');
    if (comment && comment.value !== comment.defaultValue) {
      comment.closest('details')?.setAttribute('open', '');
    }
  }, []);
  const isRefused = Object.keys(summary).length > 0;
  return (
    <details className="decline" open={isRefused || undefined}>
      <summary>{declined ? 'You declined this review' : 'Can’t review this application?'}</summary>
      <form
        {...form.props}
        className="stack"
        aria-label="Decline review"
        action={`${props.action}#content`}
      >
        <p>
          {declined
            ? 'To undo this, submit a review.'
            : 'If you know the candidate or don’t have time, you can decline. You can still submit a review later.'}
        </p>
        <ErrorSummary idPrefix={ID_PREFIX} errors={Object.entries(summary)} ref={summaryRef} />
        <input type="hidden" name="action" value="decline" />
        <input type="hidden" name="version" value={review.version} />
        <TextAreaField
          {...field('comment')}
          label="Message to the person who asked you for a review"
          maxLength={REVIEW_COMMENT_MAX_LENGTH}
          optional
        />
        <p>
          <SendButton progress={progress} look="button-quiet">
            {declined ? 'Update message' : 'Decline'}
          </SendButton>
        </p>
      </form>
    </details>
  );
};
