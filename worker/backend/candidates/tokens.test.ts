import { beforeEach, expect, test } from 'vitest';
import { storage as bindings, database } from '../../../tests/support/own-database.ts';
import { NOW } from '../../../tests/support/records.ts';
import type { Bindings } from '../../env.ts';
import { authenticateCandidate } from './authenticate-candidate.ts';
import {
  BEARER_MS,
  endAllSessions,
  endSession,
  exchangeMagicLink,
  LINKS_AT_ONCE,
  writeMagicLink,
} from './tokens.ts';

const ADA = 'ada@example.com';
const MINUTE_MS = 60_000;
beforeEach(async () => {
  await database.db.batch(
    ['candidate', 'candidate_token', 'event'].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const count = async (sql: string) =>
  (await database.db.prepare(`SELECT count(*) AS n FROM ${sql}`).first<{ n: number }>())?.n;

/** A link as its mail would carry it. */
const linkFor = async (email: string, now = NOW): Promise<string> => {
  const event = await writeMagicLink(bindings, email, now);
  const row = await database.db
    .prepare('SELECT payload FROM event WHERE id = ?')
    .bind(event?.id ?? '')
    .first<{ payload: string }>();
  return JSON.parse(row?.payload ?? '{}').token;
};
const signIn = async (email: string, now = NOW) => {
  const session = await exchangeMagicLink(database.db, await linkFor(email, now), now);
  if (!session) throw new Error('The link was not taken.');
  return session;
};
const whoIs = (authorization: string | undefined, now = NOW) =>
  authenticateCandidate({
    params: {},
    request: new Request('http://site/', { headers: authorization ? { authorization } : {} }),
    bindings: { DB: database.db } as Bindings,
    now,
  });

test('a link gives a bearer token that stands for its address', async () => {
  const session = await signIn(ADA);
  expect(session).toMatchObject({ email: ADA, expiresAt: NOW + BEARER_MS });
  expect(await whoIs(`Bearer ${session.token}`)).toMatchObject({ email: ADA });
});

test('neither token is stored in clear', async () => {
  const link = await linkFor(ADA);
  const session = await exchangeMagicLink(database.db, link, NOW);
  const { results } = await database.db.prepare('SELECT * FROM candidate_token').all();
  const stored = JSON.stringify(results);
  expect(stored).not.toContain(link);
  expect(stored).not.toContain(session?.token);
});

test('a link works once, also when it is used twice at the same moment', async () => {
  const link = await linkFor(ADA);
  const sessions = await Promise.all(
    Array.from({ length: 5 }, () => exchangeMagicLink(database.db, link, NOW)),
  );
  expect(sessions.filter(Boolean)).toHaveLength(1);
  expect(await exchangeMagicLink(database.db, link, NOW)).toBeUndefined();
  expect(await count("candidate_token WHERE kind = 'bearer'")).toBe(1);
});

test('a link holds for 15 minutes', async () => {
  const link = await linkFor(ADA);
  expect(await exchangeMagicLink(database.db, link, NOW + 15 * MINUTE_MS)).toBeUndefined();
  expect(await count('candidate')).toBe(0);
  expect(await exchangeMagicLink(database.db, link, NOW + 15 * MINUTE_MS - 1)).toBeDefined();
});

test('using a link ends the others of that address, and of no other', async () => {
  const [first, second, other] = [
    await linkFor(ADA),
    await linkFor('ADA@example.com'),
    await linkFor('mary@example.com'),
  ];
  expect(await exchangeMagicLink(database.db, second, NOW)).toBeDefined();
  expect(await exchangeMagicLink(database.db, first, NOW)).toBeUndefined();
  expect(await exchangeMagicLink(database.db, other, NOW)).toBeDefined();
});

test('a token that was made up, or is a bearer token, is no link', async () => {
  const { token } = await signIn(ADA);
  expect(await exchangeMagicLink(database.db, token, NOW)).toBeUndefined();
  expect(await exchangeMagicLink(database.db, 'made-up', NOW)).toBeUndefined();
});

test('an address written in another case is the same account', async () => {
  const first = await signIn(ADA);
  const second = await signIn('Ada@Example.COM');
  expect(second.email).toBe(ADA);
  expect(await count('candidate')).toBe(1);
  expect(await whoIs(`Bearer ${first.token}`)).toMatchObject({ email: ADA });
});

test('an address gets so many links that work, and no event tells of more', async () => {
  for (let i = 0; i < LINKS_AT_ONCE; i++) {
    expect(await writeMagicLink(bindings, ADA, NOW + i)).toBeDefined();
  }
  // Whoever is sent none has one that works: a stranger who asks again and again locks nobody out.
  const later = NOW + 15 * MINUTE_MS;
  expect(await writeMagicLink(bindings, 'ADA@example.com', later - 1)).toBeUndefined();
  expect(await count('event')).toBe(LINKS_AT_ONCE);
  expect(await writeMagicLink(bindings, 'mary@example.com', NOW)).toBeDefined();
  expect(await writeMagicLink(bindings, ADA, later)).toBeDefined();
});

test('a session ends after its time', async () => {
  const { token } = await signIn(ADA);
  expect(await whoIs(`bearer ${token}`, NOW + BEARER_MS - 1)).toMatchObject({ email: ADA });
  await expect(whoIs(`Bearer ${token}`, NOW + BEARER_MS)).rejects.toMatchObject({ status: 401 });
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
])('%j is nobody', async (authorization) => {
  await signIn(ADA);
  await expect(whoIs(authorization)).rejects.toMatchObject({
    status: 401,
    code: 'unauthorized',
    options: { headers: { 'www-authenticate': 'Bearer' } },
  });
});

test('the token of a link is no bearer token', async () => {
  await signIn(ADA);
  const link = await linkFor(ADA);
  await expect(whoIs(`Bearer ${link}`)).rejects.toMatchObject({ status: 401 });
});

test('signing out ends one session; everywhere ends all and the links on their way', async () => {
  const [here, there, mary] = [
    await signIn(ADA),
    await signIn(ADA),
    await signIn('mary@example.com'),
  ];
  const { tokenHash } = await whoIs(`Bearer ${here.token}`);
  await endSession(database.db, tokenHash);
  await expect(whoIs(`Bearer ${here.token}`)).rejects.toMatchObject({ status: 401 });
  expect(await whoIs(`Bearer ${there.token}`)).toMatchObject({ email: ADA });

  const link = await linkFor(ADA);
  await endAllSessions(database.db, ADA);
  await expect(whoIs(`Bearer ${there.token}`)).rejects.toMatchObject({ status: 401 });
  expect(await exchangeMagicLink(database.db, link, NOW)).toBeUndefined();
  expect(await whoIs(`Bearer ${mary.token}`)).toMatchObject({ email: 'mary@example.com' });
});
