import type { R2Bucket } from '@cloudflare/workers-types';
import { partFolder } from './backup-layout.ts';
import { listParts, putPart, readPart, type StoredPart } from './backup-store.ts';
import { BACKUP_TABLES } from './backup-tables.ts';
import { createKeySet, type KeySet } from './key-set.ts';
import { FILES_PLACE } from './write-files.ts';

/*
 * Rows whose referenced row was deleted while the backup was written are deleted as the database
 * would have deleted them: a table is read before those that it references. References that the
 * database protects (a job's employer) cannot end that way.
 */

interface Reference {
  readonly column: string;
  /** Referenced table, or `files`, whose key is `key`. */
  readonly to: string;
  /** Columns to empty in place of deleting the row. */
  readonly empties?: readonly string[];
  /** Of several rows with one missing reference the first takes its place for the others. */
  readonly hasHeir?: true;
}

const RESUME: Reference = {
  column: 'resume_key',
  to: 'files',
  empties: ['resume_key', 'resume_name', 'resume_type'],
};
const to = (column: string, table: string): Reference => ({ column, to: table });
const APPLICATION = to('application_id', 'application');
const REVIEWER = to('reviewer_id', 'reviewer');
const GRANT = to('grant_id', 'review_grant');

/** Tables by name, each after those that it references. */
const REFERENCES: Readonly<Record<string, readonly Reference[]>> = {
  application: [
    { column: 'repeats', to: 'application', empties: ['repeats'], hasHeir: true },
    RESUME,
  ],
  candidate: [RESUME],
  review_grant: [REVIEWER],
  review: [REVIEWER, APPLICATION],
  review_grant_application: [GRANT, APPLICATION],
  review_version: [to('review_id', 'review')],
  application_status: [APPLICATION],
  pending_move: [APPLICATION],
  feedback: [REVIEWER, APPLICATION],
  resume_read: [GRANT, APPLICATION],
  import_row: [to('import_id', 'import')],
  source_job: [to('job_id', 'job'), to('source_id', 'source')],
  job_ask: [to('job_id', 'job')],
  former_slug: [to('company_id', 'company')],
};

export const CHECKED_TABLES: readonly string[] = Object.keys(REFERENCES);

const findFolder = (id: string, name: string): string =>
  name === 'files'
    ? partFolder(id, FILES_PLACE, 'files')
    : partFolder(
        id,
        BACKUP_TABLES.findIndex((table) => table.name === name),
        name,
      );

async function* readKeys(
  bucket: R2Bucket,
  parts: readonly StoredPart[],
  column: string,
): AsyncGenerator<unknown> {
  for (const part of parts) {
    for (const row of await readPart(bucket, part)) yield row[column];
  }
}

const loadKeys = async (bucket: R2Bucket, id: string, name: string) => {
  const parts = await listParts(bucket, findFolder(id, name));
  const size = parts.reduce((sum, { rows }) => sum + rows, 0);
  const keys = readKeys(bucket, parts, name === 'files' ? 'key' : 'id');
  return { known: await createKeySet(size, keys), partsRead: parts.length };
};

type Row = Record<string, unknown>;

interface LoadedReference extends Reference {
  readonly known: KeySet;
  /** Ids of the rows that took the place of missing ones. */
  readonly heirs: Map<unknown, unknown>;
}

/** The row as the database would have left it; undefined if it would have deleted it. */
const follow = (row: Row, references: readonly LoadedReference[]): Row | undefined => {
  let followed = row;
  for (const { column, empties, hasHeir, known, heirs } of references) {
    const key = followed[column];
    if (key === null || known.has(key)) continue;
    if (!empties) return undefined;
    if (hasHeir && !heirs.has(key)) heirs.set(key, row.id);
    const heir = heirs.get(key) === row.id ? null : (heirs.get(key) ?? null);
    followed = { ...followed, ...Object.fromEntries(empties.map((name) => [name, heir])) };
  }
  return followed;
};

/**
 * Rewrites the parts of a table that have dangling references. Safe to repeat.
 * @returns about how many calls to the file store it took
 */
export const dropDangling = async (bucket: R2Bucket, id: string, name: string): Promise<number> => {
  const parts = await listParts(bucket, findFolder(id, name));
  if (parts.every(({ rows }) => rows === 0)) return 1;
  const references = await Promise.all(
    (REFERENCES[name] ?? []).map(async (reference) => ({
      ...reference,
      ...(await loadKeys(bucket, id, reference.to)),
      heirs: new Map(),
    })),
  );
  const hasHeirs = references.some(({ hasHeir }) => hasHeir);
  for (const part of hasHeirs ? parts : []) {
    for (const row of await readPart(bucket, part)) follow(row, references);
  }
  // From the last part to the first, so that a repeat finds each heir as it was: heirs come first.
  for (const part of parts.toReversed()) {
    const rows = await readPart(bucket, part);
    const followed = rows.map((row) => follow(row, references));
    if (followed.every((row, i) => row === rows[i])) continue;
    const left = followed.filter((row) => row !== undefined);
    await putPart(bucket, part.key, left, part.after, { replace: true });
  }
  return references.reduce((sum, { partsRead }) => sum + partsRead, 3 * parts.length);
};
