/*
 * Contentful's request verification: the sender signs the method, path, some headers and the body
 * with a shared secret, as HMAC-SHA-256 in hex. One header lists the signed headers, including
 * itself.
 */

/**
 * The maximum age of a signature, and its maximum clock skew into the future; the same as
 * Contentful's default.
 */
export const WEBHOOK_TTL_MS = 30_000;

const SIGNATURE = 'x-contentful-signature';
const SIGNED_HEADERS = 'x-contentful-signed-headers';
const TIMESTAMP = 'x-contentful-timestamp';
/** The header that contains the action and the type of the record. */
export const TOPIC_HEADER = 'x-contentful-topic';
/** The headers that this module reads, all of which must be signed. */
const MUST_BE_SIGNED = [TIMESTAMP, SIGNED_HEADERS, TOPIC_HEADER];

const parseHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/**
 * The string that was signed; undefined if a listed header is missing, or if a required header is
 * not listed.
 */
const signedText = (request: Request, body: string): string | undefined => {
  const names = (request.headers.get(SIGNED_HEADERS) ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .sort();
  if (!MUST_BE_SIGNED.every((name) => names.includes(name))) return undefined;
  const headers: string[] = [];
  for (const name of names) {
    const value = /^[\w-]+$/.test(name) ? request.headers.get(name) : null;
    if (value === null) return undefined;
    headers.push(`${name}:${value.trim()}`);
  }
  const { pathname } = new URL(request.url);
  return [request.method, pathname, headers.join(';'), body].join('\n');
};

/**
 * Whether Contentful signed the request with the secret within the last `WEBHOOK_TTL_MS`.
 * Signatures are compared in constant time.
 */
export const isSignedByContentful = async (
  request: Request,
  body: string,
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<boolean> => {
  const signature = request.headers.get(SIGNATURE) ?? '';
  const timestamp = request.headers.get(TIMESTAMP) ?? '';
  const text = signedText(request, body);
  if (!/^[\da-f]{64}$/i.test(signature) || !/^\d{13}$/.test(timestamp) || text === undefined) {
    return false;
  }
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const isValid = await crypto.subtle.verify(
    'HMAC',
    key,
    parseHex(signature),
    encoder.encode(text),
  );
  return isValid && Math.abs(now - Number(timestamp)) < WEBHOOK_TTL_MS;
};
