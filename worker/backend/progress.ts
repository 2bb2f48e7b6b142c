import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';

/**
 * Reads the stored progress of work that is done in slices: a row in `app_setting`, next to the
 * operator's settings. Returns undefined if there is no such row or its value has a different
 * shape.
 */
export const readProgress = async <T>(
  db: D1Database,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | undefined> => {
  const row = await db
    .prepare('SELECT value FROM app_setting WHERE key = ?')
    .bind(key)
    .first<{ value: string }>();
  const progress = v.safeParse(schema, row && JSON.parse(row.value));
  return progress.success ? progress.output : undefined;
};

/**
 * Replaces the progress, if it is still the one that the caller read: of two runs at a time one
 * continues. Both are compared as text, so their keys must be in the same order.
 * @param from undefined if there was none
 * @returns whether it was replaced
 */
export const replaceProgress = async (
  db: D1Database,
  key: string,
  from: unknown,
  to: unknown,
): Promise<boolean> => {
  const { meta } = await db
    .prepare(
      from === undefined
        ? 'INSERT OR IGNORE INTO app_setting (key, value) VALUES (?1, ?2)'
        : 'UPDATE app_setting SET value = ?2 WHERE key = ?1 AND value = ?3',
    )
    .bind(key, JSON.stringify(to), ...(from === undefined ? [] : [JSON.stringify(from)]))
    .run();
  return meta.changes > 0;
};

/** Returns a statement that saves the progress. Add it to the batch that does the slice's work. */
export const saveProgress = (db: D1Database, key: string, progress: unknown): D1PreparedStatement =>
  db
    .prepare('INSERT OR REPLACE INTO app_setting (key, value) VALUES (?, ?)')
    .bind(key, JSON.stringify(progress));
