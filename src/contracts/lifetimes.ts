const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Lifetimes of credentials in milliseconds. This is the only place to change them
 * (docs/operating.md shows the same table).
 */
export const LIFETIMES = {
  /** A sign-in link sent by email; it works once. */
  signInLink: 10 * MINUTE_MS,
  /**
   * Maximum lifetime of a session, even if it is in use, so that a stolen session expires within a
   * month.
   */
  session: 30 * DAY_MS,
  /** How long a session may be unused before it expires. */
  idleSession: 14 * DAY_MS,
  /** How long after sign-in candidates can export or erase all their data. */
  freshSession: 10 * MINUTE_MS,
  /** The cookie that lets an editor see drafts. */
  preview: 60 * MINUTE_MS,
  /** Maximum lifetime of a reviewer's link, which is valid for as long as its grant. */
  reviewerLink: 90 * DAY_MS,
  /**
   * Maximum lifetime of a reviewer's cookie, even if the link is valid for longer (RFC 6265bis,
   * 5.5).
   */
  reviewerCookie: 400 * DAY_MS,
  /** Maximum lifetime of a link to a job's draft. */
  jobPreviewLink: 30 * DAY_MS,
  /** How long a job alert may be confirmed. */
  unconfirmedAlert: 7 * DAY_MS,
  /** A link to the page of an address's job alerts; each mail has a new one. */
  jobAlertLink: 400 * DAY_MS,
  /** How long the form for a job alert may stay open before it is sent. */
  jobAlertForm: DAY_MS,
  /** The link by which an employer's contact says whether jobs are still open. */
  vacanciesLink: 60 * DAY_MS,
  /** The link to an application's receipt that its sender gets in response. */
  receiptLink: 30 * DAY_MS,
  /** The link to a receipt in the confirmation email, which proves the address. */
  mailedReceiptLink: 180 * DAY_MS,
  /** A file that an applicant without JavaScript need not choose again. */
  pendingResume: DAY_MS,
  /**
   * How long after a rotation the earlier tokens of the built-in content still work. The tokens
   * themselves do not expire.
   */
  replacedContentTokens: 90 * DAY_MS,
};

export const SIGN_IN_MINUTES = LIFETIMES.signInLink / MINUTE_MS;
export const SESSION_DAYS = LIFETIMES.session / DAY_MS;
export const REVIEWER_LINK_DAYS = LIFETIMES.reviewerLink / DAY_MS;
export const RECEIPT_DAYS = LIFETIMES.receiptLink / DAY_MS;
export const MAILED_RECEIPT_DAYS = LIFETIMES.mailedReceiptLink / DAY_MS;
export const JOB_PREVIEW_DAYS = LIFETIMES.jobPreviewLink / DAY_MS;
export const UNCONFIRMED_ALERT_DAYS = LIFETIMES.unconfirmedAlert / DAY_MS;
export const VACANCIES_LINK_DAYS = LIFETIMES.vacanciesLink / DAY_MS;
export const FRESH_MINUTES = LIFETIMES.freshSession / MINUTE_MS;

/** After this time without a used link, an address is asked whether it still wants its alerts. */
export const ALERT_UNUSED_DAYS = 365;
/** How long it may answer. */
export const ALERT_ANSWER_DAYS = 30;

/** How long a withdrawn application is stored (`worker/backend/retention/policy.ts`). */
export const WITHDRAWN_DAYS = 30;

/**
 * How long an unsuccessful application is stored, and so how far back the time to a first answer is
 * measured (decision 36).
 */
export const UNSUCCESSFUL_DAYS = 180;
