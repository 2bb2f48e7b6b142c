import * as v from 'valibot';
import type { GoogleKey } from '../env-search-engines.ts';
import { EngineError, postTo } from './post.ts';

const SCOPE = 'https://www.googleapis.com/auth/indexing';
const TOKEN_LIFETIME_S = 600;
const RESPONSE_MAX_CHARACTERS = 10_000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

const textPart = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** A signed assertion for the service account (RFC 7523; RS256). */
const assertion = async (key: GoogleKey, now: number): Promise<string> => {
  const issuedAt = Math.floor(now / 1000);
  const claims = {
    iss: key.client_email,
    scope: SCOPE,
    aud: key.token_uri,
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFETIME_S,
  };
  const text = `${textPart({ alg: 'RS256', typ: 'JWT' })}.${textPart(claims)}`;
  const signer = await crypto.subtle.importKey(
    'pkcs8',
    key.private_key,
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signed = await crypto.subtle.sign(
    signer.algorithm.name,
    signer,
    new TextEncoder().encode(text),
  );
  return `${text}.${base64url(new Uint8Array(signed))}`;
};

const TokenSchema = v.object({ access_token: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) });

const readToken = async (response: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > RESPONSE_MAX_CHARACTERS) break;
  }
  try {
    return v.parse(TokenSchema, JSON.parse(text)).access_token;
  } catch {
    throw new EngineError('Google responded without a token.');
  }
};

/** A page that was added or changed, or that must be removed from the index. */
export interface UrlNotice {
  readonly url: string;
  readonly type: 'URL_UPDATED' | 'URL_DELETED';
}

/** Google's default quota is about 200 notices a day, and each notice takes one request. */
const NOTICES_MAX = 100;

/**
 * A Worker invocation may have only six open connections; further notices wait until one is free.
 */
const NOTICES_AT_ONCE = 10;

/**
 * 429 is left out, because the quota is not renewed until the next day, and retries would count
 * against it too.
 */
const MAY_PASS = [408, 425];

/**
 * Notifies Google's Indexing API
 * (https://developers.google.com/search/apis/indexing-api/v3/using-api) about the first
 * `NOTICES_MAX` of these pages; the sitemap lists all of them. If only some notices fail, the
 * failures are logged but not retried, because each notice counts against the quota.
 * @throws EngineError if Google accepted none of them and a retry may succeed
 */
export const notifyGoogle = async (
  { key, url, now }: { readonly key: GoogleKey; readonly url: string; readonly now: number },
  notices: readonly UrlNotice[],
): Promise<void> => {
  const response = await postTo('Google', key.token_uri, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertion(key, now),
    }).toString(),
  });
  if (!response) return;
  const token = await readToken(response);
  const publish = async (notice: UrlNotice) => {
    const init = {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(notice),
    };
    const accepted = await postTo('Google', url, init, { mayPass: MAY_PASS });
    await accepted?.body?.cancel();
    return Boolean(accepted);
  };
  // The first notice is sent alone, because if it is refused, all the others would be too: the
  // site's ownership is not verified, the key has no permission, or the quota is used up.
  const sentNotices = notices.slice(0, NOTICES_MAX);
  const [first] = sentNotices;
  if (!first || !(await publish(first))) return;
  for (let from = 1; from < sentNotices.length; from += NOTICES_AT_ONCE) {
    const results = await Promise.allSettled(
      sentNotices.slice(from, from + NOTICES_AT_ONCE).map(publish),
    );
    const lost = results.filter((one) => one.status === 'rejected');
    if (lost.length > 0) {
      const jobs = lost.length === 1 ? '1 job' : `${lost.length} jobs`;
      console.error(
        `Could not notify Google of ${jobs}; this will not be retried. ${lost[0]?.reason}`,
      );
    }
    // Stop if Google refused a notice permanently, or if the whole batch failed.
    if (results.some((one) => one.status === 'fulfilled' && !one.value)) return;
    if (lost.length === results.length) return;
  }
};
