import type { D1Database } from '@cloudflare/workers-types';

/*
 * A session of a database is a new object for each request; what isolates remember of a database is
 * remembered by the binding that its sessions belong to.
 */

const bindings = new WeakMap<D1Database, D1Database>();

export const noteSession = (session: D1Database, binding: D1Database): void => {
  bindings.set(session, binding);
};

/** By which things are remembered of a database. */
export const databaseKey = (db: D1Database): D1Database => bindings.get(db) ?? db;
