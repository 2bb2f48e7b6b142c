import * as v from 'valibot';
import { boundedText } from '../bounded-text.ts';
import { MAX_ID_LENGTH } from '../company.ts';
import { EMPLOYER_VISIBILITIES, listKeys } from '../enums.ts';
import { ImportProblemSchema, ImportRuleSchema } from '../ops.ts';

/** The operators' calls about feeds of other systems that are read on a schedule. */

/** The names of the formats that a source may have. */
export const FEED_FORMAT_NAMES = [
  ...['greenhouse', 'lever', 'ashby', 'workable', 'personio', 'smartrecruiters', 'recruitee'],
  'jobposting',
] as const;

const MINUTES_MAX = 7 * 24 * 60;

/** A source's name, which operators choose. */
const SourceIdSchema = v.pipe(
  boundedText(MAX_ID_LENGTH),
  v.regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens only, such as acme-jobs.'),
);

const wholeNumber = (min: number, max: number, unit: string) =>
  v.pipe(
    v.number(),
    v.integer(`Use whole ${unit}.`),
    v.minValue(min, `Use at least ${min} ${unit}.`),
    v.maxValue(max, `Use at most ${max} ${unit}.`),
  );

export const SourceSettingsSchema = v.strictObject({
  url: boundedText(2_000),
  /** Recognized by the first list that is not empty. */
  format: v.optional(v.picklist(FEED_FORMAT_NAMES)),
  /** The slug of the company of all jobs, if the feed does not name it. */
  company: v.optional(boundedText(MAX_ID_LENGTH)),
  /** How the employer of its jobs is shown. */
  visibility: v.picklist(listKeys(EMPLOYER_VISIBILITIES)),
  /** The status of new jobs. */
  status: v.optional(v.picklist(['draft', 'open']), 'draft'),
  /** A mapping as for an import (docs/operating.md). */
  mapping: v.optional(v.record(v.string(), v.unknown())),
  /** The category of companies to create. */
  createCompanies: v.optional(boundedText(MAX_ID_LENGTH)),
  /** Minutes from one reading to the next. */
  every: v.optional(wholeNumber(15, MINUTES_MAX, 'minutes'), 60),
  /** From this percentage of its open jobs on, an operator has to agree before they are closed. */
  maxShrink: v.optional(wholeNumber(1, 100, 'percent'), 30),
});
export type SourceSettings = v.InferOutput<typeof SourceSettingsSchema>;

export const NewSourceSchema = v.object({
  id: SourceIdSchema,
  settings: SourceSettingsSchema,
  dryRun: v.optional(v.boolean(), false),
});

/** Settings to change. `null` removes one. */
export const SourceEditSchema = v.object({ settings: v.record(v.string(), v.unknown()) });

/** Jobs that are missing in a list, and are closed only if an operator agrees. */
const HeldClosingsSchema = v.object({
  /** Unix milliseconds. */
  at: v.number(),
  missing: v.number(),
  open: v.number(),
  /** Whether an operator agreed. */
  approved: v.boolean(),
});
export type HeldClosings = v.InferOutput<typeof HeldClosingsSchema>;

/** Problems of the same kind, with the first row as an example. */
const ProblemKindSchema = v.object({
  ...v.omit(ImportProblemSchema, ['at']).entries,
  rows: v.number(),
  first: v.object({
    ...ImportProblemSchema.entries,
    file: v.string(),
    value: v.nullable(v.string()),
  }),
});

/** What a reading found, and what it does or, in a dry run, would do. */
export const ReadingSchema = v.object({
  /** Number of public postings in the list. */
  found: v.number(),
  /** Number of records that are not public. */
  unlisted: v.number(),
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  /** Those of the updated jobs that are open again. */
  reopened: v.number(),
  closed: v.number(),
  /** Number of postings with problems, which are left as they are. */
  invalid: v.number(),
  problems: v.array(ProblemKindSchema),
  rules: v.array(ImportRuleSchema),
  held: v.nullable(HeldClosingsSchema),
});
export type Reading = v.InferOutput<typeof ReadingSchema>;

/** Times are in ISO 8601. */
export const SourceSchema = v.object({
  id: SourceIdSchema,
  settings: SourceSettingsSchema,
  state: v.picklist(['active', 'paused', 'waiting', 'failing']),
  /** Why the last reading failed. */
  problem: v.nullable(v.string()),
  failures: v.number(),
  emptyReadings: v.number(),
  openJobs: v.number(),
  createdAt: v.string(),
  readAt: v.nullable(v.string()),
  succeededAt: v.nullable(v.string()),
  /** null if it is paused. */
  nextReadAt: v.nullable(v.string()),
  held: v.nullable(HeldClosingsSchema),
  /** The last whole reading. */
  lastReading: v.nullable(ReadingSchema),
});
export type Source = v.InferOutput<typeof SourceSchema>;

export const SourceActionSchema = v.object({ action: v.picklist(['pause', 'resume', 'approve']) });
export const SourceRemovalSchema = v.object({
  /** Whether the open jobs that it gave are closed. */
  closeJobs: v.optional(v.boolean(), false),
});
export const FieldReleaseSchema = v.object({
  fid: boundedText(MAX_ID_LENGTH),
  /** Columns; none for all. */
  fields: v.optional(v.array(boundedText(MAX_ID_LENGTH)), []),
});
