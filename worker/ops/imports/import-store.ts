import type { D1Database } from '@cloudflare/workers-types';
import type { ImportKind } from '../../../src/contracts/ops.ts';
import { jsonChunks } from '../../backend/json-chunks.ts';
import { HttpError } from '../../http/http-error.ts';
import { randomId } from '../../http/secrets.ts';

export const noSuchImport = () =>
  new HttpError(
    404,
    'not_found',
    'There is no such import. It was dropped, or it was abandoned or completed more than a day ago. Start again.',
  );

/** A checked row. */
export interface StagedRow {
  /**
   * The row's slug or fid. If it is missing or a duplicate, `? ` followed by the row's position.
   */
  readonly key: string;
  readonly at: string;
  readonly requisition: string | null;
  readonly change: 'invalid' | 'created' | 'updated' | 'unchanged';
  /**
   * The stored record's version when the row was checked (see `base` in migration 0009); null if
   * the record does not exist yet.
   */
  readonly base: string | null;
  readonly record: object | null;
  /** What is to be stored about a source's job once the row is written. */
  readonly sourceState?: SourceState;
}

/** What a source knows about a job (migration 0048). */
export interface SourceState {
  readonly posting: string;
  readonly given: string;
  /** A hash of each column, as JSON. */
  readonly written: string;
  readonly closed: 0 | 1;
}

/**
 * Staged rows that were never applied are deleted after this time, as are completed imports with
 * their reports.
 */
const IMPORT_MAX_AGE_MS = 24 * 60 * 60 * 1000;
/**
 * Rows are deleted in batches of this size, because they contain long strings and searches may be
 * waiting for the database.
 */
const DELETED_AT_ONCE = 250;

/**
 * Deletes an import in any state. Records already written are kept, and a running writer stops.
 * @returns whether the import existed
 */
export const deleteImport = async (db: D1Database, id: string, now: number): Promise<boolean> => {
  const { meta } = await db
    .prepare('UPDATE import SET ended_at = coalesce(ended_at, ?) WHERE id = ?')
    .bind(now, id)
    .run();
  if (meta.changes === 0) return false;
  const some = db
    .prepare(
      `DELETE FROM import_row WHERE rowid IN (
        SELECT rowid FROM import_row WHERE import_id = ? LIMIT ?)`,
    )
    .bind(id, DELETED_AT_ONCE);
  while ((await some.run()).meta.changes > 0);
  await db.prepare('DELETE FROM import WHERE id = ?').bind(id).run();
  return true;
};

/** Deletes the rows of an import that have problems, a few at a time. */
export const deleteInvalidRows = async (db: D1Database, importId: string): Promise<void> => {
  const some = `(SELECT rowid FROM import_row WHERE import_id = ?1 AND change = 'invalid'
    ORDER BY rowid LIMIT ${DELETED_AT_ONCE})`;
  const statements = [
    db
      .prepare(
        `UPDATE import SET row_count = row_count - (SELECT count(*) FROM ${some}) WHERE id = ?1`,
      )
      .bind(importId),
    db.prepare(`DELETE FROM import_row WHERE rowid IN ${some}`).bind(importId),
  ];
  while (((await db.batch(statements)).at(-1)?.meta.changes ?? 0) > 0);
};

const deleteOldImports = async (db: D1Database, now: number): Promise<void> => {
  const { results } = await db
    .prepare(
      `SELECT id FROM import
       WHERE created_at < ?1 AND (began_at IS NULL OR ended_at < ?1) LIMIT 10`,
    )
    .bind(now - IMPORT_MAX_AGE_MS)
    .all<{ id: string }>();
  for (const { id } of results) await deleteImport(db, id, now);
};

export const createImport = async (
  db: D1Database,
  now: number,
  sourceId: string | null = null,
): Promise<string> => {
  await deleteOldImports(db, now);
  const id = randomId();
  await db
    .prepare('INSERT INTO import (id, created_at, source_id) VALUES (?, ?, ?)')
    .bind(id, now, sourceId)
    .run();
  return id;
};

/**
 * The number of rows waiting to be applied.
 * @throws HttpError 404 if there is no such import, 409 if it is already being written
 */
export const countRows = async (db: D1Database, id: string): Promise<number> => {
  const found = await db
    .prepare('SELECT row_count, began_at FROM import WHERE id = ?')
    .bind(id)
    .first<{ row_count: number; began_at: number | null }>();
  if (!found) throw noSuchImport();
  if (found.began_at !== null) {
    throw new HttpError(
      409,
      'being_written',
      'This import is being written and accepts no more rows. Start a new import.',
    );
  }
  return found.row_count;
};

/** The positions in the file of rows that are already staged, by key or requisition. */
export const findStaged = async (
  db: D1Database,
  importId: string,
  kind: ImportKind,
  keys: readonly string[],
  requisitions: readonly string[],
): Promise<Map<string, string>> => {
  const { results } = await db
    .prepare(
      `SELECT 'key ' || key AS name, at FROM import_row
       WHERE import_id = ?1 AND kind = ?2 AND key IN (SELECT value FROM json_each(?3))
       UNION ALL
       SELECT 'requisition ' || requisition, at FROM import_row
       WHERE import_id = ?1 AND kind = ?2 AND requisition IN (SELECT value FROM json_each(?4))`,
    )
    .bind(importId, kind, JSON.stringify(keys), JSON.stringify(requisitions))
    .all<{ name: string; at: string }>();
  return new Map(results.map(({ name, at }) => [name, at]));
};

/**
 * Stages rows. A row that is sent again replaces its earlier version.
 * @returns how many milliseconds the database was busy
 * @throws HttpError 409 if another request staged a row with the same key at the same moment
 */
export const stageRows = async (
  db: D1Database,
  importId: string,
  kind: ImportKind,
  rows: readonly StagedRow[],
): Promise<number> => {
  const insert = db.prepare(
    `INSERT INTO import_row
       (import_id, kind, key, at, requisition, change, base, record, source_state)
     SELECT ?1, ?2, value ->> 'key', value ->> 'at', value ->> 'requisition', value ->> 'change',
       value ->> 'base', value ->> 'record', value ->> 'sourceState'
     FROM json_each(?3)`,
  );
  const chunks = [...jsonChunks(rows)];
  const places = JSON.stringify(rows.map(({ at }) => at));
  const known = `import_id = ?1 AND kind = ?2 AND at IN (SELECT value FROM json_each(?3))`;
  const statements = [
    // The CHECK constraint rejects rows that arrive after writing has started.
    db
      .prepare(
        `UPDATE import SET stale = began_at IS NOT NULL,
           row_count = row_count + ?4 - (SELECT count(*) FROM import_row WHERE ${known})
         WHERE id = ?1`,
      )
      .bind(importId, kind, places, rows.length),
    db.prepare(`DELETE FROM import_row WHERE ${known}`).bind(importId, kind, places),
    ...chunks.map(({ json }) => insert.bind(importId, kind, json)),
  ];
  try {
    const results = await db.batch(statements);
    return results.reduce((sum, { meta }) => sum + meta.duration, 0);
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    throw new HttpError(
      409,
      'changed_meanwhile',
      'Rows of this import were sent twice at the same time, or the import was dropped or is being written. Send the rows again, one request after the other.',
      { cause: error },
    );
  }
};
