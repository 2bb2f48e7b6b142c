import type { ReviewedApplication } from '../../contracts/review.ts';
import { formatDay } from '../../lib/words/format.ts';
import type { ReviewerLink } from '../../routes/hrefs.ts';
import { ApplicantTexts } from './applicant-texts.tsx';
import { ResumeLinks } from './application-facts.tsx';

/** The earlier versions of an application that its sender has sent again. */
export const EarlierVersions = ({
  earlier,
  link,
}: Pick<ReviewedApplication, 'earlier'> & { link: ReviewerLink }) =>
  earlier.length > 0 && (
    <section className="stack">
      <h2>Earlier versions</h2>
      <p className="hint">
        The candidate sent this application again. The newest version is above.
      </p>
      {earlier.map(({ submittedAt, application, resume }) => (
        <details key={submittedAt}>
          <summary>Sent on {formatDay(submittedAt)}</summary>
          <div className="stack">
            {resume && <ResumeLinks resume={resume} resumeWaits={false} link={link} />}
            <ApplicantTexts application={application} />
          </div>
        </details>
      ))}
    </section>
  );
