import type {
  Feedback,
  Review,
  ReviewedApplication,
  ReviewerDesk,
} from '../../../src/contracts/review.ts';
import { isoDate } from '../../http/iso-date.ts';
import { resumeUrl } from '../applications/resume-store.ts';
import type { ReviewerCaller } from './authenticate-reviewer.ts';
import { createRedactor } from './redact.ts';
import { visibleFields } from './visible-fields.ts';

export interface ReviewRow {
  id: string;
  application_id: string;
  reviewer_id: string;
  reviewer_name: string;
  status: Review['status'];
  recommendation: Review['recommendation'];
  attributes: string;
  comment: string;
  requested_at: number;
  submitted_at: number | null;
  version: number;
  draft: string | null;
  draft_at: number | null;
}

/** A review with whether it is still needed (`is-needed.ts`). */
export type ListedReviewRow = ReviewRow & { readonly needed: 0 | 1 };

/** What was sent with one version of an application. */
export interface SentRow {
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  location: string | null;
  links: string;
  cover_letter: string | null;
  answers: string;
  resume_key: string | null;
  resume_name: string | null;
  resume_type: string | null;
  submitted_at: number;
}

/** An application in a grant, with its job. */
export interface GrantedRow extends SentRow {
  id: string;
  /**
   * The application's number in the grant; 0 in grants created before applications were numbered.
   */
  number: number;
  status: NonNullable<ReviewedApplication['application']['status']>;
  job_fid: string;
  job_title: string;
  employer_visibility: 'named' | 'anonymous' | 'agency';
  company_name: string;
}

export interface FeedbackRow {
  id: string;
  application_id: string;
  reviewer_id: string;
  reviewer_name: string;
  comment: string;
  at: number;
}

const isoDateOrNull = (ms: number | null) => (ms === null ? null : isoDate(ms));

export const reshapeReview = (row: ReviewRow): Review => ({
  id: row.id,
  applicationId: row.application_id,
  reviewerId: row.reviewer_id,
  reviewerName: row.reviewer_name,
  status: row.status,
  recommendation: row.recommendation,
  attributes: JSON.parse(row.attributes),
  comment: row.comment,
  requestedAt: isoDate(row.requested_at),
  submittedAt: isoDateOrNull(row.submitted_at),
  version: row.version,
  draft: row.draft === null ? null : { ...JSON.parse(row.draft), at: isoDate(row.draft_at ?? 0) },
});

export const reshapeFeedback = (row: FeedbackRow): Feedback => ({
  id: row.id,
  applicationId: row.application_id,
  reviewerId: row.reviewer_id,
  reviewerName: row.reviewer_name,
  comment: row.comment,
  at: isoDate(row.at),
});

const reshapeJob = (row: GrantedRow) => ({
  fid: row.job_fid,
  title: row.job_title,
  companyName: row.employer_visibility === 'named' ? row.company_name : null,
});

const isWithdrawn = (row: GrantedRow) => row.status === 'withdrawn';

/**
 * An applicant's display name: the real name, or a number if the name is hidden or has been erased.
 */
const formatApplicant = (
  caller: ReviewerCaller,
  row: GrantedRow,
  reviewIsIn: boolean,
  { first_name, last_name }: SentRow = row,
) =>
  visibleFields(caller, reviewIsIn).has('names') && !isWithdrawn(row)
    ? `${first_name} ${last_name}`
    : `Candidate ${row.number}`;

export const reshapeDeskItem = (
  caller: ReviewerCaller,
  row: GrantedRow,
  review: ListedReviewRow,
): ReviewerDesk['reviews'][number] => ({
  id: review.id,
  applicationId: row.id,
  applicant: formatApplicant(caller, row, review.status === 'received'),
  job: reshapeJob(row),
  status: review.status,
  recommendation: isWithdrawn(row) ? null : review.recommendation,
  requestedAt: isoDate(review.requested_at),
  submittedAt: isoDateOrNull(review.submitted_at),
  hasDraft: review.draft !== null,
  withdrawn: isWithdrawn(row),
  needed: review.needed === 1,
});

type Visible = ReturnType<typeof visibleFields>;
type Redact = (text: string) => string;

/** Redacts the names and contact data of all versions, which may differ. */
const createVersionsRedactor = (versions: readonly SentRow[], visible: Visible): Redact => {
  const redactors = versions.map((version) =>
    createRedactor(
      {
        firstName: version.first_name,
        lastName: version.last_name,
        email: version.email,
        phone: version.phone,
        links: Object.values<string>(JSON.parse(version.links)),
      },
      { names: !visible.has('names'), contact: !visible.has('contact') },
    ),
  );
  return (text) => redactors.reduce((redacted, redact) => redact(redacted), text);
};

const reshapeSent = (row: SentRow, visible: Visible, redact: Redact) => ({
  ...(visible.has('location') && { location: row.location && redact(row.location) }),
  ...(visible.has('links') && { links: JSON.parse(row.links) as Record<string, string> }),
  ...(visible.has('coverLetter') && { coverLetter: row.cover_letter && redact(row.cover_letter) }),
  ...(visible.has('answers') && { answers: redactAnswers(row.answers, redact) }),
});

const reshapeResume = (row: SentRow, visible: Visible) =>
  visible.has('resume') && row.resume_key
    ? {
        url: resumeUrl(row.resume_key),
        name: visible.has('names') ? row.resume_name : null,
        type: row.resume_type ?? '',
      }
    : null;

/**
 * Reduces an application to the fields that the grant shows. Hidden fields are omitted from the
 * response.
 * @param versions the versions that were not withdrawn, newest first
 */
export const reshapeApplication = (
  caller: ReviewerCaller,
  row: GrantedRow,
  versions: readonly SentRow[],
  reviews: readonly ListedReviewRow[],
  feedback: readonly FeedbackRow[],
): ReviewedApplication => {
  const isOwn = (row: ReviewRow | FeedbackRow) => row.reviewer_id === caller.reviewer.id;
  const own = reviews.find(isOwn);
  if (!own) throw new Error('A granted application has no review.');
  const isIn = own.status === 'received';
  const [newest = row, ...earlier] = versions;
  const common = {
    reviewer: caller.reviewer,
    applicant: formatApplicant(caller, row, isIn, newest),
    job: reshapeJob(row),
    expiresAt: isoDate(caller.expiresAt),
    needed: own.needed === 1,
  };
  if (isWithdrawn(row)) {
    const { recommendation: _, ...scores } = reshapeReview({
      ...own,
      attributes: '[]',
      comment: '',
      draft: null,
    });
    return {
      ...common,
      application: { id: row.id, status: row.status },
      withdrawn: true,
      blind: false,
      resume: null,
      earlier: [],
      resumeWaits: false,
      feedback: [],
      hiddenFeedback: 0,
      own: { ...scores, recommendation: null },
      others: [],
      hiddenReviews: 0,
    };
  }
  const visible = visibleFields(caller, isIn);
  const redact = createVersionsRedactor([newest, ...earlier], visible);
  const shownFeedback = feedback.filter((row) => isIn || isOwn(row));
  const others = reviews.filter((review) => review !== own && review.status === 'received');
  return {
    ...common,
    withdrawn: false,
    blind: caller.blind && !isIn,
    application: {
      id: row.id,
      jobFid: row.job_fid,
      statusAt: { submitted: isoDate(newest.submitted_at) },
      ...(visible.has('names') && { firstName: newest.first_name, lastName: newest.last_name }),
      ...(visible.has('contact') && { email: newest.email, phone: newest.phone }),
      ...reshapeSent(newest, visible, redact),
    },
    resume: reshapeResume(newest, visible),
    earlier: earlier.map((version) => ({
      submittedAt: isoDate(version.submitted_at),
      application: reshapeSent(version, visible, redact),
      resume: reshapeResume(version, visible),
    })),
    resumeWaits:
      newest.resume_key !== null &&
      !visible.has('resume') &&
      visibleFields(caller, true).has('resume'),
    feedback: shownFeedback.map((row) =>
      reshapeFeedback(isOwn(row) ? row : { ...row, comment: redact(row.comment) }),
    ),
    hiddenFeedback: feedback.length - shownFeedback.length,
    own: reshapeReview(own),
    others: isIn ? others.map((review) => redactReview(reshapeReview(review), redact)) : [],
    hiddenReviews: isIn ? 0 : others.length,
  };
};

const redactAnswers = (json: string, redact: (text: string) => string) =>
  (JSON.parse(json) as { questionId: string; label: string; values: string[] }[]).map(
    (response) => ({
      ...response,
      values: response.values.map(redact),
    }),
  );

/** Another reviewer's review, redacted and without its draft. */
const redactReview = (review: Review, redact: (text: string) => string): Review => ({
  ...review,
  draft: null,
  comment: redact(review.comment),
  attributes: review.attributes.map((one) => ({ ...one, note: redact(one.note ?? '') })),
});
