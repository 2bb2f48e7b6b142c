import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { HttpError } from '../../http/http-error.ts';
import { sha256 } from '../../http/secrets.ts';
import type { Condition } from '../condition.ts';

/*
 * Sessions (decision 58): a bearer token, of which the hash is stored. One ends after a time, be it
 * used or not, sooner where nobody uses it, and at once where its owner says so.
 */

const HOUR_MS = 60 * 60 * 1000;

/** Of an id that is shown: too short a part of a hash to be looked for. */
const ID_LENGTH = 16;

export interface Session {
  readonly token: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly email: string;
}

/** A session that a call came with. Times are Unix milliseconds. */
export interface FoundSession {
  readonly tokenHash: string;
  readonly email: string;
  readonly candidateId: string;
  readonly createdAt: number;
}

export const hashToken = (token: string): Promise<string> =>
  sha256(new TextEncoder().encode(token));

/** Holds of a session that lets in at `now`; those of before have no time of their last use. */
const holdsAt = (now: number): Condition => ({
  sql: `kind = 'bearer' AND expires_at > ? AND coalesce(last_used_at, ?) > ?`,
  values: [now, now, now - LIFETIMES.idleSession],
});

/** Begins a session for each row of `from`, a FROM clause with an `email`. */
export const beginSession = (
  db: D1Database,
  session: { readonly tokenHash: string; readonly browser: string; readonly now: number },
  from: Condition,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO candidate_token
         (hash, kind, email, created_at, expires_at, last_used_at, browser)
       SELECT ?, 'bearer', email, ?, ?, ?, ? ${from.sql}`,
    )
    .bind(
      ...[session.tokenHash, session.now, session.now + LIFETIMES.session],
      ...[session.now, session.browser],
      ...from.values,
    );

/** The session of a token, where its account is still there. The last use is noted by the hour: reading alone should write little. */
export const findSession = async (
  db: D1Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> => {
  const holds = holdsAt(now);
  const row = await db
    .prepare(
      `SELECT candidate.id, candidate.email, session.created_at, last_used_at
       FROM candidate_token AS session JOIN candidate ON candidate.email = session.email
       WHERE hash = ? AND ${holds.sql}`,
    )
    .bind(tokenHash, ...holds.values)
    .first<{ id: string; email: string; created_at: number; last_used_at: number | null }>();
  if (!row) return undefined;
  if (row.last_used_at !== null && row.last_used_at <= now - HOUR_MS) {
    await db
      .prepare('UPDATE candidate_token SET last_used_at = ? WHERE hash = ?')
      .bind(now, tokenHash)
      .run();
  }
  return { tokenHash, email: row.email, candidateId: row.id, createdAt: row.created_at };
};

/** @throws HttpError 403 `sign_in_again` where its owner signed in too long ago for what cannot be undone */
export const requireFresh = ({ createdAt }: Pick<FoundSession, 'createdAt'>, now: number): void => {
  if (now < createdAt + LIFETIMES.freshSession) return;
  throw new HttpError(403, 'sign_in_again', 'Sign in again first, so that we know it is you.');
};

export interface ListedSession {
  readonly id: string;
  /** In words; empty in sessions of before. */
  readonly browser: string;
  readonly createdAt: number;
  /** To the hour; null in sessions of before. */
  readonly lastUsedAt: number | null;
  readonly expiresAt: number;
  /** Who asks is signed in by it. */
  readonly isCurrent: boolean;
}

interface SessionRow {
  hash: string;
  browser: string | null;
  created_at: number;
  last_used_at: number | null;
  expires_at: number;
}

/** The sessions of whoever asks, the youngest first. */
export const listSessions = async (
  db: D1Database,
  { email, tokenHash }: Pick<FoundSession, 'email' | 'tokenHash'>,
  now: number,
): Promise<ListedSession[]> => {
  const holds = holdsAt(now);
  const { results } = await db
    .prepare(
      `SELECT hash, browser, created_at, last_used_at, expires_at FROM candidate_token
       WHERE email = ? AND ${holds.sql} ORDER BY created_at DESC, hash`,
    )
    .bind(email, ...holds.values)
    .all<SessionRow>();
  return results.map((row) => ({
    id: row.hash.slice(0, ID_LENGTH),
    browser: row.browser ?? '',
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    isCurrent: row.hash === tokenHash,
  }));
};

/** @returns whether there was such a session of this address */
export const endSession = async (db: D1Database, email: string, id: string): Promise<boolean> => {
  const { meta } = await db
    .prepare(
      `DELETE FROM candidate_token
       WHERE email = ? AND kind = 'bearer' AND substr(hash, 1, ${ID_LENGTH}) = ?`,
    )
    .bind(email, id.slice(0, ID_LENGTH))
    .run();
  return meta.changes > 0;
};

/** Ends the session of a token, whosever it is. */
export const endToken = async (db: D1Database, token: string): Promise<void> => {
  await db
    .prepare(`DELETE FROM candidate_token WHERE hash = ? AND kind = 'bearer'`)
    .bind(await hashToken(token))
    .run();
};

/** Ends every session of the address, and links that were mailed and not used yet. */
export const endAllSessions = async (db: D1Database, email: string, now: number): Promise<void> => {
  await db.batch([
    db.prepare(`DELETE FROM candidate_token WHERE email = ? AND kind = 'bearer'`).bind(email),
    // They stay, as the links of a day are counted.
    db
      .prepare(
        `UPDATE candidate_token SET used_at = ?
         WHERE email = ? AND kind = 'magic_link' AND used_at IS NULL`,
      )
      .bind(now, email),
  ]);
};
