import * as v from 'valibot';
import {
  CandidateApplicationSchema,
  EmailSchema,
  HoneypotSchema,
  optionalLine,
  PhoneSchema,
  UrlSchema,
} from './application.ts';
import { HONEYPOT_FIELD } from './application-rules.ts';
import { boundedText } from './bounded-text.ts';
import { notList } from './wire.ts';

/** Candidates sign in through an emailed link and then send a bearer token (decision 20). */

export const MagicLinkFormSchema = v.object({
  email: EmailSchema,
  [HONEYPOT_FIELD]: HoneypotSchema,
});

export const MagicLinkReceiptSchema = v.object({
  sent: v.boolean(),
  /** The six-digit code, required if the link is opened in another browser. */
  code: v.optional(v.string()),
});

export const SessionFormSchema = v.object({
  token: boundedText(200),
  /**
   * The code shown on the page that requested the link; not needed if the link is opened in the
   * same browser.
   */
  code: v.optional(
    v.pipe(
      boundedText(20),
      v.transform((code) => code.replace(/\s/g, '')),
      v.regex(/^\d{6}$/, 'Enter all six digits of the code.'),
    ),
  ),
  /** The token of the session that this sign-in replaces. */
  replaces: v.optional(boundedText(200)),
});

export const CandidateSessionSchema = v.object({
  /** The bearer token, sent as `Authorization: Bearer …`. */
  token: v.string(),
  expiresAt: v.string(),
  email: v.string(),
});

/** One item in the list of sessions. */
export const ListedSessionSchema = v.object({
  id: v.string(),
  /** The browser and system, such as `Firefox on Windows`; empty if unknown. */
  browser: v.string(),
  createdAt: v.string(),
  /** When the session was last used, rounded to the hour. */
  lastUsedAt: v.nullable(v.string()),
  expiresAt: v.string(),
  isCurrent: v.boolean(),
});
export type ListedSession = v.InferOutput<typeof ListedSessionSchema>;

/** Details stored for the next application, excluding the file. */
export const CandidateProfileSchema = v.object({
  firstName: optionalLine(100),
  lastName: optionalLine(100),
  phone: PhoneSchema,
  location: optionalLine(200),
  links: v.optional(
    notList(
      v.object({
        linkedin: v.optional(UrlSchema, ''),
        github: v.optional(UrlSchema, ''),
        portfolio: v.optional(UrlSchema, ''),
      }),
    ),
    {},
  ),
});
export type CandidateProfile = v.InferOutput<typeof CandidateProfileSchema>;

export const CandidateSchema = v.object({
  email: v.string(),
  profile: CandidateProfileSchema,
  resume: v.nullable(v.object({ name: v.string(), url: v.string(), at: v.string() })),
});
export type Candidate = v.InferOutput<typeof CandidateSchema>;

const time = v.string();
const optionalTime = v.nullable(time);
const text = v.nullable(v.string());

/** The export of all data stored about a candidate (decision 20). */
export const CandidateExportSchema = v.object({
  exportedAt: time,
  /** What the export leaves out, and how to request it. */
  note: v.string(),
  account: v.object({
    email: v.string(),
    createdAt: time,
    changedAt: optionalTime,
    profile: CandidateProfileSchema,
    resume: v.nullable(v.object({ name: v.string(), type: v.string(), url: v.string(), at: time })),
  }),
  signIns: v.array(
    v.object({
      kind: v.picklist(['link', 'session']),
      createdAt: time,
      expiresAt: time,
      /** When a link was opened, or when a session was last used (to the hour). */
      usedAt: optionalTime,
      /** The browser and system of a session, such as `Firefox on Windows`. */
      browser: text,
    }),
  ),
  applications: v.array(
    v.object({
      ...CandidateApplicationSchema.entries,
      submittedAt: time,
      source: text,
      referralId: text,
      consent: v.object({ policyId: v.string(), at: time }),
      history: v.array(v.object({ status: v.string(), at: time })),
      /** Number of times reviewers opened the resume. */
      resumeReads: v.number(),
      reviews: v.number(),
      comments: v.number(),
    }),
  ),
  contactRequests: v.array(
    v.object({
      kind: v.string(),
      name: v.string(),
      email: v.string(),
      phone: text,
      company: text,
      service: text,
      message: v.string(),
      consentAt: time,
      createdAt: time,
    }),
  ),
  referrals: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      consentAt: time,
      createdAt: time,
      opened: v.number(),
    }),
  ),
  jobAlerts: v.array(
    v.object({
      name: v.string(),
      /** The parameters of the search, as in the URL of `/jobs`. */
      search: v.string(),
      frequency: v.string(),
      createdAt: time,
      /** When the address consented by its link. */
      confirmedAt: optionalTime,
      pausedAt: optionalTime,
      lastUsedAt: optionalTime,
      lastMailedAt: optionalTime,
      /** Number of jobs mailed in the last month. */
      jobsMailed: v.number(),
    }),
  ),
  jobReports: v.array(
    v.object({
      /** The job's fid. */
      job: v.string(),
      title: v.string(),
      reason: v.string(),
      details: v.string(),
      email: v.string(),
      createdAt: time,
      resolvedAt: optionalTime,
    }),
  ),
  /** Employers whose contact the address is, by slug (decision 35). */
  employerContacts: v.array(
    v.object({
      company: v.string(),
      name: v.string(),
      createdAt: time,
      mailedAt: optionalTime,
    }),
  ),
  mails: v.array(
    v.object({
      template: v.string(),
      subject: v.string(),
      /**
       * The message's text; null if it contained a link that signs in or opens job alerts, because
       * such a link is a credential, not a record.
       */
      text,
      createdAt: time,
      sentAt: optionalTime,
    }),
  ),
});
export type CandidateExport = v.InferOutput<typeof CandidateExportSchema>;
