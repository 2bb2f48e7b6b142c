import type { D1Database } from '@cloudflare/workers-types';
import { keyedHash } from '../http/secrets.ts';
import { signingKey } from '../http/signing-key.ts';

export interface ContentTokens {
  /** Reads what was published. */
  readonly delivery: string;
  /** Reads drafts too. */
  readonly preview: string;
}

/**
 * The tokens of the embedded delivery service over HTTP: the same for every isolate, as they come
 * from a key that is kept in D1.
 */
export const contentTokens = async (db: D1Database, now: number): Promise<ContentTokens> => {
  const key = await signingKey(db, 'content', now);
  const [delivery, preview] = await Promise.all([
    keyedHash(key, 'delivery token'),
    keyedHash(key, 'preview token'),
  ]);
  return { delivery, preview };
};
