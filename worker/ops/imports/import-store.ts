import type { D1Database } from '@cloudflare/workers-types';
import type { ImportKind } from '../../../src/contracts/ops.ts';
import { jsonChunks } from '../../backend/json-chunks.ts';
import { HttpError } from '../../http/http-error.ts';
import { randomId } from '../../http/secrets.ts';

/** A row that was checked. */
export interface StagedRow {
  /** Slug or fid; of a row that names none, or one that is taken, `? ` and where it stands. */
  readonly key: string;
  readonly at: string;
  readonly requisition: string | null;
  readonly change: 'invalid' | 'created' | 'updated' | 'unchanged';
  /** See the migration; null where there is no such record yet. */
  readonly base: string | null;
  readonly record: object | null;
}

/** What is put by and never applied is forgotten when a later import begins. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

export const createImport = async (db: D1Database, now: number): Promise<string> => {
  const id = randomId();
  await db.batch([
    db.prepare('DELETE FROM import WHERE created_at < ?').bind(now - ABANDONED_MS),
    db.prepare('INSERT INTO import (id, created_at) VALUES (?, ?)').bind(id, now),
  ]);
  return id;
};

/** @throws HttpError 404 */
export const requireImport = async (db: D1Database, id: string): Promise<void> => {
  const found = await db.prepare('SELECT 1 FROM import WHERE id = ?').bind(id).first();
  if (!found) {
    throw new HttpError(
      404,
      'not_found',
      'There is no such import: it was applied, dropped or left for a day. Begin again.',
    );
  }
};

export const deleteImport = async (db: D1Database, id: string): Promise<boolean> => {
  const { meta } = await db.prepare('DELETE FROM import WHERE id = ?').bind(id).run();
  return meta.changes > 0;
};

export const countRows = async (db: D1Database, id: string): Promise<number> =>
  (
    await db
      .prepare('SELECT count(*) AS n FROM import_row WHERE import_id = ?')
      .bind(id)
      .first<{ n: number }>()
  )?.n ?? 0;

/** Where else in the file a key or a requisition stands: `key` or `requisition` -> `at`. */
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
 * Puts rows by. The same row sent again replaces itself.
 * @throws HttpError 409 where another request put a row of the same key by at the same moment
 */
export const stageRows = async (
  db: D1Database,
  importId: string,
  kind: ImportKind,
  rows: readonly StagedRow[],
): Promise<void> => {
  const insert = db.prepare(
    `INSERT INTO import_row (import_id, kind, key, at, requisition, change, base, record)
     SELECT ?1, ?2, value ->> 'key', value ->> 'at', value ->> 'requisition', value ->> 'change',
       value ->> 'base', value ->> 'record'
     FROM json_each(?3)`,
  );
  const chunks = [...jsonChunks(rows)];
  const statements = [
    db
      .prepare(
        `DELETE FROM import_row WHERE import_id = ? AND kind = ?
           AND at IN (SELECT value FROM json_each(?))`,
      )
      .bind(importId, kind, JSON.stringify(rows.map(({ at }) => at))),
    ...chunks.map(({ json }) => insert.bind(importId, kind, json)),
  ];
  try {
    await db.batch(statements);
  } catch (error) {
    if (!/constraint failed/i.test(String(error))) throw error;
    throw new HttpError(
      409,
      'changed_meanwhile',
      'Rows of this import were sent twice at the same moment, or it was dropped. Send them again, one request after the other.',
      { cause: error },
    );
  }
};
