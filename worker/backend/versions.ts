import type { D1Database } from '@cloudflare/workers-types';
import type { Reads, Version } from '../http/request/reads.ts';
import { databaseKey } from './database/database-key.ts';

/*
 * The versions of what pages and calls are made of (migration 0031), counted up by triggers and by
 * what writes the index of jobs.
 */

/**
 * `jobs`: any list or count of open jobs. `companies`: any employer. `reference`: categories,
 * countries, plans, …
 */
const TABLES = ['jobs', 'companies', 'reference'] as const;
export type Table = (typeof TABLES)[number];

const JOB = 'job:';

const versionOf = (table: Table): string =>
  table === 'jobs'
    ? '(SELECT version FROM job_search_version WHERE id = 1)'
    : `(SELECT version FROM version WHERE name = '${table}')`;

/** A column `versions` of any statement: those of the tables, for `readTableVersions`. */
export const TABLE_VERSIONS = `json_array(${TABLES.map(versionOf).join(', ')}) AS versions`;

/**
 * The version of the name that a row of `json_each` holds; NULL of a record that is gone, and of a
 * job that waits for its version as its employer has another name.
 */
const VERSION = `CASE
  WHEN value = 'jobs' THEN ${versionOf('jobs')}
  WHEN value LIKE '${JOB}%' THEN (SELECT version FROM job WHERE fid = substr(value, ${JOB.length + 1})
    AND NOT EXISTS (SELECT 1 FROM job_to_renew WHERE job_id = job.id))
  ELSE (SELECT version FROM version WHERE name = value) END`;

/** Versions of tables as a statement read them. */
export type TableVersions = ReadonlyMap<Table, number>;

const known = new WeakMap<D1Database, TableVersions>();

/** The versions in a row with `TABLE_VERSIONS`. */
export const parseTableVersions = (row: unknown): TableVersions => {
  const found = JSON.parse((row as { readonly versions: string }).versions) as number[];
  return new Map(TABLES.map((table, i) => [table, found[i] ?? 0]));
};

/** The same; the isolate remembers them. */
export const readTableVersions = (db: D1Database, row: unknown): TableVersions => {
  const versions = parseTableVersions(row);
  // The answer of an earlier statement may come later.
  const key = databaseKey(db);
  const last = known.get(key);
  known.set(
    key,
    new Map(TABLES.map((t) => [t, Math.max(versions.get(t) ?? 0, last?.get(t) ?? 0)])),
  );
  return versions;
};

/**
 * The present versions of what a page was made of, null of what is gone: one statement, a row for
 * each name.
 */
export const readVersions = async (
  db: D1Database,
  names: readonly string[],
): Promise<ReadonlyMap<string, Version | null>> => {
  const row = await db
    .prepare(
      `SELECT (SELECT json_group_array(${VERSION}) FROM json_each(?)) AS named, ${TABLE_VERSIONS}`,
    )
    .bind(JSON.stringify(names))
    .first<{ named: string }>();
  readTableVersions(db, row);
  const versions = JSON.parse(row?.named ?? '[]') as (Version | null)[];
  return new Map(names.map((name, i) => [name, versions[i] ?? null]));
};

/** The tables' versions that this isolate read last. */
export const knownVersions = (db: D1Database): TableVersions | undefined =>
  known.get(databaseKey(db));

const seen = new WeakMap<D1Database, TableVersions>();

/** Notes the versions that a session saw first: all that it reads is of them, or later. */
export const noteSeenVersions = (session: D1Database, versions: TableVersions): void => {
  seen.set(session, versions);
};

/** Undefined of the primary, and of a session that has read nothing yet. */
export const seenVersions = (session: D1Database): TableVersions | undefined => seen.get(session);

/** Versions that what is read of `db` from now on has at least. */
const versionsAtLeast = async (db: D1Database): Promise<TableVersions> => {
  const isSession = databaseKey(db) !== db;
  return (
    (isSession ? seenVersions(db) : knownVersions(db)) ??
    readTableVersions(db, await db.prepare(`SELECT ${TABLE_VERSIONS}`).first())
  );
};

/**
 * Adds tables to what is read, before they are read: by versions of earlier than that a page seems
 * older than it is, never newer.
 */
export const addTables = async (
  reads: Reads,
  db: D1Database,
  ...tables: readonly Table[]
): Promise<void> => {
  const versions = await versionsAtLeast(db);
  for (const table of tables) reads.add(table, versions.get(table) ?? 0);
};

/** Adds a job that was read, with the version that its row had. */
export const addJob = (reads: Reads, fid: string, version: string): void =>
  reads.add(JOB + fid, version);

/** After this no page that shows a table is confirmed by its tag. */
export const renewVersions = (db: D1Database): Promise<unknown> =>
  db.batch([
    db.prepare('UPDATE version SET version = version + 1'),
    db.prepare('UPDATE job_search_version SET version = version + 1'),
  ]);
