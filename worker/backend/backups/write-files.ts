import type { R2Bucket, R2Object } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { type FileRow, FileRowSchema } from '../../../src/contracts/site/backups.ts';
import { sha256Hex } from '../../http/secrets.ts';
import { RESUME_PREFIX } from '../applications/resume-store.ts';
import { findUnreferenced } from '../applications/unreferenced-files.ts';
import { CONTENT_PREFIX, contentKey, partFolder, partKey } from './backup-layout.ts';
import type { BackupPosition } from './backup-state.ts';
import {
  type BackupBindings,
  listBackupIds,
  listObjects,
  listParts,
  putPart,
  readManifest,
  readPart,
} from './backup-store.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/** The list of resumes is numbered after the tables. */
export const FILES_PLACE: number = BACKUP_TABLES.length;

const FILES_AT_ONCE = 100;
/** Calls to read a resume and to store it. */
const CALLS_PER_FILE = 2;
/** Calls to list resumes, to find them in the previous backup, and to store the part. */
const OTHER_CALLS = 20;

export interface WrittenPart {
  /** Where the next part begins, as JSON; empty after the last one. */
  readonly after: string;
  /** About how many calls to the database and the file store it took. */
  readonly calls: number;
}

/** Keys of the stored contents of resumes whose names are in the range. */
const listContents = async (bucket: R2Bucket, first: string, last: string) => {
  const contents = new Set<string>();
  const end = contentKey(last, '~');
  // A key with an empty hash is before all contents of that name.
  for await (const { key } of listObjects(bucket, CONTENT_PREFIX, {
    startAfter: contentKey(first, ''),
  })) {
    if (key > end) break;
    contents.add(key);
  }
  return contents;
};

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
 * Copies the next resumes that a record references. They are listed after the records, so that each
 * record has its file, unless it was deleted meanwhile.
 * @returns where the next part begins (empty after the last one), and about how many calls it took
 */
export const writeFilesPart = async (
  { FILES, PEOPLE }: Pick<BackupBindings, 'FILES' | 'PEOPLE'>,
  bucket: R2Bucket,
  { id, part, after }: Pick<BackupPosition, 'id' | 'part' | 'after'>,
): Promise<WrittenPart> => {
  const [startAfter] = after ? (JSON.parse(after) as string[]) : [];
  const { objects, truncated } = await FILES.list({
    prefix: RESUME_PREFIX,
    limit: FILES_AT_ONCE,
    ...(startAfter && { startAfter }),
  });
  const last = objects.at(-1)?.key ?? '';
  const known = await readKnown(bucket, id, objects[0]?.key ?? '', last);
  // Those of forms that were not completed. The records were read before, so none of them has one.
  const unreferenced = new Set(
    await findUnreferenced(
      PEOPLE,
      objects.map(({ key }) => key),
    ),
  );
  const rows: FileRow[] = [];
  const stored = await listContents(bucket, objects[0]?.key ?? '', last);
  let copied = 0;
  for (const object of objects) {
    if (unreferenced.has(object.key)) continue;
    // A key belongs to one upload for ever; only its metadata may be replaced.
    const earlier = known.get(object.key);
    const isStored = earlier && stored.has(contentKey(earlier.key, earlier.sha256));
    if (!isStored) copied += 1;
    const row = isStored ? earlier : await copyFile(FILES, bucket, object);
    if (row) rows.push(row);
  }
  const next = truncated ? JSON.stringify([last]) : '';
  const key = partKey(partFolder(id, FILES_PLACE, 'files'), part);
  const { after: end } = await putPart(bucket, key, rows, next);
  return { after: end, calls: OTHER_CALLS + CALLS_PER_FILE * copied };
};
