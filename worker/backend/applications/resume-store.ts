import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { RESUME_TYPES } from '../../../src/contracts/application-rules.ts';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import type { Bindings } from '../../env.ts';
import { HttpError } from '../../http/http-error.ts';
import { logError } from '../../http/log-error.ts';
import { randomId, sign, verifySigned } from '../../http/secrets.ts';
import { signingKey, tryKeys } from '../../http/signing-keys.ts';
import { networkHash } from '../network-hash.ts';
import { countStoredBytes } from './stored-bytes.ts';

/** A stored resume. `key` is its R2 key, and the last part of the key is unguessable. */
export interface StoredResume {
  readonly key: string;
  readonly name: string;
  readonly type: string;
}

/** Prefix of all file keys, followed by the day and `/`. */
export const RESUME_PREFIX = 'resumes/';
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_KEY = 'kept-resume';

const formatDay = (now: number) => new Date(now).toISOString().slice(0, 10);

/**
 * The resume URL (docs/specification.md, row 3.7): the unguessable part of the key, under
 * `misc/resumes`.
 */
export const resumeUrl = (key: string): string => `/misc/resumes/${key.split('/').at(-1)}`;

/**
 * Determines the content type to store. Plain text that is not valid UTF-8 was accepted as
 * Windows-1252. A byte order mark overrides the charset.
 */
const detectContentType = (type: string, bytes: Uint8Array): string => {
  if (type !== RESUME_TYPES.txt) return type;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return `${type}; charset=utf-8`;
  } catch {
    return `${type}; charset=windows-1252`;
  }
};

/** Metadata that an erasure uses to find a file that no record references. */
const createMetadata = (addressHash: string, now: number) => ({
  addressHash,
  arrivedAt: String(now),
});

interface CheckedResume {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Writes a file to the store. Its key begins with the day, so that the sweep lists only the last
 * few days. The hash of the sender's address is stored with it, so that an erasure can find the
 * file before a record references it.
 */
export const writeResume = async (
  files: R2Bucket,
  resume: CheckedResume,
  addressHash: string,
  now: number,
): Promise<StoredResume> => {
  const stored = {
    key: `${RESUME_PREFIX}${formatDay(now)}/${randomId()}`,
    name: resume.name,
    type: resume.type,
  };
  const contentType = detectContentType(resume.type, resume.bytes);
  await files.put(stored.key, resume.bytes, {
    httpMetadata: { contentType },
    customMetadata: createMetadata(addressHash, now),
  });
  return stored;
};

/**
 * Stores a file that a visitor uploaded or chose to reuse. First counts its size towards the
 * storage limit of the network that sent `request`.
 * @throws HttpError 429 if the network exceeds its storage limit
 */
export const storeResume = async (
  { PEOPLE, FILES }: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  request: Request,
  resume: CheckedResume,
  addressHash: string,
  now: number,
): Promise<StoredResume> => {
  await countStoredBytes(PEOPLE, await networkHash(PEOPLE, request, now), resume.bytes.length, now);
  return writeResume(FILES, resume, addressHash, now);
};

const notDeleted = (cause: unknown): never => {
  throw new HttpError(
    503,
    'unavailable',
    'The file store (R2) is not responding, so not everything has been deleted yet. Please try again in a minute.',
    { headers: { 'retry-after': '60' }, cause },
  );
};

/** R2's limit on keys per delete call. */
const DELETED_AT_ONCE = 1000;

/** Deletes any number of files. @throws HttpError 503 if the file store does not respond */
export const deleteFiles = async (files: R2Bucket, keys: readonly string[]): Promise<void> => {
  for (let at = 0; at < keys.length; at += DELETED_AT_ONCE) {
    await files.delete(keys.slice(at, at + DELETED_AT_ONCE)).catch(notDeleted);
  }
};

/** Deletes a file that no record references. */
export const deleteUnreferenced = (files: R2Bucket, key: string): Promise<void> =>
  files.delete(key).catch((error: unknown) => {
    logError('An unreferenced resume could not be deleted; the sweep will delete it.', error);
  });

/**
 * The files received from an address in the last few days, up to the time `until`. Older files are
 * either referenced by a record or already deleted by the sweep.
 * @throws HttpError 503 if the file store does not respond
 */
export const findRecentFiles = async (
  files: R2Bucket,
  addressHash: string,
  until: number,
): Promise<string[]> => {
  const found: string[] = [];
  const startAfter = RESUME_PREFIX + formatDay(until - 2 * DAY_MS);
  let cursor: string | undefined;
  do {
    const page = await files
      .list({ prefix: RESUME_PREFIX, startAfter, include: ['customMetadata'], cursor })
      .catch(notDeleted);
    for (const { key, customMetadata } of page.objects) {
      const isOwn = customMetadata?.addressHash === addressHash;
      if (isOwn && Number(customMetadata.arrivedAt) <= until) found.push(key);
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return found;
};

/**
 * Creates a token for a stored file, so that an applicant without JavaScript need not choose the
 * file again if another field was invalid. The token is valid only for that job and for one day.
 */
export const createResumeToken = async (
  db: D1Database,
  fid: string,
  stored: StoredResume,
  now: number,
): Promise<string> => {
  const payload = JSON.stringify([
    fid,
    now + LIFETIMES.pendingResume,
    stored.key,
    stored.name,
    stored.type,
  ]);
  const key = await signingKey(db, TOKEN_KEY, now);
  return sign(key, encodeURIComponent(payload).replaceAll('.', '%2E'));
};

/** A file stored while the visitor corrects the form. An erasure finds it by `addressHash`. */
export interface PendingResume extends StoredResume {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly addressHash: string | undefined;
}

/**
 * The file that a token refers to; undefined if the token is invalid, expired, or for another job.
 */
const readToken = async (
  db: D1Database,
  fid: string,
  token: string,
  now: number,
): Promise<StoredResume | undefined> => {
  const payload = await tryKeys(db, TOKEN_KEY, now, (key) => verifySigned(key, token));
  if (payload === undefined) return undefined;
  const [forFid, until, key, name, type] = JSON.parse(decodeURIComponent(payload));
  return forFid === fid && now < until ? { key, name, type } : undefined;
};

/**
 * The file that a resume token refers to, with its content; undefined if the token is invalid or
 * the file is gone.
 */
export const readPendingResume = async (
  { PEOPLE, FILES }: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  fid: string,
  token: string,
  now: number,
): Promise<PendingResume | undefined> => {
  const stored = await readToken(PEOPLE, fid, token, now);
  const object = stored && (await FILES.get(stored.key));
  if (!object) return undefined;
  const bytes = new Uint8Array(await object.arrayBuffer());
  return { ...stored, bytes, addressHash: object.customMetadata?.addressHash };
};

/** Deletes the file that a resume token refers to, because another file replaces it. */
export const deletePendingResume = async (
  { PEOPLE, FILES }: Pick<Bindings, 'PEOPLE' | 'FILES'>,
  fid: string,
  token: string,
  now: number,
): Promise<void> => {
  const stored = await readToken(PEOPLE, fid, token, now);
  if (stored) await deleteUnreferenced(FILES, stored.key);
};

/**
 * Stores a file again with another address hash, because the form previously had no address or a
 * different one.
 */
export const reassignPendingResume = async (
  files: R2Bucket,
  { key, type, bytes }: PendingResume,
  addressHash: string,
  now: number,
): Promise<void> => {
  await files.put(key, bytes, {
    httpMetadata: { contentType: detectContentType(type, bytes) },
    customMetadata: createMetadata(addressHash, now),
  });
};
