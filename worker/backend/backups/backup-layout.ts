/*
 * Layout of backups, which are stored in the bucket BACKUPS if one is bound, else beside the files.
 *
 *     backups/{id}/manifest.json               written last: without it a backup is not complete
 *     backups/{id}/{nn}-{table}/{part}.ndjson  rows in the order of their key, one JSON object a line
 *     backups/{id}/{nn}-files/{part}.ndjson    resumes: key, hash, size and metadata
 *     backups/files/{name}.{sha256}            content of resumes, shared by all backups
 *     backups/ledger/{hash}-{time}             erasures (`erasure-ledger.ts`)
 */

export const BACKUPS_PREFIX = 'backups/';
export const CONTENT_PREFIX = `${BACKUPS_PREFIX}files/`;
export const LEDGER_PREFIX = `${BACKUPS_PREFIX}ledger/`;

/** Names a resume's content by what it is; `key` is that of the site, whose last part is unique. */
export const contentKey = (key: string, sha256: string): string =>
  `${CONTENT_PREFIX}${key.split('/').at(-1)}.${sha256}`;

/** `20261127T012345Z`: sorts by time. */
const ID = /^\d{8}T\d{6}Z$/;

export const createBackupId = (now: number): string =>
  new Date(now).toISOString().replace(/\.\d+|[-:]/g, '');

export const isBackupId = (id: string): boolean => ID.test(id);

export const backupFolder = (id: string): string => `${BACKUPS_PREFIX}${id}/`;

export const manifestKey = (id: string): string => `${backupFolder(id)}manifest.json`;

/** The folder of a table's parts; `place` is its position, so that folders sort in that order. */
export const partFolder = (id: string, place: number, name: string): string =>
  `${backupFolder(id)}${String(place).padStart(2, '0')}-${name}/`;

export const partKey = (folder: string, part: number): string =>
  `${folder}${String(part).padStart(6, '0')}.ndjson`;

export type Rows = readonly Readonly<Record<string, unknown>>[];

export const formatRows = (rows: Rows): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

export const parseRows = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
