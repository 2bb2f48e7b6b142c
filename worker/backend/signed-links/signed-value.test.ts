import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIFETIMES } from '../../../src/contracts/lifetimes.ts';
import { NOW } from '../../../tests/support/records.ts';
import { database } from '../../../tests/support/test-database.ts';
import { type SignedFor, signUntil, verifyUntil } from './signed-value.ts';

const { db } = database;
const LINK: SignedFor = { purpose: 'reviewer-link', subject: 'grace' };
const PREVIEW: SignedFor = { purpose: 'preview', secret: 'token' };
const HOUR_MS = 60 * 60 * 1000;
const until = NOW + HOUR_MS;

test.each([
  ['a link with an id', LINK, 'grant'],
  ['a cookie with a secret', PREVIEW, undefined],
])(
  '%s is valid until it expires, and invalid if any character is changed',
  async (_, signedFor, id) => {
    const value = await signUntil(db, signedFor, { until, id, now: NOW });
    expect(await verifyUntil(db, signedFor, value, until - 1)).toEqual({ id, until });
    expect(await verifyUntil(db, signedFor, value, until)).toBeUndefined();
    for (let i = 0; i < value.length; i++) {
      const other = value[i] === '1' ? '2' : '1';
      const altered = value.slice(0, i) + other + value.slice(i + 1);
      expect(await verifyUntil(db, signedFor, altered, NOW), altered).toBeUndefined();
    }
    for (const changed of [`${value}A`, value.slice(1), ` ${value}`, `${value}.${value}`, '']) {
      expect(await verifyUntil(db, signedFor, changed, NOW), changed).toBeUndefined();
    }
  },
);

test('a value is invalid for a different purpose, subject or secret', async () => {
  const link = await signUntil(db, LINK, { until, id: 'grant', now: NOW });
  const preview = await signUntil(db, PREVIEW, { until, now: NOW });
  const others: [SignedFor, string][] = [
    [{ ...LINK, subject: 'mary' }, link],
    [{ ...LINK, purpose: 'preview' }, link],
    [{ ...LINK, secret: 'token' }, link],
    [{ purpose: 'reviewer-link' }, link],
    [{ ...PREVIEW, secret: 'another' }, preview],
    [{ purpose: 'preview' }, preview],
    [{ ...PREVIEW, purpose: 'reviewer-link' }, preview],
    // Moves the boundary between the subject and the value.
    [{ ...LINK, subject: 'grace.1' }, link],
  ];
  for (const [signedFor, value] of others) {
    expect(await verifyUntil(db, signedFor, value, NOW)).toBeUndefined();
  }
});

test('the operators’ documentation lists every lifetime correctly', () => {
  const table = readFileSync('docs/operating.md', 'utf8');
  const rows = [...table.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)];
  const expected = rows.map(([, name, minutes]) => [name, Number(minutes) * 60_000]);
  expect(Object.fromEntries(expected)).toEqual(LIFETIMES);
});
