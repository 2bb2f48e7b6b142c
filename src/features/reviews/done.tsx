import type { ReactNode } from 'react';
import type { ReviewedApplication } from '../../contracts/review.ts';

export const REVIEW_IN = 'Review handed in.';
export const COMMENT_ADDED = 'Comment added.';

/** What a page says of the form that led to it, in its title, too: the first that a screen reader reads. */
export const wordsOfDone = ({ own, feedback }: ReviewedApplication, done: string | undefined) => {
  if (done === 'review') return own.status === 'received' ? REVIEW_IN : undefined;
  return feedback.some(({ id }) => id === done) ? COMMENT_ADDED : undefined;
};

/** The address leads here (`reviewedApplicationPath`), and the focus with it, be it with scripts or without. */
export const Done = ({ children }: { children: ReactNode }) => (
  <p className="notice" id="done" role="status" tabIndex={-1}>
    {children}
  </p>
);
