import type { D1Database } from '@cloudflare/workers-types';
import { MAGIC_LINK_MINUTES } from '../../../src/contracts/candidate.ts';
import type { Bindings } from '../../env.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { type NewEvent, recordEvent } from '../events/record-event.ts';
import { randomId, sha256 } from '../signing.ts';

/** Sign-in links and bearer tokens (decision 16). What lets somebody in is stored as a hash;
 * in clear a link stands in its event until that is handled, and then in the outbox for a day. */

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long somebody stays signed in. It does not slide: a stolen token ends with the month. */
export const BEARER_MS = 30 * DAY_MS;
/**
 * Links of an address that work at one time, so that nobody can flood somebody's mailbox. Who asks
 * beyond that has one that works in theirs, whoever asked for it: nobody can be locked out so.
 */
export const LINKS_AT_ONCE = 3;

export const hashToken = (token: string): Promise<string> =>
  sha256(new TextEncoder().encode(token));

/**
 * Writes a sign-in link and the event that has it mailed, for whatever address: nothing here looks
 * whether we know it, so nothing tells.
 * @returns the event; undefined where the address has links enough, or was erased since the post
 *   arrived at `now`
 */
export const writeMagicLink = async (
  bindings: Pick<Bindings, 'DB' | 'FILES'>,
  email: string,
  now: number,
): Promise<NewEvent | undefined> => {
  const { DB: db } = bindings;
  const token = randomId();
  const hash = await hashToken(token);
  const requested = recordEvent(db, 'magic_link_requested', { email, token }, now, {
    sql: 'EXISTS (SELECT 1 FROM candidate_token WHERE hash = ?)',
    values: [hash],
  });
  const results = await batchUnlessErased(bindings, email, now, (unless) => [
    db
      .prepare(
        `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
         SELECT ?1, 'magic_link', ?2, ?3, ?4
         WHERE (SELECT count(*) FROM candidate_token
                WHERE email = ?2 AND kind = 'magic_link' AND used_at IS NULL AND expires_at > ?3) < ?5
           AND ${unless.sql}`,
      )
      .bind(
        ...[hash, email, now, now + MAGIC_LINK_MINUTES * MINUTE_MS, LINKS_AT_ONCE],
        ...unless.values,
      ),
    requested.statement,
  ]);
  return results?.[0]?.meta.changes ? requested : undefined;
};

export interface Session {
  readonly token: string;
  /** Unix milliseconds. */
  readonly expiresAt: number;
  readonly email: string;
}

/**
 * Exchanges the token of a sign-in link for a bearer token, once: one batch, so of two that come at
 * the same time one finds the link used. The account comes into being here, and every other link
 * that was mailed to the address stops working.
 * @returns undefined where the link is unknown, used or too old
 */
export const exchangeMagicLink = async (
  db: D1Database,
  linkToken: string,
  now: number,
): Promise<Session | undefined> => {
  const linkHash = await hashToken(linkToken);
  const token = randomId();
  const expiresAt = now + BEARER_MS;
  const link = `FROM candidate_token AS link
    WHERE link.hash = ? AND link.kind = 'magic_link' AND link.used_at IS NULL AND link.expires_at > ?`;
  const [, , used] = await db.batch<{ email: string }>([
    db
      .prepare(
        `INSERT OR IGNORE INTO candidate (id, email, created_at) SELECT ?, link.email, ? ${link}`,
      )
      .bind(randomId(), now, linkHash, now),
    db
      .prepare(
        `INSERT INTO candidate_token (hash, kind, email, created_at, expires_at)
         SELECT ?, 'bearer', link.email, ?, ? ${link}`,
      )
      .bind(await hashToken(token), now, expiresAt, linkHash, now),
    db
      .prepare(
        `UPDATE candidate_token SET used_at = ?
         WHERE kind = 'magic_link' AND used_at IS NULL AND email = (SELECT link.email ${link})
         RETURNING (SELECT email FROM candidate WHERE candidate.email = candidate_token.email) AS email`,
      )
      .bind(now, linkHash, now),
  ]);
  const email = used?.results[0]?.email;
  return email === undefined ? undefined : { token, expiresAt, email };
};

export const endSession = async (db: D1Database, tokenHash: string): Promise<void> => {
  await db.prepare('DELETE FROM candidate_token WHERE hash = ?').bind(tokenHash).run();
};

/** Ends every session of the address, and links that were mailed and not used yet. */
export const endAllSessions = async (db: D1Database, email: string): Promise<void> => {
  await db.prepare('DELETE FROM candidate_token WHERE email = ?').bind(email).run();
};
