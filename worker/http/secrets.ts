const KEY_BYTES = 32;

/** Encodes bytes in base64url, without padding. */
export const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** 128 random bits in base64url, for ids and file keys that cannot be guessed. */
export const randomId = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)));

/** A random key for `sign` and `keyedHash`. */
export const randomKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

const hmacKey = (key: string | Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey(
    'raw',
    typeof key === 'string' ? new TextEncoder().encode(key) : key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

/**
 * HMAC-SHA-256 in base64url. Stored in place of a string, so that only someone with the key can
 * look up the string.
 */
export const keyedHash = async (
  key: string | Uint8Array<ArrayBuffer>,
  text: string,
): Promise<string> =>
  base64url(await crypto.subtle.sign('HMAC', await hmacKey(key), new TextEncoder().encode(text)));

/** Signs a payload; returns `payload.signature`. The payload is not encrypted. */
export const sign = async (key: string, payload: string): Promise<string> =>
  `${payload}.${await keyedHash(key, payload)}`;

/**
 * The payload of a token from `sign`; undefined if the token is invalid. Compares in constant time.
 */
export const verifySigned = async (key: string, token: string): Promise<string | undefined> => {
  const dot = token.lastIndexOf('.');
  if (dot < 0) return undefined;
  const payload = token.slice(0, dot);
  const text = token.slice(dot + 1);
  let signature: Uint8Array<ArrayBuffer>;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    signature = Uint8Array.from(binary, (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
  // The last character has unused bits, so a different character could decode to the same bytes.
  // Such a token counts as altered.
  if (base64url(signature) !== text) return undefined;
  const valid = await crypto.subtle.verify(
    'HMAC',
    await hmacKey(key),
    signature,
    new TextEncoder().encode(payload),
  );
  return valid ? payload : undefined;
};

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', bytes));

/** The same in hexadecimal, which is a file name on any system. */
export const sha256Hex = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Compares two secrets in constant time, which reveals nothing about either. */
export const isSameSecret = async (given: string, known: string): Promise<boolean> => {
  const [a, b] = await Promise.all([digest(given), digest(known)]);
  let difference = 0;
  for (const [i, byte] of a.entries()) difference |= byte ^ (b[i] ?? 0);
  return difference === 0;
};
