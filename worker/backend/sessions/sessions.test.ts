import { beforeEach, expect, test } from 'vitest';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { NOW } from '../../../tests/support/records.ts';
import { createContext } from '../../../tests/support/request-context.ts';
import { mailedToken, signIn as signInAt } from '../../../tests/support/sign-in.ts';
import { storage as bindings, database } from '../../../tests/support/test-database.ts';
import { authenticateCandidate } from '../candidates/authenticate-candidate.ts';
import { describeBrowser } from './describe-browser.ts';
import { endAllSessions, endSession, hashToken, listSessions, requireFresh } from './sessions.ts';

const ADA = 'ada@example.com';
const HOUR_MS = 60 * 60 * 1000;

beforeEach(async () => {
  await database.db.batch(
    ['candidate', 'candidate_token', 'event'].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const signIn = (email: string, now = NOW) => signInAt(bindings, email, now);
const createCall = (received: Request, now: number) => {
  const context = createContext(received, { ...database.both });
  const { request, url, bindings } = context;
  return { params: {}, request, url, context, bindings, now };
};
const authenticate = (authorization: string | undefined, now = NOW) =>
  authenticateCandidate(
    createCall(
      new Request('http://site/', { headers: authorization ? { authorization } : {} }),
      now,
    ),
  );
const expectUnauthorized = (authorization: string | undefined, now = NOW) =>
  expect(authenticate(authorization, now)).rejects.toMatchObject({
    status: 401,
    code: 'unauthorized',
    options: { headers: { 'www-authenticate': 'Bearer' } },
  });

test('a session token identifies its email address', async () => {
  const { token } = await signIn(ADA);
  expect(await authenticate(`Bearer ${token}`)).toMatchObject({ email: ADA, createdAt: NOW });
});

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  "Bearer ' OR 1=1 --",
  'Basic YTpi',
  `Bearer ${'a'.repeat(22)}`,
  `Bearer ${'a'.repeat(5000)}`,
])('%j does not identify a session', async (authorization) => {
  await signIn(ADA);
  await expectUnauthorized(authorization);
});

test('the token in a sign-in link does not work as a session token', async () => {
  await signIn(ADA);
  await expectUnauthorized(`Bearer ${await mailedToken(bindings, ADA, NOW)}`);
});

test('a session expires after its lifetime, however often it is used', async () => {
  const { token } = await signIn(ADA);
  const end = NOW + LIFETIMES.session;
  for (let at = NOW; at < end; at += LIFETIMES.idleSession / 2)
    await authenticate(`bearer ${token}`, at);
  expect(await authenticate(`bearer ${token}`, end - 1)).toMatchObject({ email: ADA });
  await expectUnauthorized(`Bearer ${token}`, end);
});

test('an idle session expires early, and its last use is recorded at most once an hour', async () => {
  const { token } = await signIn(ADA);
  const used = NOW + 3 * HOUR_MS;
  await authenticate(`Bearer ${token}`, used);
  await authenticate(`Bearer ${token}`, used + HOUR_MS - 1);
  expect(await authenticate(`Bearer ${token}`, used + LIFETIMES.idleSession - 1)).toBeDefined();
  const idle = await signIn('mary@example.com');
  await expectUnauthorized(`Bearer ${idle.token}`, NOW + LIFETIMES.idleSession);
});

test('an irreversible action requires a new sign-in if the last one was more than a few minutes ago', () => {
  const refused = { status: 403, code: 'sign_in_again' };
  const requireAt = (now: number) => () => requireFresh({ createdAt: NOW }, now);
  expect(requireAt(NOW + LIFETIMES.freshSession - 1)).not.toThrow();
  expect(requireAt(NOW + LIFETIMES.freshSession)).toThrow(expect.objectContaining(refused));
});

test('lists sessions with their browsers and omits ended sessions', async () => {
  const first = await signIn(ADA);
  const second = await signIn(ADA, NOW + HOUR_MS);
  await signIn('mary@example.com');
  const caller = { email: ADA, tokenHash: await hashToken(first.token) };
  const listed = await listSessions(database.db, caller, NOW + HOUR_MS);
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  expect(listed[1]).toEqual({
    id: caller.tokenHash.slice(0, 16),
    browser: 'Firefox on Linux',
    createdAt: NOW,
    lastUsedAt: NOW,
    expiresAt: NOW + LIFETIMES.session,
    isCurrent: true,
  });
  expect(JSON.stringify(listed)).not.toContain(second.token);
  const idle = NOW + LIFETIMES.idleSession;
  expect(await listSessions(database.db, caller, idle)).toHaveLength(1);
  expect(await listSessions(database.db, caller, NOW + LIFETIMES.session + HOUR_MS)).toEqual([]);
});

test('a candidate can end their own session by its id, but not another candidate’s', async () => {
  const [here, there, mary] = [
    await signIn(ADA),
    await signIn(ADA),
    await signIn('mary@example.com'),
  ];
  const id = (await hashToken(here.token)).slice(0, 16);
  expect(await endSession(database.db, 'mary@example.com', id)).toBe(false);
  expect(await endSession(database.db, ADA, id)).toBe(true);
  expect(await endSession(database.db, ADA, id)).toBe(false);
  expect(await endSession(database.db, ADA, '')).toBe(false);
  await expectUnauthorized(`Bearer ${here.token}`);
  for (const { token } of [there, mary])
    expect(await authenticate(`Bearer ${token}`)).toBeDefined();
});

test('signing out everywhere ends all sessions and disables links already mailed', async () => {
  const [here, there, mary] = [
    await signIn(ADA),
    await signIn(ADA),
    await signIn('mary@example.com'),
  ];
  await mailedToken(bindings, ADA, NOW);
  await endAllSessions(database.db, 'ADA@example.com', NOW);
  for (const { token } of [here, there]) await expectUnauthorized(`Bearer ${token}`);
  const { results } = await database.db
    .prepare(`SELECT hash FROM candidate_token WHERE email = ? AND used_at IS NULL`)
    .bind(ADA)
    .all();
  expect(results).toEqual([]);
  expect(await authenticate(`Bearer ${mary.token}`)).toMatchObject({ email: 'mary@example.com' });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on ChromeOS',
  ],
  ['curl/8.5.0', ''],
  [null, ''],
])('describes %s as %j', (agent, words) => {
  expect(describeBrowser(agent)).toBe(words);
});
