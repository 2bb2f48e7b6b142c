/*
 * Contentful's request verification: the sender signs method, path, some headers and the body with a
 * secret that both know, HMAC-SHA-256 in hex. Which headers, a header says, itself among them.
 */

/** How old a signature may be, and how far ahead a clock: Contentful's own default. */
export const WEBHOOK_TTL_MS = 30_000;

const SIGNATURE = 'x-contentful-signature';
const SIGNED_HEADERS = 'x-contentful-signed-headers';
const TIMESTAMP = 'x-contentful-timestamp';
/** What was done, and to what kind of thing. */
export const TOPIC_HEADER = 'x-contentful-topic';
/** What is believed here of a request must be part of what was signed. */
const MUST_BE_SIGNED = [TIMESTAMP, SIGNED_HEADERS, TOPIC_HEADER];

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** What was signed; undefined where a header is missing, or is no part of it though it must be. */
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

/** Whether who knows the secret sent this, just now. Compares in constant time. */
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
  const isValid = await crypto.subtle.verify('HMAC', key, bytesOf(signature), encoder.encode(text));
  return isValid && Math.abs(now - Number(timestamp)) < WEBHOOK_TTL_MS;
};
