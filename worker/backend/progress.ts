import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import * as v from 'valibot';

/**
 * How far work came that is done in parts: a row of `app_setting`, beside the operator's. Undefined
 * where there is none, or one of another shape.
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

/** Goes into the batch that does the part. */
export const saveProgress = (db: D1Database, key: string, progress: unknown): D1PreparedStatement =>
  db
    .prepare('INSERT OR REPLACE INTO app_setting (key, value) VALUES (?, ?)')
    .bind(key, JSON.stringify(progress));
