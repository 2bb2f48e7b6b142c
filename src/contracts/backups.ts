import * as v from 'valibot';

/** Stages of a backup, in their order. */
export const BACKUP_STAGES = ['tables', 'files', 'checking', 'closing', 'done'] as const;

const PartSchema = v.object({
  /** Key in the bucket. */
  key: v.string(),
  rows: v.number(),
  bytes: v.number(),
  /** Hexadecimal SHA-256 of the part. */
  sha256: v.string(),
});
export type BackupPart = v.InferOutput<typeof PartSchema>;

const TableSchema = v.object({
  name: v.string(),
  /** Binding of its database; `FILES` for the list of resumes. */
  database: v.picklist(['JOBS', 'PEOPLE', 'FILES']),
  rows: v.number(),
  parts: v.array(PartSchema),
});
export type BackupTableParts = v.InferOutput<typeof TableSchema>;

/** The table of contents of a backup, written last. */
export const BackupManifestSchema = v.object({
  version: v.literal(1),
  id: v.string(),
  /** Times in ISO 8601. What was acknowledged before the start is in the backup. */
  startedAt: v.string(),
  finishedAt: v.string(),
  /** The key that erased addresses are hashed with, as a hash: a restore needs the same one. */
  erasureKey: v.string(),
  /** Name of the last migration of the databases; null where they record none. */
  migration: v.nullable(v.string()),
  tables: v.array(TableSchema),
});
export type BackupManifest = v.InferOutput<typeof BackupManifestSchema>;

export const BackupProgressSchema = v.object({
  id: v.string(),
  stage: v.picklist(BACKUP_STAGES),
  /** The table that is next; null at the end of a stage. */
  table: v.nullable(v.string()),
});
export type BackupProgress = v.InferOutput<typeof BackupProgressSchema>;

/** Stages of a restore, in their order; `PEOPLE` alone has no jobs, `JOBS` alone no people. */
export const RESTORE_STAGES = [
  ...(['clearing', 'people', 'erasing', 'holding', 'files'] as const),
  ...(['jobs', 'indexing', 'finishing', 'done'] as const),
] as const;

export const RestoreRequestSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{8}T\d{6}Z$/, 'This is no id of a backup.')),
  which: v.optional(v.picklist(['both', 'JOBS', 'PEOPLE']), 'both'),
});

export const RestoreProgressSchema = v.object({
  id: v.string(),
  stage: v.picklist(RESTORE_STAGES),
  /** Parts, addresses or jobs of the stage that are done. */
  done: v.number(),
  /** Waiting mails and events that will not be sent. */
  held: v.number(),
  /** Addresses that were erased after the backup, and are again. */
  erased: v.number(),
});
export type RestoreProgress = v.InferOutput<typeof RestoreProgressSchema>;
