import { expect, test } from 'vitest';
import { randomId, sha256, sign, verifySigned } from './secrets.ts';

const KEY = 'a key for these tests alone';
const PAYLOAD = '1800000000.grant1';

test('a signed payload that contains dots is returned unchanged', async () => {
  const token = await sign(KEY, PAYLOAD);
  expect(token).toMatch(/^1800000000\.grant1\.[A-Za-z0-9_-]{43}$/);
  expect(await verifySigned(KEY, token)).toBe(PAYLOAD);
});

test('signatures are HMAC-SHA-256 (RFC 4231, test case 2)', async () => {
  const token = await sign('Jefe', 'what do ya want for nothing?');
  const hex = Buffer.from(token.split('.').at(-1) ?? '', 'base64url').toString('hex');
  expect(hex).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test('an altered token or one signed with another key is rejected', async () => {
  const token = await sign(KEY, PAYLOAD);
  const at = token.lastIndexOf('.') + 1;
  const altered = [
    token.replace('18', '19'),
    token.replace('grant1', 'grant2'),
    `0${token}`,
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
    token.slice(0, -2),
    `${token}AA`,
    token.slice(0, at),
    `${PAYLOAD}.${(await sign(KEY, 'other')).split('.').at(-1)}`,
  ];
  expect(altered).not.toContain(token);
  for (const one of altered) expect(await verifySigned(KEY, one), one).toBeUndefined();
  expect(await verifySigned(`${KEY}.`, token)).toBeUndefined();
});

test.each([
  '',
  '.',
  '..',
  'nodots',
  'a.',
  '.a',
  'a.%%%',
  'a.ünicode',
  'a.\u0000',
  'a.====',
  '🙂.🙂',
])('a malformed token is rejected: %j', async (token) => {
  expect(await verifySigned(KEY, token)).toBeUndefined();
});

test('random ids have 128 bits and need no escaping in a URL', () => {
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => !/^[A-Za-z0-9_-]{22}$/.test(id))).toEqual([]);
});

test('hashes are SHA-256', async () => {
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(
    Buffer.from('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'hex').toString(
      'base64url',
    ),
  );
});
