import type { R2Bucket } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type FileRow, FileRowSchema } from '../../../src/contracts/site/backups.ts';
import type { Bindings } from '../../env.ts';
import { DAY_MS } from '../../http/iso-date.ts';
import { readErasures } from '../erasures/erasure-ledger.ts';
import {
  backupFolder,
  CONTENT_PREFIX,
  contentKey,
  createBackupId,
  partFolder,
} from './backup-layout.ts';
import {
  backupBucket,
  listBackupIds,
  listObjects,
  listParts,
  readManifest,
  readPart,
} from './backup-store.ts';
import { FILES_PLACE } from './write-files.ts';

/** R2's limit of keys per delete call. */
const DELETED_AT_ONCE = 1_000;

const deleteAll = async (bucket: R2Bucket, keys: readonly string[]): Promise<void> => {
  for (let at = 0; at < keys.length; at += DELETED_AT_ONCE) {
    await bucket.delete(keys.slice(at, at + DELETED_AT_ONCE));
  }
};

/** The files of a backup, in the order of their keys. */
async function* readFiles(bucket: R2Bucket, id: string): AsyncGenerator<FileRow> {
  for (const part of await listParts(bucket, partFolder(id, FILES_PLACE, 'files'))) {
    yield* v.parse(v.array(FileRowSchema), await readPart(bucket, part));
  }
}

/** Contents of resumes that one backup has and the next one lacks: no later one has them. */
const findLastContents = async (bucket: R2Bucket, id: string, next: string): Promise<string[]> => {
  const left: string[] = [];
  const later = readFiles(bucket, next);
  let other = await later.next();
  for await (const { key, sha256 } of readFiles(bucket, id)) {
    while (!other.done && other.value.key < key) other = await later.next();
    if (other.done || other.value.key !== key) left.push(contentKey(key, sha256));
  }
  return left;
};

/**
 * Deletes backups that are older than `days`, the oldest first and with the resumes that only they
 * have. The newest complete one stays. Ones that were never completed go after the same time.
 */
export const deleteOldBackups = async (
  bucket: R2Bucket,
  days: number,
  now: number,
): Promise<number> => {
  const ids = await listBackupIds(bucket);
  const oldest = createBackupId(now - days * DAY_MS);
  const old = ids.filter((id) => id < oldest);
  if (old.length === 0) return 0;
  const complete: string[] = [];
  for (const id of ids) if (await readManifest(bucket, id)) complete.push(id);
  const newest = complete.at(-1);
  let deleted = 0;
  for (const id of old) {
    if (id === newest) break;
    const next = complete[complete.indexOf(id) + 1];
    if (complete.includes(id) && next) {
      await deleteAll(bucket, await findLastContents(bucket, id, next));
    }
    const keys: string[] = [];
    for await (const { key } of listObjects(bucket, backupFolder(id))) keys.push(key);
    await deleteAll(bucket, keys);
    deleted += 1;
  }
  return deleted;
};

/** How far back erasures are looked at: more than a backup may be late. */
const ERASURES_MS = 3 * DAY_MS;

/**
 * Deletes the resumes of people who were erased in the last days from all backups. Their records
 * stay in the parts of earlier backups until those are deleted; a restore erases them again.
 */
export const deleteErasedFiles = async (
  bindings: Pick<Bindings, 'FILES' | 'BACKUPS'>,
  now: number,
): Promise<void> => {
  const bucket = backupBucket(bindings);
  for await (const { files } of readErasures(bindings, now - ERASURES_MS)) {
    for (const file of files) {
      const keys: string[] = [];
      const prefix = `${CONTENT_PREFIX}${file.split('/').at(-1)}.`;
      for await (const { key } of listObjects(bucket, prefix)) keys.push(key);
      await deleteAll(bucket, keys);
    }
  }
};
