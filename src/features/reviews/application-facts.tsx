import { RelativeDay } from '../../components/relative-day.tsx';
import { INLINE_RESUME_TYPES, LINK_KINDS } from '../../contracts/application-rules.ts';
import type { ReviewedApplication } from '../../contracts/review.ts';
import { linkQuery, type ReviewerLink } from '../../routes/hrefs.ts';

export const ResumeLinks = ({
  resume,
  resumeWaits,
  link,
}: Pick<ReviewedApplication, 'resume' | 'resumeWaits'> & { link: ReviewerLink }) => {
  if (!resume) {
    return resumeWaits ? (
      <p className="hint">
        The resume names the candidate, so you can open it only once you’ve submitted your review.
      </p>
    ) : (
      <p className="hint">No resume.</p>
    );
  }
  const isShown = INLINE_RESUME_TYPES.includes(resume.type);
  const href = `${resume.url}?${linkQuery(link)}`;
  return (
    <>
      {resume.name && (
        <p className="file-name" dir="auto">
          {resume.name}
        </p>
      )}
      <p className="form-actions">
        {isShown && (
          <a className="button button-quiet" href={href} target="_blank" rel="noopener">
            Open the resume<span className="visually-hidden"> in a new tab</span>
          </a>
        )}
        <a href={href} download>
          Download<span className={isShown ? 'visually-hidden' : undefined}> the resume</span>
        </a>
      </p>
    </>
  );
};

/** Facts about the applicant, without the fields that this reviewer is not allowed to see. */
export const ApplicationFacts = ({ application }: Pick<ReviewedApplication, 'application'>) => {
  const { email, phone, location, links = {}, statusAt } = application;
  const labels: Record<string, string> = LINK_KINDS;
  return (
    <dl className="facts">
      {email && (
        <div>
          <dt>Email</dt>
          <dd>
            {/* Encoded, because text after `?` in the address would prefill the email. */}
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      {location && (
        <div>
          <dt>Location</dt>
          <dd dir="auto">{location}</dd>
        </div>
      )}
      {Object.entries(links).map(([kind, url]) => (
        <div key={kind}>
          <dt>{labels[kind] ?? kind}</dt>
          <dd>
            <a href={url} rel="nofollow noopener noreferrer" target="_blank">
              {url.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      ))}
      {statusAt?.submitted && (
        <div>
          <dt>Applied</dt>
          <dd>
            <RelativeDay at={statusAt.submitted} />
          </dd>
        </div>
      )}
    </dl>
  );
};
