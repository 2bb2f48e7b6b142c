import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JobSearchQuerySchema } from '../../../../../../src/contracts/job.ts';
import { createTestDatabase } from '../../../../../../tests/support/database.ts';
import { createTestPostgres, NO_POSTGRES } from '../../../../../../tests/support/postgres.ts';
import { companyRecord, jobRecord, NOW } from '../../../../../../tests/support/records.ts';
import type { Bindings } from '../../../../../env.ts';
import { createCircuitBreaker, FAILURES_TO_OPEN } from '../../../../../http/circuit-breaker.ts';
import { saveCompanies } from '../../../../companies/save-companies.ts';
import { consumeEvents } from '../../../../events/consume-events.ts';
import { feedBoundEngine, openJobIndex } from '../../../job-index.ts';
import { moveJobs } from '../../../move-jobs.ts';
import { renewIndexWords } from '../../../renew-index.ts';
import { saveJobs } from '../../../save-jobs.ts';
import { searchJobs } from '../../search-jobs.ts';
import { createBuiltInReader } from '../built-in/built-in-reader.ts';
import { createEngineReader } from '../engine-reader.ts';
import { feedEngine } from '../feed-engine.ts';
import type { EngineResults, IndexEngine } from '../index-engine.ts';
import { type PostgresBinding, runInPostgres } from './client.ts';
import { createPostgresEngine } from './postgres-engine.ts';
import { splitTokens } from './tokens.ts';

const QUERY = (parameters: Record<string, string>) => v.parse(JobSearchQuerySchema, parameters);

let db: D1Database;
let logged: string;
beforeEach(async () => {
  logged = '';
  vi.spyOn(console, 'error').mockImplementation((line) => {
    logged += line;
  });
  ({ db } = await createTestDatabase());
  await saveCompanies(db, [companyRecord()]);
  await saveJobs(db, [
    jobRecord('a', { title: 'Gardener', publishedAt: NOW - 1_000 }),
    jobRecord('b', { title: 'Gardener', publishedAt: NOW - 2_000 }),
  ]);
  await renewIndexWords(db);
});
afterEach(() => vi.restoreAllMocks());

/** Searches through a filled engine whose `find` misbehaves. */
const findBy = async (find: IndexEngine['find'], breaker = createCircuitBreaker()) => {
  await feedEngine(db, { find, replace: async () => {}, clear: async () => {} });
  const builtIn = createBuiltInReader(db);
  const reader = createEngineReader(builtIn, { find } as IndexEngine, breaker);
  return searchJobs(reader, QUERY({ q: 'gardener' }), NOW);
};

const NOTHING: EngineResults = { page: [], first: [], counts: [], codes: [], sizes: [] };
const counts = [
  { total: 77, byCode: new Map([[999_999, 77]]), byAge: new Map(), isSampled: false },
];

test('nonexistent and closed jobs returned by an engine are not shown, and duplicates are shown only once', async () => {
  const { results } = await db
    .prepare('SELECT job_search.id, fid FROM job JOIN job_search ON job_id = job.id ORDER BY fid')
    .all<{ id: number; fid: string }>();
  const [a, b] = results.map(({ id }) => id) as [number, number];
  await moveJobs(db, ['a'], 'closed', NOW);
  const found = await findBy(async () => ({ ...NOTHING, page: [a, b, b, 1, -5], counts }));
  expect(found.hits.map(({ fid }) => fid)).toEqual(['b']);
  expect(logged).toBe('');
});

test('an engine that keeps failing is not queried for a while, and the built-in index is used instead', async () => {
  const find = vi.fn(() => Promise.reject(new Error('no')));
  const breaker = createCircuitBreaker();
  for (let i = 0; i < FAILURES_TO_OPEN + 2; i++) {
    expect((await findBy(find, breaker)).hits.map(({ fid }) => fid)).toEqual(['a', 'b']);
  }
  expect(find).toHaveBeenCalledTimes(FAILURES_TO_OPEN);
  expect(logged).toContain('The search engine failed; the built-in index is used.');
});

test('an engine is not queried if a change has not reached it within five minutes', async () => {
  const find = vi.fn(async () => ({ ...NOTHING, counts }));
  await findBy(find);
  expect(find).toHaveBeenCalled();
  find.mockClear();
  await saveJobs(db, [jobRecord('c', { title: 'Gardener', publishedAt: NOW })]);
  await db.prepare('UPDATE job_change SET at = at - 301').run();
  const reader = createEngineReader(
    createBuiltInReader(db),
    { find } as never,
    createCircuitBreaker(),
  );
  expect((await searchJobs(reader, QUERY({ q: 'gardener' }), NOW)).total).toBe(3);
  expect(find).not.toHaveBeenCalled();
});

test.each(['before', 'while'])(
  'a job is not found by employer name if its employer is hidden %s the engine is queried',
  async (when) => {
    const hide = () =>
      saveJobs(db, [jobRecord('a', { title: 'Gardener', employerVisibility: 'anonymous' })]);
    const find = vi.fn(async () => {
      if (when === 'while') await hide();
      const { results } = await db.prepare('SELECT id FROM job_search').all<{ id: number }>();
      return { ...NOTHING, page: results.map(({ id }) => id), counts };
    });
    await feedEngine(db, { replace: async () => {}, clear: async () => {} } as never);
    if (when === 'before') await hide();
    const reader = createEngineReader(
      createBuiltInReader(db),
      { find } as never,
      createCircuitBreaker(),
    );
    const { slug } = companyRecord();
    const found = await searchJobs(reader, QUERY({ company: slug }), NOW);
    expect(found.hits.map(({ fid }) => fid)).toEqual(['b']);
    expect(found.total).toBe(1);
    expect(find).toHaveBeenCalledTimes(when === 'while' ? 1 : 0);
  },
);

test('changes are recorded only while an engine is bound', async () => {
  const countChanges = () => db.prepare('SELECT count(*) AS n FROM job_change').first<number>('n');
  await saveJobs(db, [jobRecord('c')]);
  expect(await countChanges()).toBe(0);
  await feedEngine(db, { replace: async () => {}, clear: async () => {} } as never);
  await saveJobs(db, [jobRecord('c')]);
  expect(await countChanges()).toBe(1);
  await feedBoundEngine({ JOBS: db });
  expect(await countChanges()).toBe(0);
  await saveJobs(db, [jobRecord('c')]);
  expect(await countChanges()).toBe(0);
});

test('only one run sends jobs at a time, and jobs are sent again after a failure', async () => {
  let fails = true;
  const replaced: (readonly string[])[] = [];
  const engine = {
    clear: async () => {},
    async replace(fids: readonly string[]) {
      if (fails) throw new Error('no');
      replaced.push(fids);
    },
  } as unknown as IndexEngine;
  await expect(feedEngine(db, engine)).rejects.toThrow('no');
  fails = false;
  // A failed run keeps its lease, because its write may still be in progress.
  expect(await feedEngine(db, engine)).toBe(0);
  expect(replaced).toEqual([]);
  await db.prepare('UPDATE job_engine SET leased_until = unixepoch()').run();
  await feedEngine(db, engine);
  expect(replaced).toEqual([['a', 'b']]);
  await moveJobs(db, ['b'], 'closed', NOW);
  await moveJobs(db, ['b'], 'open', NOW + 1);
  await feedEngine(db, engine);
  expect(replaced).toEqual([['a', 'b'], ['b']]);
});

test('produces the same tokens as FTS5', async () => {
  const text = `Engineering \uE007engineering \uE002nurses\uE002 \uE005accounting1 C++ C# Größe ΑΣΦΑΛΕΙΑ ponies
    日本語 re-use naïveté ${'x'.repeat(62)}ing ${'x'.repeat(61)}ing \uE007${'ba'.repeat(29)}ing \uE007${'ba'.repeat(30)}ing 123s o'neill`;
  await db.batch([
    db.prepare(
      `CREATE VIRTUAL TABLE token USING fts5(word,
        tokenize = "porter unicode61 remove_diacritics 2 tokenchars '+#' categories 'L* N* Co'")`,
    ),
    db.prepare('INSERT INTO token (word) VALUES (?)').bind(text),
    db.prepare("CREATE VIRTUAL TABLE token_vocab USING fts5vocab(token, 'row')"),
  ]);
  const { results } = await db.prepare('SELECT term FROM token_vocab').all<{ term: string }>();
  expect(splitTokens(text).sort()).toEqual(results.map(({ term }) => term).sort());
});

const postgres = await createTestPostgres();
const bound = postgres as PostgresBinding;

describe.skipIf(!postgres)(`with a server (${postgres ? 'available' : NO_POSTGRES})`, () => {
  test('a changed job reaches the engine through the queue and is found', async () => {
    const send = vi.fn(async (_: unknown) => undefined);
    const bindings = { JOBS: db, EVENTS: { send }, JOB_ENGINE: bound } as unknown as Bindings;
    while ((await feedBoundEngine(bindings)) > 0);
    await saveJobs(db, [jobRecord('c', { title: 'Actuary', publishedAt: NOW })]);
    const find = async () =>
      (await openJobIndex(bindings).search(QUERY({ q: 'actuary' }), NOW)).hits.map(
        ({ fid }) => fid,
      );
    expect(await find()).toEqual([]);
    await openJobIndex(bindings).changed();
    const ack = vi.fn();
    const messages = send.mock.calls.map(([body]) => ({ body, ack }));
    await consumeEvents({ messages } as never, bindings);
    expect(ack).toHaveBeenCalledTimes(1);
    expect(await find()).toEqual(['c']);
    // A closed job is hidden immediately.
    await moveJobs(db, ['c'], 'closed', NOW);
    expect(await find()).toEqual([]);
    expect(logged).toBe('');
  });

  test('throws if the password is wrong, or if a statement fails or times out', async () => {
    const one = [{ sql: 'SELECT 1', values: [] }];
    const run = (changes: Partial<PostgresBinding>, sql = one) =>
      runInPostgres({ ...bound, ...changes } as PostgresBinding, sql, 300);
    await expect(run({ password: 'other' })).rejects.toThrow('28P01');
    await expect(run({}, [{ sql: 'SELECT pg_sleep(5)', values: [] }])).rejects.toThrow('in time');
    await expect(run({}, [...one, { sql: 'SELECT nothing', values: [] }])).rejects.toThrow('42703');
    expect(await run({})).toEqual([[['1']]]);
  });

  test('a job with more words than PostgreSQL accepts is found by its title', async () => {
    const words = Array.from({ length: 60_000 }, (_, i) => `w${i.toString(36)}ж`).join(' ');
    await saveJobs(db, [jobRecord('long', { title: 'Chronicler', descriptionHtml: words })]);
    const engine = createPostgresEngine(bound);
    await db.prepare('DELETE FROM job_engine').run();
    while ((await feedEngine(db, engine)) > 0);
    const reader = createEngineReader(createBuiltInReader(db), engine, createCircuitBreaker());
    expect((await searchJobs(reader, QUERY({ q: 'chronicler' }), NOW)).total).toBe(1);
    expect(logged).toBe('');
  });
});
