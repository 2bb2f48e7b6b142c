import type { FieldErrors } from './wire.ts';

/**
 * Application rules that are constants rather than schemas, because forms render them before any
 * validation.
 */

export const RESUME_MAX_BYTES = 5 * 1024 * 1024;
export const COVER_LETTER_MAX_LENGTH = 10_000;
/** Maps a file extension to the media type sent with the stored file. */
export const RESUME_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain',
} as const;
export type ResumeExtension = keyof typeof RESUME_TYPES;
/**
 * File types that browsers can display and that cannot run code. Files of any other type are served
 * as downloads.
 */
export const INLINE_RESUME_TYPES: readonly string[] = [RESUME_TYPES.pdf, RESUME_TYPES.txt];
export const RESUME_ACCEPT = Object.keys(RESUME_TYPES).map((extension) => `.${extension}`);
export const RESUME_SENTENCE = 'Upload a PDF, DOC, DOCX, RTF, ODT or TXT file of up to 5 MB.';

/** Id of the consent text that applicants agree to. It must change whenever the text does. */
export const CONSENT_POLICY_ID = 'applicants-2026-11-27';

export const LINK_KINDS = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
} as const;

/** A field hidden from people; only a bot or over-eager autofill fills it in. */
export const HONEYPOT_FIELD = 'fax-number';

/** Field names in display order; `answers` stands for the answers to a job's own questions. */
const FIELD_ORDER = [
  'form',
  'reason',
  'details',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'service',
  'location',
  'resume',
  ...Object.keys(LINK_KINDS).map((kind) => `links.${kind}`),
  'coverLetter',
  'message',
  'answers',
  HONEYPOT_FIELD,
  'consent',
];

/** Sorts errors by their fields' order in the form. */
export const sortFormErrors = (errors: FieldErrors): [name: string, messages: string[]][] => {
  const place = (name: string) => FIELD_ORDER.indexOf(name.replace(/^answers\..*/, 'answers'));
  return Object.entries(errors).sort(([a], [b]) => place(a) - place(b));
};
