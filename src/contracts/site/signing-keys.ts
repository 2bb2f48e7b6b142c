import * as v from 'valibot';
import { listKeys } from '../enums.ts';
import { LIFETIMES } from '../lifetimes.ts';

/**
 * Kinds of signing keys: what a key signs, and for how many milliseconds a replaced key must verify
 * it, because none of it is valid for longer.
 */
export const SIGNING_KEY_KINDS = {
  'reviewer-link': { signs: ['reviewers’ links'], validMs: LIFETIMES.reviewerLink },
  'job-preview': { signs: ['links to drafts of jobs'], validMs: LIFETIMES.jobPreviewLink },
  receipt: { signs: ['links to receipts'], validMs: LIFETIMES.mailedReceiptLink },
  vacancies: { signs: ['links to employers’ open jobs'], validMs: LIFETIMES.vacanciesLink },
  preview: { signs: ['editors’ previews'], validMs: LIFETIMES.preview },
  'job-alert': { signs: ['links to job alerts'], validMs: LIFETIMES.jobAlertLink },
  'job-alert-form': { signs: ['forms for job alerts'], validMs: LIFETIMES.jobAlertForm },
  'kept-resume': {
    signs: ['files of forms without JavaScript'],
    validMs: LIFETIMES.pendingResume,
  },
  content: {
    signs: [
      'delivery tokens',
      'preview tokens and the previews entered with them',
      'sync tokens',
      'asset keys',
    ],
    validMs: LIFETIMES.replacedContentTokens,
  },
} as const;
export type SigningKeyKind = keyof typeof SIGNING_KEY_KINDS;

const KindSchema = v.picklist(
  listKeys(SIGNING_KEY_KINDS),
  `The kind must be one of: ${listKeys(SIGNING_KEY_KINDS).join(', ')}.`,
);

/** A key without its value. */
const SigningKeySchema = v.object({
  /** The first 12 hexadecimal digits of the SHA-256 of the key. */
  id: v.string(),
  kind: KindSchema,
  /** When it was created and began to sign; ISO 8601, like all times here. */
  createdAt: v.string(),
  /** When it stops verifying; null while it signs. */
  verifiesUntil: v.nullable(v.string()),
});

export const SigningKeyListSchema = v.object({
  keys: v.array(SigningKeySchema),
  /** The operators' token that was replaced, `OPS_TOKEN_PREVIOUS`. */
  previousToken: v.object({
    isAccepted: v.boolean(),
    /** The last time that a previous token was used, to the minute; null if never. */
    lastUsedAt: v.nullable(v.string()),
    /** The path of the call that used it, such as `ops/jobs`. */
    lastCall: v.nullable(v.string()),
  }),
});

export const KeyRotationSchema = v.object({
  /** The kinds of keys to replace; if absent, all. */
  kinds: v.optional(v.pipe(v.array(KindSchema), v.minLength(1, 'Name at least one kind.'))),
});
export const RotatedKeysSchema = v.object({
  /** The keys that sign from now on. */
  rotated: v.array(SigningKeySchema),
});

export const RevokedKeySchema = v.object({
  kind: KindSchema,
  /** What the key signed, which is invalid within half a minute. */
  ended: v.array(v.string()),
});
