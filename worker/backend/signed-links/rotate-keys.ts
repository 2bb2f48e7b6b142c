import type { D1Database } from '@cloudflare/workers-types';
import { listKeys } from '../../../src/contracts/enums.ts';
import {
  SIGNING_KEY_KINDS,
  type SigningKeyKind,
} from '../../../src/contracts/site/signing-keys.ts';
import { HttpError } from '../../http/http-error.ts';
import { isoDate, isoDateOrNull } from '../../http/iso-date.ts';
import { randomKey, sha256Hex } from '../../http/secrets.ts';
import {
  createKeyStatement,
  isOfKind,
  KEY_CACHE_MS,
  readKeys,
  type StoredKey,
} from '../../http/signing-keys.ts';
import { auditStatement } from '../audit-log.ts';

/** Every key of a kind is tried on a forged value, so there are at most this many. */
const KEYS_MAX = 10;

const readId = async ({ value }: StoredKey): Promise<string> =>
  (await sha256Hex(new TextEncoder().encode(value))).slice(0, 12);

const findKind = (key: StoredKey): SigningKeyKind | undefined =>
  listKeys(SIGNING_KEY_KINDS).find((kind) => isOfKind(key, kind));

/** Describes keys without their values. Keys of network hashes are left out. */
const describeKeys = async (keys: readonly StoredKey[]) => {
  const described = keys.map(async (key) => {
    const kind = findKind(key);
    const verifiesUntil = isoDateOrNull(key.verifiesUntil);
    return (
      kind && { id: await readId(key), kind, createdAt: isoDate(key.createdAt), verifiesUntil }
    );
  });
  return (await Promise.all(described)).filter((key) => key !== undefined);
};

/** All keys of links, cookies and tokens, newest first. */
export const listSigningKeys = async (db: D1Database, now: number) =>
  describeKeys(await readKeys(db, now));

/**
 * Replaces the keys of the given kinds. The new ones sign in every isolate after `KEY_CACHE_MS`
 * at most. A replaced key verifies until the last value that it signed expires.
 * Kinds without a key are left out: the first value that is signed creates it.
 * @returns the new keys
 * @throws HttpError 409 `too_many_keys` if a kind already has `KEYS_MAX` keys; nothing is replaced
 */
export const rotateKeys = async (db: D1Database, kinds: readonly SigningKeyKind[], now: number) => {
  const known = await readKeys(db, now);
  const full = kinds.filter(
    (kind) => known.filter((key) => isOfKind(key, kind)).length >= KEYS_MAX,
  );
  if (full.length > 0) {
    throw new HttpError(
      409,
      'too_many_keys',
      `There are ${KEYS_MAX} keys for ${full.join(', ')}, which is the limit. Wait until the oldest ends, or revoke it: npm run ops -- keys list`,
    );
  }
  const replaced = known.filter(({ name }) => kinds.some((kind) => kind === name));
  const changes = replaced.map(async (key) => {
    const kind = key.name as SigningKeyKind;
    const value = randomKey();
    // Other isolates sign with the replaced key for as long as they cache it.
    const verifiesUntil = now + SIGNING_KEY_KINDS[kind].validMs + 2 * KEY_CACHE_MS;
    const id = await readId(key);
    return {
      value,
      statements: [
        // If another operator has replaced the key already, this changes nothing.
        db
          .prepare(
            'UPDATE signing_key SET name = ?, verifies_until = ? WHERE name = ? AND value = ?',
          )
          .bind(`${kind}.${id}`, verifiesUntil, kind, key.value),
        createKeyStatement(db, kind, value, now),
        auditStatement(
          db,
          { actor: 'operator', action: 'key.rotated', subject: id, detail: { kind } },
          now,
          { sql: 'EXISTS (SELECT 1 FROM signing_key WHERE value = ?)', values: [value] },
        ),
      ],
    };
  });
  const made = await Promise.all(changes);
  const keys = await readKeys(
    db,
    now,
    made.flatMap(({ statements }) => statements),
  );
  return describeKeys(keys.filter((key) => made.some(({ value }) => value === key.value)));
};

/**
 * Deletes a key that leaked: what it signed is invalid in every isolate after
 * `KEY_CACHE_MS` at most. If it is the key that signs, a new one takes its place. A repeated call
 * returns the same.
 * @returns the key's kind, or undefined if there is and was no such key
 */
export const revokeKey = async (
  db: D1Database,
  id: string,
  now: number,
): Promise<SigningKeyKind | undefined> => {
  for (const key of await readKeys(db, now)) {
    const kind = findKind(key);
    if (!kind || (await readId(key)) !== id) continue;
    await readKeys(db, now, [
      db.prepare('DELETE FROM signing_key WHERE value = ?').bind(key.value),
      createKeyStatement(db, kind, randomKey(), now),
      auditStatement(
        db,
        { actor: 'operator', action: 'key.revoked', subject: id, detail: { kind } },
        now,
      ),
    ]);
    return kind;
  }
  const revoked = await db
    .prepare(
      `SELECT detail ->> 'kind' AS kind FROM audit_log
       WHERE subject = ? AND action = 'key.revoked' LIMIT 1`,
    )
    .bind(id)
    .first<{ kind: SigningKeyKind }>();
  return revoked?.kind;
};
