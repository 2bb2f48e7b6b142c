import type { D1Database } from '@cloudflare/workers-types';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { startOfDay } from '../../http/iso-date.ts';
import { randomId } from '../../http/secrets.ts';
import { batchUnlessErased } from '../erasures/batch-unless-erased.ts';
import { type NewEvent, recordEvent } from '../events/record-event.ts';
import { beginSession, hashToken, type Session } from '../sessions/sessions.ts';

/*
 * Sign-in links (decision 58). What lets somebody in is stored as a hash; in clear a link stands in
 * its event until that is handled, and then in the outbox for a day. A link opens in the browser that
 * asked for it, which has a secret in a cookie; elsewhere it asks for the code that is shown there.
 */

/** Wrong codes, after which a link opens nothing any more. */
export const CODE_TRIES = 5;

/**
 * Links in a day (UTC, as networks have their hashes) that are mailed to an address, so that nobody can
 * flood a mailbox: `network` at the request of one network, `address` in all. Beyond that each network still gets its `share`, up to
 * `most` in all, so that a few strangers cannot keep others from signing in.
 */
export const LINKS_A_DAY = { address: 30, network: 10, share: 2, most: 100 };

/** Who asks for a link. */
export interface LinkAsker {
  /** The secret that the asking browser keeps for as long as its links work. */
  readonly browserSecret: string;
  /** As `networkHash` has it, or `askerOfSession`. */
  readonly network: string;
}

const SESSION_PREFIX = 'session ';

/** In place of a network: the owner's links are counted apart, so that strangers use up none of them. */
export const askerOfSession = (tokenHash: string): string =>
  SESSION_PREFIX + tokenHash.slice(0, 16);

/** Six digits, the same for all links that a browser asks for: any of them may be the one that is opened. */
export const codeOf = async (browserSecret: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`code ${browserSecret}`);
  const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes));
  return String(digest.getBigUint64(0) % 1_000_000n).padStart(6, '0');
};

/**
 * Writes a sign-in link and the event that has it mailed, for whatever address: nothing here looks
 * whether we know it, so nothing tells.
 * @returns the event; `limited` where the address had links enough today, undefined where it was
 *   erased since the post arrived at `now`
 */
export const writeSignInLink = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  email: string,
  { browserSecret, network }: LinkAsker,
  now: number,
): Promise<NewEvent | 'limited' | undefined> => {
  const { PEOPLE: db } = bindings;
  const token = randomId();
  const hash = await hashToken(token);
  const requested = recordEvent(db, 'magic_link_requested', { email, token }, now, {
    sql: 'EXISTS (SELECT 1 FROM candidate_token WHERE hash = ?)',
    values: [hash],
  });
  const [browserHash, code] = await Promise.all([hashToken(browserSecret), codeOf(browserSecret)]);
  const results = await batchUnlessErased(bindings, email, now, (unless) => [
    db
      .prepare(
        `INSERT INTO candidate_token
           (hash, kind, email, created_at, expires_at, browser_hash, code, network)
         SELECT ?1, 'magic_link', ?2, ?3, ?4, ?5, ?6, ?7
         WHERE (SELECT iif(?13, of_asker < ?11, strangers < ?9
                  AND of_asker < iif(strangers < ?10, ?11, ?12))
                FROM (SELECT count(*) FILTER (WHERE network = ?7) AS of_asker,
                        count(*) FILTER (WHERE network NOT LIKE '${SESSION_PREFIX}%') AS strangers
                      FROM candidate_token
                      WHERE email = ?2 AND kind = 'magic_link' AND created_at >= ?8))
           AND ${unless.sql}`,
      )
      .bind(
        ...[hash, email, now, now + LIFETIMES.signInLink, browserHash, code, network],
        ...[startOfDay(now), LINKS_A_DAY.most],
        ...[LINKS_A_DAY.address, LINKS_A_DAY.network, LINKS_A_DAY.share],
        Number(network.startsWith(SESSION_PREFIX)),
        ...unless.values,
      ),
    requested.statement,
  ]);
  if (!results) return undefined;
  return results[0]?.meta.changes ? requested : 'limited';
};

const OPENS = `hash = ? AND kind = 'magic_link' AND used_at IS NULL AND expires_at > ?`;

const linkOver = () =>
  new HttpError(
    410,
    'link_over',
    'This sign-in link was used already, or is too old. Ask for a new one.',
  );

/** What comes with a link. */
export interface LinkProof {
  /** Of the browser that opens it. */
  readonly browserSecret: string | undefined;
  readonly code: string | undefined;
}

/** @throws HttpError 410 `link_over`, 403 `code_needed`, 422 `code_wrong` */
const requireAsker = async (
  db: D1Database,
  linkHash: string,
  { browserSecret, code }: LinkProof,
  now: number,
): Promise<void> => {
  const link = await db
    .prepare(`SELECT browser_hash FROM candidate_token WHERE ${OPENS}`)
    .bind(linkHash, now)
    .first<{ browser_hash: string | null }>();
  if (!link) throw linkOver();
  // Those of before knew no browser.
  if (link.browser_hash === null) return;
  if (browserSecret && (await hashToken(browserSecret)) === link.browser_hash) return;
  if (!code) {
    throw new HttpError(
      403,
      'code_needed',
      'Enter the code of six digits that is shown where you asked for this link.',
    );
  }
  // Counted before it is compared: tries at the same time are as many tries.
  const tried = await db
    .prepare(
      `UPDATE candidate_token SET tries = tries + 1 WHERE ${OPENS} AND tries < ?
       RETURNING code, tries`,
    )
    .bind(linkHash, now, CODE_TRIES)
    .first<{ code: string; tries: number }>();
  if (tried?.code === code) return;
  const left = CODE_TRIES - (tried?.tries ?? CODE_TRIES);
  if (left <= 0) {
    throw new HttpError(
      410,
      'link_over',
      'That was a wrong code too often. Ask for a new link, best in this browser.',
    );
  }
  const message = `That is not the code. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
  throw new HttpError(422, 'code_wrong', message, { fields: { code: [message] } });
};

/**
 * Exchanges the token of a sign-in link for a session, once: one batch, so of two that come at the
 * same time one finds the link used. The account comes into being here, and every other link that
 * was mailed to the address stops working.
 * @param browser in words, as the list of sessions names it
 * @throws HttpError 410 `link_over` where the link is unknown, used or too old; in another browser
 *   than the one that asked for it 403 `code_needed`, 422 `code_wrong`
 */
export const openSignInLink = async (
  db: D1Database,
  linkToken: string,
  proof: LinkProof,
  { browser, now }: { readonly browser: string; readonly now: number },
): Promise<Session> => {
  const linkHash = await hashToken(linkToken);
  await requireAsker(db, linkHash, proof, now);
  const token = randomId();
  const link = `FROM candidate_token AS link WHERE ${OPENS}`;
  const [, , used] = await db.batch<{ email: string }>([
    db
      .prepare(
        `INSERT OR IGNORE INTO candidate (id, email, created_at) SELECT ?, link.email, ? ${link}`,
      )
      .bind(randomId(), now, linkHash, now),
    beginSession(
      db,
      { tokenHash: await hashToken(token), browser, now },
      { sql: link, values: [linkHash, now] },
    ),
    db
      .prepare(
        `UPDATE candidate_token SET used_at = ?
         WHERE kind = 'magic_link' AND used_at IS NULL AND email = (SELECT link.email ${link})
         RETURNING (SELECT email FROM candidate WHERE candidate.email = candidate_token.email) AS email`,
      )
      .bind(now, linkHash, now),
  ]);
  const email = used?.results[0]?.email;
  if (email === undefined) throw linkOver();
  return { token, expiresAt: now + LIFETIMES.session, email };
};
