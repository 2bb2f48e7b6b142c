const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Lifetimes of credentials in milliseconds: the one place to change them (docs/operating.md shows
 * the same table). A reviewer's link is valid as long as its grant.
 */
export const LIFETIMES = {
  /** A mailed sign-in link; it works once. */
  signInLink: 10 * MINUTE_MS,
  /** A session, however often it is used: a stolen one ends within a month. */
  session: 30 * DAY_MS,
  /** A session without use. */
  idleSession: 14 * DAY_MS,
  /** Time since sign-in within which all data can be exported or erased. */
  freshSession: 10 * MINUTE_MS,
  /** An editor's cookie for drafts. */
  preview: 60 * MINUTE_MS,
  /** Cap for a reviewer's cookie whose link is valid for longer (RFC 6265bis, 5.5). */
  reviewerCookie: 400 * DAY_MS,
};

export const SIGN_IN_MINUTES = LIFETIMES.signInLink / MINUTE_MS;
export const SESSION_DAYS = LIFETIMES.session / DAY_MS;
export const FRESH_MINUTES = LIFETIMES.freshSession / MINUTE_MS;

/** How long a withdrawn application is stored (`worker/backend/retention/policy.ts`). */
export const WITHDRAWN_DAYS = 30;
