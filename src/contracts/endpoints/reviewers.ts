import * as v from 'valibot';
import {
  FeedbackSchema,
  FeedbackSubmissionSchema,
  ReviewedApplicationSchema,
  ReviewerDeskSchema,
  ReviewerQuerySchema,
  ReviewSchema,
  ReviewSubmissionSchema,
} from '../review.ts';
import { createDataSchema } from '../wire.ts';
import { get, post } from './endpoint.ts';

/** The calls that a reviewer's link gives access to (docs/specification.md, row 7.7). */

const reviewer = { query: ReviewerQuerySchema, auth: 'reviewer' } as const;

export const getReviewer = get('misc/reviewers/{id}', createDataSchema(ReviewerDeskSchema), {
  summary: "A reviewer's reviews, due and done, and the expiry of the link",
  ...reviewer,
});
export const submitReview = post(
  'misc/reviewers/{id}/application-reviews/{reviewId}',
  createDataSchema(ReviewSchema),
  {
    summary: 'Save the draft of a review, submit it, or decline to give one',
    body: ReviewSubmissionSchema,
    ...reviewer,
  },
);
export const submitFeedback = post(
  'misc/reviewers/{reviewerId}/applications/{applicationId}',
  createDataSchema(FeedbackSchema),
  { summary: 'Comment on an application', body: FeedbackSubmissionSchema, ...reviewer },
);
export const getReviewedApplication = get(
  'misc/reviewers/{reviewerId}/applications/{applicationId}',
  createDataSchema(ReviewedApplicationSchema),
  { summary: 'An application as this reviewer may see it', ...reviewer },
);

/**
 * The endpoint that a resume-URL entry points to (docs/specification.md, row 3.7). This project
 * chose the path.
 */
export const getResume = get('misc/resumes/{id}', v.unknown(), {
  summary: 'A resume; supports range requests',
  query: v.object({
    reviewer: v.optional(v.string(), ''),
    expires: v.optional(v.string(), ''),
    /** The application whose receipt `link` opens. */
    application: v.optional(v.string(), ''),
    link: v.optional(v.string(), ''),
  }),
  auth: 'resume',
  produces: 'file',
});
