import type { R2Bucket } from '@cloudflare/workers-types';
import { beforeEach, expect, test } from 'vitest';
import { storage as bindings, database } from '../../../tests/support/test-database.ts';
import type { Bindings } from '../../env.ts';
import { keyedHash } from '../../http/secrets.ts';
import { ERASURE_KEY_FILE, hashAddress } from './address-hash.ts';

const ADA = 'ada@example.com';
beforeEach(() => database.files.delete(ERASURE_KEY_FILE));

const storedKey = async () => (await database.files.get(ERASURE_KEY_FILE))?.text();

test('generates the key once, and concurrent isolates use the same key', async () => {
  const hashes = await Promise.all(Array.from({ length: 4 }, () => hashAddress(bindings, ADA)));
  const key = await storedKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(hashes)).toEqual(new Set([await keyedHash(String(key), ADA)]));
  expect(await hashAddress(bindings, ADA)).toBe(hashes[0]);
  expect(await storedKey()).toBe(key);
});

test('uses a configured ERASURE_KEY and stores no other key', async () => {
  const ERASURE_KEY = 'a key of thirty-two characters..';
  const hash = await hashAddress({ ...bindings, ERASURE_KEY } as Bindings, ADA);
  expect(hash).toBe(await keyedHash(ERASURE_KEY, ADA));
  expect(await storedKey()).toBeUndefined();
});

test.each([
  ['ADA@Example.COM', ADA],
  ['ADÉLE@example.com', 'adéle@example.com'],
  ['\u212Aim@example.com', 'kim@example.com'],
  ['ada.b@example.com', 'adab@example.com'],
])(
  '%s and %s have the same hash if and only if the database treats them as the same address',
  async (one, other) => {
    const row = await database.db
      .prepare('SELECT ?1 = ?2 COLLATE NOCASE AS same')
      .bind(one, other)
      .first<{ same: number }>();
    const isSame = (await hashAddress(bindings, one)) === (await hashAddress(bindings, other));
    expect(isSame).toBe(row?.same === 1);
  },
);

test.each(['get', 'put'])(
  'returns no hash if %s fails, and reports that the file store is not responding',
  async (call) => {
    const FILES = new Proxy(database.files, {
      get: (files, name) =>
        name === call
          ? () => Promise.reject(new Error('Lost.'))
          : Reflect.get(files, name).bind(files),
    }) as R2Bucket;
    await expect(hashAddress({ FILES }, ADA)).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('file store is not responding, so nothing was changed.'),
    });
  },
);
