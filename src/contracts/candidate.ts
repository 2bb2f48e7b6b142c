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

/** Signed-in candidates (DESIGN 4): a mailed link, then a bearer token. */

export const MagicLinkFormSchema = v.object({
  email: EmailSchema,
  [HONEYPOT_FIELD]: HoneypotSchema,
});

export const MagicLinkReceiptSchema = v.object({
  sent: v.boolean(),
  /** Of six digits: what a link asks for in another browser. */
  code: v.optional(v.string()),
});

export const SessionFormSchema = v.object({
  token: boundedText(200),
  /** What the page says where the link was asked for; not needed in that browser. */
  code: v.optional(
    v.pipe(
      boundedText(20),
      v.transform((code) => code.replace(/\s/g, '')),
      v.regex(/^\d{6}$/, 'The code has six digits.'),
    ),
  ),
  /** The token of a session that the new one takes the place of. */
  replaces: v.optional(boundedText(200)),
});

export const CandidateSessionSchema = v.object({
  /** Sent as `Authorization: Bearer …`. */
  token: v.string(),
  expiresAt: v.string(),
  email: v.string(),
});

/** A session as the list shows it. */
export const ListedSessionSchema = v.object({
  id: v.string(),
  /** `Firefox on Windows`; empty where it is not known. */
  browser: v.string(),
  createdAt: v.string(),
  /** To the hour. */
  lastUsedAt: v.nullable(v.string()),
  expiresAt: v.string(),
  isCurrent: v.boolean(),
});
export type ListedSession = v.InferOutput<typeof ListedSessionSchema>;

/** What is kept for the next application, but for the file. */
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

/** Everything that is stored of a candidate, for them to take along (decision 17). */
export const CandidateExportSchema = v.object({
  exportedAt: time,
  /** What is not in it, and how to get it. */
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
      /** Of a link: when it was opened; of a session: when it was used last, to the hour. */
      usedAt: optionalTime,
      /** Of a session: `Firefox on Windows`. */
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
      /** How often reviewers opened the resume, and how many wrote something. */
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
  mails: v.array(
    v.object({
      template: v.string(),
      subject: v.string(),
      /** null where it held a sign-in link: that is a key, not a record. */
      text,
      createdAt: time,
      sentAt: optionalTime,
    }),
  ),
});
export type CandidateExport = v.InferOutput<typeof CandidateExportSchema>;
