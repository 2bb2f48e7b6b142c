import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { listKeys } from '../../src/contracts/enums.ts';
import { SIGNING_KEY_KINDS, type SigningKeyKind } from '../../src/contracts/site/signing-keys.ts';
import { randomKey } from './secrets.ts';

/*
 * Signing keys that need no configuration. They are generated at random and stored in D1 (decision
 * 20). The key that signs is named by its kind; a key that it replaced is named `kind.id`, and
 * verifies what it signed until `verifiesUntil`. A signed value names no key: each key is tried.
 */

export interface StoredKey {
  readonly name: string;
  readonly value: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
  /** Unix milliseconds; null while the key signs. */
  readonly verifiesUntil: number | null;
}

/** Keys are cached this long, so a new or revoked key is known everywhere after this time. */
export const KEY_CACHE_MS = 30_000;
/**
 * If no cached key verifies a value, a newer key may have signed it in another isolate, so the keys
 * are read again, but not more often than this: forged values must not cost a query each.
 */
const REREAD_MS = 1000;

// The cache contains values rather than promises, because one request cannot await another's
// promise.
const cache = new WeakMap<D1Database, { readAt: number; keys: readonly StoredKey[] }>();

/**
 * Reads all keys after making `changes` in the same transaction, and caches them. There are about
 * ten.
 */
export const readKeys = async (
  db: D1Database,
  now: number,
  changes: readonly D1PreparedStatement[] = [],
): Promise<readonly StoredKey[]> => {
  const read = db.prepare(
    `SELECT name, value, created_at AS createdAt, verifies_until AS verifiesUntil
     FROM signing_key ORDER BY created_at DESC, name`,
  );
  const known = cache.get(db);
  const result =
    changes.length > 0
      ? (await db.batch<StoredKey>([...changes, read])).at(-1)
      : await read.all<StoredKey>();
  const keys = result?.results ?? [];
  // Another request may have created keys while this one waited for older ones.
  if (changes.length > 0 || cache.get(db) === known) cache.set(db, { readAt: now, keys });
  return keys;
};

const loadKeys = async (
  db: D1Database,
  now: number,
  maxAgeMs: number,
): Promise<readonly StoredKey[]> => {
  const known = cache.get(db);
  if (!known) return readKeys(db, now);
  const { readAt } = known;
  // A request that arrived before the keys were read finds them new enough.
  if (now - readAt < maxAgeMs) return known.keys;
  // Until the query has responded, other requests use the known keys.
  known.readAt = now;
  try {
    return await readKeys(db, now);
  } catch (error) {
    known.readAt = readAt;
    throw error;
  }
};

/** The statement that creates the key of a kind, unless there is one. */
export const createKeyStatement = (
  db: D1Database,
  kind: string,
  value: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare('INSERT OR IGNORE INTO signing_key (name, value, created_at) VALUES (?, ?, ?)')
    .bind(kind, value, now);

/**
 * The key that signs values of a kind. The first use of any kind creates the keys of all kinds, so
 * that other isolates have long read a key when it first signs. If two isolates create a key at the
 * same time, they use the same one, because the row that is written first wins.
 */
export const signingKey = async (
  db: D1Database,
  kind: SigningKeyKind | `network-${string}`,
  now: number,
): Promise<string> => {
  const find = (keys: readonly StoredKey[]) => keys.find(({ name }) => name === kind)?.value;
  const known = await loadKeys(db, now, KEY_CACHE_MS);
  const found = find(known);
  if (found) return found;
  const missing = new Set([...listKeys(SIGNING_KEY_KINDS), kind]);
  for (const { name } of known) missing.delete(name as SigningKeyKind);
  const creation = [...missing].map((name) => createKeyStatement(db, name, randomKey(), now));
  const value = find(await readKeys(db, now, creation));
  if (!value) throw new Error(`The signing key ${kind} could not be stored.`);
  return value;
};

/** Whether a key is the one that signs values of a kind, or one that it replaced. */
export const isOfKind = ({ name }: StoredKey, kind: string): boolean =>
  name === kind || name.startsWith(`${kind}.`);

/**
 * Calls `verify` with each key that may have signed a value of a kind, newest first, until it
 * returns a result.
 */
export const tryKeys = async <T>(
  db: D1Database,
  kind: SigningKeyKind,
  now: number,
  verify: (key: string) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const tried = new Set<string>();
  for (const maxAgeMs of [KEY_CACHE_MS, REREAD_MS]) {
    for (const key of await loadKeys(db, now, maxAgeMs)) {
      const isValid = key.verifiesUntil === null || now < key.verifiesUntil;
      if (!isOfKind(key, kind) || !isValid || tried.has(key.value)) continue;
      tried.add(key.value);
      const result = await verify(key.value);
      if (result !== undefined) return result;
    }
  }
  return undefined;
};
