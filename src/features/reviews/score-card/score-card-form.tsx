'use client';

import { useRef } from 'react';
import { checkFields } from '../../../components/form/check-fields.ts';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { goTo } from '../../../components/form/go-to.ts';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { island } from '../../../components/island.tsx';
import { type Review, ReviewSubmissionSchema } from '../../../contracts/review.ts';
import type { ReturnedForm } from '../../../lib/runtime.ts';
import {
  type ReviewerLink,
  reviewedApplicationPath,
  scoreCardPath,
  withExpires,
} from '../../../routes/hrefs.ts';
import { DeclineForm } from './decline-form.tsx';
import { SaveStatus } from './save-status.tsx';
import { ScoreFields } from './score-fields.tsx';
import { useScoreCard } from './use-score-card.ts';
import { VersionConflict } from './version-conflict.tsx';

const FIELD_ORDER = ['form', 'recommendation', 'attributes', 'comment'];
const inFormOrder = (errors: Record<string, string[]>) => {
  const place = (name: string) => FIELD_ORDER.indexOf(name.replace(/\..*/, ''));
  return Object.entries(errors).sort(([a], [b]) => place(a) - place(b));
};

/** The form to fill in a score card, and the form to decline the review. */
const ScoreCardFormRoot = (props: {
  link: ReviewerLink;
  review: Review;
  /** The endpoint's path, without its query string. */
  action: string;
  returned: ReturnedForm | null;
}) => {
  const { link, review } = props;
  const action = withExpires(props.action, link);
  const isDeclining = props.returned?.values.action?.[0] === 'decline';
  const returned = isDeclining ? null : props.returned;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const card = useScoreCard(link, review, returned, formRef);
  const { errors, summary, progress, ...form } = useForm<Review>(
    {
      returned,
      pagePath: scoreCardPath(link, review.id),
      check: (data) => checkFields(ReviewSubmissionSchema, data),
      send: (data) => card.submit('submit', data),
      onSent: () => goTo(reviewedApplicationPath(link, review.applicationId, 'review')),
    },
    { form: formRef, summary: summaryRef },
  );
  const isIn = review.status === 'received';
  return (
    <>
      <form
        {...form.props}
        className="score-card"
        aria-label="Your review"
        action={`${action}#content`}
        onInput={(event) => {
          form.props.onInput(event);
          card.saver.changed();
        }}
      >
        <ErrorSummary errors={inFormOrder(summary)} ref={summaryRef} />
        {card.rival && (
          <VersionConflict here={card.rival.here} rival={card.rival.review}>
            <p className="without-script">
              Submitting this form again will replace the other version.
            </p>
            <p className="form-actions with-script">
              <button className="button" type="button" onClick={card.keepHere}>
                Keep this version
              </button>
              <button className="button button-quiet" type="button" onClick={card.takeThere}>
                Use the other version
              </button>
            </p>
          </VersionConflict>
        )}
        {/* The clicked button submits its own `action`, which comes later in the form and overrides
            this one. */}
        <input type="hidden" name="action" value="submit" />
        <input type="hidden" name="version" value={review.version} />
        <ScoreFields key={card.filled.key} scores={card.filled.scores} errors={errors} />
        <div className="form-actions">
          <SendButton progress={progress}>{isIn ? 'Submit changes' : 'Submit review'}</SendButton>
          <button
            className="button button-quiet without-script"
            type="submit"
            name="action"
            value="draft"
          >
            Save as draft
          </button>
          <SaveStatus state={card.state} />
        </div>
      </form>
      {!isIn && (
        <DeclineForm
          link={link}
          review={review}
          action={action}
          send={(data) => card.submit('decline', data)}
          returned={isDeclining ? props.returned : null}
        />
      )}
    </>
  );
};

export const ScoreCardForm = island('score-card', ScoreCardFormRoot, () => ['at-once']);
