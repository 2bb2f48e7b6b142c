import { ApplicationFacts, ResumeLinks } from '../../../../features/reviews/application-facts.tsx';
import { ConsoleRow } from '../../../../features/reviews/console-row.tsx';
import { FeedbackSection } from '../../../../features/reviews/feedback-section.tsx';
import { LinkEnd } from '../../../../features/reviews/link-end.tsx';
import { ReviewSummary } from '../../../../features/reviews/review-summary.tsx';
import { OwnReview } from '../../../../features/reviews/reviews-section.tsx';
import { SaveStatus } from '../../../../features/reviews/score-card/save-status.tsx';
import { VersionConflict } from '../../../../features/reviews/score-card/version-conflict.tsx';
import { CatalogueHead, LONG_WORD, Part } from '../../../part.tsx';
import { CONSOLE_ITEMS, OTHER_SCORES, REVIEW, THREAD } from '../../../review-samples.ts';
import { TODAY } from '../../../samples.ts';

const LINK = { reviewer: 'grace', expires: '1' };
const EXPIRES_AT = '2026-12-04T12:00:00Z';
const DRAFT = { ...OTHER_SCORES, at: EXPIRES_AT };

export default function ReviewsPage() {
  return (
    <>
      <CatalogueHead title="Reviews" />
      <Part name="A reviewer’s desk">
        <p>
          <LinkEnd expiresAt={EXPIRES_AT} now={TODAY} />
        </p>
        <ul className="roll">
          {CONSOLE_ITEMS.map((item) => (
            <ConsoleRow key={item.id} item={item} link={LINK} now={TODAY} />
          ))}
        </ul>
      </Part>
      <Part name="Own review in every state">
        <div>
          <div className="review-aside">
            <OwnReview review={{ ...REVIEW, status: 'requested' }} needed href="#own" />
            <OwnReview
              review={{ ...REVIEW, status: 'requested', draft: DRAFT }}
              needed
              href="#own"
            />
            <OwnReview review={{ ...REVIEW, status: 'declined' }} needed href="#own" />
            <OwnReview review={{ ...REVIEW, draft: DRAFT }} needed href="#own" />
            <OwnReview review={{ ...REVIEW, status: 'requested' }} needed={false} href="#own" />
          </div>
        </div>
      </Part>
      <Part name="Applicant details">
        <ApplicationFacts
          application={{
            email: 'zoe@example.com',
            phone: '+31 6 12345678',
            location: 'Utrecht',
            links: { portfolio: `https://example.com/${LONG_WORD}` },
            statusAt: { submitted: '2026-08-03T12:00:00Z' },
          }}
        />
        <ResumeLinks
          resume={{ url: '#resume', name: `${LONG_WORD}.pdf`, type: 'application/pdf' }}
          resumeWaits={false}
          link={LINK}
        />
        <ResumeLinks resume={null} resumeWaits link={LINK} />
      </Part>
      <Part name="Submitted reviews">
        <ReviewSummary review={REVIEW} author="You" />
        <ReviewSummary review={{ ...REVIEW, ...OTHER_SCORES }} author={LONG_WORD} />
      </Part>
      <Part name="Saved in another window">
        <VersionConflict here={REVIEW} rival={{ ...REVIEW, draft: DRAFT }}>
          <p className="form-actions">
            <button className="button" type="button">
              Keep this version
            </button>
            <button className="button button-quiet" type="button">
              Use the other version
            </button>
          </p>
        </VersionConflict>
        <SaveStatus state={{ kind: 'saving' }} />
        <SaveStatus state={{ kind: 'failed', message: 'The connection was lost.' }} />
        <SaveStatus state={{ kind: 'conflict' }} />
      </Part>
      <div className="section review-page">
        <div className="review-layout">
          <div className="review-body">
            <FeedbackSection
              feedback={THREAD}
              hidden={2}
              ownId="grace"
              action="/_catalogue/reviews"
              link={LINK}
              applicationId="a1"
              returned={null}
              done={THREAD.at(-1)?.id}
            />
          </div>
        </div>
      </div>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
