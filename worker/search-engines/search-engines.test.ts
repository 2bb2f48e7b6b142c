import { generateKeyPairSync, verify } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageBatch } from '@cloudflare/workers-types';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { type LocalServer, startServer } from '../../tests/support/local-server.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { saveCompanies } from '../backend/companies/save-companies.ts';
import { announceJobs } from '../backend/events/announce-jobs.ts';
import { consumeEvents, handleWaitingEvents } from '../backend/events/consume-events.ts';
import { handleJobEvent, NOTIFY_ATTEMPTS_MAX } from '../backend/events/handle-job-event.ts';
import { announceEvents, type NewEvent, recordEvent } from '../backend/events/record-event.ts';
import { saveJobs } from '../backend/jobs/save-jobs.ts';
import type { Bindings } from '../env.ts';
import { postTo } from './post.ts';

/* Tests against real HTTP servers that stand in for the search engines. */

const KEY = 'a1b2c3d4e5f6';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let server: LocalServer;
let database: TestDatabase;
let bindings: Bindings;
let requests: { path: string; headers: IncomingMessage['headers']; body: string }[] = [];

type Responder = (path: string, response: ServerResponse) => void;
const acceptRequest: Responder = (path, response) =>
  response.end(path === '/token' ? '{"access_token":"a-token","expires_in":3599}' : '{}');

const respondBy = (answer: Responder) =>
  server.answer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ path: request.url ?? '', headers: request.headers, body });
    answer(request.url ?? '', response);
  });

beforeAll(async () => {
  server = await startServer();
  database = await createTestDatabase();
  await saveCompanies(database.db, [companyRecord()]);
  await saveJobs(database.db, [
    jobRecord('open'),
    jobRecord('secret', { employerVisibility: 'anonymous' }),
    jobRecord('closed', { status: 'closed', closedAt: NOW - 1 }),
    jobRecord('ended', { validThrough: NOW - 1 }),
    jobRecord('draft', { status: 'draft' }),
    jobRecord('never', { status: 'archived', publishedAt: null }),
  ]);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  requests = [];
  respondBy(acceptRequest);
  bindings = {
    ...database.both,
    EVENTS: database.events,
    SITE_URL: 'https://jobs.example',
    INDEXNOW_KEY: KEY,
    INDEXNOW_URL: `${server.url}/indexnow`,
  } as unknown as Bindings;
  await database.db.prepare('DELETE FROM job_event').run();
});
afterEach(() => vi.restoreAllMocks());

const withGoogle = () => ({
  ...bindings,
  GOOGLE_INDEXING_URL: `${server.url}/publish`,
  GOOGLE_INDEXING_KEY: JSON.stringify({
    type: 'service_account',
    client_email: 'jobs@project.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: `${server.url}/token`,
  }),
});

const ALL = ['open', 'secret', 'closed', 'ended', 'draft', 'never', 'unknown'];
const events = async () =>
  (
    await database.db
      .prepare('SELECT id, attempts, handled_at, last_error FROM job_event')
      .all<{ id: string; attempts: number; handled_at: number | null; last_error: string | null }>()
  ).results;
const handleAll = async (site: Bindings = bindings) => {
  for (const { id } of await events()) await handleJobEvent(site, id, NOW);
};

test('one request notifies IndexNow of all jobs that were ever public, and reveals no hidden employers', async () => {
  await announceJobs(bindings, ALL, NOW);
  await handleAll();
  expect(requests.map(({ path, headers }) => [path, headers['content-type']])).toEqual([
    ['/indexnow', 'application/json; charset=utf-8'],
  ]);
  const { urlList, ...rest } = JSON.parse(requests[0]?.body ?? '');
  expect(rest).toEqual({
    host: 'jobs.example',
    key: KEY,
    keyLocation: `https://jobs.example/${KEY}.txt`,
  });
  expect(urlList.sort()).toEqual([
    'https://jobs.example/acme/closed/gardener',
    'https://jobs.example/acme/ended/gardener',
    'https://jobs.example/acme/open/gardener',
    'https://jobs.example/confidential/secret/gardener',
  ]);
  expect(await events()).toMatchObject([{ handled_at: NOW, attempts: 0 }]);
});

test('Google is notified with a token obtained using the service account’s signature', async () => {
  const site = withGoogle() as unknown as Bindings;
  await announceJobs(site, ['open', 'closed'], NOW);
  await handleAll(site);
  const google = requests.filter(({ path }) => path !== '/indexnow');
  expect(google.map(({ path }) => path)).toEqual(['/token', '/publish', '/publish']);
  const form = new URLSearchParams(google[0]?.body);
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const [head = '', claims = '', signature = ''] = form.get('assertion')?.split('.') ?? [];
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, bytes(signature))).toBe(
    true,
  );
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    iss: 'jobs@project.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: `${server.url}/token`,
    iat: NOW / 1000,
    exp: NOW / 1000 + 600,
  });
  expect(
    google.slice(1).map(({ headers, body }) => [headers.authorization, JSON.parse(body)]),
  ).toEqual([
    ['Bearer a-token', { url: 'https://jobs.example/acme/closed/gardener', type: 'URL_DELETED' }],
    ['Bearer a-token', { url: 'https://jobs.example/acme/open/gardener', type: 'URL_UPDATED' }],
  ]);
});

test('no notification is sent without a key or from a site on this machine', async () => {
  for (const changes of [{ INDEXNOW_KEY: '' }, { SITE_URL: 'http://localhost:8787' }]) {
    await announceJobs({ ...bindings, ...changes } as Bindings, ['open'], NOW);
  }
  expect(await events()).toEqual([]);
});

const fails =
  (status: number): Responder =>
  (_, response) =>
    response.writeHead(status).end();

test.each<[string, Responder]>([
  ['responds with 503', fails(503)],
  ['responds with 429', fails(429)],
  ['closes the connection', (_, response) => response.destroy()],
])('a notification to an engine that %s is retried, up to a limit', async (_, response) => {
  respondBy(response);
  await announceJobs(bindings, ['open'], NOW);
  const [{ id = '' } = {}] = await events();
  for (let i = 1; i < NOTIFY_ATTEMPTS_MAX; i += 1)
    await expect(handleJobEvent(bindings, id, NOW)).rejects.toThrow('IndexNow');
  expect(await events()).toMatchObject([{ attempts: NOTIFY_ATTEMPTS_MAX - 1, handled_at: null }]);
  await expect(handleJobEvent(bindings, id, NOW)).rejects.toThrow('IndexNow');
  expect(await events()).toMatchObject([{ attempts: NOTIFY_ATTEMPTS_MAX, handled_at: NOW }]);
  respondBy(acceptRequest);
  expect(await handleWaitingEvents(bindings, () => NOW + DAY_MS, 'job_event')).toBe(0);
  expect(requests.length).toBe(NOTIFY_ATTEMPTS_MAX);
});

test('a notification is delivered after the engine recovers', async () => {
  respondBy(fails(500));
  await announceJobs(bindings, ['open'], NOW);
  await expect(handleAll()).rejects.toThrow('IndexNow responded with 500');
  respondBy(acceptRequest);
  expect(await handleWaitingEvents(bindings, () => NOW + DAY_MS, 'job_event')).toBe(1);
  expect(await events()).toMatchObject([{ handled_at: NOW + DAY_MS, last_error: null }]);
});

test.each([400, 403, 422, 301])(
  'a notification that an engine refuses permanently (%i) is not retried',
  async (status) => {
    respondBy(fails(status));
    await announceJobs(bindings, ['open'], NOW);
    await handleAll();
    expect(requests).toHaveLength(1);
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining(`Could not notify IndexNow: it responded with ${status}.`),
    );
    expect(await events()).toMatchObject([{ handled_at: NOW }]);
  },
);

const handleRepeatedly = async (site: Bindings, times: number) => {
  const failures: string[] = [];
  for (let i = 0; i < times; i += 1) {
    for (const { id } of await events()) {
      await handleJobEvent(site, id, NOW).catch((error) => failures.push(String(error)));
    }
  }
  return failures;
};
const listRequestedPaths = () => requests.map(({ path }) => path).sort();

test('one engine’s failure does not affect the other engine, and an invalid token counts as a failure', async () => {
  const site = withGoogle() as unknown as Bindings;
  for (const nonsense of ['<html>', '{}', '{"access_token":7}', '{"access_token":"a\\nb"}']) {
    requests = [];
    respondBy((path, response) => (path === '/token' ? response.end(nonsense) : response.end()));
    await database.db.prepare('DELETE FROM job_event').run();
    await announceJobs(site, ['open'], NOW);
    const failures = await handleRepeatedly(site, 3);
    expect(failures).toEqual(Array(3).fill('EngineError: Google responded without a token.'));
    expect(listRequestedPaths()).toEqual(['/indexnow', '/token', '/token', '/token']);
  }
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('PRIVATE KEY');
});

test('a notification to Google is not retried if its daily quota is used up', async () => {
  const site = withGoogle() as unknown as Bindings;
  respondBy((path, response) =>
    path === '/publish' ? response.writeHead(429).end() : acceptRequest(path, response),
  );
  await announceJobs(site, ['open', 'closed'], NOW);
  expect(await handleRepeatedly(site, 3)).toEqual([]);
  expect(listRequestedPaths()).toEqual(['/indexnow', '/publish', '/token']);
  expect(console.error).toHaveBeenCalledWith(
    expect.stringContaining('Could not notify Google: it responded with 429.'),
  );
});

test('mails are sent before search engines are notified', async () => {
  const bodies: NewEvent['message'][] = [];
  const EVENTS = {
    sendBatch: async (messages: readonly { body: NewEvent['message'] }[]) => {
      bodies.push(...messages.map(({ body }) => body));
    },
  };
  const site = { ...withGoogle(), EVENTS } as unknown as Bindings;
  await announceJobs(site, ['open'], NOW);
  const mailed = recordEvent(database.db, 'referral_created', { referralId: 'none' }, NOW);
  await mailed.statement.run();
  await announceEvents(site, [mailed]);
  expect(bodies.map((body) => 'jobEventId' in body)).toEqual([true, true, false]);
  const order: string[] = [];
  respondBy((path, response) => {
    order.push(path);
    acceptRequest(path, response);
  });
  const messages = bodies.map((body) => ({
    body,
    attempts: 1,
    ack: () => order.push('eventId' in body ? 'mail' : 'notice'),
    retry: () => order.push('retry'),
  }));
  await consumeEvents({ messages } as unknown as MessageBatch<NewEvent['message']>, site);
  expect(order).toEqual(['mail', '/indexnow', 'notice', '/token', '/publish', 'notice']);
});

test('the schedule handles mails and search engine notifications separately', async () => {
  await announceJobs(bindings, ['open'], NOW);
  await recordEvent(database.db, 'referral_created', { referralId: 'none' }, NOW).statement.run();
  const later = () => NOW + DAY_MS;
  expect(await handleWaitingEvents(bindings, later, 'event')).toBe(1);
  expect(requests).toEqual([]);
  expect(await handleWaitingEvents(bindings, later, 'job_event')).toBe(1);
  expect(listRequestedPaths()).toEqual(['/indexnow']);
});

test('Google is notified of at most a hundred jobs, in small batches', async () => {
  const site = withGoogle() as unknown as Bindings;
  await saveJobs(
    database.db,
    Array.from({ length: 120 }, (_, i) => jobRecord(`many${i}`)),
  );
  const fids = Array.from({ length: 120 }, (_, i) => `many${i}`);
  await announceJobs(site, fids, NOW);
  await handleAll(site);
  const published = requests.filter(({ path }) => path === '/publish');
  expect(new Set(published.map(({ body }) => body)).size).toBe(100);
  expect(published).toHaveLength(100);
});

test('if Google accepts only some of the notices, the others are not retried', async () => {
  const site = withGoogle() as unknown as Bindings;
  const fids = Array.from({ length: 100 }, (_, i) => `part${i}`);
  await saveJobs(
    database.db,
    fids.map((fid) => jobRecord(fid)),
  );
  const publishedWith = async (isTrouble: (nth: number) => boolean) => {
    let published = 0;
    respondBy((path, response) => {
      if (path !== '/publish') return acceptRequest(path, response);
      published += 1;
      return isTrouble(published) ? response.writeHead(503).end() : response.end('{}');
    });
    await database.db.prepare('DELETE FROM job_event').run();
    await announceJobs(site, fids, NOW);
    const failures = await handleRepeatedly(site, NOTIFY_ATTEMPTS_MAX);
    return { published, failures: failures.length };
  };
  expect(await publishedWith((nth) => nth % 10 === 0)).toEqual({ published: 100, failures: 0 });
  expect(console.error).toHaveBeenCalledWith(
    'Could not notify Google of 1 job; this will not be retried. EngineError: Google responded with 503',
  );
  // Every notice except the first one fails.
  expect(await publishedWith((nth) => nth > 1)).toEqual({ published: 11, failures: 0 });
  // Every notice fails.
  expect(await publishedWith(() => true)).toEqual({
    published: NOTIFY_ATTEMPTS_MAX,
    failures: NOTIFY_ATTEMPTS_MAX,
  });
});

test('a request to a slow engine times out', async () => {
  respondBy(() => undefined);
  await expect(
    postTo('IndexNow', `${server.url}/indexnow`, { headers: {}, body: '' }, { timeoutMs: 50 }),
  ).rejects.toThrow('did not respond in time');
});
