import type { D1Database } from '@cloudflare/workers-types';
import type { Bindings } from '../../env.ts';

/** The key of a restore's progress in `app_setting`. */
export const RESTORE_SETTING = 'restore';

const UNFINISHED = `SELECT 1 FROM app_setting
  WHERE key = '${RESTORE_SETTING}' AND value ->> 'stage' <> 'done'`;

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
  const isUnfinished = async (db: D1Database) => (await db.prepare(UNFINISHED).first()) !== null;
  // A database that fails, or that is closed while people are moved, stops only its own tasks.
  const results = await Promise.allSettled([JOBS, PEOPLE].map(isUnfinished));
  return results.some((result) => result.status === 'fulfilled' && result.value);
};
