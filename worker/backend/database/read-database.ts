import type {
  D1Database,
  D1DatabaseSession,
  D1PreparedStatement,
  D1Result,
} from '@cloudflare/workers-types';
import { announcedKey } from '../../cache/announced-versions.ts';
import { readVariables } from '../../env.ts';
import { logError } from '../../http/log-error.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import {
  noteSeenVersions,
  parseTableVersions,
  seenVersions,
  TABLE_VERSIONS,
  type TableVersions,
} from '../versions.ts';
import { noteSession } from './database-key.ts';

/*
 * Jobs, employers, reference data and content may be read from a replica of the database, which
 * lags behind. A response must not be older than the last announced purge, because the cache would
 * store the outdated page as the new one (decision 14).
 */

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Source = Pick<D1Database | D1DatabaseSession, 'prepare' | 'batch'>;

const prepare = (source: Source, { sql, values }: Statement): D1PreparedStatement => {
  const statement = source.prepare(sql);
  return values.length > 0 ? statement.bind(...values) : statement;
};

const isOlder = (versions: TableVersions, announced: TableVersions): boolean =>
  [...announced].some(([table, version]) => (versions.get(table) ?? 0) < version);

/**
 * A database session for reads. Its first statements also return the table versions that they saw.
 * If those are older than the announced versions, or if the announced versions are unknown, this
 * read and all later ones go to the primary.
 */
export const createReadSession = (
  primary: D1Database,
  announced: () => Promise<TableVersions | undefined>,
): D1Database => {
  let source: Source = primary.withSession('first-unconstrained');
  let isChecked = false;

  const run = async (statements: readonly Statement[]): Promise<D1Result[]> => {
    if (isChecked) return source.batch(statements.map((statement) => prepare(source, statement)));
    const session = source;
    const [[first, ...results], wanted] = await Promise.all([
      session.batch([
        session.prepare(`SELECT ${TABLE_VERSIONS}`),
        ...statements.map((statement) => prepare(session, statement)),
      ]),
      announced(),
    ]);
    const versions = parseTableVersions(first?.results[0]);
    const isGood = wanted !== undefined && !isOlder(versions, wanted);
    if (!isChecked) {
      isChecked = true;
      if (isGood) noteSeenVersions(db, versions);
      else {
        source = primary;
        if (wanted) noteSeenVersions(db, wanted);
      }
    }
    return isGood ? results : run(statements);
  };

  const known = new WeakMap<D1PreparedStatement, Statement>();
  const create = (statement: Statement): D1PreparedStatement => {
    const all = async () => (await run([statement]))[0];
    const prepared = {
      bind: (...values: unknown[]) => create({ ...statement, values }),
      all,
      run: all,
      async first(column?: string) {
        const [row] = ((await all())?.results ?? []) as Record<string, unknown>[];
        if (row === undefined) return null;
        return column === undefined ? row : (row[column] ?? null);
      },
    } as unknown as D1PreparedStatement;
    known.set(prepared, statement);
    return prepared;
  };
  const db = {
    prepare: (sql: string) => create({ sql, values: [] }),
    batch: (statements: readonly D1PreparedStatement[]) =>
      run(statements.map((statement) => known.get(statement) as Statement)),
  } as unknown as D1Database;
  noteSession(db, primary);
  return db;
};

/** The announced versions, from the cache; undefined if they are unavailable. */
const loadAnnouncedVersions = async ({ id, bindings, execution }: RequestContext) => {
  try {
    const { SITE_URL } = readVariables(bindings);
    const response = await execution.exports?.Pages?.fetch(
      new Request(SITE_URL + announcedKey(bindings)),
    );
    return response?.ok ? parseTableVersions({ versions: await response.text() }) : undefined;
  } catch (error) {
    logError(id, error);
    return undefined;
  }
};

/**
 * Database sessions, keyed by request. For a page, the key is the page, so that all of its calls
 * share one session.
 */
const sessions = new WeakMap<object, D1Database>();

/**
 * The database from which a request reads jobs, employers, reference data and content. On a
 * single-machine installation, which has no replicas, this is the database itself.
 */
export const readDatabase = (context: RequestContext): D1Database => {
  const { JOBS } = context.bindings;
  if (!context.execution.cache) return JOBS;
  const key = context.reads ?? context;
  const session =
    sessions.get(key) ?? createReadSession(JOBS, () => loadAnnouncedVersions(context));
  sessions.set(key, session);
  return session;
};

/**
 * Whether the data that a request read is still at least as new as the announced versions. A purge
 * during the read makes the data outdated.
 */
export const isUpToDate = async (context: RequestContext): Promise<boolean> => {
  const session = sessions.get(context.reads ?? context);
  if (!session) return true;
  const [wanted, seen] = [await loadAnnouncedVersions(context), seenVersions(session)];
  return seen === undefined || (wanted !== undefined && !isOlder(seen, wanted));
};

/**
 * Responds with the current versions of the database tables, in the format that
 * `parseTableVersions` expects.
 */
export const respondWithVersions = async (
  db: D1Database,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const versions = await db.prepare(`SELECT ${TABLE_VERSIONS}`).first<string>('versions');
  return new Response(versions, { headers });
};
