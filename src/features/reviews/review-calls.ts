'use client';

import { publicApi } from '../../browser/public-api.ts';
import { BROKEN, OFFLINE } from '../../components/form/send-result.ts';
import { getReviewedApplication, submitReview } from '../../contracts/endpoints/reviewers.ts';
import type { Review } from '../../contracts/review.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { ReviewerLink } from '../../routes/hrefs.ts';

// With `keepalive`, the request that saves the last change continues after the page has unloaded.
const api = () => publicApi(undefined, { keepalive: true });

type OwnReview = Pick<Review, 'id' | 'applicationId'>;

/**
 * Saves, submits or declines a review.
 * @throws ApiError
 */
export const sendReview = async (
  link: ReviewerLink,
  { id }: OwnReview,
  body: object,
): Promise<Review> => {
  const params = { id: link.reviewer, reviewId: id };
  const query = { expires: link.expires };
  return (await api().call(submitReview, { params, query, body })).data;
};

/**
 * Loads the stored version of the reviewer's own review.
 * @throws ApiError
 */
export const fetchReview = async (
  link: ReviewerLink,
  { applicationId }: OwnReview,
): Promise<Review> => {
  const params = { reviewerId: link.reviewer, applicationId };
  const query = { expires: link.expires };
  return (await api().call(getReviewedApplication, { params, query })).data.own;
};

export const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'version_conflict';

/** Returns the field errors from a failed call. */
export const findFieldErrors = (error: unknown) =>
  error instanceof ApiError ? error.body?.fields : undefined;

/** Formats the error from a failed call as an error message. Rethrows any other error. */
export const formatFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.values(findFieldErrors(error) ?? {}).flat();
  if (fields.length > 0) return fields.join(' ');
  return error.body?.message ?? (error.status === 0 ? OFFLINE : BROKEN);
};
