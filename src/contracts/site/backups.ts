import * as v from 'valibot';
import { boundedText } from '../bounded-text.ts';

/** Stages of a backup, in their order. */
export const BACKUP_STAGES = [
  ...(['tables', 'files', 'checking', 'closing', 'deleting', 'done'] as const),
] as const;

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

/** A row of the list of resumes. */
export const FileRowSchema = v.object({
  /** Key in the bucket of the site. */
  key: v.string(),
  /** Of its content, which the bucket of backups has under `contentKey`. */
  sha256: v.string(),
  bytes: v.number(),
  contentType: v.nullable(v.string()),
  metadata: v.record(v.string(), v.string()),
});
export type FileRow = v.InferOutput<typeof FileRowSchema>;

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

const BackupIdSchema = v.pipe(
  boundedText(16),
  v.regex(/^\d{8}T\d{6}Z$/, 'This is not the ID of a backup.'),
);

export const BackupRequestSchema = v.object({
  /** The backup to continue, as a call that started it named it. */
  id: v.optional(BackupIdSchema),
});

export const RESTORE_TARGETS = ['both', 'JOBS', 'PEOPLE', 'FILES'] as const;
export type RestoreTarget = (typeof RESTORE_TARGETS)[number];

export const RestoreRequestSchema = v.object({
  id: BackupIdSchema,
  /** What to write: both databases with the resumes, one of them, or the resumes alone. */
  which: v.optional(v.picklist(RESTORE_TARGETS), 'both'),
  /** `skip` restores people who were erased after the backup as well. */
  erasures: v.optional(v.picklist(['apply', 'skip']), 'apply'),
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
  /** Resumes that the backup lists, but whose content is missing. */
  missing: v.number(),
});
export type RestoreProgress = v.InferOutput<typeof RestoreProgressSchema>;

/** A key of the bucket of backups: of a backup, of the contents of resumes, or of the ledger. */
export const BackupKeySchema = v.pipe(
  boundedText(500),
  v.regex(
    /^backups\/(?:\d{8}T\d{6}Z|files|ledger)\/[\w.-]+(?:\/[\w.-]+)?$/,
    'This is not the key of a backup.',
  ),
  v.check((key) => !key.includes('..'), 'This is not the key of a backup.'),
);

export const BackupListSchema = v.object({
  /** The one that is being written. */
  running: v.nullable(BackupProgressSchema),
  /** The last failure since the last complete backup. */
  failed: v.nullable(v.object({ at: v.string(), message: v.string() })),
  /** Newest first; one that is not complete has no times. */
  backups: v.array(
    v.object({
      id: v.string(),
      startedAt: v.nullable(v.string()),
      finishedAt: v.nullable(v.string()),
      rows: v.number(),
      files: v.number(),
      bytes: v.number(),
    }),
  ),
});

const isBase64 = (text: string): boolean => {
  try {
    atob(text);
    return true;
  } catch {
    return false;
  }
};

/** An object of the bucket of backups, to be stored there again. */
export const BackupObjectSchema = v.object({
  key: BackupKeySchema,
  content: v.pipe(
    v.string(),
    v.check(isBase64, 'This is not base64.'),
    v.description('Its content in base64.'),
  ),
});
/** A resume of 5 MB in base64, and a part with a long row. */
export const BACKUP_OBJECT_MAX_BYTES = 8 * 1024 * 1024;

/** A bounded part of a check. */
export const BackupCheckSchema = v.object({
  /** Where the next call goes on; null at the end. */
  next: v.nullable(v.number()),
  /** Number of what there is to check. */
  total: v.number(),
  problems: v.array(v.string()),
});

export const ErasureKeysSchema = v.object({
  keys: v.array(v.string()),
  next: v.nullable(v.string()),
});
