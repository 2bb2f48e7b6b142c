import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import {
  downloadBackupObject,
  listErasureKeys,
  readBackup,
  uploadBackupObject,
} from '../../src/contracts/endpoints/ops.ts';
import {
  type BackupManifest,
  BackupManifestSchema,
  FileRowSchema,
} from '../../src/contracts/site/backups.ts';
import {
  contentKey,
  LEDGER_PREFIX,
  manifestKey,
  parseRows,
} from '../../worker/backend/backups/backup-layout.ts';

import { EXIT, Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { startProgress } from './progress.ts';

/*
 * Backups in a folder outside of the account, under the keys that they have in the bucket.
 */

/** Readable by its owner only: it holds personal data. */
const MODE = { mode: 0o600 } as const;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Downloads an object unless the folder has it. @throws Failure if its content is not that of the hash */
const pull = async (
  client: OpsClient,
  folder: string,
  key: string,
  sha256?: string,
): Promise<Uint8Array> => {
  const path = join(folder, key);
  if (existsSync(path)) {
    const bytes = readFileSync(path);
    if (!sha256 || hashOf(bytes) === sha256) return bytes;
  }
  const response = await client.open(downloadBackupObject, { query: { key } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (sha256 && hashOf(bytes) !== sha256) {
    throw new Failure(
      `${key} is damaged in the bucket. Check the backup: backup verify`,
      EXIT.failed,
    );
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(`${path}.part`, bytes, MODE);
  renameSync(`${path}.part`, path);
  return bytes;
};

/** Keys of erased resumes, by the entries of the ledger in the folder. */
const listErased = (folder: string): ReadonlySet<string> =>
  new Set(
    globSync(`${LEDGER_PREFIX}*`, { cwd: folder })
      .filter((name) => !name.endsWith('.part'))
      .flatMap((name) => v.parse(ErasedFilesSchema, readJson(join(folder, name))).files),
  );
const ErasedFilesSchema = v.object({ files: v.array(v.string()) });

/** Deletes the resumes of erased people from the folder. */
const deleteErased = (folder: string, erased: ReadonlySet<string>): void => {
  for (const key of erased) {
    for (const name of globSync(`${contentKey(key, '')}*`, { cwd: folder })) {
      rmSync(join(folder, name));
    }
  }
};

/**
 * Downloads the ledger of erasures, and a backup with its resumes; what is there stays, except the
 * resumes of people who were erased since.
 */
export const pullBackup = async (
  client: OpsClient,
  id: string,
  folder: string,
): Promise<BackupManifest> => {
  const { data: manifest } = await client.call(readBackup, { params: { id } });
  const parts = manifest.tables.flatMap(({ database, parts: own }) =>
    own.map((part) => ({ ...part, isOfFiles: database === 'FILES' })),
  );
  const files = manifest.tables.find(({ database }) => database === 'FILES')?.rows ?? 0;
  const progress = startProgress('Downloading', parts.length + files);
  try {
    for (let after: string | undefined; ; ) {
      const { data } = await client.call(listErasureKeys, { query: { after } });
      for (const key of data.keys) await pull(client, folder, key);
      if (data.next === null) break;
      after = data.next;
    }
    const erased = listErased(folder);
    deleteErased(folder, erased);
    for (const { key, sha256, isOfFiles } of parts) {
      const bytes = await pull(client, folder, key, sha256);
      progress.advance(1);
      if (!isOfFiles) continue;
      const rows = v.parse(v.array(FileRowSchema), parseRows(new TextDecoder().decode(bytes)));
      for (const row of rows) {
        const key = contentKey(row.key, row.sha256);
        if (!erased.has(row.key)) await pull(client, folder, key, row.sha256);
        progress.advance(1);
      }
    }
    // Last: a folder without it has no complete backup.
    await pull(client, folder, manifestKey(id));
  } finally {
    progress.end();
  }
  return manifest;
};

/** The manifest of a downloaded backup. @throws Failure if the folder has none */
export const readPulledManifest = (folder: string, id: string): BackupManifest => {
  const path = join(folder, manifestKey(id));
  if (!existsSync(path)) {
    throw new Failure(`${folder} has no complete backup ${id}.`, EXIT.wrongInput);
  }
  return v.parse(BackupManifestSchema, readJson(path));
};

const listResumes = (folder: string, { tables }: BackupManifest) =>
  tables
    .filter(({ database }) => database === 'FILES')
    .flatMap(({ parts }) => parts)
    .flatMap(({ key }) =>
      v.parse(v.array(FileRowSchema), parseRows(readFileSync(join(folder, key), 'utf8'))),
    );

/** Uploads a downloaded backup into the bucket of a site, the manifest last. */
export const pushBackup = async (
  client: OpsClient,
  id: string,
  folder: string,
): Promise<number> => {
  const manifest = readPulledManifest(folder, id);
  const erased = listErased(folder);
  const last = manifestKey(id);
  const all = [
    ...globSync(`${LEDGER_PREFIX}*`, { cwd: folder }).filter((name) => !name.endsWith('.part')),
    ...manifest.tables.flatMap(({ parts }) => parts.map(({ key }) => key)),
    ...listResumes(folder, manifest)
      .filter(({ key }) => !erased.has(key))
      .map(({ key, sha256 }) => contentKey(key, sha256)),
    last,
  ].map((name) => name.replaceAll('\\', '/'));
  const progress = startProgress('Uploading', all.length);
  try {
    for (const key of all) {
      const content = readFileSync(join(folder, key)).toString('base64');
      await client.call(uploadBackupObject, { body: { key, content } });
      progress.advance(1);
    }
  } finally {
    progress.end();
  }
  return all.length;
};
