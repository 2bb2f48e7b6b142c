import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, NOW } from '../../../tests/support/records.ts';
import { createContext } from '../../../tests/support/request-context.ts';
import { database } from '../../../tests/support/test-database.ts';
import { findSecurityEvent } from '../../edge/security-event.ts';
import type { Bindings } from '../../env.ts';
import { createRequestContext } from '../../http/request/request-context.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { countSecurityEvent, listSecurityEvents } from './security-events.ts';

const HOUR_MS = 60 * 60 * 1000;
// Each test starts in a new hour, so that events counted by earlier tests do not affect it.
let now = NOW;
beforeEach(async () => {
  now += 2 * HOUR_MS;
  await database.db.prepare('DELETE FROM security_event').run();
});

const count = (network: string, at = now, db = database.db) =>
  countSecurityEvent(db, 'session_refused', { network, now: at });
const listed = () => listSecurityEvents(database.db, 1, now);

test('events are counted by hour, kind and network, and written at most every ten seconds', async () => {
  const before = vi.spyOn(database.db, 'prepare');
  for (let i = 0; i < 100; i++) await count('a', now + i);
  expect(before).toHaveBeenCalledTimes(1);
  before.mockRestore();
  await count('b', now + 10_000);
  expect(await listed()).toEqual([
    { at: now, kind: 'session_refused', network: 'a', count: 100 },
    { at: now, kind: 'session_refused', network: 'b', count: 1 },
  ]);
  await count('a', now + HOUR_MS);
  expect((await listSecurityEvents(database.db, 1, now + HOUR_MS)).map(({ at }) => at)).toEqual([
    now + HOUR_MS,
    now,
    now,
  ]);
});

test('concurrent isolates do not overwrite each other’s counts', async () => {
  const isolates = Array.from({ length: 5 }, () => Object.create(database.db));
  await Promise.all(isolates.map((db) => count('a', now, db)));
  expect(await listed()).toMatchObject([{ network: 'a', count: 5 }]);
});

test('networks beyond the limit share one row', async () => {
  for (let i = 0; i < 520; i++) await count(`network-${i}`, now);
  await count('one more', now + 10_000);
  const lines = await listSecurityEvents(database.db, 1, now);
  expect(lines).toHaveLength(20);
  expect(lines.reduce((sum, line) => sum + line.count, 0)).toBe(521);
});

test('many networks with one kind of event do not crowd out other kinds of event', async () => {
  await countSecurityEvent(database.db, 'operator_refused', { network: 'a', now });
  for (let i = 0; i < 60; i++) {
    await countSecurityEvent(database.db, 'code_wrong', { network: `n${i}`, now });
  }
  await countSecurityEvent(database.db, 'code_wrong', { network: 'n59', now: now + 10_000 });
  const lines = await listed();
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toMatchObject({ kind: 'operator_refused' });
  expect(lines[0]).toMatchObject({ kind: 'code_wrong', network: 'others', count: 40 });
});

test('events from earlier days are not listed', async () => {
  await count('a');
  expect(await listSecurityEvents(database.db, 1, now + DAY_MS - HOUR_MS)).toHaveLength(1);
  expect(await listSecurityEvents(database.db, 1, now + DAY_MS + HOUR_MS)).toEqual([]);
});

const createRequest = (method: string, path: string, headers = {}) =>
  new Request(`https://jobs.example${path}`, { method, headers });
const bearer = { authorization: 'Bearer made-up-token' };

test.each([
  ['signed_in', createRequest('POST', '/candidate/sessions'), 201],
  ['sign_in_refused', createRequest('POST', '/candidate/sessions'), 410],
  [undefined, createRequest('POST', '/candidate/sessions'), 422],
  [undefined, createRequest('GET', '/cda/spaces/a', bearer), 401],
  [undefined, createRequest('POST', '/candidate/sessions'), 403],
  ['session_refused', createRequest('GET', '/candidate/profile', bearer), 401],
  ['session_refused', createRequest('GET', '/misc/resumes/a', bearer), 401],
  [undefined, createRequest('GET', '/candidate/profile'), 401],
  ['operator_refused', createRequest('GET', '/ops/jobs', bearer), 401],
  ['reviewer_link_refused', createRequest('GET', '/vendor-review?reviewer=a&expires=b'), 403],
  ['reviewer_link_refused', createRequest('GET', '/misc/reviewers/a?expires=b'), 403],
  ['link_refused', createRequest('GET', '/applications/a?link=b'), 403],
  ['link_refused', createRequest('POST', '/misc/receipts/a/withdrawal?link=b'), 403],
  ['link_refused', createRequest('GET', '/alerts/a?link=b'), 403],
  ['link_refused', createRequest('POST', '/misc/job-alerts/a/unsubscribe?link=b'), 403],
  ['link_refused', createRequest('GET', '/misc/resumes/a?application=b&link=c'), 403],
  [undefined, createRequest('POST', '/misc/job-alerts'), 403],
  ['limit_reached', createRequest('GET', '/jobs'), 429],
  [undefined, createRequest('GET', '/jobs'), 200],
  [undefined, createRequest('GET', '/misc/jobs'), 403],
])('reports %s as the security event for a response', (event, request, status) => {
  const context = createContext(request);
  context.quota = 'reads';
  expect(findSecurityEvent(context, status)).toBe(event);
});

test('exceeding the limit for shared pages is not recorded, because that would cost more than sending the page', () => {
  expect(findSecurityEvent(createContext(createRequest('GET', '/jobs')), 429)).toBeUndefined();
});

test('the log line contains the route and the network but no credentials', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  const request = createRequest('GET', '/misc/reviewers/grace-id?expires=secret-value', {
    ...{ 'cf-connecting-ip': '192.0.2.7', authorization: 'Bearer secret-token' },
    'x-request-id': 'another',
  });
  const bindings = { ...database.both } as Bindings;
  const execution = { waitUntil: () => undefined };
  const context = createRequestContext(request, bindings, execution, { id: 'r1' });
  await recordSecurityEvent('reviewer_link_refused', context);
  vi.restoreAllMocks();
  expect(lines).toEqual([
    expect.stringMatching(
      /^r1 security: reviewer_link_refused at GET misc\/reviewers\/\{id\} from [\w-]{16}$/,
    ),
  ]);
});

test('the log line contains the site’s key if the site has one', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const context = createContext(createRequest('GET', '/jobs'), {
    ...database.both,
    SITE_KEY: 'acme',
  });
  await recordSecurityEvent('limit_reached', context);
  expect(warn.mock.calls[0]?.[0]).toMatch(/ from [\w-]{16} on site acme$/);
  vi.restoreAllMocks();
});

test('a response does not wait for events to be stored and does not fail if storing them fails', async () => {
  const lines: unknown[] = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  const broken = {
    prepare: () => {
      throw new Error('D1 is away.');
    },
  } as unknown as Bindings['PEOPLE'];
  await recordSecurityEvent(
    'limit_reached',
    createContext(createRequest('GET', '/'), { PEOPLE: broken }),
  );
  vi.restoreAllMocks();
  expect(lines).toHaveLength(1);
});
