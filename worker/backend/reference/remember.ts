import type { D1Database } from '@cloudflare/workers-types';
import { databaseKey } from '../database/database-key.ts';
import { knownVersions, seenVersions } from '../versions.ts';

/**
 * How long an isolate takes reference data for unchanged: it changes by an operator's statement or
 * by deploy.
 */
export const REFERENCE_MAX_AGE_MS = 60_000;

/**
 * The same read, made by each isolate for each database once a minute, or when it learns of a
 * change.
 */
export const remember = <T>(load: (db: D1Database) => Promise<T>) => {
  // Values, never promises: workerd lets no request wait for what another one reads.
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
    // A replica may lag behind what another statement saw.
    const read = seenVersions(db)?.get('reference') ?? version;
    known.set(key, { value, readAt: now, version: read });
    return value;
  };
};
