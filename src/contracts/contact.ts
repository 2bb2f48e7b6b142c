import * as v from 'valibot';
import { EmailSchema, longText, optionalLine, PhoneSchema, requiredLine } from './application.ts';

/** One shape for all four contact forms; the path decides the kind (DESIGN 4, ContactRequest). */
export const ContactFormSchema = v.object({
  name: requiredLine(200, 'Enter your name.'),
  email: EmailSchema,
  phone: PhoneSchema,
  company: optionalLine(200),
  service: optionalLine(100),
  message: v.pipe(longText(5_000), v.nonEmpty('Write a message.')),
  consent: v.pipe(
    v.optional(v.string(), ''),
    v.check((s) => s === 'true', 'Tick the box so that we may answer you.'),
  ),
});
export type ContactForm = v.InferOutput<typeof ContactFormSchema>;

export const ContactReceiptSchema = v.object({ id: v.string() });

export const JobInterestSchema = v.object({
  referralId: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{4,64}$/, 'This referral id is not valid.'),
  ),
  jobFid: v.optional(v.string()),
});
