import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { json, type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { HEARTBEAT_MAX_AGE_MS, writeHeartbeat } from '../backend/heartbeat.ts';
import type { Bindings } from '../env.ts';
import { runScheduled } from '../scheduled.ts';
import { CHECK_MS, RESULT_MAX_AGE_MS, respondToHealthCheck } from './health.ts';

let state: TestDatabase;
let upstream: LocalServer;
beforeAll(async () => {
  state = await createTestDatabase();
  upstream = await startServer();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await run('DELETE FROM heartbeat');
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  upstream.seen.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Creates a new bindings object for each call, because results are cached per bindings object. */
const bindingsWith = (others: Record<string, unknown> = {}) =>
  ({
    ...state.both,
    FILES: state.files,
    EVENTS: state.events,
    ...others,
  }) as unknown as Bindings;

const run = (sql: string) => state.db.prepare(sql).run();

const sendRequest = async (path: string, bindings: Bindings, method = 'GET') => {
  const request = new Request(`https://site.example${path}`, { method });
  const response = await respondToHealthCheck(createContext(request, bindings));
  if (!response) throw new Error(`${path} is no health check.`);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text || 'null'),
    text,
  };
};

/** The names of the failed checks. */
const failed = (body: { checks: Record<string, { ok: boolean }> }) =>
  Object.entries(body.checks).flatMap(([name, { ok }]) => (ok ? [] : [name]));

test('/healthz responds while the worker is running, even without bindings', async () => {
  const { status, body, headers } = await sendRequest('/healthz', {} as Bindings);
  expect([status, body]).toEqual([200, { ok: true }]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('/readyz checks the database, the files, the queue and the configured services', async () => {
  upstream.answer(json({}, 404));
  const { status, body, headers } = await sendRequest(
    '/readyz',
    bindingsWith({ API_BASE: `${upstream.url}/v1`, CONTRACTOR_API_BASE: upstream.url }),
  );
  expect(status).toBe(200);
  expect(Object.keys(body.checks)).toEqual([
    ...['database', 'peopleDatabase', 'heartbeat', 'backup', 'alerts', 'files', 'queue'],
    ...['productApi', 'contractorApi'],
  ]);
  expect(failed(body)).toEqual([]);
  expect(body.ok).toBe(true);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(upstream.seen.sort()).toEqual(['HEAD /', 'HEAD /v1']);
});

test('a failed check returns 503 with the check’s name, but reveals no hosts or error messages', async () => {
  const broken = () => {
    throw new Error('no such table at d1.internal.example');
  };
  const { status, body, text } = await sendRequest(
    '/readyz',
    bindingsWith({
      JOBS: { prepare: broken },
      PEOPLE: { prepare: broken },
      FILES: undefined,
      EVENTS: undefined,
      API_BASE: 'http://127.0.0.1:1',
    }),
  );
  expect(status).toBe(503);
  expect(body.ok).toBe(false);
  expect(failed(body)).toEqual([
    ...['database', 'peopleDatabase', 'heartbeat', 'backup', 'alerts', 'files', 'queue'],
    'productApi',
  ]);
  expect(text).not.toMatch(/127|d1\.internal|Error/);
});

test('an invalid setting counts as a failed check', async () => {
  const { status, body } = await sendRequest('/readyz', bindingsWith({ API_BASE: 'nonsense' }));
  expect([status, failed(body)]).toEqual([503, ['settings']]);
});

test('the site is not ready if an upstream responds with 5xx', async () => {
  upstream.answer(json({}, 500));
  const { status, body } = await sendRequest('/readyz', bindingsWith({ API_BASE: upstream.url }));
  expect([status, failed(body)]).toEqual([503, ['productApi']]);
});

test('the content check sends the token and fails if the token is rejected', async () => {
  const seen: (string | undefined)[] = [];
  upstream.answer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(401).end();
  });
  const { body, text } = await sendRequest(
    '/readyz',
    bindingsWith({
      CONTENTFUL_SPACE_ID: 'abc',
      CONTENTFUL_ACCESS_TOKEN: 'a-long-and-secret-token',
      CONTENTFUL_HOST: new URL(upstream.url).host,
    }),
  );
  expect(failed(body)).toEqual(['content']);
  expect(seen).toEqual(['Bearer a-long-and-secret-token']);
  expect(upstream.seen).toEqual(['GET /spaces/abc/environments/master/locales?limit=1']);
  expect(text).not.toContain('secret');
});

test('a check that hangs times out and does not delay the others', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const hanging = { prepare: () => ({ first: () => new Promise(() => {}) }) };
  const response = sendRequest(
    '/readyz',
    bindingsWith({ JOBS: hanging, PEOPLE: hanging, FILES: { head: async () => null } }),
  );
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  const { status, body } = await response;
  expect([status, failed(body)]).toEqual([
    503,
    ['database', 'peopleDatabase', 'heartbeat', 'backup', 'alerts'],
  ]);
  expect(body.checks.database.ms).toBe(CHECK_MS);
  expect(body.checks.files.ms).toBe(0);
});

test('a result is reused until it expires, so that frequent requests cost nothing', async () => {
  const bindings = bindingsWith({ API_BASE: upstream.url });
  upstream.answer(json({}, 500));
  expect((await sendRequest('/readyz', bindings)).status).toBe(503);
  upstream.answer(json({}));
  vi.setSystemTime(Date.now() + RESULT_MAX_AGE_MS - 1);
  expect((await sendRequest('/readyz', bindings)).status).toBe(503);
  expect(upstream.seen).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  const both = await Promise.all([
    sendRequest('/readyz', bindings),
    sendRequest('/readyz', bindings),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 503]);
  expect(upstream.seen).toHaveLength(2);
});

test.each(['/healthz', '/readyz'])('%s accepts HEAD but not POST', async (path) => {
  const { status } = await sendRequest(path, bindingsWith(), 'HEAD');
  expect(status).toBe(200);
  const post = async () => sendRequest(path, bindingsWith(), 'POST');
  await expect(post()).rejects.toMatchObject({
    status: 405,
    options: { headers: { allow: 'GET, HEAD' } },
  });
});

test('a site is ready even if its schedule has never run, and its heartbeat age is then null', async () => {
  const { status, body } = await sendRequest('/readyz', bindingsWith());
  expect([status, body.checks.heartbeat.ageSeconds]).toEqual([200, null]);
  // A manual run does not count as a heartbeat.
  await runScheduled('', bindingsWith());
  expect(
    (await sendRequest('/readyz', bindingsWith())).body.checks.heartbeat.ageSeconds,
  ).toBeNull();
});

test('/readyz reports the age of the last heartbeat, and fails after three periods', async () => {
  const began = Date.now();
  await runScheduled('*/5 * * * *', bindingsWith());
  const heartbeatAt = async (ageMs: number) => {
    vi.setSystemTime(began + ageMs);
    const { status, body } = await sendRequest('/readyz', bindingsWith());
    const { ok, ageSeconds, message } = body.checks.heartbeat;
    return { status, ok, ageSeconds, message };
  };
  expect(await heartbeatAt(61_500)).toEqual({ status: 200, ok: true, ageSeconds: 61 });
  expect(await heartbeatAt(900_000)).toEqual({ status: 200, ok: true, ageSeconds: 900 });
  expect(await heartbeatAt(900_001)).toEqual({
    status: 503,
    ok: false,
    ageSeconds: 900,
    message: 'The scheduled run has not written to the database for more than 15 minutes.',
  });
  await runScheduled('*/5 * * * *', bindingsWith());
  expect(await heartbeatAt(900_002)).toMatchObject({ status: 200, ageSeconds: 0 });
  // The clock was set back.
  expect(await heartbeatAt(0)).toMatchObject({ status: 200, ageSeconds: 0 });
});

test('failed writes do not renew the heartbeat', async () => {
  const began = Date.now();
  await writeHeartbeat(bindingsWith(), began);
  await run(`CREATE TRIGGER full BEFORE UPDATE ON heartbeat
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  try {
    vi.setSystemTime(began + HEARTBEAT_MAX_AGE_MS + 1);
    await runScheduled('*/5 * * * *', bindingsWith());
    expect(String(logged.mock.calls)).toContain('Scheduled task failed (heartbeat).');
    expect(failed((await sendRequest('/readyz', bindingsWith())).body)).toEqual(['heartbeat']);
  } finally {
    logged.mockRestore();
    await run('DROP TRIGGER full');
  }
});

const damaged = () => Promise.reject(new Error('database disk image is malformed'));
test.each([
  ['jobs that cannot be read', 'SELECT title', damaged, 'database'],
  ['a job that makes no sense', 'SELECT title', async () => ({ title: 7 }), 'database'],
  ['a heartbeat that makes no sense', 'SELECT at', async () => ({ at: 'now' }), 'heartbeat'],
])('the site is not ready if a database has %s', async (_, begin, first, check) => {
  const odd = { first };
  const prepare = (sql: string) => (sql.startsWith(begin) ? odd : state.db.prepare(sql));
  const { status, body } = await sendRequest(
    '/readyz',
    bindingsWith({ JOBS: { prepare }, PEOPLE: { prepare } }),
  );
  expect([status, failed(body)]).toEqual([503, [check]]);
});

test('/readyz lists the open alerts, which do not make the site unready', async () => {
  await run(`INSERT INTO dead_letter VALUES ('one', 1, '{}')`);
  const { status, body } = await sendRequest('/readyz', bindingsWith());
  await run('DELETE FROM dead_letter');
  expect([status, body.checks.alerts]).toEqual([
    200,
    { ok: true, open: ['deadLetters'], ms: expect.any(Number) },
  ]);
});

test('/readyz writes nothing', async () => {
  await writeHeartbeat(bindingsWith(), Date.now());
  const statements: string[] = [];
  const prepare = (sql: string) => {
    statements.push(sql);
    return state.db.prepare(sql);
  };
  const bindings = bindingsWith({ JOBS: { prepare }, PEOPLE: { prepare } });
  for (let i = 0; i < 20; i++) expect((await sendRequest('/readyz', bindings)).status).toBe(200);
  // One read of each database, the reads of the heartbeat, of the backups and of the alerts, and a
  // check that personal data is in the right database.
  expect(statements).toHaveLength(9);
  expect(statements.filter((sql) => !/^SELECT\b/.test(sql))).toEqual([]);
});
