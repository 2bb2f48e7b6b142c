import type { D1Database } from '@cloudflare/workers-types';
import { EXPIRES_MAX_LENGTH } from '../../../src/contracts/review.ts';
import { sign, signingKey, verifySigned } from '../signing.ts';

/**
 * The `expires` value of a reviewer's link (DESIGN 4, 'Reviewers'): Unix seconds, grant id and
 * signature joined by dots. The signature covers the reviewer's id too, which the link names beside.
 */

const KEY_NAME = 'reviewer-link';
const EXPIRES = /^(\d{1,12})\.([\w-]{1,64})\.[\w-]{43}$/;
const ID = /^[\w-]{1,64}$/;

// A forged link must cost no look-up. Values only: a promise of one request is not another's.
const keys = new WeakMap<D1Database, string>();

const linkKey = async (db: D1Database, now: number): Promise<string> => {
  const known = keys.get(db);
  if (known) return known;
  const key = await signingKey(db, KEY_NAME, now);
  keys.set(db, key);
  return key;
};

/** `expiresAt` in Unix milliseconds, of which the link keeps whole seconds. */
export const signExpires = async (
  db: D1Database,
  link: { reviewerId: string; grantId: string; expiresAt: number },
  now: number,
): Promise<string> => {
  const seconds = Math.floor(link.expiresAt / 1000);
  const token = await sign(await linkKey(db, now), `${link.reviewerId}.${seconds}.${link.grantId}`);
  return token.slice(link.reviewerId.length + 1);
};

/** What a signed value says; undefined where nobody signed it for this reviewer. Reads no grant. */
export const verifyExpires = async (
  db: D1Database,
  reviewerId: string,
  expires: string,
  now: number,
): Promise<{ grantId: string; expiresAt: number } | undefined> => {
  if (expires.length > EXPIRES_MAX_LENGTH) return undefined;
  const [, seconds, grantId] = EXPIRES.exec(expires) ?? [];
  if (!seconds || !grantId || !ID.test(reviewerId)) return undefined;
  const payload = await verifySigned(await linkKey(db, now), `${reviewerId}.${expires}`);
  return payload === undefined ? undefined : { grantId, expiresAt: Number(seconds) * 1000 };
};
