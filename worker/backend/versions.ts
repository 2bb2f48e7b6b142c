import type { D1Database } from '@cloudflare/workers-types';
import type { FirstAnswer } from '../../src/contracts/company.ts';
import type { Reads, Version } from '../http/request/reads.ts';
import { databaseKey } from './database/database-key.ts';

/*
 * The versions of the records and tables that pages and API responses depend on (migration 0031).
 * Triggers and the code that writes the job index increment them.
 */

/**
 * `jobs` changes with any list or count of open jobs, `companies` with any employer, and
 * `reference` with categories, countries, plans, …
 */
const TABLES = ['jobs', 'companies', 'reference'] as const;
export type Table = (typeof TABLES)[number];

const JOB = 'job:';
const ANSWER = 'answer:';

const selectVersion = (table: Table): string =>
  table === 'jobs'
    ? '(SELECT version FROM job_search_version WHERE id = 1)'
    : `(SELECT version FROM version WHERE name = '${table}')`;

/**
 * SQL for a `versions` column with the tables' versions. It can be added to any SELECT;
 * `readTableVersions` parses it.
 */
export const TABLE_VERSIONS = `json_array(${TABLES.map(selectVersion).join(', ')}) AS versions`;

/**
 * SQL for a `first_answer` column: the measured time to a first answer of the employer whose id is the
 * qualified column `company`, as a JSON array in text; empty if there is none. The value is also its
 * version.
 */
export const selectFirstAnswer = (company: string): string =>
  `coalesce((SELECT json_array(low_days, high_days) || '' FROM first_answer
    WHERE company_id = ${company}), '')`;

/**
 * The version for the name in a row of `json_each`. NULL for a deleted record, and for a job whose
 * new version is pending because its employer was renamed.
 */
const VERSION = `CASE
  WHEN value = 'jobs' THEN ${selectVersion('jobs')}
  WHEN value LIKE '${JOB}%' THEN (SELECT version FROM job WHERE fid = substr(value, ${JOB.length + 1})
    AND NOT EXISTS (SELECT 1 FROM job_to_renew WHERE job_id = job.id))
  WHEN value LIKE '${ANSWER}%' THEN (SELECT ${selectFirstAnswer('company.id')} FROM company
    WHERE slug = substr(value, ${ANSWER.length + 1}))
  ELSE (SELECT version FROM version WHERE name = value) END`;

/** Table versions, all read by one statement. */
export type TableVersions = ReadonlyMap<Table, number>;

const known = new WeakMap<D1Database, TableVersions>();

/** Parses the versions in a row selected with `TABLE_VERSIONS`. */
export const parseTableVersions = (row: unknown): TableVersions => {
  const found = JSON.parse((row as { readonly versions: string }).versions) as number[];
  return new Map(TABLES.map((table, i) => [table, found[i] ?? 0]));
};

/** Parses the versions in a row selected with `TABLE_VERSIONS`, and stores them for the isolate. */
export const readTableVersions = (db: D1Database, row: unknown): TableVersions => {
  const versions = parseTableVersions(row);
  // Results may arrive out of order, so an older version must not replace a newer one.
  const key = databaseKey(db);
  const last = known.get(key);
  known.set(
    key,
    new Map(TABLES.map((t) => [t, Math.max(versions.get(t) ?? 0, last?.get(t) ?? 0)])),
  );
  return versions;
};

/**
 * The current versions of the records and tables that a page depends on; null for deleted ones. One
 * statement returns all of them in one column.
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

/** The table versions most recently read by this isolate. */
export const knownVersions = (db: D1Database): TableVersions | undefined =>
  known.get(databaseKey(db));

const seen = new WeakMap<D1Database, TableVersions>();

/**
 * Stores the first versions that a database session read; all its later reads are at least as
 * recent.
 */
export const noteSeenVersions = (session: D1Database, versions: TableVersions): void => {
  seen.set(session, versions);
};

/**
 * The versions stored for a session; undefined for the primary, and for a session that has read
 * nothing yet.
 */
export const seenVersions = (session: D1Database): TableVersions | undefined => seen.get(session);

/** Lower bounds for the versions of the data that later reads from `db` return. */
const versionsAtLeast = async (db: D1Database): Promise<TableVersions> => {
  const isSession = databaseKey(db) !== db;
  return (
    (isSession ? seenVersions(db) : knownVersions(db)) ??
    readTableVersions(db, await db.prepare(`SELECT ${TABLE_VERSIONS}`).first())
  );
};

/**
 * Adds tables to `reads` before they are read. Because these versions were read before the data, a
 * page may be marked older than it is, but never newer.
 */
export const addTables = async (
  reads: Reads,
  db: D1Database,
  ...tables: readonly Table[]
): Promise<void> => {
  const versions = await versionsAtLeast(db);
  for (const table of tables) reads.add(table, versions.get(table) ?? 0);
};

/** Adds a job to `reads`, with the version of the row that was read. */
export const addJob = (reads: Reads, fid: string, version: string): void =>
  reads.add(JOB + fid, version);

/** Adds an employer's `first_answer` column (`selectFirstAnswer`) to `reads`. */
export const addFirstAnswer = (reads: Reads, slug: string, firstAnswer: string): void =>
  reads.add(ANSWER + slug, firstAnswer);

/** Parses a `first_answer` column. */
export const parseFirstAnswer = (firstAnswer: string): FirstAnswer | null => {
  if (firstAnswer === '') return null;
  const [lowDays, highDays] = JSON.parse(firstAnswer) as [number, number | null];
  return { lowDays, highDays };
};

/**
 * Increments all table versions, which invalidates the ETag of every page that depends on a table.
 */
export const renewVersions = (db: D1Database): Promise<unknown> =>
  db.batch([
    db.prepare('UPDATE version SET version = version + 1'),
    db.prepare('UPDATE job_search_version SET version = version + 1'),
  ]);
