import type { D1Database } from '@cloudflare/workers-types';

/**
 * Row `demo` of `app_setting`: records the start of a load, and whether it was completed. A demo
 * that was removed is a completed load of 0 jobs, so that `npm start` does not load it again.
 */
export const noteLoad = async (
  db: D1Database,
  jobs: number,
  now: Date,
  isDone: boolean,
): Promise<void> => {
  await db
    .prepare(
      `INSERT INTO app_setting (key, value) VALUES ('demo', ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    )
    .bind(JSON.stringify({ jobs, at: now.toISOString(), done: isDone }))
    .run();
};
