import * as v from 'valibot';
import type { GoogleKey } from '../env-search-engines.ts';
import { EngineTrouble, postTo } from './post.ts';

const SCOPE = 'https://www.googleapis.com/auth/indexing';
const TOKEN_HOLDS_S = 600;
const ANSWER_MAX_CHARACTERS = 10_000;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

const textPart = (value: object) => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** Who we are, signed with the service account's key (RFC 7523; RS256). */
const assertion = async (key: GoogleKey, now: number): Promise<string> => {
  const issuedAt = Math.floor(now / 1000);
  const claims = {
    iss: key.client_email,
    scope: SCOPE,
    aud: key.token_uri,
    iat: issuedAt,
    exp: issuedAt + TOKEN_HOLDS_S,
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

const readToken = async (answer: Response): Promise<string> => {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > ANSWER_MAX_CHARACTERS) break;
  }
  try {
    return v.parse(TokenSchema, JSON.parse(text)).access_token;
  } catch {
    throw new EngineTrouble('Google answered without a token.');
  }
};

/** A page that is there or was changed, or one that is to be forgotten. */
export interface UrlNotice {
  readonly url: string;
  readonly type: 'URL_UPDATED' | 'URL_DELETED';
}

/** Google takes some 200 notices a day where no more were asked for; one at a time. */
const NOTICES_MAX = 100;

/** A request may hold six connections; the others wait for theirs. */
const NOTICES_AT_ONCE = 10;

/** 429 is not among them: the quota of a day comes back with the next day, and asking uses it too. */
const MAY_PASS = [408, 425];

/**
 * Tells Google's Indexing API (https://developers.google.com/search/apis/indexing-api/v3/using-api) of
 * the first of these pages; the sitemap tells of all. Who has heard a part is told no part again, as each notice
 * counts: then trouble is a line in the log.
 * @throws EngineTrouble where it took none, and may take them another time
 */
export const tellGoogle = async (
  { key, url, now }: { readonly key: GoogleKey; readonly url: string; readonly now: number },
  notices: readonly UrlNotice[],
): Promise<void> => {
  const answer = await postTo('Google', key.token_uri, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await assertion(key, now),
    }).toString(),
  });
  if (!answer) return;
  const token = await readToken(answer);
  const publish = async (notice: UrlNotice) => {
    const init = {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(notice),
    };
    const taken = await postTo('Google', url, init, { mayPass: MAY_PASS });
    await taken?.body?.cancel();
    return Boolean(taken);
  };
  // What it says of one it would say of all: a wrong owner, a key without the right, no quota. The first goes alone.
  const told = notices.slice(0, NOTICES_MAX);
  const [first] = told;
  if (!first || !(await publish(first))) return;
  for (let from = 1; from < told.length; from += NOTICES_AT_ONCE) {
    const answers = await Promise.allSettled(told.slice(from, from + NOTICES_AT_ONCE).map(publish));
    const lost = answers.filter((one) => one.status === 'rejected');
    if (lost.length > 0) {
      console.error(
        `Google was not told of ${lost.length} jobs, and will not be: ${lost[0]?.reason}`,
      );
    }
    // Refused, or nobody there.
    if (answers.some((one) => one.status === 'fulfilled' && !one.value)) return;
    if (lost.length === answers.length) return;
  }
};
