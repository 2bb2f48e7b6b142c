import type { D1Database } from '@cloudflare/workers-types';

/*
 * Every request gets a new database session object. Data that an isolate caches per database is
 * therefore keyed by the binding that the session belongs to.
 */

const bindings = new WeakMap<D1Database, D1Database>();

export const noteSession = (session: D1Database, binding: D1Database): void => {
  bindings.set(session, binding);
};

/** The key under which an isolate caches data from a database. */
export const databaseKey = (db: D1Database): D1Database => bindings.get(db) ?? db;
