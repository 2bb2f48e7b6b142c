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
 * Sign-in links (decision 20). The credentials are stored as hashes. The link itself is stored in
 * plain text: in its event until the event is handled, and then in the outbox for a day. A link
 * opens directly in the browser that requested it, which has a secret in a cookie. Any other
 * browser also needs the code shown in the first one.
 */

/** Number of wrong codes after which a link stops working. */
export const CODE_TRIES = 5;

/**
 * Daily limits on the links mailed to one address (UTC days, as for network hashes), to prevent
 * mailbox flooding: `network` for requests from one network, `address` in total. Beyond `address`,
 * each network still gets its `share`, up to `most` in total, so that a few strangers cannot keep a
 * candidate from signing in.
 */
export const LINKS_A_DAY = { address: 30, network: 10, share: 2, most: 100 };

/** The client requesting a link. */
export interface LinkRequester {
  /** The secret that the requesting browser stores for as long as its links are valid. */
  readonly browserSecret: string;
  /** The client's network, as returned by `networkHash` or `sessionNetwork`. */
  readonly network: string;
}

const SESSION_PREFIX = 'session ';

/**
 * Stands in for the network of a signed-in candidate, whose links are counted separately so that
 * strangers cannot use up the limit.
 */
export const sessionNetwork = (tokenHash: string): string =>
  SESSION_PREFIX + tokenHash.slice(0, 16);

/**
 * Derives a six-digit code, the same for all links requested by one browser, because the candidate
 * may open any of them.
 */
export const deriveCode = async (browserSecret: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`code ${browserSecret}`);
  const digest = new DataView(await crypto.subtle.digest('SHA-256', bytes));
  return String(digest.getBigUint64(0) % 1_000_000n).padStart(6, '0');
};

/**
 * Writes a sign-in link and the event that mails it, for any address. It never checks whether the
 * address has an account, so that the response cannot reveal it.
 * @returns the event; `limited` if the address has reached its limit for today; undefined if the
 * address was erased after the request arrived at `now`
 */
export const writeSignInLink = async (
  bindings: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  email: string,
  { browserSecret, network }: LinkRequester,
  now: number,
): Promise<NewEvent | 'limited' | undefined> => {
  const { PEOPLE: db } = bindings;
  const token = randomId();
  const hash = await hashToken(token);
  const requested = recordEvent(db, 'magic_link_requested', { email, token }, now, {
    sql: 'EXISTS (SELECT 1 FROM candidate_token WHERE hash = ?)',
    values: [hash],
  });
  const [browserHash, code] = await Promise.all([
    hashToken(browserSecret),
    deriveCode(browserSecret),
  ]);
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
    'This sign-in link has already been used or has expired. Request a new one.',
  );

/** Proof, submitted with a link, that the person opening the link also requested it. */
export interface LinkProof {
  /** The secret of the browser that opens the link. */
  readonly browserSecret: string | undefined;
  readonly code: string | undefined;
}

/** @throws HttpError 410 `link_over`, 403 `code_needed`, 422 `code_wrong` */
const requireRequester = async (
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
  // Links created before browser secrets were introduced have no hash.
  if (link.browser_hash === null) return;
  if (browserSecret && (await hashToken(browserSecret)) === link.browser_hash) return;
  if (!code) {
    throw new HttpError(
      403,
      'code_needed',
      'Enter the six-digit code shown where you requested this link.',
    );
  }
  // The attempt is counted before the code is compared, so that concurrent attempts all count.
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
      'Too many wrong codes. Request a new link, preferably in this browser.',
    );
  }
  const message = `That code isn’t right. You have ${left === 1 ? 'one try' : `${left} tries`} left.`;
  throw new HttpError(422, 'code_wrong', message, { fields: { code: [message] } });
};

/**
 * Exchanges a sign-in link's token for a session. A token works only once: the exchange is one
 * batch, so the second of two concurrent requests finds that the link has been used. Creates the
 * account if there is none, and disables every other link mailed to the address.
 * @param browser such as `Firefox on Windows`, for the list of sessions
 * @throws HttpError 410 `link_over` for an unknown, used or expired link; 403 `code_needed` or 422
 * `code_wrong` in a browser other than the one that requested the link
 */
export const openSignInLink = async (
  db: D1Database,
  linkToken: string,
  proof: LinkProof,
  { browser, now }: { readonly browser: string; readonly now: number },
): Promise<Session> => {
  const linkHash = await hashToken(linkToken);
  await requireRequester(db, linkHash, proof, now);
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
