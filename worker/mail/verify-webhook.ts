import { isSameSecret, keyedHash } from '../http/secrets.ts';

/*
 * Resend signs its webhooks through Svix (https://docs.svix.com/receiving/verifying-payloads/how-manual):
 * HMAC-SHA-256 over the id, the time and the body, in base64. During a change of the secret, the
 * header has a signature for each secret.
 */

/** The maximum age of a signature and its maximum clock skew into the future, as in Svix's libraries. */
export const MAIL_WEBHOOK_TTL_MS = 5 * 60_000;

const parseSecret = (secret: string) =>
  Uint8Array.from(atob(secret.replace('whsec_', '')), (c) => c.charCodeAt(0));

/**
 * Whether the provider signed these headers and this body with the secret within the last
 * `MAIL_WEBHOOK_TTL_MS`. Signatures are compared in constant time.
 */
export const isSignedByMailProvider = async (
  headers: Headers,
  body: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<boolean> => {
  const id = headers.get('svix-id') ?? '';
  const timestamp = headers.get('svix-timestamp') ?? '';
  if (!id || !/^\d{10}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1000) >= MAIL_WEBHOOK_TTL_MS) return false;
  const known = await keyedHash(parseSecret(secret), `${id}.${timestamp}.${body}`);
  const given = (headers.get('svix-signature') ?? '').split(' ');
  const matches = await Promise.all(
    given.map((signature) =>
      isSameSecret(
        signature.replaceAll('+', '-').replaceAll('/', '_').replace(/=$/, ''),
        `v1,${known}`,
      ),
    ),
  );
  return matches.includes(true);
};
