import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database, storage } from '../../tests/support/test-database.ts';
import { FAILURES_TO_OPEN, OPEN_MS } from '../http/circuit-breaker.ts';
import { isFault } from './is-fault.ts';

vi.mock('cloudflare:workers', () => ({ WorkerEntrypoint: class {} }));

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['/jobs', 500, true],
  ['misc/jobs', 503, true],
  ['misc/jobs', 501, false],
  ['misc/jobs', 429, false],
  ['/readyz', 503, false],
  ['/500', 500, false],
])('%s with status %i counts as a failure: %s', (label, status, expected) => {
  expect(isFault({ label }, status)).toBe(expected);
});

test('failed responses and an open circuit breaker are counted in the database', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T12:00:00Z') });
  const { default: worker } = await import('../index.ts');
  const limiter = { limit: async () => ({ success: true }) };
  const bindings = {
    ...storage,
    ...{ LIMIT_POSTS: limiter, LIMIT_READS: limiter },
    SITE_URL: 'https://jobs.example',
    CONTRACTOR_API_BASE: 'http://127.0.0.1:1',
  };
  const post = async () => {
    const response = await worker.fetch(
      new Request('https://jobs.example/contractor/company-contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://jobs.example' },
        body: JSON.stringify({
          ...{ name: 'Eva', email: 'eva@client.example', message: 'Call me', company: 'Acme' },
          ...{ consent: true, service: 'search' },
        }),
      }),
      bindings as never,
      { waitUntil: () => undefined } as never,
    );
    return response.status;
  };
  for (let i = 0; i < FAILURES_TO_OPEN; i++) expect(await post()).toBe(502);
  expect(await post()).toBe(503);
  // The next failure writes what this isolate has counted.
  vi.setSystemTime(Date.now() + OPEN_MS);
  await post();
  await vi.waitFor(async () => {
    const { results } = await database.db
      .prepare('SELECT kind, sum(count) AS n FROM fault_count GROUP BY kind ORDER BY kind')
      .all();
    expect(results).toEqual([
      { kind: 'contractorApi', n: 2 },
      { kind: 'responses', n: FAILURES_TO_OPEN + 1 },
    ]);
  });
});
