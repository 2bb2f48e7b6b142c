import type { D1Database } from '@cloudflare/workers-types';
import { isSameSecret, keyedHash } from '../http/secrets.ts';
import { signingKey, tryKeys } from '../http/signing-keys.ts';

export interface ContentTokens {
  /** Gives access to published content. */
  readonly delivery: string;
  /** Gives access to published content and drafts. */
  readonly preview: string;
}

const deriveTokens = async (key: string): Promise<ContentTokens> => {
  const [delivery, preview] = await Promise.all([
    keyedHash(key, 'delivery token'),
    keyedHash(key, 'preview token'),
  ]);
  return { delivery, preview };
};

/**
 * The tokens for the embedded delivery service over HTTP. They are the same in every isolate,
 * because they are derived from a key stored in D1. After a rotation of that key, the earlier
 * tokens still work for some time.
 */
export const contentTokens = async (db: D1Database, now: number): Promise<ContentTokens> =>
  deriveTokens(await signingKey(db, 'content', now));

/** Whether a token is one of those given; compared in constant time by default. */
export const identifyToken = async (
  token: string,
  { delivery, preview }: ContentTokens,
  isSame: (a: string, b: string) => boolean | Promise<boolean> = isSameSecret,
): Promise<keyof ContentTokens | undefined> => {
  const [isDelivery, isPreview] = await Promise.all([
    isSame(token, delivery),
    isSame(token, preview),
  ]);
  if (isPreview) return 'preview';
  return isDelivery ? 'delivery' : undefined;
};

/** Which of the valid tokens a token is, including those derived from a replaced key. */
export const identifyContentToken = (
  db: D1Database,
  token: string,
  now: number,
): Promise<keyof ContentTokens | undefined> =>
  tryKeys(db, 'content', now, async (key) => identifyToken(token, await deriveTokens(key)));

/** Calls `verify` with each valid preview token, newest first, until it returns a result. */
export const tryPreviewTokens = <T>(
  db: D1Database,
  now: number,
  verify: (previewToken: string) => Promise<T | undefined>,
): Promise<T | undefined> =>
  tryKeys(db, 'content', now, async (key) => verify((await deriveTokens(key)).preview));
