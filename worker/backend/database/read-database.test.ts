import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { JobSearchQuerySchema } from '../../../src/contracts/job.ts';
import { countRows } from '../../../tests/support/count-rows.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { companyRecord, jobRecord, NOW } from '../../../tests/support/records.ts';
import { createContext } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { createReads } from '../../http/request/reads.ts';
import { saveCompanies } from '../companies/save-companies.ts';
import { saveJobs } from '../jobs/save-jobs.ts';
import { createBuiltInReader } from '../jobs/search/engines/built-in/built-in-reader.ts';
import { searchJobs } from '../jobs/search/search-jobs.ts';
import { cacheReference } from '../reference/cache-reference.ts';
import { addTables, parseTableVersions, TABLE_VERSIONS, type TableVersions } from '../versions.ts';
import {
  createReadSession,
  isUpToDate,
  readDatabase,
  respondWithVersions,
} from './read-database.ts';

/** A database and its replica, which lags behind because it does not receive later writes. */
let primary: D1Database;
let replica: D1Database;

const writeTo = async (db: D1Database) => {
  await saveCompanies(db, [companyRecord()], NOW);
  await saveJobs(db, [jobRecord('old')]);
};

beforeEach(async () => {
  const { db } = await createTestDatabase();
  replica = (await createTestDatabase()).db;
  primary = Object.assign(Object.create(db), db, { withSession: () => replica }) as D1Database;
  for (const one of [primary, replica]) await writeTo(one);
});

const loadVersions = async (db: D1Database): Promise<TableVersions> =>
  parseTableVersions(await db.prepare(`SELECT ${TABLE_VERSIONS}`).first());

const session = (announced: () => Promise<TableVersions | undefined>) =>
  createReadSession(primary, announced);

const fidsIn = async (db: D1Database): Promise<unknown[]> =>
  (await db.prepare('SELECT fid FROM job ORDER BY fid').all<{ fid: string }>()).results.map(
    ({ fid }) => fid,
  );

test('reads from a replica that is at least as new as the announced versions', async () => {
  const announced = await loadVersions(primary);
  await saveJobs(primary, [jobRecord('new')]);
  const db = session(async () => announced);
  expect(await fidsIn(db)).toEqual(['old']);
  expect(
    await db.prepare('SELECT count(*) AS jobs FROM job WHERE fid = ?').bind('old').first('jobs'),
  ).toBe(1);
  const [first, second] = await db.batch<{ fid: string }>([
    db.prepare('SELECT fid FROM job WHERE fid = ?').bind('old'),
    db.prepare('SELECT fid FROM job WHERE fid = ?').bind('none'),
  ]);
  expect([first?.results, second?.results]).toEqual([[{ fid: 'old' }], []]);
});

test('does not read from a replica that is behind an announced purge, even later in the same session', async () => {
  await saveJobs(primary, [jobRecord('new')]);
  const announced = vi.fn(() => loadVersions(primary));
  const db = session(announced);
  expect(await fidsIn(db)).toEqual(['new', 'old']);
  expect(await fidsIn(db)).toEqual(['new', 'old']);
  expect(announced).toHaveBeenCalledOnce();
});

test('none of several concurrent statements reads outdated data from the replica', async () => {
  await saveJobs(primary, [jobRecord('new')]);
  const db = session(() => loadVersions(primary));
  const all = await Promise.all([fidsIn(db), fidsIn(db), fidsIn(db)]);
  expect(all).toEqual([
    ['new', 'old'],
    ['new', 'old'],
    ['new', 'old'],
  ]);
});

test('reads from the primary if the announced versions are unknown', async () => {
  await saveJobs(primary, [jobRecord('new')]);
  expect(await fidsIn(session(async () => undefined))).toEqual(['new', 'old']);
});

test('all sessions of a database share the data that the isolate caches from it', async () => {
  const announced = await loadVersions(primary);
  const counted = countRows(replica);
  replica = counted.db;
  const search = async () => {
    const db = session(async () => announced);
    await searchJobs(createBuiltInReader(db), v.parse(JobSearchQuerySchema, {}), NOW);
    return counted.takeWork().trips;
  };
  expect(await search()).toBeGreaterThan(1);
  expect(await search()).toBe(1);
});

test('data cached from a lagging replica is read again once a newer version is known', async () => {
  const announced = await loadVersions(primary);
  const load = cacheReference(
    async (db) => (await db.prepare('SELECT name FROM company').first('name')) as string,
  );
  const lagging = session(async () => announced);
  await primary.prepare("UPDATE company SET name = 'Acme Trains'").run();
  await primary.prepare("UPDATE version SET version = version + 1 WHERE name = 'reference'").run();
  // Another request in the same isolate has already seen the newer version.
  const reads = createReads();
  await addTables(
    reads,
    session(() => loadVersions(primary)),
    'reference',
  );
  expect(await load(lagging, NOW)).toBe('Acme Rockets');
  expect(
    await load(
      session(() => loadVersions(primary)),
      NOW,
    ),
  ).toBe('Acme Trains');
});

test('a page records the versions that its own session saw, not newer ones that other sessions saw', async () => {
  const announced = await loadVersions(primary);
  await saveJobs(primary, [jobRecord('new')]);
  await fidsIn(session(() => loadVersions(primary)));
  const reads = createReads();
  const lagging = session(async () => announced);
  expect(await fidsIn(lagging)).toEqual(['old']);
  await addTables(reads, lagging, 'jobs');
  expect(reads.versions()?.get('jobs')).toBe(announced.get('jobs'));
});

/**
 * Context for a page behind the platform's cache. `announced` responds with the announced versions.
 */
const pageContext = (announced: () => Promise<Response>) => {
  const execution = {
    waitUntil: () => undefined,
    cache: {},
    exports: { Pages: { fetch: announced, purge: async () => true } },
  };
  const bindings = { JOBS: primary, SITE_URL: 'https://jobs.example' } as unknown as Bindings;
  const context = createContext(new Request('https://jobs.example/jobs'), bindings, execution);
  context.reads = createReads();
  return context;
};

test('a page read before a concurrent purge is recognized as outdated', async () => {
  const firstVersions = await respondWithVersions(primary, {});
  let announced = async () => firstVersions.clone();
  const context = pageContext(() => announced());
  expect(await fidsIn(readDatabase(context))).toEqual(['old']);
  expect(await isUpToDate(context)).toBe(true);
  await saveJobs(primary, [jobRecord('new')]);
  announced = () => respondWithVersions(primary, {});
  expect(await isUpToDate(context)).toBe(false);
  announced = async () => new Response('', { status: 503 });
  expect(await isUpToDate(context)).toBe(false);
});

test('all calls for a page share a session, and a site without the platform’s cache uses no session', async () => {
  const context = pageContext(() => respondWithVersions(primary, {}));
  expect(readDatabase({ ...context, request: new Request('https://jobs.example/') })).toBe(
    readDatabase(context),
  );
  expect(readDatabase(context)).not.toBe(primary);
  const local = createContext(new Request('https://jobs.example/'), { JOBS: primary });
  expect(readDatabase(local)).toBe(primary);
});
