const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * How long what lets somebody in does so, in milliseconds: the one place to change it
 * (docs/operating.md shows the same table). A reviewer's link holds as long as its grant.
 */
export const LIFETIMES = {
  /** A mailed sign-in link, which works once. */
  signInLink: 10 * MINUTE_MS,
  /** A session, however much it is used: a stolen one ends with the month. */
  session: 30 * DAY_MS,
  /** A session that nobody uses. */
  idleSession: 14 * DAY_MS,
  /** Since signing in: all data is exported or erased only so soon after it. */
  freshSession: 10 * MINUTE_MS,
  /** An editor's cookie for drafts. */
  preview: 60 * MINUTE_MS,
  /** A reviewer's cookie, where the link itself holds for longer (RFC 6265bis, 5.5). */
  reviewerCookie: 400 * DAY_MS,
};

export const SIGN_IN_MINUTES = LIFETIMES.signInLink / MINUTE_MS;
export const SESSION_DAYS = LIFETIMES.session / DAY_MS;
export const FRESH_MINUTES = LIFETIMES.freshSession / MINUTE_MS;

/** How long a withdrawn application is kept (`worker/backend/retention/policy.ts`). */
export const WITHDRAWN_DAYS = 30;
