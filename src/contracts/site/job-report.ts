import * as v from 'valibot';
import { EmailSchema, HoneypotSchema, longText } from '../application.ts';
import { HONEYPOT_FIELD } from '../application-rules.ts';
import { boundedText } from '../bounded-text.ts';
import { listKeys } from '../enums.ts';
import { PagingQuerySchema } from '../wire.ts';

/** Why a visitor reports a job. */
export const REPORT_REASONS = {
  scam: 'It looks like a scam or asks for money',
  unavailable: 'It’s already filled or doesn’t exist',
  misleading: 'The description is wrong or misleading',
  discriminates: 'It discriminates',
  duplicate: 'It’s listed twice',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

export const REPORT_DETAILS_MAX_LENGTH = 2_000;
const NOTE_MAX_LENGTH = 500;

const ReasonSchema = v.picklist(listKeys(REPORT_REASONS), 'Choose a reason.');

/** A visitor's report of a job. */
export const JobReportFormSchema = v.pipe(
  v.object({
    reason: v.optional(ReasonSchema, '' as never),
    details: v.optional(longText(REPORT_DETAILS_MAX_LENGTH, 'the details'), ''),
    email: v.optional(v.union([v.literal(''), EmailSchema]), ''),
    [HONEYPOT_FIELD]: HoneypotSchema,
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['details']],
      ({ reason, details }) => reason !== 'other' || details !== '',
      'Tell us what is wrong with this job.',
    ),
    ['details'],
  ),
);
export type JobReportForm = v.InferOutput<typeof JobReportFormSchema>;

/** The response is the same if the same network has reported the job today. */
export const JobReportReceiptSchema = v.object({ received: v.boolean() });

export const REPORT_STATES = ['new', 'resolved'] as const;

export const JobReportListQuerySchema = v.object({
  ...PagingQuerySchema.entries,
  state: v.optional(
    v.picklist(['', ...REPORT_STATES], `The state must be ${REPORT_STATES.join(' or ')}.`),
    '',
  ),
  /** A job's fid. */
  job: v.optional(boundedText(64), ''),
});

/** A report as operators see it. */
export const JobReportSchema = v.object({
  id: v.string(),
  /** The job's fid. */
  job: v.string(),
  /** The job's title when it was reported. */
  title: v.string(),
  reason: ReasonSchema,
  details: v.string(),
  email: v.nullable(v.string()),
  state: v.picklist(REPORT_STATES),
  /** ISO 8601, like all times here. */
  createdAt: v.string(),
  resolvedAt: v.nullable(v.string()),
  note: v.string(),
});
export type JobReport = v.InferOutput<typeof JobReportSchema>;

export const JobReportResolutionSchema = v.object({
  note: v.optional(longText(NOTE_MAX_LENGTH, 'the note'), ''),
});
/** `changed` is false if the report was resolved before; it keeps its time and its note then. */
export const ResolvedReportSchema = v.object({ resolvedAt: v.string(), changed: v.boolean() });
