import type { D1Database } from '@cloudflare/workers-types';
import { type BackupState, readBackupState } from './backup-state.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** Backups are daily and take up to two hours, except the first one of many resumes. */
export const BACKUP_MAX_AGE_MS = 26 * HOUR_MS;

/** The state of the backups of a site; times are Unix milliseconds. */
export interface BackupHealth {
  /** Start of the last complete backup; null before the first. */
  readonly lastAt: number | null;
  /** Time of the last failure, if no backup was completed since. */
  readonly failedAt: number | null;
  /** `stale`: no complete backup is newer than `BACKUP_MAX_AGE_MS`. `failed`: the last try failed. */
  readonly state: 'ok' | 'failed' | 'stale';
}

/** The health by a state that was read before. */
export const judgeBackups = (
  { position, result: { finished, failed } }: BackupState,
  now: number,
): BackupHealth => {
  const lastAt = finished?.startedAt ?? null;
  // Before the first backup its age counts from the start of the try.
  const since = lastAt ?? position?.startedAt ?? now;
  const isStale = now - since > BACKUP_MAX_AGE_MS;
  return {
    lastAt,
    failedAt: failed?.at ?? null,
    state: isStale ? 'stale' : failed ? 'failed' : 'ok',
  };
};

export const readBackupHealth = async (db: D1Database, now: number): Promise<BackupHealth> =>
  judgeBackups(await readBackupState(db), now);
