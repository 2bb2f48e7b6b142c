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

/**
 * Contents of resumes that no backup will need: neither the oldest complete backup has them nor the
 * newest, and they were stored before the oldest began. They were in the backup that is being
 * deleted, or come from a run that was killed.
 */
const findUnneeded = async (
  bucket: R2Bucket,
  oldest: string,
  newest: string,
): Promise<string[]> => {
  const needed = new Set<string>();
  // A resume that was restored from an earlier backup is in later ones again.
  for (const id of new Set([oldest, newest])) {
    for await (const { key, sha256 } of readFiles(bucket, id)) needed.add(contentKey(key, sha256));
  }
  const unneeded: string[] = [];
  for await (const { key, uploaded } of listObjects(bucket, CONTENT_PREFIX)) {
    if (!needed.has(key) && createBackupId(uploaded.getTime()) < oldest) unneeded.push(key);
  }
  return unneeded;
};

/**
 * Deletes the oldest backup that is older than `days`, with the resumes that only it has. The newest
 * complete one stays. Ones that were never completed go after the same time.
 * @returns whether there was one, so that there may be another
 */
export const deleteOldBackup = async (
  bucket: R2Bucket,
  days: number,
  now: number,
): Promise<boolean> => {
  const ids = await listBackupIds(bucket);
  const [id] = ids;
  if (id === undefined || id >= createBackupId(now - days * DAY_MS)) return false;
  const complete: string[] = [];
  for (const one of ids) if (await readManifest(bucket, one)) complete.push(one);
  const newest = complete.at(-1);
  if (newest === undefined || id === newest) return false;
  const oldest = complete.find((one) => one > id) ?? newest;
  await deleteAll(bucket, await findUnneeded(bucket, oldest, newest));
  const keys: string[] = [];
  for await (const { key } of listObjects(bucket, backupFolder(id))) keys.push(key);
  await deleteAll(bucket, keys);
  return true;
};

/** An erasure takes a few calls for itself and for each resume. */
const ERASURES_AT_ONCE = 100;

/**
 * Deletes the resumes of people who were erased since a time (Unix milliseconds) from all backups, a
 * limited number at once. Their records stay in the parts of earlier backups until those are
 * deleted; a restore erases them again.
 * @returns the time from which to continue; undefined at the end
 */
export const deleteErasedFiles = async (
  bindings: Pick<Bindings, 'FILES' | 'BACKUPS'>,
  since: number,
): Promise<number | undefined> => {
  const bucket = backupBucket(bindings);
  let erasures = 0;
  for await (const { erasedAt, files } of readErasures(bindings, since)) {
    // Those of one millisecond are not separated.
    if (erasures >= ERASURES_AT_ONCE) return erasedAt;
    erasures += 1;
    for (const file of files) {
      const keys: string[] = [];
      const prefix = `${CONTENT_PREFIX}${file.split('/').at(-1)}.`;
      for await (const { key } of listObjects(bucket, prefix)) keys.push(key);
      if (keys.length > 0) await deleteAll(bucket, keys);
    }
  }
  return undefined;
};
