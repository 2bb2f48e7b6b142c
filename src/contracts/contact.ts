import * as v from 'valibot';
import {
  createConsentSchema,
  EmailSchema,
  HoneypotSchema,
  longText,
  optionalLine,
  PhoneSchema,
  requiredLine,
} from './application.ts';
import { HONEYPOT_FIELD } from './application-rules.ts';
import { boundedText } from './bounded-text.ts';
import type { CONTACT_KINDS } from './enums.ts';
import { MAX_PER_PAGE } from './query-names.ts';

export const MESSAGE_MAX_LENGTH = 5_000;

/** The kinds of contact requests; each has its own endpoint. */
export type ContactKind = keyof typeof CONTACT_KINDS;

/**
 * One schema for all four contact forms; the path determines the kind. The label of `message`
 * differs between forms, so each kind has its own error for a missing message.
 */
export const contactForm = (messageMissing: string) =>
  v.object({
    name: requiredLine(200, 'Enter your name.', 'your name'),
    email: EmailSchema,
    phone: PhoneSchema,
    company: optionalLine(200, 'your company'),
    service: optionalLine(100, 'the topic'),
    message: v.pipe(
      v.optional(v.string(), ''),
      longText(MESSAGE_MAX_LENGTH, 'your message'),
      v.nonEmpty(messageMissing),
    ),
    [HONEYPOT_FIELD]: HoneypotSchema,
    consent: createConsentSchema('Tick the box so that we can reply to you.'),
  });
export type ContactForm = v.InferOutput<ReturnType<typeof contactForm>>;

export const ContactReceiptSchema = v.object({ id: v.string() });

export const REFERRAL_ID = /^[A-Za-z0-9_-]{4,64}$/;
/**
 * The header that carries the referral id from the visitor's cookie. The id is used if the
 * application form contains none. The gateway sets this header, and removes it from incoming
 * requests.
 */
export const REFERRAL_HEADER = 'x-referral-id';

const ReferralIdSchema = v.pipe(
  boundedText(64),
  v.regex(REFERRAL_ID, 'This referral id is not valid.'),
);

export const JobInterestSchema = v.object({
  referralId: ReferralIdSchema,
  jobFid: v.optional(boundedText(64)),
});
export type JobInterest = v.InferOutput<typeof JobInterestSchema>;

/** A person who refers others. The agency uses `email` to thank them. */
export const ReferralFormSchema = v.object({
  name: requiredLine(200, 'Enter your name.', 'your name'),
  email: EmailSchema,
  [HONEYPOT_FIELD]: HoneypotSchema,
  consent: createConsentSchema('Tick the box so that we can tell you when someone is hired.'),
});
export type ReferralForm = v.InferOutput<typeof ReferralFormSchema>;

export const ReferralSchema = v.object({ id: v.string() });

const FIDS_MAX_LENGTH = MAX_PER_PAGE * 65;

/**
 * A visitor's saved jobs, to be mailed once to the given address. The mail is written from the
 * site's own data, so that nobody can have it say anything else.
 */
export const SavedJobsFormSchema = v.object({
  email: EmailSchema,
  /** The public ids of the jobs, separated by commas. */
  fids: v.pipe(
    boundedText(FIDS_MAX_LENGTH),
    v.transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((fid) => fid.trim())
          .filter(Boolean),
      ),
    ]),
    v.minLength(1, 'Save a job first.'),
    v.maxLength(MAX_PER_PAGE, `At most ${MAX_PER_PAGE} jobs fit in an email.`),
  ),
  [HONEYPOT_FIELD]: HoneypotSchema,
  consent: createConsentSchema('Tick the box so that we can email you these jobs.'),
});

/** The response is the same for every address. */
export const SavedJobsReceiptSchema = v.object({ sent: v.boolean() });
