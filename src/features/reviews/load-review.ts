import { getReviewedApplication, getReviewer } from '../../contracts/endpoints/reviewers.ts';
import {
  LINK_INVALID,
  type ReviewedApplication,
  type ReviewerDesk,
} from '../../contracts/review.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { serverApi } from '../../lib/api/server.ts';
import { failPage } from '../../lib/page-error.ts';
import { queryRecord } from '../../lib/query.ts';
import type { ReviewerLink } from '../../routes/hrefs.ts';

/**
 * Parses the reviewer link from a page's query string. If a parameter is repeated, its values are
 * joined, and the result matches no reviewer.
 */
export const parseReviewerLink = (query: string): ReviewerLink => {
  const { reviewer = '', expires = '' } = queryRecord(query);
  return { reviewer, expires };
};

/** Shows the same error page for every kind of invalid link. */
const badLink = (path: string) => failPage(path, 403, LINK_INVALID);

/** Returns the response's data. Shows the error page if the link does not grant access. */
const orBadLink = async <T>(path: string, call: Promise<{ data: T }>): Promise<T> => {
  try {
    return (await call).data;
  } catch (error) {
    if (error instanceof ApiError && [403, 404].includes(error.status)) return badLink(path);
    throw error;
  }
};

export const loadConsole = (link: ReviewerLink, path: string): Promise<ReviewerDesk> => {
  if (!link.reviewer) return badLink(path);
  const params = { id: link.reviewer };
  return orBadLink(
    path,
    serverApi().call(getReviewer, { params, query: { expires: link.expires } }),
  );
};

export const loadReviewedApplication = (
  link: ReviewerLink,
  applicationId: string,
  path: string,
): Promise<ReviewedApplication> => {
  if (!link.reviewer) return badLink(path);
  const params = { reviewerId: link.reviewer, applicationId };
  return orBadLink(
    path,
    serverApi().call(getReviewedApplication, { params, query: { expires: link.expires } }),
  );
};

/**
 * Loads the application under review. The application is looked up in the reviewer's list of
 * reviews.
 */
export const loadScoreCard = async (
  link: ReviewerLink,
  reviewId: string,
  path: string,
): Promise<ReviewedApplication> => {
  const reviewerConsole = await loadConsole(link, path);
  const review = reviewerConsole.reviews.find(({ id }) => id === reviewId);
  return review ? loadReviewedApplication(link, review.applicationId, path) : badLink(path);
};
