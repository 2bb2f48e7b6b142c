import type { Bindings } from '../../env.ts';

const UNFINISHED = `SELECT 1 FROM app_setting
  WHERE key = 'restore' AND value ->> 'stage' <> 'done'`;

/**
 * Whether a backup is being restored. A restore that has begun and not ended counts, even if RESTORE
 * was removed too early: its records are not complete, and its old emails would be sent again.
 */
export const isRestoring = async ({
  RESTORE,
  JOBS,
  PEOPLE,
}: Pick<Bindings, 'RESTORE' | 'JOBS' | 'PEOPLE'>): Promise<boolean> => {
  if (RESTORE === 'on') return true;
  const rows = await Promise.all([JOBS, PEOPLE].map((db) => db.prepare(UNFINISHED).first()));
  return rows.some((row) => row !== null);
};
