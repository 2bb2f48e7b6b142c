'use client';

import { useRef } from 'react';
import { publicApi } from '../../browser/public-api.ts';
import { checkFields } from '../../components/form/check-fields.ts';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { TextAreaField } from '../../components/form/field.tsx';
import { goTo } from '../../components/form/go-to.ts';
import { SendButton } from '../../components/form/send-button.tsx';
import { sendResult } from '../../components/form/send-result.ts';
import { useForm } from '../../components/form/use-form.ts';
import { island } from '../../components/island.tsx';
import { submitFeedback } from '../../contracts/endpoints/reviewers.ts';
import { FeedbackSubmissionSchema, REVIEW_COMMENT_MAX_LENGTH } from '../../contracts/review.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { reviewedApplicationPath, withExpires } from '../../routes/hrefs.ts';

/**
 * The form that adds a comment to an application. The page then reloads and shows other reviewers'
 * comments too.
 */
const FeedbackFormRoot = (props: {
  action: string;
  params: { reviewerId: string; applicationId: string };
  expires: string;
  pagePath: string;
  returned: ReturnedForm | null;
}) => {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const query = { expires: props.expires };
  const link = { reviewer: props.params.reviewerId, expires: props.expires };
  const { summary, progress, field, ...form } = useForm(
    {
      returned: props.returned,
      pagePath: props.pagePath,
      // The draft's key includes the reviewer, as two reviewers' links may be opened in one tab.
      draftKey: `draft:feedback:${props.params.reviewerId}:${props.params.applicationId}`,
      check: (data) => checkFields(FeedbackSubmissionSchema, data),
      send: (data) =>
        sendResult(
          publicApi().call(submitFeedback, {
            params: props.params,
            query,
            body: { comment: data.get('comment') },
          }),
        ),
      onSent: ({ id }, element) => {
        element.reset();
        return goTo(reviewedApplicationPath(link, props.params.applicationId, id));
      },
    },
    { form: formRef, summary: summaryRef },
  );
  return (
    <form
      {...form.props}
      className="stack"
      aria-label="Your comment"
      action={`${withExpires(props.action, link)}#feedback`}
    >
      <ErrorSummary errors={Object.entries(summary)} ref={summaryRef} />
      <TextAreaField
        {...field('comment')}
        label="Add a comment"
        maxLength={REVIEW_COMMENT_MAX_LENGTH}
      />
      <p>
        <SendButton progress={progress}>Add comment</SendButton>
      </p>
    </form>
  );
};

export const FeedbackForm = island('feedback-form', FeedbackFormRoot, () => ['at-once']);
