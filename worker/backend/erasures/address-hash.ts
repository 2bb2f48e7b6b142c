import { type Bindings, variablesOf } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { keyedHash, randomKey } from '../../http/secrets.ts';

/** Where the key is stored in R2, if no variable gives one: a restore replaces D1. */
export const ERASURE_KEY_FILE = 'erasure-key';

const unreadable = (cause: unknown) =>
  new HttpError(
    503,
    'unavailable',
    'Our file store does not answer, so nothing was changed. Please try again in a minute.',
    { headers: { 'retry-after': '60' }, cause },
  );

/**
 * The key that addresses are hashed with: `ERASURE_KEY`, else made once. It never changes, or hashes
 * from before would match no address any more.
 * @throws HttpError 503 where the file store does not answer
 */
const erasureKey = async (bindings: Pick<Bindings, 'FILES'>): Promise<string> => {
  const { ERASURE_KEY } = variablesOf(bindings as Bindings);
  if (ERASURE_KEY) return ERASURE_KEY;
  const { FILES } = bindings;
  const read = async () => (await FILES.get(ERASURE_KEY_FILE))?.text();
  try {
    const stored = await read();
    if (stored) return stored;
    // Of two that make one at once, the first is stored and both use it.
    await FILES.put(ERASURE_KEY_FILE, randomKey(), { onlyIf: { etagDoesNotMatch: '*' } });
    const made = await read();
    if (!made) throw new Error('The key was not stored.');
    return made;
  } catch (error) {
    throw unreadable(error);
  }
};

/**
 * What stands for an address in tombstones and in the audit log. Addresses that the database takes
 * for one (`COLLATE NOCASE`: ASCII letters alone) have one hash, and no others.
 * @throws HttpError 503 where the key cannot be read
 */
export const hashAddress = async (
  bindings: Pick<Bindings, 'FILES'>,
  email: string,
): Promise<string> =>
  keyedHash(
    await erasureKey(bindings),
    email.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
