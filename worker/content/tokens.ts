import type { D1Database } from '@cloudflare/workers-types';
import { keyedHash, signingKey } from '../backend/signing.ts';

export interface ContentTokens {
  /** Reads what was published. */
  readonly delivery: string;
  /** Reads drafts too. */
  readonly preview: string;
}

// Values only: a promise of one request is not another's. A forged token must cost no look-up.
const known = new WeakMap<D1Database, ContentTokens>();

/**
 * The tokens of the embedded delivery service over HTTP: the same for every isolate, as they come
 * from a key that is kept in D1.
 */
export const contentTokens = async (db: D1Database, now: number): Promise<ContentTokens> => {
  const remembered = known.get(db);
  if (remembered) return remembered;
  const key = await signingKey(db, 'content', now);
  const [delivery, preview] = await Promise.all([
    keyedHash(key, 'delivery token'),
    keyedHash(key, 'preview token'),
  ]);
  const tokens = { delivery, preview };
  known.set(db, tokens);
  return tokens;
};
