import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { D1Database, Queue, R2Bucket } from '@cloudflare/workers-types';
import {
  PEOPLE_INDEX,
  PEOPLE_TABLES,
  SHARED_TABLES,
} from '../../worker/backend/database/people-tables.ts';
import { D1_SERVER, d1OverHttp } from './d1-over-http.ts';

// Imports exactly the Miniflare version that wrangler depends on.
const { Miniflare, convertV4MiniflareOptions } = createRequire(
  createRequire(import.meta.url).resolve('wrangler'),
)('miniflare');

const ROOT = join(import.meta.dirname, '../..');

/** The SQL of all migrations, in order. */
const readMigrations = (): string[] =>
  globSync('worker/backend/migrations/*.sql', { cwd: ROOT })
    .sort()
    .map((path) => readFileSync(join(ROOT, path), 'utf8'));

/** Applies every migration to an empty database. */
export const applyMigrations = async (db: D1Database): Promise<void> => {
  const { unstable_splitSqlQuery: split } = await import('wrangler');
  for (const sql of readMigrations()) {
    await db.batch(split(sql).map((statement) => db.prepare(statement)));
  }
};

export interface TestDatabase {
  /**
   * A site's databases as passed to its code: two databases, or the same database twice
   * (`DATABASES`).
   */
  readonly both: { readonly JOBS: D1Database; readonly PEOPLE: D1Database };
  /**
   * Both databases as one, for a test's statements. Each statement runs on the database that has
   * its tables.
   */
  readonly db: D1Database;
  /** A real, empty file store. */
  readonly files: R2Bucket;
  /** A real queue without a consumer. */
  readonly events: Queue;
}

/**
 * True if the test site has two databases, each without the other's tables. False if it has a
 * single one (`ROLECALL_DATABASES=one`).
 */
const HAS_TWO_DATABASES = process.env.ROLECALL_DATABASES !== 'one';

const PEOPLE_STATEMENT = new RegExp(
  `\\b(${[...PEOPLE_TABLES.map(({ name }) => name), ...PEOPLE_INDEX].join('|')})\\b`,
);

const createDatabase = (jobs: string, people: string): Pick<TestDatabase, 'db' | 'both'> => ({
  db: d1OverHttp((sql) => (sql.some((one) => PEOPLE_STATEMENT.test(one)) ? people : jobs)),
  both: { JOBS: d1OverHttp(() => jobs), PEOPLE: d1OverHttp(() => people) },
});

interface OpenFolder {
  readonly databases: readonly [TestDatabase, ...TestDatabase[]];
  /** Stops the process that runs the databases. */
  dispose(): Promise<void>;
}

/** The ids of the databases in a folder. */
export const [DATABASE_ID, SECOND_DATABASE_ID] = ['test', 'test-1'];
const listNames = (count: number) =>
  Array.from({ length: count }, (_, i) => (i === 0 ? DATABASE_ID : `test-${i}`));
const getPeopleName = (name: string, areApart: boolean) => (areApart ? `${name}-people` : name);

/** Starts wrangler's own D1, R2 and queue in a folder, for `count` sites. */
const openFolder = async (folder: string, count = 1, areApart = false): Promise<OpenFolder> => {
  const names = listNames(count);
  const workerd = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: D1_SERVER,
      compatibilityDate: '2026-10-01',
      resourcePersistencePath: folder,
      d1Databases: Object.fromEntries(
        names
          .flatMap((name) => [name, getPeopleName(name, areApart)])
          .map((name) => [`d1-${name}`, name]),
      ),
      r2Buckets: Object.fromEntries(names.map((name) => [`r2-${name}`, name])),
      queueProducers: { EVENTS: 'test' },
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  );
  await workerd.ready;
  const url: URL = await workerd.unsafeGetDirectURL();
  const bindings = await workerd.getBindings();
  const databases = names.map((name) => ({
    ...createDatabase(
      new URL(`/d1-${name}`, url).href,
      new URL(`/d1-${getPeopleName(name, areApart)}`, url).href,
    ),
    files: bindings[`r2-${name}`],
    events: bindings.EVENTS,
  }));
  return {
    databases: databases as [TestDatabase, ...TestDatabase[]],
    dispose: () => workerd.dispose(),
  };
};

const CACHE = join(ROOT, 'node_modules/.cache/rolecall');

/**
 * The number of sites that a process prepares databases for: low enough to start quickly, but
 * sufficient for most processes in a run.
 */
const AT_ONCE = 48;

/**
 * Finds the database files in a folder by database name, because wrangler uses hashes as file
 * names. The folder must not be open.
 */
const findFiles = async (
  folder: string,
  count: number,
  areApart = false,
): Promise<ReadonlyMap<string, string>> => {
  const { databases, dispose } = await openFolder(folder, count, areApart);
  const named = databases.flatMap(({ both }, i) => {
    const name = listNames(count)[i] ?? '';
    return [[name, both.JOBS] as const, [getPeopleName(name, areApart), both.PEOPLE] as const];
  });
  for (const [name, db] of named) {
    await db.batch([
      db.prepare('CREATE TABLE IF NOT EXISTS named (name)'),
      db.prepare('DELETE FROM named'),
      db.prepare('INSERT INTO named VALUES (?)').bind(name),
    ]);
  }
  await dispose();
  return new Map(
    globSync('d1/*/*.sqlite', { cwd: folder }).flatMap((path) => {
      if (basename(path) === 'metadata.sqlite') return [];
      const file = join(folder, path);
      const sqlite = new DatabaseSync(file);
      const isNamed = sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = 'named'").get();
      const row = isNamed && sqlite.prepare('SELECT name FROM named').get();
      sqlite.exec('DROP TABLE IF EXISTS named');
      sqlite.close();
      return row ? [[String(row.name), file] as const] : [];
    }),
  );
};

/** Replaces a database file. */
const replaceFile = (file: string, source: string): void => {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  const sqlite = new DatabaseSync(source);
  sqlite.prepare('VACUUM INTO ?').run(file);
  sqlite.close();
};

const PEOPLE_NAMES = new Set([...PEOPLE_TABLES.map(({ name }) => name), ...PEOPLE_INDEX]);

/** Removes the people tables from a database for jobs, or the jobs tables from one for people. */
const dropOthers = (file: string, stored: 'jobs' | 'people'): void => {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const names = (type: string) =>
    sqlite
      .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = ?`)
      .all(type)
      .map(({ name }) => String(name))
      .filter((name) => !/^(sqlite|_cf|d1)_/.test(name) && !SHARED_TABLES.includes(name));
  const isRetained = (name: string) => PEOPLE_NAMES.has(name) === (stored === 'people');
  if (stored === 'people') for (const name of names('view')) sqlite.exec(`DROP VIEW ${name}`);
  for (const name of [...names('virtual'), ...names('table')]) {
    if (!isRetained(name)) sqlite.exec(`DROP TABLE ${name}`);
  }
  sqlite.close();
};

const [JOBS_FILE, PEOPLE_FILE, NAMES_FILE] = ['jobs.sqlite', 'people.sqlite', 'names.json'];

/**
 * Returns a folder with migrated, empty databases, cached until the migrations or the list of people
 * tables change. The folder contains either one database for a whole site, or one for jobs and one
 * for people, and a list of the database paths by name.
 */
const migratedFolder = async (areApart: boolean): Promise<string> => {
  // The previous release has other migrations or another list of tables (`npm run test:previous`).
  const made = [...readMigrations(), ...PEOPLE_NAMES].join('\0');
  const hash = createHash('sha256').update(made).digest('hex');
  const kind = areApart ? 'apart' : 'one';
  const folder = join(CACHE, `databases-${hash.slice(0, 16)}-${AT_ONCE}-${kind}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const building = mkdtempSync(`${folder}-`);
  const databases = join(building, 'databases');
  const {
    databases: [{ both }],
    dispose,
  } = await openFolder(databases);
  await applyMigrations(both.JOBS);
  await dispose();
  const files = await findFiles(databases, AT_ONCE, areApart);
  const migrated = files.get(DATABASE_ID) ?? '';
  for (const stored of areApart ? (['jobs', 'people'] as const) : (['whole'] as const)) {
    const part = `${migrated}-${stored}`;
    copyFileSync(migrated, part);
    if (stored !== 'whole') dropOthers(part, stored);
    replaceFile(join(building, stored === 'people' ? PEOPLE_FILE : JOBS_FILE), part);
  }
  const paths = [...files].map(([name, file]) => [name, relative(databases, file)]);
  writeFileSync(join(building, NAMES_FILE), JSON.stringify(Object.fromEntries(paths)));
  rmSync(databases, { recursive: true });
  try {
    renameSync(building, folder);
  } catch {
    // Another process created the folder first.
    rmSync(building, { recursive: true });
  }
  return folder;
};

/**
 * Copies migrated, empty databases to the database paths of the named site. The databases must not
 * be open.
 */
const putDatabases = (migrated: string, folder: string, name: string, areApart: boolean) => {
  const paths = JSON.parse(readFileSync(join(migrated, NAMES_FILE), 'utf8'));
  const copy = (source: string, owner: string) => {
    const target = join(folder, paths[owner]);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(migrated, source), target);
  };
  copy(JOBS_FILE, name);
  if (areApart) copy(PEOPLE_FILE, getPeopleName(name, true));
};

/**
 * State shared by all test files in this process, which run one after the other, each with fresh
 * modules.
 */
const shared = globalThis as { unusedDatabases?: UnusedDatabases };

interface UnusedDatabases {
  readonly areApart: boolean;
  readonly left: (() => TestDatabase)[];
}

const startMore = async (): Promise<UnusedDatabases> => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const migrated = await migratedFolder(HAS_TWO_DATABASES);
  const { databases } = await openFolder(folder, AT_ONCE, HAS_TWO_DATABASES);
  const names = listNames(AT_ONCE);
  return {
    areApart: HAS_TWO_DATABASES,
    left: databases.map((database, i) => () => {
      // workerd does not open a database until its first statement.
      putDatabases(migrated, folder, names[i] as string, HAS_TWO_DATABASES);
      return database;
    }),
  };
};

/**
 * A real, empty D1 with every migration applied, in its own files, so that it neither reads nor
 * writes the developer's .wrangler state. It is disposed of when the process exits.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const unused = shared.unusedDatabases;
  const started =
    unused?.areApart === HAS_TWO_DATABASES && unused.left.length > 0 ? unused : await startMore();
  shared.unusedDatabases = started;
  return (started.left.pop() as () => TestDatabase)();
};

/** Makes a folder's second database a copy of the first, like a replica. Neither may be open. */
export const copyToSecond = async (folder: string): Promise<void> => {
  const files = await findFiles(folder, 2);
  const [first = '', second = ''] = listNames(2).map((name) => files.get(name));
  replaceFile(second, first);
};

/**
 * Opens `count` complete databases in a folder that is kept afterwards, and creates them if the
 * folder is empty.
 */
export const openCompleteDatabases = async (folder: string, count: number): Promise<OpenFolder> => {
  if (!existsSync(join(folder, 'd1'))) {
    const migrated = await migratedFolder(false);
    for (const name of listNames(count)) putDatabases(migrated, folder, name, false);
  }
  return openFolder(folder, count);
};

/** Opens a single complete database, for benchmarks. */
export const openDatabaseFolder = async (
  folder: string,
): Promise<TestDatabase & Pick<OpenFolder, 'dispose'>> => {
  const { databases, dispose } = await openCompleteDatabases(folder, 1);
  return { ...databases[0], dispose };
};
