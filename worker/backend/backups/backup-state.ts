import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { BACKUP_STAGES } from '../../../src/contracts/site/backups.ts';
import { replaceProgress, saveProgress } from '../progress.ts';

/** Position of the backup that is being written. */
const BackupPositionSchema = v.object({
  id: v.string(),
  /** Unix milliseconds. */
  startedAt: v.number(),
  stage: v.picklist(BACKUP_STAGES),
  /** Index into the tables of the stage. */
  table: v.number(),
  part: v.number(),
  /** Values of the key after which the next part begins, as JSON; empty for the first part. */
  after: v.string(),
  /** Start of the complete backup before, in Unix milliseconds: later erasures are looked at. */
  erasuresSince: v.number(),
});
export type BackupPosition = v.InferOutput<typeof BackupPositionSchema>;

const POSITION = 'backup';
const RESULT = 'backup_result';

/** Results of the last backups; times are Unix milliseconds. */
const BackupResultSchema = v.object({
  /** The last complete backup. */
  finished: v.nullable(v.object({ id: v.string(), startedAt: v.number(), finishedAt: v.number() })),
  /** The last failure since then. */
  failed: v.nullable(v.object({ at: v.number(), message: v.string() })),
});
export type BackupResult = v.InferOutput<typeof BackupResultSchema>;

/** Replaces the position, if it is still the one that the caller read. */
export const movePosition = (
  db: D1Database,
  from: BackupPosition | undefined,
  to: BackupPosition,
): Promise<boolean> => replaceProgress(db, POSITION, from, to);

export interface BackupState {
  /** That of the backup being written, or of the last one; undefined before the first. */
  readonly position: BackupPosition | undefined;
  readonly result: BackupResult;
}

/** Reads both in one statement. */
export const readBackupState = async (db: D1Database): Promise<BackupState> => {
  const { results } = await db
    .prepare('SELECT key, value FROM app_setting WHERE key IN (?, ?)')
    .bind(POSITION, RESULT)
    .all<{ key: string; value: string }>();
  const parse = <T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined => {
    const row = results.find((one) => one.key === key);
    const parsed = v.safeParse(schema, row && JSON.parse(row.value));
    return parsed.success ? parsed.output : undefined;
  };
  return {
    position: parse(POSITION, BackupPositionSchema),
    result: parse(RESULT, BackupResultSchema) ?? { finished: null, failed: null },
  };
};

export const saveBackupResult = (db: D1Database, result: BackupResult) =>
  saveProgress(db, RESULT, result).run();
