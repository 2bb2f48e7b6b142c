import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
import { contentKey, manifestKey, parseRows } from '../../worker/backend/backups/backup-layout.ts';

import { EXIT, Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { startProgress } from './progress.ts';

/*
 * Backups in a folder outside of the account, under the keys that they have in the bucket.
 */

/** Readable by its owner only: it holds personal data. */
const MODE = { mode: 0o600 } as const;

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

/** Downloads a backup with its resumes and the ledger of erasures; what is there stays. */
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
    for (const { key, sha256, isOfFiles } of parts) {
      const bytes = await pull(client, folder, key, sha256);
      progress.advance(1);
      if (!isOfFiles) continue;
      const rows = v.parse(v.array(FileRowSchema), parseRows(new TextDecoder().decode(bytes)));
      for (const row of rows) {
        await pull(client, folder, contentKey(row.key, row.sha256), row.sha256);
        progress.advance(1);
      }
    }
    for (let after: string | undefined; ; ) {
      const { data } = await client.call(listErasureKeys, { query: { after } });
      for (const key of data.keys) await pull(client, folder, key);
      if (data.next === null) break;
      after = data.next;
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
  return v.parse(BackupManifestSchema, JSON.parse(readFileSync(path, 'utf8')));
};

/** Uploads a downloaded backup into the bucket of a site, the manifest last. */
export const pushBackup = async (
  client: OpsClient,
  id: string,
  folder: string,
): Promise<number> => {
  readPulledManifest(folder, id);
  const all = globSync(`backups/{${id},files,ledger}/**/*`, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const last = manifestKey(id);
  const progress = startProgress('Uploading', all.length);
  try {
    for (const key of [...all.filter((one) => one !== last), last]) {
      const content = readFileSync(join(folder, key)).toString('base64');
      await client.call(uploadBackupObject, { body: { key, content } });
      progress.advance(1);
    }
  } finally {
    progress.end();
  }
  return all.length;
};
