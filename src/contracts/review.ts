import * as v from 'valibot';
import { ApplicationSchema, longText, requiredLine } from './application.ts';
import { keysOf, RECOMMENDATIONS, REVIEW_STATUSES, REVIEWER_KINDS } from './enums.ts';

/** `expires` is opaque to the browser: Unix seconds, grant id and signature joined by dots. */
export const ReviewerQuerySchema = v.object({ expires: v.optional(v.string(), '') });

export const ReviewerSchema = v.object({
  id: v.string(),
  kind: v.picklist(keysOf(REVIEWER_KINDS)),
  name: v.string(),
});

export const ReviewAttributeSchema = v.object({
  name: requiredLine(100, 'Name the attribute.'),
  /** 1 (weak) to 5 (strong). */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  note: v.optional(longText(1_000), ''),
});

export const ReviewSubmissionSchema = v.object({
  recommendation: v.picklist(keysOf(RECOMMENDATIONS), 'Choose a recommendation.'),
  attributes: v.optional(v.pipe(v.array(ReviewAttributeSchema), v.maxLength(20)), []),
  comment: v.optional(longText(5_000), ''),
});
export type ReviewSubmission = v.InferOutput<typeof ReviewSubmissionSchema>;

export const ReviewSchema = v.object({
  id: v.string(),
  applicationId: v.string(),
  reviewerId: v.string(),
  status: v.picklist(keysOf(REVIEW_STATUSES)),
  recommendation: v.nullable(v.picklist(keysOf(RECOMMENDATIONS))),
  attributes: v.array(ReviewAttributeSchema),
  comment: v.string(),
  submittedAt: v.nullable(v.string()),
});

export const FeedbackSubmissionSchema = v.object({
  comment: v.pipe(longText(5_000), v.nonEmpty('Write a comment.')),
});

export const FeedbackSchema = v.object({
  applicationId: v.string(),
  reviewerId: v.string(),
  reviewerName: v.string(),
  comment: v.string(),
  at: v.string(),
});

/** What a reviewer's link opens: the reviewer, what is waiting and until when. */
export const ReviewerDeskSchema = v.object({
  reviewer: ReviewerSchema,
  expiresAt: v.string(),
  reviews: v.array(
    v.object({
      id: v.string(),
      applicationId: v.string(),
      /** null in a blind grant until the review is in. */
      applicantName: v.nullable(v.string()),
      jobTitle: v.string(),
      status: v.picklist(keysOf(REVIEW_STATUSES)),
    }),
  ),
});

/** An application as a grant shows it; hidden fields are absent. */
export const ReviewedApplicationSchema = v.object({
  application: v.partial(ApplicationSchema),
  blind: v.boolean(),
  feedback: v.array(FeedbackSchema),
  reviews: v.array(ReviewSchema),
});
