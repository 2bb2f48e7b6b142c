import type { D1Database } from '@cloudflare/workers-types';
import { startOfDay } from './iso-date.ts';
import { randomKey } from './secrets.ts';

interface RememberedKeys {
  readonly day: number;
  readonly keys: Map<string, string>;
}

// Keys are cached, so that forged tokens cost no query. The cache contains values rather than
// promises, because one request cannot await another's promise. An entry is valid for one day,
// because some keys are deleted after a day and must not be used any longer.
const signingKeys = new WeakMap<D1Database, RememberedKeys>();

const rememberedKeys = (db: D1Database, now: number): Map<string, string> => {
  const day = startOfDay(now);
  const known = signingKeys.get(db);
  if (known?.day === day) return known.keys;
  const keys = new Map<string, string>();
  signingKeys.set(db, { day, keys });
  return keys;
};

/**
 * A signing key that needs no configuration. It is generated at random, stored in D1 (decision 14),
 * and cached in memory for a day. If two isolates start at the same time, they use the same key,
 * because the row that is written first wins.
 */
export const signingKey = async (db: D1Database, name: string, now: number): Promise<string> => {
  const remembered = rememberedKeys(db, now);
  const known = remembered.get(name);
  if (known) return known;
  const read = db.prepare('SELECT value FROM signing_key WHERE name = ?').bind(name);
  const insert = db
    .prepare('INSERT OR IGNORE INTO signing_key (name, value, created_at) VALUES (?, ?, ?)')
    .bind(name, randomKey(), now);
  const value =
    (await read.first<string>('value')) ??
    (await db.batch<{ value: string }>([insert, read]))[1]?.results[0]?.value;
  if (!value) throw new Error(`The signing key ${name} could not be stored.`);
  remembered.set(name, value);
  return value;
};
