import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { keyedHash, randomKey } from '../../http/secrets.ts';

/** R2 object that stores the hash key if no variable sets it. A restore replaces D1, but not R2. */
export const ERASURE_KEY_FILE = 'erasure-key';

const unreadable = (cause: unknown) =>
  new HttpError(
    503,
    'unavailable',
    'Our file store is not responding, so nothing was changed. Please try again in a minute.',
    { headers: { 'retry-after': '60' }, cause },
  );

/**
 * The key for hashing addresses: `ERASURE_KEY` if it is set, otherwise a key that is generated
 * once. The key must never change, since earlier hashes would then no longer match any address.
 * @throws HttpError 503 if the file store does not respond
 */
const erasureKey = async (bindings: Pick<Bindings, 'FILES'>): Promise<string> => {
  const { ERASURE_KEY } = readVariables(bindings as Bindings);
  if (ERASURE_KEY) return ERASURE_KEY;
  const { FILES } = bindings;
  const read = async () => (await FILES.get(ERASURE_KEY_FILE))?.text();
  try {
    const stored = await read();
    if (stored) return stored;
    // If two isolates write concurrently, the first one's key is stored and both use it.
    await FILES.put(ERASURE_KEY_FILE, randomKey(), { onlyIf: { etagDoesNotMatch: '*' } });
    const storedKey = await read();
    if (!storedKey) throw new Error('The key was not stored.');
    return storedKey;
  } catch (error) {
    throw unreadable(error);
  }
};

/**
 * The hash that represents an address in tombstones and in the audit log. Two addresses have the
 * same hash if and only if the database treats them as equal (`COLLATE NOCASE`, which ignores the
 * case of ASCII letters only).
 * @throws HttpError 503 if the key cannot be read
 */
export const hashAddress = async (
  bindings: Pick<Bindings, 'FILES'>,
  email: string,
): Promise<string> =>
  keyedHash(
    await erasureKey(bindings),
    email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );

/**
 * Identifies the key, without revealing it: hashes of addresses match only where it is the same.
 * @throws HttpError 503 when the key cannot be read
 */
export const erasureKeyHash = async (bindings: Pick<Bindings, 'FILES'>): Promise<string> =>
  keyedHash(await erasureKey(bindings), '');
