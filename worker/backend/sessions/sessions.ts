import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { HttpError } from '../../http/http-error.ts';
import { sha256 } from '../../http/secrets.ts';
import type { Condition } from '../condition.ts';

/*
 * Sessions (decision 20): bearer tokens, which are stored as hashes. A session expires after a
 * fixed time, or sooner if it is not used. The candidate can end it at any time.
 */

const HOUR_MS = 60 * 60 * 1000;

/**
 * Length of a session's public id: the part of the hash that is shown, too short to look up the
 * session.
 */
const ID_LENGTH = 16;

export interface Session {
  readonly token: string;
  /** In Unix milliseconds. */
  readonly expiresAt: number;
  readonly email: string;
}

/** The session that authenticates a request, with times in Unix milliseconds. */
export interface FoundSession {
  readonly tokenHash: string;
  readonly email: string;
  readonly candidateId: string;
  readonly createdAt: number;
}

export const hashToken = (token: string): Promise<string> =>
  sha256(new TextEncoder().encode(token));

/**
 * SQL condition for sessions that are valid at `now`. Sessions created before last use was recorded
 * have no last-use time.
 */
const isValidAt = (now: number): Condition => ({
  sql: `kind = 'bearer' AND expires_at > ? AND coalesce(last_used_at, ?) > ?`,
  values: [now, now, now - LIFETIMES.idleSession],
});

/**
 * Starts a session for each row returned by `from`, a FROM clause that provides an `email` column.
 */
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

/**
 * Finds the session for a token, if its account still exists. The last use is stored at most once
 * an hour, so that reads cause few writes.
 */
export const findSession = async (
  db: D1Database,
  tokenHash: string,
  now: number,
): Promise<FoundSession | undefined> => {
  const holds = isValidAt(now);
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

/** @throws HttpError 403 `sign_in_again` if the sign-in is too old for an irreversible action */
export const requireFresh = ({ createdAt }: Pick<FoundSession, 'createdAt'>, now: number): void => {
  if (now < createdAt + LIFETIMES.freshSession) return;
  throw new HttpError(
    403,
    'sign_in_again',
    'Please sign in again first, so that we know it’s you.',
  );
};

export interface ListedSession {
  readonly id: string;
  /**
   * The browser, such as `Firefox on Windows`; empty if it was not recognized, or for sessions
   * created before browsers were recorded.
   */
  readonly browser: string;
  readonly createdAt: number;
  /**
   * The time of last use, accurate to the hour; null for sessions created before last use was
   * recorded.
   */
  readonly lastUsedAt: number | null;
  readonly expiresAt: number;
  /** True for the session that made the request. */
  readonly isCurrent: boolean;
}

interface SessionRow {
  hash: string;
  browser: string | null;
  created_at: number;
  last_used_at: number | null;
  expires_at: number;
}

/** The caller's sessions, newest first. */
export const listSessions = async (
  db: D1Database,
  { email, tokenHash }: Pick<FoundSession, 'email' | 'tokenHash'>,
  now: number,
): Promise<ListedSession[]> => {
  const holds = isValidAt(now);
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

/** @returns whether the address had a session with this id */
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

/** Ends the session with this token, whichever account it belongs to. */
export const endToken = async (db: D1Database, token: string): Promise<void> => {
  await db
    .prepare(`DELETE FROM candidate_token WHERE hash = ? AND kind = 'bearer'`)
    .bind(await hashToken(token))
    .run();
};

/** Ends all sessions for the address, and disables mailed links that have not been used yet. */
export const endAllSessions = async (db: D1Database, email: string, now: number): Promise<void> => {
  await db.batch([
    db.prepare(`DELETE FROM candidate_token WHERE email = ? AND kind = 'bearer'`).bind(email),
    // The links' rows are kept, because they count towards the daily limit.
    db
      .prepare(
        `UPDATE candidate_token SET used_at = ?
         WHERE email = ? AND kind = 'magic_link' AND used_at IS NULL`,
      )
      .bind(now, email),
  ]);
};
