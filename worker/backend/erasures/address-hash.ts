import { type Bindings, readVariables } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { keyedHash, randomKey } from '../../http/secrets.ts';

/** R2 key of the hash key, used when no variable sets one: a restore replaces D1, not R2. */
export const ERASURE_KEY_FILE = 'erasure-key';

const unreadable = (cause: unknown) =>
  new HttpError(
    503,
    'unavailable',
    'Our file store is not responding, so nothing was changed. Please try again in a minute.',
    { headers: { 'retry-after': '60' }, cause },
  );

/**
 * The key for hashing addresses: `ERASURE_KEY`, else a key generated once. It never changes, since
 * earlier hashes would match no address any more.
 * @throws HttpError 503 when the file store does not respond
 */
const erasureKey = async (bindings: Pick<Bindings, 'FILES'>): Promise<string> => {
  const { ERASURE_KEY } = readVariables(bindings as Bindings);
  if (ERASURE_KEY) return ERASURE_KEY;
  const { FILES } = bindings;
  const read = async () => (await FILES.get(ERASURE_KEY_FILE))?.text();
  try {
    const stored = await read();
    if (stored) return stored;
    // Of two concurrent writers, the first one's key is stored and both use it.
    await FILES.put(ERASURE_KEY_FILE, randomKey(), { onlyIf: { etagDoesNotMatch: '*' } });
    const storedKey = await read();
    if (!storedKey) throw new Error('The key was not stored.');
    return storedKey;
  } catch (error) {
    throw unreadable(error);
  }
};

/**
 * The hash that represents an address in tombstones and in the audit log. Addresses that the
 * database treats as equal (`COLLATE NOCASE`: ASCII letters alone) have one hash, and no others.
 * @throws HttpError 503 when the key cannot be read
 */
export const hashAddress = async (
  bindings: Pick<Bindings, 'FILES'>,
  email: string,
): Promise<string> =>
  keyedHash(
    await erasureKey(bindings),
    email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
