import * as v from 'valibot';
import { ApplicationSchema, longText } from './application.ts';
import { boundedText, cutText } from './bounded-text.ts';
import { keysOf, RECOMMENDATIONS, REVIEW_STATUSES, REVIEWER_KINDS } from './enums.ts';

/** Longer than any `expires` of ours: what is longer opens nothing. */
export const EXPIRES_MAX_LENGTH = 500;

/** `expires` is opaque to the browser: Unix seconds, grant id and signature joined by dots. */
export const ReviewerQuerySchema = v.object({
  expires: v.optional(cutText(EXPIRES_MAX_LENGTH), ''),
});

/** The one answer to every link that lets nobody in, whatever the reason. */
export const LINK_INVALID =
  'This link does not open anything here. It may have run out, been taken back, or been changed or copied on its way. Open the link in the mail that you got, or ask the person who sent it for a new one.';

/** What a grant can show of an application, each with the words for it; none named shows all. */
export const GRANT_FIELDS = {
  names: 'Name',
  contact: 'Email and phone',
  links: 'Links',
  location: 'Where they live',
  coverLetter: 'Cover letter',
  answers: 'Answers to the questions of the job',
  resume: 'Resume',
} as const;
export type GrantField = keyof typeof GRANT_FIELDS;

export const ReviewerSchema = v.object({
  id: v.string(),
  kind: v.picklist(keysOf(REVIEWER_KINDS)),
  name: v.string(),
});

/** What a score card asks for where the operator names nothing else. */
export const REVIEW_ATTRIBUTES = ['Experience', 'Skills', 'Communication', 'Motivation'] as const;
/** What the numbers of a rating mean. */
export const RATINGS = { 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong', 5: 'Excellent' } as const;
export const REVIEW_COMMENT_MAX_LENGTH = 5_000;
export const REVIEW_NOTE_MAX_LENGTH = 1_000;

// Forms post text; `''` is a number that was not chosen.
const wholeNumber = (min: number, max: number, message: string) =>
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
  /** 1 (weak) to 5 (strong); null where it was not rated. */
  rating: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      v.null(),
      wholeNumber(1, 5, 'Rate from 1 to 5.'),
    ]),
    null,
  ),
  note: v.optional(longText(REVIEW_NOTE_MAX_LENGTH), ''),
});

/** What is handed in: of the attributes that we ask for, each once. */
const SubmittedAttributesSchema = v.pipe(
  v.array(
    v.object({
      ...ReviewAttributeSchema.entries,
      name: v.picklist(REVIEW_ATTRIBUTES, `Name one of ${REVIEW_ATTRIBUTES.join(', ')}.`),
    }),
  ),
  v.check(
    (list) => new Set(list.map(({ name }) => name)).size === list.length,
    'Name each attribute once.',
  ),
);

const common = {
  /** The version that this one was made from (`Review.version`): an older one is refused with 409. */
  version: wholeNumber(0, 1_000_000_000, 'Reload the page and try again.'),
  attributes: v.optional(SubmittedAttributesSchema, []),
  comment: v.optional(longText(REVIEW_COMMENT_MAX_LENGTH), ''),
};

/** `draft` keeps it for later, `submit` hands it in (again), `decline` says that none will come. */
export const ReviewSubmissionSchema = v.variant('action', [
  v.object({
    action: v.literal('submit'),
    ...common,
    recommendation: v.optional(
      v.picklist(keysOf(RECOMMENDATIONS), 'Choose a recommendation.'),
      // Missing is refused in the same words.
      '' as never,
    ),
  }),
  v.object({
    action: v.literal('draft'),
    ...common,
    recommendation: v.optional(
      v.nullable(v.fallback(v.nullable(v.picklist(keysOf(RECOMMENDATIONS))), null)),
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
  recommendation: v.nullable(v.picklist(keysOf(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
});
export type Scores = v.InferOutput<typeof ScoresSchema>;

export const ReviewSchema = v.object({
  id: v.string(),
  applicationId: v.string(),
  reviewerId: v.string(),
  reviewerName: v.string(),
  status: v.picklist(keysOf(REVIEW_STATUSES)),
  ...ScoresSchema.entries,
  requestedAt: v.string(),
  /** When it was handed in last, or declined. */
  submittedAt: v.nullable(v.string()),
  version: v.number(),
  /** What was typed since it was last handed in: in one's own review only. */
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
  /** null where the employer stays unnamed. */
  companyName: v.nullable(v.string()),
});

/** What a reviewer's link opens: the reviewer, what is waiting and until when. */
export const ReviewerDeskSchema = v.object({
  reviewer: ReviewerSchema,
  expiresAt: v.string(),
  reviews: v.array(
    v.object({
      id: v.string(),
      applicationId: v.string(),
      /** The applicant's name; in a blind grant "Candidate 1" until the review is in. */
      applicant: v.string(),
      job: ReviewedJobSchema,
      status: v.picklist(keysOf(REVIEW_STATUSES)),
      recommendation: v.nullable(v.picklist(keysOf(RECOMMENDATIONS))),
      requestedAt: v.string(),
      submittedAt: v.nullable(v.string()),
      hasDraft: v.boolean(),
      /** The candidate took the application back: nothing is to be done. */
      withdrawn: v.boolean(),
    }),
  ),
});
export type ReviewerDesk = v.InferOutput<typeof ReviewerDeskSchema>;
type DeskItem = ReviewerDesk['reviews'][number];

/** Whether it waits for its reviewer; all else on a desk is done. */
export const isWaiting = ({ status, withdrawn }: Pick<DeskItem, 'status' | 'withdrawn'>): boolean =>
  status === 'requested' && !withdrawn;

/** An application as a grant shows it; hidden fields are absent. */
export const ReviewedApplicationSchema = v.object({
  reviewer: ReviewerSchema,
  application: v.partial(ApplicationSchema),
  /** The candidate took it back: nothing of it is shown any more. */
  withdrawn: v.boolean(),
  applicant: v.string(),
  job: ReviewedJobSchema,
  expiresAt: v.string(),
  /** Name, contact and file name are still hidden. */
  blind: v.boolean(),
  resume: v.nullable(
    v.object({
      url: v.string(),
      /** null while it is hidden. */
      name: v.nullable(v.string()),
      /** Media type. */
      type: v.string(),
    }),
  ),
  /** There is a resume, which is shown once one's own review is in. */
  resumeWaits: v.boolean(),
  /** The comments: one's own only, until one's own review is in. */
  feedback: v.array(FeedbackSchema),
  /** How many comments of others wait until then. */
  hiddenFeedback: v.number(),
  own: ReviewSchema,
  /** Those of others that are in: none until one's own is. */
  others: v.array(ReviewSchema),
  /** How many reviews of others wait until then. */
  hiddenReviews: v.number(),
});
export type ReviewedApplication = v.InferOutput<typeof ReviewedApplicationSchema>;
