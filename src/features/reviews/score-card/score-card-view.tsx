import type { ReviewedApplication } from '../../../contracts/review.ts';
import { returnedForm } from '../../../lib/runtime.ts';
import type { ReviewerLink } from '../../../routes/hrefs.ts';
import { ApplicantTexts } from '../applicant-texts.tsx';
import { ResumeLinks } from '../application-facts.tsx';
import { jobLine } from '../job-line.ts';
import { NoLongerNeeded } from '../no-longer-needed.tsx';
import { formatMoment } from '../time-left.ts';
import { Withdrawn } from '../withdrawn.tsx';
import { ScoreCardForm } from './score-card-form.tsx';

const stateLine = ({ status, draft, submittedAt }: ReviewedApplication['own']): string => {
  if (status === 'received') {
    return draft
      ? `Submitted on ${formatMoment(submittedAt ?? '')}. Your changes from ${formatMoment(draft.at)}, shown below, haven’t been submitted yet.`
      : `Submitted on ${formatMoment(submittedAt ?? '')}. You can edit your review and submit it again.`;
  }
  return draft ? `Your draft from ${formatMoment(draft.at)}. Nobody else can see it.` : '';
};

/** The score card of one review. */
export const ScoreCardView = ({
  reviewed,
  link,
}: {
  reviewed: ReviewedApplication;
  link: ReviewerLink;
}) => {
  const { application, own, job } = reviewed;
  const action = `/misc/reviewers/${link.reviewer}/application-reviews/${own.id}`;
  const returned = returnedForm(action);
  if (reviewed.withdrawn) {
    return <Withdrawn job={job} typed={returned?.values.comment?.[0]} />;
  }
  const state = stateLine(own);
  return (
    <div className="score-card-page">
      <header className="stack">
        <h1 dir="auto">Review of {reviewed.applicant}</h1>
        <p className="lead" dir="auto">
          {jobLine(job)}
        </p>
        <NoLongerNeeded reviewed={reviewed} />
        <ResumeLinks resume={reviewed.resume} resumeWaits={reviewed.resumeWaits} link={link} />
        {state && <p>{state}</p>}
        <p className="hint with-script">
          Drafts are saved automatically. Others see your review once you submit it.
        </p>
      </header>
      {Boolean(application.coverLetter || application.answers?.length) && (
        <details className="beside">
          <summary>What the candidate wrote</summary>
          <div className="words">
            <ApplicantTexts application={application} />
          </div>
        </details>
      )}
      <div>
        <ScoreCardForm link={link} review={own} action={action} returned={returned} />
      </div>
    </div>
  );
};
