import * as v from 'valibot';
import {
  consentTo,
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

export const MESSAGE_MAX_LENGTH = 5_000;

/** Who asks to be contacted, each by a call of its own. */
export type ContactKind = keyof typeof CONTACT_KINDS;

/**
 * One shape for all four contact forms; the path decides the kind (DESIGN 4, ContactRequest). The
 * message goes by another label in each: what to say where it is missing comes from the kind.
 */
export const contactForm = (messageMissing: string) =>
  v.object({
    name: requiredLine(200, 'Enter your name.', 'your name'),
    email: EmailSchema,
    phone: PhoneSchema,
    company: optionalLine(200, 'your company'),
    service: optionalLine(100, 'what it is about'),
    message: v.pipe(
      v.optional(v.string(), ''),
      longText(MESSAGE_MAX_LENGTH, 'the message'),
      v.nonEmpty(messageMissing),
    ),
    [HONEYPOT_FIELD]: HoneypotSchema,
    consent: consentTo('Tick the box so that we may answer you.'),
  });
export type ContactForm = v.InferOutput<ReturnType<typeof contactForm>>;

export const ContactReceiptSchema = v.object({ id: v.string() });

export const REFERRAL_ID = /^[A-Za-z0-9_-]{4,64}$/;
/**
 * Goes with an application whose form names no referral: the one of the visitor's cookie. Set by the
 * gateway, which takes it away from whoever else sends it.
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

/** Who refers: the address is where the agency says thank you. */
export const ReferralFormSchema = v.object({
  name: requiredLine(200, 'Enter your name.', 'your name'),
  email: EmailSchema,
  [HONEYPOT_FIELD]: HoneypotSchema,
  consent: consentTo('Tick the box so that we may tell you when somebody is hired.'),
});
export type ReferralForm = v.InferOutput<typeof ReferralFormSchema>;

export const ReferralSchema = v.object({ id: v.string() });
