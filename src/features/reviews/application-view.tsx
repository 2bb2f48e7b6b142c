import type { ReviewedApplication } from '../../contracts/review.ts';
import { returnedForm } from '../../lib/runtime.ts';
import { type ReviewerLink, scoreCardPath } from '../../routes/hrefs.ts';
import { ApplicantTexts } from './applicant-texts.tsx';
import { ApplicationFacts, ResumeLinks } from './application-facts.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { jobLine } from './job-line.ts';
import { NoLongerNeeded } from './no-longer-needed.tsx';
import { OwnReview, ReviewsOfOthers } from './reviews-section.tsx';
import { Withdrawn } from './withdrawn.tsx';

/** An application as its reviewer is allowed to see it, with its reviews and comments. */
export const ApplicationView = (props: {
  reviewed: ReviewedApplication;
  link: ReviewerLink;
  /** What was just submitted; see `reviewedApplicationPath`. */
  done: string | undefined;
}) => {
  const { reviewed, link, done } = props;
  const { application, applicant, job, own } = reviewed;
  const action = `/misc/reviewers/${link.reviewer}/applications/${application.id}`;
  const returned = returnedForm(action);
  if (reviewed.withdrawn) {
    return <Withdrawn job={job} typed={returned?.values.comment?.[0]} />;
  }
  return (
    <div className="review-layout">
      <header className="stack">
        <h1 dir="auto">{applicant}</h1>
        <p className="lead" dir="auto">
          {jobLine(job)}
        </p>
        <NoLongerNeeded reviewed={reviewed} />
        {reviewed.blind && (
          <p className="notice">
            This is a blind review: what’s shared with you of the candidate’s name, contact details
            and resume is shown once you’ve submitted it. In the candidate’s own text, [name]
            replaces their name and [contact] their contact details. Other details in the text may
            still reveal who they are.
          </p>
        )}
      </header>
      <div className="review-aside">
        <OwnReview review={own} needed={reviewed.needed} href={scoreCardPath(link, own.id)} />
        <section>
          <h2>Resume</h2>
          <ResumeLinks resume={reviewed.resume} resumeWaits={reviewed.resumeWaits} link={link} />
        </section>
        <ApplicationFacts application={application} />
      </div>
      <div className="review-body">
        <ApplicantTexts application={application} />
        <EarlierVersions earlier={reviewed.earlier} link={link} />
        <ReviewsOfOthers reviewed={reviewed} done={done} />
        <FeedbackSection
          feedback={reviewed.feedback}
          hidden={reviewed.hiddenFeedback}
          ownId={link.reviewer}
          action={action}
          link={link}
          applicationId={application.id ?? ''}
          returned={returned}
          done={done}
        />
      </div>
    </div>
  );
};
