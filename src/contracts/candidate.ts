import * as v from 'valibot';
import {
  EmailSchema,
  HoneypotSchema,
  optionalLine,
  PhoneSchema,
  UrlSchema,
} from './application.ts';
import { HONEYPOT_FIELD } from './application-rules.ts';

/** Signed-in candidates (DESIGN 4): a mailed link, then a bearer token. */

export const MAGIC_LINK_MINUTES = 15;

export const MagicLinkFormSchema = v.object({
  email: EmailSchema,
  [HONEYPOT_FIELD]: HoneypotSchema,
});

export const SessionFormSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });

export const CandidateSessionSchema = v.object({
  /** Sent as `Authorization: Bearer …`. */
  token: v.string(),
  expiresAt: v.string(),
  email: v.string(),
});

/** What is kept for the next application, but for the file. */
export const CandidateProfileSchema = v.object({
  firstName: optionalLine(100),
  lastName: optionalLine(100),
  phone: PhoneSchema,
  location: optionalLine(200),
  links: v.optional(
    v.object({
      linkedin: v.optional(UrlSchema, ''),
      github: v.optional(UrlSchema, ''),
      portfolio: v.optional(UrlSchema, ''),
    }),
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
