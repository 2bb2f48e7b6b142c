import * as v from 'valibot';
import { APPLICATION_STATUSES, JOB_STATUSES, listKeys } from '../enums.ts';
import { JOB_PREVIEW_DAYS } from '../lifetimes.ts';
import {
  createFidsSchema,
  InvalidJobsQuerySchema,
  JobListQuerySchema,
  NoteSchema,
} from '../ops.ts';

/** The operators' calls about single jobs and about all jobs that match a filter. */

/** A job as a row that can be imported: the columns in `IMPORT_COLUMNS.job` that have a value. */
const JobRowSchema = v.record(v.string(), v.unknown());
export type JobRow = v.InferOutput<typeof JobRowSchema>;

export const JobWalkQuerySchema = v.object({
  ...v.pick(JobListQuerySchema, ['status', 'company', 'q']).entries,
  ...InvalidJobsQuerySchema.entries,
});

/** The jobs that match among the next thousands, so `data` may be empty before the end. */
export const JobWalkSchema = v.object({
  data: v.array(
    v.object({
      fid: v.string(),
      title: v.string(),
      company: v.string(),
      status: v.picklist(listKeys(JOB_STATUSES)),
    }),
  ),
  /** The `after` value for the next request; null at the end of the list. */
  next: v.nullable(v.number()),
});
export type WalkedJob = v.InferOutput<typeof JobWalkSchema>['data'][number];

export const JOB_ROWS_AT_ONCE = 100;
export const JobRowsQuerySchema = v.object({
  fids: createFidsSchema(JOB_ROWS_AT_ONCE),
});
/** In the order of the request, without jobs that do not exist. */
export const JobRowsSchema = v.object({ data: v.array(JobRowSchema) });

/** Everything about one job. Times are in ISO 8601. */
export const JobDetailSchema = v.object({
  job: JobRowSchema,
  companyName: v.string(),
  /** URL of the job's page; null if the job has no public page. */
  url: v.nullable(v.string()),
  updatedAt: v.string(),
  closedAt: v.nullable(v.string()),
  /** Number of applications by status, for each status that occurs. */
  applications: v.partial(
    v.object(
      Object.fromEntries(listKeys(APPLICATION_STATUSES).map((key) => [key, v.number()])) as Record<
        keyof typeof APPLICATION_STATUSES,
        v.NumberSchema<undefined>
      >,
    ),
  ),
  /** Why the job cannot be published, or has no structured data: one line for each field. */
  problems: v.array(v.string()),
  /** The source that gave the job, and the columns that it does not write because they were edited. */
  source: v.nullable(v.object({ id: v.string(), edited: v.array(v.string()) })),
  /** The audit log's entries about the job, newest first. Imports are logged as a whole. */
  history: v.array(
    v.object({
      at: v.string(),
      actor: v.string(),
      action: v.string(),
      detail: v.record(v.string(), v.unknown()),
    }),
  ),
});
export type JobDetail = v.InferOutput<typeof JobDetailSchema>;

export const JobEditSchema = v.object({
  /**
   * New values by column, each as JSON or as a cell of a CSV file. An empty value clears the column.
   */
  changes: v.pipe(
    v.record(v.string(), v.unknown()),
    v.check((changes) => Object.keys(changes).length > 0, 'Name at least one field.'),
  ),
  dryRun: v.optional(v.boolean(), false),
});
export const EditedJobSchema = v.object({
  /** False after a dry run, or if nothing changes. */
  edited: v.boolean(),
  /** The columns that change; null stands for no value. */
  changes: v.array(v.object({ field: v.string(), from: v.unknown(), to: v.unknown() })),
  ...NoteSchema.entries,
});
export type EditedJob = v.InferOutput<typeof EditedJobSchema>;

const DEFAULT_PREVIEW_DAYS = 7;
export const JobPreviewFormSchema = v.object({
  days: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1, 'The link must be valid for at least one day.'),
      v.maxValue(JOB_PREVIEW_DAYS, `A link is valid for at most ${JOB_PREVIEW_DAYS} days.`),
    ),
    DEFAULT_PREVIEW_DAYS,
  ),
});
/** A link to the page of a draft. Anyone who has it can read the draft until it expires. */
export const JobPreviewLinkSchema = v.object({ url: v.string(), expiresAt: v.string() });

export const DeletedCompanySchema = v.object({ deleted: v.boolean(), ...NoteSchema.entries });
