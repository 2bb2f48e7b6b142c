import * as v from 'valibot';
import { CandidateApplicationSchema } from '../application.ts';
import { CandidateExportSchema } from '../candidate.ts';
import { OptionalFirstAnswerSchema } from '../company.ts';

/*
 * An application's receipt: what was sent, where it stands, and what its sender can do with it. A
 * signed link opens it (decision 32).
 */

/** The response to every invalid link, whatever the reason. */
export const RECEIPT_INVALID =
  'This link isn’t valid. It may have expired or been cut off. Open the newest link in our emails, or sign in with your email address to see your applications.';

/** One version of an application. `repeats` is left out, because it names an earlier version. */
const VersionSchema = v.object({
  ...v.omit(CandidateApplicationSchema, ['repeats', 'earlier']).entries,
  submittedAt: v.string(),
});

export const ReceiptSchema = v.object({
  ...VersionSchema.entries,
  /** Whether the link came by email and so shows all versions, rather than one submission. */
  isMailed: v.boolean(),
  /**
   * Whether a mailed link replaced the resume, so that the link in the response to the post does not
   * show it.
   */
  isResumeHidden: v.boolean(),
  /** Whether the resume can still be added or replaced, because nobody has read it. */
  mayReplaceResume: v.boolean(),
  /**
   * The other versions of this application, newest first and withdrawn ones last; none unless the
   * link was mailed.
   */
  earlier: v.array(VersionSchema),
  /** The time to a first answer of the job's employer; null if the job does not name it. */
  firstAnswer: OptionalFirstAnswerSchema,
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;
export type ReceiptVersion = Receipt['earlier'][number];

/** What is stored about the versions that the link shows, newest first. */
export const ReceiptExportSchema = v.object({
  exportedAt: v.string(),
  applications: CandidateExportSchema.entries.applications,
});
export type ReceiptExport = v.InferOutput<typeof ReceiptExportSchema>;
