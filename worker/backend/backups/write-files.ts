import type { R2Bucket, R2Object } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type FileRow, FileRowSchema } from '../../../src/contracts/site/backups.ts';
import { sha256Hex } from '../../http/secrets.ts';
import { RESUME_PREFIX } from '../applications/resume-store.ts';
import { contentKey, partFolder, partKey } from './backup-layout.ts';
import type { BackupPosition } from './backup-state.ts';
import { listBackupIds, listParts, putPart, readManifest, readPart } from './backup-store.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/** The list of resumes is numbered after the tables. */
export const FILES_PLACE: number = BACKUP_TABLES.length;

/** A file takes up to four calls of the file store, of the 1,000 that a run may make. */
const FILES_AT_ONCE = 100;

/** Files of the last complete backup whose keys are in the range: they need not be read again. */
const readKnown = async (
  bucket: R2Bucket,
  id: string,
  first: string,
  last: string,
): Promise<Map<string, FileRow>> => {
  const known = new Map<string, FileRow>();
  for (const earlier of (await listBackupIds(bucket)).reverse()) {
    if (earlier === id || !(await readManifest(bucket, earlier))) continue;
    for (const part of await listParts(bucket, partFolder(earlier, FILES_PLACE, 'files'))) {
      // The parts follow the order of keys: `after` is the last key of a part.
      if (part.after && String(JSON.parse(part.after)) < first) continue;
      const rows = v.parse(v.array(FileRowSchema), await readPart(bucket, part));
      for (const row of rows) if (row.key >= first && row.key <= last) known.set(row.key, row);
      if ((rows.at(-1)?.key ?? '') >= last) break;
    }
    break;
  }
  return known;
};

/** Stores a file's content under its hash. @returns undefined if it was deleted meanwhile */
const copyFile = async (
  files: R2Bucket,
  bucket: R2Bucket,
  { key }: R2Object,
): Promise<FileRow | undefined> => {
  const object = await files.get(key);
  if (!object) return undefined;
  const bytes = new Uint8Array(await object.arrayBuffer());
  const hash = await sha256Hex(bytes);
  await bucket.put(contentKey(key, hash), bytes, {
    onlyIf: { etagDoesNotMatch: '*' },
    sha256: hash,
  });
  return {
    key,
    sha256: hash,
    bytes: bytes.length,
    contentType: object.httpMetadata?.contentType ?? null,
    metadata: object.customMetadata ?? {},
  };
};

/**
 * Copies the next resumes. They are listed after the records that name them, so that each record
 * has its file, unless it was deleted meanwhile.
 * @returns where the next part begins: empty after the last one
 */
export const writeFilesPart = async (
  files: R2Bucket,
  bucket: R2Bucket,
  { id, part, after }: Pick<BackupPosition, 'id' | 'part' | 'after'>,
): Promise<string> => {
  const [startAfter] = after ? (JSON.parse(after) as string[]) : [];
  const { objects, truncated } = await files.list({
    prefix: RESUME_PREFIX,
    limit: FILES_AT_ONCE,
    ...(startAfter && { startAfter }),
  });
  const last = objects.at(-1)?.key ?? '';
  const known = await readKnown(bucket, id, objects[0]?.key ?? '', last);
  const rows: FileRow[] = [];
  for (const object of objects) {
    // A key belongs to one upload for ever; only its metadata may be replaced.
    const row = known.get(object.key) ?? (await copyFile(files, bucket, object));
    if (row) rows.push(row);
  }
  const next = truncated ? JSON.stringify([last]) : '';
  const key = partKey(partFolder(id, FILES_PLACE, 'files'), part);
  return (await putPart(bucket, key, rows, next)).after;
};
