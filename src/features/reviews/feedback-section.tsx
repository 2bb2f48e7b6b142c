import type { Feedback } from '../../contracts/review.ts';
import type { ReturnedForm } from '../../lib/runtime.ts';
import { plural } from '../../lib/words/format.ts';
import { type ReviewerLink, reviewedApplicationPath } from '../../routes/hrefs.ts';
import { COMMENT_ADDED, Done } from './done.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { formatMoment } from './time-left.ts';

/** The comments on an application, oldest first, and the form to add one. */
export const FeedbackSection = (props: {
  feedback: readonly Feedback[];
  /** The number of comments by other reviewers that are still hidden. */
  hidden: number;
  ownId: string;
  action: string;
  link: ReviewerLink;
  applicationId: string;
  returned: ReturnedForm | null;
  /** What was just submitted; see `reviewedApplicationPath`. */
  done: string | undefined;
}) => (
  <section id="feedback">
    <h2>Comments</h2>
    <p className="hint">
      Comments are visible to every reviewer who has submitted a review of this application.
      Candidates can ask to see what we store about them, so write only what you’d say to their
      face.
    </p>
    {props.hidden > 0 && (
      <p className="notice">
        {plural(props.hidden, 'comment')} from other reviewers {props.hidden === 1 ? 'is' : 'are'}{' '}
        hidden until you submit your review.
      </p>
    )}
    {props.feedback.length > 0 && (
      <ol className="thread">
        {props.feedback.map(({ id, reviewerId, reviewerName, comment, at }) => (
          <li key={id}>
            {id === props.done && <Done>{COMMENT_ADDED}</Done>}
            <p className="row-meta">
              <strong dir="auto">{reviewerId === props.ownId ? 'You' : reviewerName}</strong>
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            <p className="written" dir="auto">
              {comment}
            </p>
          </li>
        ))}
      </ol>
    )}
    <FeedbackForm
      action={props.action}
      params={{ reviewerId: props.link.reviewer, applicationId: props.applicationId }}
      expires={props.link.expires}
      pagePath={reviewedApplicationPath(props.link, props.applicationId)}
      returned={props.returned}
    />
  </section>
);
