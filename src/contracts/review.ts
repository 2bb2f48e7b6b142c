import * as v from 'valibot';
import { ApplicationSchema, longText } from './application.ts';
import { boundedText, cutText } from './bounded-text.ts';
import { listKeys, RECOMMENDATIONS, REVIEW_STATUSES, REVIEWER_KINDS } from './enums.ts';

/** No signed `expires` is longer than this, so a longer value is invalid. */
export const EXPIRES_MAX_LENGTH = 500;

/** `expires` is opaque to the browser: Unix seconds, grant id and signature, separated by dots. */
export const ReviewerQuerySchema = v.object({
  expires: v.optional(cutText(EXPIRES_MAX_LENGTH), ''),
});

/** The response to every invalid link, whatever the reason. */
export const LINK_INVALID =
  'This link isn’t valid. It may have expired, been revoked or been cut off. Open the link in the email you received, or ask the person who sent it for a new one.';

/**
 * The parts of an application that a grant can show, with their labels. A grant that lists none
 * shows all of them.
 */
export const GRANT_FIELDS = {
  names: 'Name',
  contact: 'Email and phone',
  links: 'Links',
  location: 'Location',
  coverLetter: 'Cover letter',
  answers: 'Answers to the job’s questions',
  resume: 'Resume',
} as const;
export type GrantField = keyof typeof GRANT_FIELDS;

export const ReviewerSchema = v.object({
  id: v.string(),
  kind: v.picklist(listKeys(REVIEWER_KINDS)),
  name: v.string(),
});

/** The attributes on a score card. */
export const REVIEW_ATTRIBUTES = ['Experience', 'Skills', 'Communication', 'Motivation'] as const;
/** The ratings and their labels. */
export const RATINGS = { 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong', 5: 'Excellent' } as const;
export const REVIEW_COMMENT_MAX_LENGTH = 5_000;
export const REVIEW_NOTE_MAX_LENGTH = 1_000;

// Forms post strings; `''` means that no number was selected.
const createIntegerSchema = (min: number, max: number, message: string) =>
  v.union(
    [
      v.pipe(
        v.number(message),
        v.integer(message),
        v.minValue(min, message),
        v.maxValue(max, message),
      ),
      v.pipe(
        boundedText(9, message),
        v.regex(/^\d{1,9}$/, message),
        v.transform(Number),
        v.check((n) => n >= min && n <= max, message),
      ),
    ],
    message,
  );

export const ReviewAttributeSchema = v.object({
  name: v.string(),
  /** From 1 (weak) to 5 (strong); null if not rated. */
  rating: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.null(),
      createIntegerSchema(1, 5, 'Rate from 1 to 5.'),
    ]),
    null,
  ),
  note: v.optional(longText(REVIEW_NOTE_MAX_LENGTH), ''),
});

/** Submitted attributes: a subset of `REVIEW_ATTRIBUTES`, each at most once. */
const SubmittedAttributesSchema = v.pipe(
  v.array(
    v.object({
      ...ReviewAttributeSchema.entries,
      name: v.picklist(REVIEW_ATTRIBUTES, `Use one of ${REVIEW_ATTRIBUTES.join(', ')}.`),
    }),
  ),
  v.check(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'Use each attribute only once.',
  ),
);

const common = {
  /**
   * The `Review.version` that this submission is based on; an outdated version is rejected with
   * 409.
   */
  version: createIntegerSchema(0, 1_000_000_000, 'Reload the page and try again.'),
  attributes: v.optional(SubmittedAttributesSchema, []),
  comment: v.optional(longText(REVIEW_COMMENT_MAX_LENGTH), ''),
};

/**
 * `draft` saves a draft, `submit` submits or resubmits the review, `decline` declines to review.
 */
export const ReviewSubmissionSchema = v.variant('action', [
  v.object({
    action: v.literal('submit'),
    ...common,
    recommendation: v.optional(
      v.picklist(listKeys(RECOMMENDATIONS), 'Choose a recommendation.'),
      // A missing value gets the same message as a wrong one.
      '' as never,
    ),
  }),
  v.object({
    action: v.literal('draft'),
    ...common,
    recommendation: v.optional(
      v.nullable(v.fallback(v.nullable(v.picklist(listKeys(RECOMMENDATIONS))), null)),
      null,
    ),
  }),
  v.object({
    action: v.literal('decline'),
    version: common.version,
    comment: v.optional(longText(REVIEW_COMMENT_MAX_LENGTH), ''),
  }),
]);
export type ReviewSubmission = v.InferOutput<typeof ReviewSubmissionSchema>;

const ScoresSchema = v.object({
  recommendation: v.nullable(v.picklist(listKeys(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
});
export type Scores = v.InferOutput<typeof ScoresSchema>;

export const ReviewSchema = v.object({
  id: v.string(),
  applicationId: v.string(),
  reviewerId: v.string(),
  reviewerName: v.string(),
  status: v.picklist(listKeys(REVIEW_STATUSES)),
  ...ScoresSchema.entries,
  requestedAt: v.string(),
  /** When the review was last submitted or declined. */
  submittedAt: v.nullable(v.string()),
  version: v.number(),
  /** Changes since the last submission; only included in the reviewer's own review. */
  draft: v.nullable(v.object({ ...ScoresSchema.entries, at: v.string() })),
});
export type Review = v.InferOutput<typeof ReviewSchema>;

export const FeedbackSubmissionSchema = v.object({
  comment: v.pipe(
    v.optional(v.string(), ''),
    longText(REVIEW_COMMENT_MAX_LENGTH),
    v.nonEmpty('Write a comment.'),
  ),
});

export const FeedbackSchema = v.object({
  id: v.string(),
  applicationId: v.string(),
  reviewerId: v.string(),
  reviewerName: v.string(),
  comment: v.string(),
  at: v.string(),
});
export type Feedback = v.InferOutput<typeof FeedbackSchema>;

const ReviewedJobSchema = v.object({
  fid: v.string(),
  title: v.string(),
  /** The employer's name; null if the employer is hidden. */
  companyName: v.nullable(v.string()),
});

/** What a reviewer's link gives access to: the reviewer, the reviews and the expiry. */
export const ReviewerDeskSchema = v.object({
  reviewer: ReviewerSchema,
  expiresAt: v.string(),
  reviews: v.array(
    v.object({
      id: v.string(),
      applicationId: v.string(),
      /** The applicant's name; under a blind grant, "Candidate 1" until the review is submitted. */
      applicant: v.string(),
      job: ReviewedJobSchema,
      status: v.picklist(listKeys(REVIEW_STATUSES)),
      recommendation: v.nullable(v.picklist(listKeys(RECOMMENDATIONS))),
      requestedAt: v.string(),
      submittedAt: v.nullable(v.string()),
      hasDraft: v.boolean(),
      /** Whether the candidate withdrew the application, so that there is nothing to review. */
      withdrawn: v.boolean(),
      /** False if the application has ended since the review was requested. */
      needed: v.optional(v.boolean(), true),
    }),
  ),
});
export type ReviewerDesk = v.InferOutput<typeof ReviewerDeskSchema>;
type DeskItem = ReviewerDesk['reviews'][number];

/** Whether the reviewer still has to submit or decline this review. */
export const isWaiting = ({
  status,
  withdrawn,
  needed,
}: Pick<DeskItem, 'status' | 'withdrawn' | 'needed'>): boolean =>
  status === 'requested' && !withdrawn && needed;

const ReviewedResumeSchema = v.nullable(
  v.object({
    url: v.string(),
    /** The file name; null while it is hidden. */
    name: v.nullable(v.string()),
    /** Media type. */
    type: v.string(),
  }),
);

/** An application as shown under a grant, in its newest version; hidden fields are absent. */
export const ReviewedApplicationSchema = v.object({
  reviewer: ReviewerSchema,
  application: v.partial(ApplicationSchema),
  /** Whether the candidate withdrew the application; if so, none of its fields are shown. */
  withdrawn: v.boolean(),
  /** False if the application has ended since the review was requested. */
  needed: v.optional(v.boolean(), true),
  applicant: v.string(),
  job: ReviewedJobSchema,
  expiresAt: v.string(),
  /** Whether the name, contact details and file name are still hidden. */
  blind: v.boolean(),
  resume: ReviewedResumeSchema,
  /** The earlier versions of the application, newest first, with the same fields hidden. */
  earlier: v.optional(
    v.array(
      v.object({
        submittedAt: v.string(),
        application: v.partial(
          v.pick(ApplicationSchema, ['location', 'links', 'coverLetter', 'answers']),
        ),
        resume: ReviewedResumeSchema,
      }),
    ),
    [],
  ),
  /** Whether there is a resume that will be shown once the reviewer submits their own review. */
  resumeWaits: v.boolean(),
  /** All comments, or only the reviewer's own until they submit their review. */
  feedback: v.array(FeedbackSchema),
  /**
   * Number of other reviewers' comments that are hidden until the reviewer submits their review.
   */
  hiddenFeedback: v.number(),
  own: ReviewSchema,
  /** Other reviewers' submitted reviews; none until the reviewer submits their own. */
  others: v.array(ReviewSchema),
  /** Number of other reviewers' reviews that are hidden until the reviewer submits their own. */
  hiddenReviews: v.number(),
});
export type ReviewedApplication = v.InferOutput<typeof ReviewedApplicationSchema>;
