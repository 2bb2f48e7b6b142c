import type { D1Database } from '@cloudflare/workers-types';
import { keyedHash } from '../http/secrets.ts';
import { signingKey } from '../http/signing-key.ts';

export interface ContentTokens {
  /** Gives access to published content. */
  readonly delivery: string;
  /** Gives access to published content and drafts. */
  readonly preview: string;
}

/**
 * The tokens for the embedded delivery service over HTTP. They are the same in every isolate,
 * because they are derived from a key stored in D1.
 */
export const contentTokens = async (db: D1Database, now: number): Promise<ContentTokens> => {
  const key = await signingKey(db, 'content', now);
  const [delivery, preview] = await Promise.all([
    keyedHash(key, 'delivery token'),
    keyedHash(key, 'preview token'),
  ]);
  return { delivery, preview };
};
