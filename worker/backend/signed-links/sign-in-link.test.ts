import { beforeEach, expect, test } from 'vitest';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { NOW } from '../../../tests/support/records.ts';
import { storage as bindings, database } from '../../../tests/support/test-database.ts';
import { DAY_MS, startOfDay } from '../../http/iso-date.ts';
import {
  CODE_TRIES,
  deriveCode,
  LINKS_A_DAY,
  type LinkProof,
  openSignInLink,
  sessionNetwork,
  writeSignInLink,
} from './sign-in-link.ts';

const ADA = 'ada@example.com';
const SECRET = 'a-secret-of-22-letters';
const SAME_BROWSER: LinkProof = { browserSecret: SECRET, code: undefined };

beforeEach(async () => {
  await database.db.batch(
    ['candidate', 'candidate_token', 'event'].map((table) =>
      database.db.prepare(`DELETE FROM ${table}`),
    ),
  );
});

const count = async (sql: string) =>
  (await database.db.prepare(`SELECT count(*) AS n FROM ${sql}`).first<{ n: number }>())?.n;

const write = (email: string, now = NOW, network = 'network') =>
  writeSignInLink(bindings, email, { browserSecret: SECRET, network }, now);
/** The token of a new link, as it would appear in the email. */
const linkFor = async (email: string, now = NOW): Promise<string> => {
  const event = await write(email, now);
  const row = await database.db
    .prepare('SELECT payload FROM event WHERE id = ?')
    .bind(event === 'limited' ? '' : (event?.id ?? ''))
    .first<{ payload: string }>();
  return JSON.parse(row?.payload ?? '{}').token;
};
const openLink = (link: string, now = NOW, proof = SAME_BROWSER) =>
  openSignInLink(database.db, link, proof, { browser: 'Firefox', now });
const expectLinkOver = async (opening: Promise<unknown>) =>
  expect(opening).rejects.toMatchObject({ status: 410, code: 'link_over' });

test('a link starts a session for its address', async () => {
  const session = await openLink(await linkFor(ADA));
  expect(session).toMatchObject({ email: ADA, expiresAt: NOW + LIFETIMES.session });
});

test('neither the token nor the browser secret is stored in plain text', async () => {
  const link = await linkFor(ADA);
  const session = await openLink(link);
  const { results } = await database.db.prepare('SELECT * FROM candidate_token').all();
  const stored = JSON.stringify(results);
  for (const secret of [link, session.token, SECRET]) expect(stored).not.toContain(secret);
});

test('a link works only once, even if it is used several times at the same moment', async () => {
  const link = await linkFor(ADA);
  const sessions = await Promise.allSettled(Array.from({ length: 5 }, () => openLink(link)));
  expect(sessions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expectLinkOver(openLink(link));
  expect(await count("candidate_token WHERE kind = 'bearer'")).toBe(1);
});

test('a link is valid for ten minutes', async () => {
  const link = await linkFor(ADA);
  const end = NOW + 10 * 60 * 1000;
  await expectLinkOver(openLink(link, end));
  expect(await count('candidate')).toBe(0);
  expect(await openLink(link, end - 1)).toBeDefined();
});

test('using a link disables the other links to that address, but not links to other addresses', async () => {
  const [first, second, other] = [
    await linkFor(ADA),
    await linkFor('ADA@example.com'),
    await linkFor('mary@example.com'),
  ];
  expect(await openLink(second)).toMatchObject({ email: 'ADA@example.com' });
  await expectLinkOver(openLink(first));
  expect(await openLink(other)).toBeDefined();
});

test('neither a made-up token nor a session token works as a sign-in token', async () => {
  const { token } = await openLink(await linkFor(ADA));
  await expectLinkOver(openLink(token));
  await expectLinkOver(openLink('made-up'));
});

test('an address written in a different case belongs to the same account', async () => {
  const first = await openLink(await linkFor(ADA));
  const second = await openLink(await linkFor('Ada@Example.COM'));
  expect([first.email, second.email]).toEqual([ADA, ADA]);
  expect(await count('candidate')).toBe(1);
});

test('in another browser, a link requires the code shown in the browser that requested it', async () => {
  const link = await linkFor(ADA);
  const there = (code?: string, browserSecret?: string) =>
    openLink(link, NOW, { browserSecret, code });
  const needed = { status: 403, code: 'code_needed' };
  await expect(there()).rejects.toMatchObject(needed);
  await expect(there(undefined, 'another-secret-22-long')).rejects.toMatchObject(needed);
  await expect(there('000000')).rejects.toMatchObject({
    status: 422,
    code: 'code_wrong',
    message: expect.stringContaining('4 tries left'),
  });
  expect(await there(await deriveCode(SECRET))).toMatchObject({ email: ADA });
  await expectLinkOver(there(await deriveCode(SECRET)));
});

test('a link stops working after too many wrong codes, and concurrent attempts all count', async () => {
  const link = await linkFor(ADA);
  const there = (code: string) => openLink(link, NOW, { browserSecret: undefined, code });
  const tries = await Promise.allSettled(
    Array.from({ length: CODE_TRIES + 3 }, () => there('000000')),
  );
  const codes = tries.map((one) => (one.status === 'rejected' ? one.reason.code : 'opened'));
  expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(CODE_TRIES - 1);
  expect(codes.filter((code) => code === 'link_over')).toHaveLength(4);
  await expectLinkOver(there(await deriveCode(SECRET)));
  // The link still opens in the browser that requested it, so a stranger's guesses cannot lock a
  // candidate out.
  expect(await openLink(link)).toMatchObject({ email: ADA });
});

test('a code has six digits and is specific to one browser', async () => {
  const secrets = Array.from({ length: 200 }, (_, i) => `secret-${i}`);
  const codes = await Promise.all(secrets.map(deriveCode));
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
});

test('the number of links mailed to an address per day is limited, with a lower limit for each network', async () => {
  const later = startOfDay(NOW) + DAY_MS;
  for (let i = 0; i < LINKS_A_DAY.network; i++) {
    expect(await write(ADA, NOW + i)).toMatchObject({ id: expect.any(String) });
  }
  expect(await write('ADA@example.com', later - 1)).toBe('limited');
  expect(await write('mary@example.com')).toMatchObject({ id: expect.any(String) });
  expect(await count('event')).toBe(LINKS_A_DAY.network + 1);
  expect(await write(ADA, later)).toMatchObject({ id: expect.any(String) });
});

test('networks that use up their daily links do not block other networks, and many networks cannot flood a mailbox', async () => {
  const writtenBy = async (network: string, times: number) => {
    let written = 0;
    for (let i = 0; i < times; i++) {
      if ((await write(ADA, NOW, network)) !== 'limited') written += 1;
    }
    return written;
  };
  const { address, network, share, most } = LINKS_A_DAY;
  for (let i = 0; i < address / network; i++) {
    expect(await writtenBy(`attacker-${i}`, network + 1)).toBe(network);
  }
  expect(await writtenBy('attacker-0', 1)).toBe(0);
  for (let i = 0; i < (most - address) / share; i++) {
    expect(await writtenBy(`of-the-owner-${i}`, share + 1)).toBe(share);
  }
  expect(await writtenBy('yet another', 1)).toBe(0);
  expect(await count('event')).toBe(most);
  // A signed-in candidate's requests count separately and do not reduce the links left for others.
  const owner = sessionNetwork('hash-of-a-session-token');
  expect(await writtenBy(owner, network + 1)).toBe(network);
});

test('concurrent link requests cannot exceed the limit', async () => {
  const written = await Promise.all(
    Array.from({ length: LINKS_A_DAY.network + 5 }, () => write(ADA)),
  );
  expect(written.filter((one) => one !== 'limited')).toHaveLength(LINKS_A_DAY.network);
});
