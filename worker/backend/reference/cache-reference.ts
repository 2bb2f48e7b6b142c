import type { D1Database } from '@cloudflare/workers-types';
import { databaseKey } from '../database/database-key.ts';
import { knownVersions, seenVersions } from '../versions.ts';

/**
 * How long an isolate caches reference data, which changes only when an operator runs a SQL
 * statement or deploys.
 */
export const REFERENCE_MAX_AGE_MS = 60_000;

/**
 * Caches a query result per isolate and database for a minute, or until the isolate sees a new
 * version of the reference data.
 */
export const cacheReference = <T>(load: (db: D1Database) => Promise<T>) => {
  // Stores values, never promises: in workerd, a request cannot wait for another request's I/O.
  const known = new WeakMap<
    D1Database,
    { readonly value: T; readonly readAt: number; readonly version: number | undefined }
  >();
  return async (db: D1Database, now: number): Promise<T> => {
    const key = databaseKey(db);
    const last = known.get(key);
    const version = knownVersions(db)?.get('reference');
    const isFresh = last && now >= last.readAt && now - last.readAt < REFERENCE_MAX_AGE_MS;
    if (isFresh && last.version === version) return last.value;
    const value = await load(db);
    // A replica may lag behind a version already seen by another statement.
    const read = seenVersions(db)?.get('reference') ?? version;
    known.set(key, { value, readAt: now, version: read });
    return value;
  };
};
