import type { ReactNode } from 'react';
import type { ReviewedApplication } from '../../contracts/review.ts';

export const REVIEW_IN = 'Review submitted.';
export const COMMENT_ADDED = 'Comment added.';

/**
 * Returns the confirmation message for a submitted form. The page title also contains it, because
 * screen readers announce the title first.
 */
export const formatConfirmation = (
  { own, feedback }: ReviewedApplication,
  done: string | undefined,
) => {
  if (done === 'review') return own.status === 'received' ? REVIEW_IN : undefined;
  return feedback.some(({ id }) => id === done) ? COMMENT_ADDED : undefined;
};

/**
 * The confirmation message, which is the target of the URL's fragment (`reviewedApplicationPath`).
 * It receives focus with or without scripts.
 */
export const Done = ({ children }: { children: ReactNode }) => (
  <p className="notice" id="done" role="status" tabIndex={-1}>
    {children}
  </p>
);
