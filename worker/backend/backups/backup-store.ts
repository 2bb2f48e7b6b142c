import type { R2Bucket, R2ListOptions, R2Object } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type BackupManifest, BackupManifestSchema } from '../../../src/contracts/site/backups.ts';
import type { Bindings } from '../../env.ts';
import { sha256Hex } from '../../http/secrets.ts';
import {
  BACKUPS_PREFIX,
  formatRows,
  isBackupId,
  manifestKey,
  parseRows,
  type Rows,
} from './backup-layout.ts';

export type BackupBindings = Pick<Bindings, 'JOBS' | 'PEOPLE' | 'FILES' | 'BACKUPS'>;

/** The bucket of backups. */
export const backupBucket = ({ FILES, BACKUPS }: Pick<Bindings, 'FILES' | 'BACKUPS'>): R2Bucket =>
  BACKUPS ?? FILES;

/** Metadata of a part, which the manifest is made from. */
const PartMetadataSchema = v.object({
  rows: v.pipe(v.string(), v.transform(Number), v.number()),
  sha256: v.string(),
  /** Position of the next part: values of the key as JSON, or empty for the last part. */
  after: v.string(),
});
export interface StoredPart {
  readonly key: string;
  readonly bytes: number;
  readonly rows: number;
  readonly sha256: string;
  readonly after: string;
}

/** @throws Error if the object is not one that `putPart` wrote */
const readPartMetadata = ({ key, size, customMetadata }: R2Object): StoredPart => ({
  key,
  bytes: size,
  ...v.parse(PartMetadataSchema, customMetadata),
});

/**
 * Stores a part unless it exists: of two runs that write the same part, one writes it and both
 * continue from its end. So a run that was killed after a part leaves no gap and no overlap.
 * @param replace overwrites an existing part
 */
export const putPart = async (
  bucket: R2Bucket,
  key: string,
  rows: Rows,
  after: string,
  { replace = false } = {},
): Promise<StoredPart> => {
  const bytes = formatRows(rows);
  const hash = await sha256Hex(bytes);
  const put = await bucket.put(key, bytes, {
    customMetadata: { rows: String(rows.length), sha256: hash, after },
    httpMetadata: { contentType: 'application/x-ndjson' },
    sha256: hash,
    ...(!replace && { onlyIf: { etagDoesNotMatch: '*' } }),
  });
  const stored = put ?? (await bucket.head(key));
  if (!stored) throw new Error(`The part ${key} was not stored.`);
  return readPartMetadata(stored);
};

/** Metadata of a part that comes from a folder. */
export const describePart = async (bytes: Uint8Array<ArrayBuffer>) => ({
  rows: String(bytes.filter((byte) => byte === LINE_FEED).length),
  sha256: await sha256Hex(bytes),
  after: '',
});
const LINE_FEED = 10;

/** All objects below a prefix, in the order of their keys. */
export async function* listObjects(
  bucket: R2Bucket,
  prefix: string,
  options: Pick<R2ListOptions, 'include' | 'startAfter'> = {},
): AsyncGenerator<R2Object> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...options, ...(cursor && { cursor }) });
    yield* page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}

/** The parts below a folder, those of a table in the order of their rows. */
export const listParts = async (bucket: R2Bucket, folder: string): Promise<StoredPart[]> => {
  const parts: StoredPart[] = [];
  for await (const object of listObjects(bucket, folder, { include: ['customMetadata'] })) {
    if (object.key.endsWith('.ndjson')) parts.push(readPartMetadata(object));
  }
  return parts;
};

/** A part is missing, or its content is not what was written. */
export class PartError extends Error {}

/** Rows of a part. @throws PartError */
export const readPart = async (
  bucket: R2Bucket,
  { key, sha256: hash }: Pick<StoredPart, 'key' | 'sha256'>,
): Promise<Record<string, unknown>[]> => {
  const object = await bucket.get(key);
  if (!object) throw new PartError(`The part ${key} is missing.`);
  const bytes = new Uint8Array(await object.arrayBuffer());
  if ((await sha256Hex(bytes)) !== hash) throw new PartError(`The part ${key} is damaged.`);
  return parseRows(new TextDecoder().decode(bytes));
};

/** The manifest of a backup; undefined while it is not complete. */
export const readManifest = async (
  bucket: R2Bucket,
  id: string,
): Promise<BackupManifest | undefined> => {
  const object = await bucket.get(manifestKey(id));
  return object ? v.parse(BackupManifestSchema, await object.json()) : undefined;
};

/** The ids of all backups, complete or not, oldest first. */
export const listBackupIds = async (bucket: R2Bucket): Promise<string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({
      prefix: BACKUPS_PREFIX,
      delimiter: '/',
      ...(cursor && { cursor }),
    });
    ids.push(
      ...page.delimitedPrefixes
        .map((prefix) => prefix.slice(BACKUPS_PREFIX.length, -1))
        .filter(isBackupId),
    );
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return ids.sort();
};
