import * as v from 'valibot';

/** The variables for notifying search engines about jobs (decision 10), used by `worker/env.ts`. */

/** Secrets are sent to this URL, so it must use HTTPS or point to this machine. */
const SAFE_URL = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$))/;
const safeUrl = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => SAFE_URL.test(text) && URL.canParse(text),
      `${name} must be a URL such as ${example}, with https.`,
    ),
  );

const KEY_PROBLEM =
  'GOOGLE_INDEXING_KEY must be the contents of a service account’s key file: JSON with client_email, private_key and token_uri.';

/**
 * Decodes a PKCS #8 key from PEM (RFC 7468).
 * @throws if the input is not such a key, for example because its line breaks became a literal
 * `\\n` when it was copied
 */
const parsePem = (pem: string): Uint8Array<ArrayBuffer> => {
  const [, base64] =
    /^\s*-----BEGIN PRIVATE KEY-----([^-]+)-----END PRIVATE KEY-----\s*$/.exec(pem) ?? [];
  if (!base64) throw new TypeError('There is no private key in PEM format.');
  return Uint8Array.from(atob(base64.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
};

/** The properties of a service account's key file that we use. */
const GoogleKeySchema = v.object({
  client_email: v.pipe(v.string(), v.includes('@')),
  /** The key's bytes (PKCS #8). */
  private_key: v.pipe(v.string(), v.transform(parsePem)),
  token_uri: v.pipe(
    v.string(),
    v.check((text) => SAFE_URL.test(text) && URL.canParse(text)),
  ),
});
export type GoogleKey = v.InferOutput<typeof GoogleKeySchema>;

const parseGoogleKey = (text: string): GoogleKey | undefined => {
  try {
    const parsed = v.safeParse(GoogleKeySchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

export const SEARCH_ENGINE_ENTRIES = {
  // The key's format is defined at https://www.indexnow.org/documentation.
  INDEXNOW_KEY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[a-zA-Z0-9-]{8,128}$/,
        'INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens, such as the output of `openssl rand -hex 16`.',
      ),
    ),
  ),
  INDEXNOW_URL: v.optional(safeUrl('INDEXNOW_URL', 'https://api.indexnow.org/indexnow')),
  GOOGLE_INDEXING_KEY: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const key = parseGoogleKey(dataset.value);
        if (key) return key;
        // The error message must not contain any part of the secret.
        addIssue({ message: KEY_PROBLEM, input: '' });
        return NEVER;
      }),
    ),
  ),
  GOOGLE_INDEXING_URL: v.optional(
    safeUrl('GOOGLE_INDEXING_URL', 'https://indexing.googleapis.com/v3/urlNotifications:publish'),
  ),
};
