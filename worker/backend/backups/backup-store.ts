import type { R2Bucket, R2ListOptions, R2Object } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type BackupManifest, BackupManifestSchema } from '../../../src/contracts/backups.ts';
import type { Bindings } from '../../env.ts';
import { sha256Hex } from '../../http/secrets.ts';

/*
 * Where backups are stored: in the bucket BACKUPS if one is bound, else beside the files.
 *
 *     backups/{id}/manifest.json               written last: without it a backup is not complete
 *     backups/{id}/{nn}-{table}/{part}.ndjson  rows in the order of their key, one JSON object a line
 *     backups/{id}/{nn}-files/{part}.ndjson    resumes: key, hash, size and metadata
 *     backups/files/{name}.{sha256}            content of resumes, shared by all backups
 *     backups/ledger/{hash}-{time}             erasures (`erasure-ledger.ts`)
 */

export type BackupBindings = Pick<Bindings, 'JOBS' | 'PEOPLE' | 'FILES' | 'BACKUPS'>;

export const BACKUPS_PREFIX = 'backups/';
export const CONTENT_PREFIX = `${BACKUPS_PREFIX}files/`;
export const LEDGER_PREFIX = `${BACKUPS_PREFIX}ledger/`;

/** Names a resume's content by what it is; `key` is that of the site, whose last part is unique. */
export const contentKey = (key: string, sha256: string): string =>
  `${CONTENT_PREFIX}${key.split('/').at(-1)}.${sha256}`;

/** The bucket of backups. */
export const backupBucket = ({ FILES, BACKUPS }: Pick<Bindings, 'FILES' | 'BACKUPS'>): R2Bucket =>
  BACKUPS ?? FILES;

/** `20261127T012345Z`: sorts by time. */
const ID = /^\d{8}T\d{6}Z$/;

export const createBackupId = (now: number): string =>
  new Date(now).toISOString().replace(/\.\d+|[-:]/g, '');

export const isBackupId = (id: string): boolean => ID.test(id);

export const manifestKey = (id: string): string => `${BACKUPS_PREFIX}${id}/manifest.json`;

/** The folder of a table's parts; `place` is its position, so that folders sort in that order. */
export const partFolder = (id: string, place: number, name: string): string =>
  `${BACKUPS_PREFIX}${id}/${String(place).padStart(2, '0')}-${name}/`;

export const partKey = (folder: string, part: number): string =>
  `${folder}${String(part).padStart(6, '0')}.ndjson`;

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

type Rows = readonly Readonly<Record<string, unknown>>[];

export const formatRows = (rows: Rows): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

export const parseRows = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

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

/** The parts of one table, in the order of their rows. */
export const listParts = async (bucket: R2Bucket, folder: string): Promise<StoredPart[]> => {
  const parts: StoredPart[] = [];
  for await (const object of listObjects(bucket, folder, { include: ['customMetadata'] })) {
    parts.push(readPartMetadata(object));
  }
  return parts;
};

/** Rows of a part. @throws Error if it is missing, or its content is not what was written */
export const readPart = async (
  bucket: R2Bucket,
  { key, sha256: hash }: Pick<StoredPart, 'key' | 'sha256'>,
): Promise<Record<string, unknown>[]> => {
  const object = await bucket.get(key);
  if (!object) throw new Error(`The part ${key} is missing.`);
  const bytes = new Uint8Array(await object.arrayBuffer());
  if ((await sha256Hex(bytes)) !== hash) throw new Error(`The part ${key} is damaged.`);
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
