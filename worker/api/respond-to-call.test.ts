import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { companyRecord, jobRecord } from '../../tests/support/records.ts';
import { createContext, respondToLimitedCall } from '../../tests/support/request-context.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import { sendRobots } from '../edge/robots.ts';
import type { Bindings } from '../env.ts';

// docs/specification.md: 3.3

let bindings: Bindings;
beforeAll(async () => {
  const { both, files, events } = await createTestDatabase();
  bindings = { ...both, FILES: files, EVENTS: events, RATE_LIMITS: 'off' } as never as Bindings;
  await saveCompanies(both.JOBS, [companyRecord()]);
  await saveJobs(both.JOBS, [jobRecord('first')]);
});

const sendRequest = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const request = new Request(`http://localhost:8787/${path}`, { headers, method });
  return path === 'robots.txt'
    ? sendRobots(createContext(request, bindings))
    : respondToLimitedCall(request, bindings);
};

test.each([
  ...['misc/jobs', 'misc/jobs?q=first', 'misc/employers', 'misc/enums', 'misc/job-titles'],
  ...[
    'misc/suggestions?text=gard',
    'misc/countries',
    'misc/app-settings',
    'misc/subscription-plans',
    'robots.txt',
  ],
])('a client that has already cached %s gets a 304 without a body', async (path) => {
  const fullResponse = await sendRequest(path);
  const etag = fullResponse.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[^"]+"$/);
  expect((await fullResponse.text()).length).toBeGreaterThan(0);

  const known = await sendRequest(path, { 'if-none-match': `"other", ${etag}` });
  expect([known.status, await known.text()]).toEqual([304, '']);
  expect(known.headers.get('etag')).toBe(etag);
  expect(known.headers.get('cache-control')).toBe(fullResponse.headers.get('cache-control'));

  const other = await sendRequest(path, { 'if-none-match': '"other"' });
  expect([other.status, other.headers.get('etag')]).toEqual([200, etag]);
  await other.body?.cancel();
});

test('HEAD has the same ETag as GET', async () => {
  const [got, head] = [
    await sendRequest('misc/enums'),
    await sendRequest('misc/enums', {}, 'HEAD'),
  ];
  expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
});

test('a different response has a different ETag', async () => {
  const before = (await sendRequest('misc/jobs')).headers.get('etag');
  expect((await sendRequest('misc/jobs?q=nothing-at-all')).headers.get('etag')).not.toBe(before);
  await saveJobs(bindings.JOBS, [jobRecord('second')]);
  expect((await sendRequest('misc/jobs', { 'if-none-match': before ?? '' })).status).toBe(200);
});

test('a streamed, failed or private response has no ETag', async () => {
  for (const [path, status] of [
    ['misc/all-jobs', 200],
    ['misc/seo-jobs', 200],
    ['misc/jobs/none', 404],
    ['candidate/profile', 401],
  ] as const) {
    const response = await sendRequest(path, { 'if-none-match': '*' });
    expect([path, response.status, response.headers.has('etag')]).toEqual([path, status, false]);
    await response.text();
  }
});
