import { beforeEach, expect, test } from 'vitest';
import { countRows } from '../../tests/support/count-rows.ts';
import { NOW } from '../../tests/support/records.ts';
import { database } from '../../tests/support/test-database.ts';
import { sign, verifySigned } from './secrets.ts';
import { KEY_CACHE_MS, readKeys, signingKey, tryKeys } from './signing-keys.ts';

beforeEach(() => database.db.prepare('DELETE FROM signing_key').run());

/** An isolate has its own binding to the database, and counts its queries. */
const createIsolate = () => countRows(database.db);
const verify = (db: typeof database.db, token: string, now: number) =>
  tryKeys(db, 'preview', now, (key) => verifySigned(key, token));

test('isolates that start at the same time use the same key of 256 bits', async () => {
  const keys = await Promise.all(
    Array.from({ length: 5 }, (_, i) => signingKey(createIsolate().db, 'preview', NOW + i)),
  );
  expect(new Set(keys).size).toBe(1);
  expect(Buffer.from(keys[0] as string, 'base64url')).toHaveLength(32);
});

test('each kind has its own key, which is invalid for other kinds', async () => {
  const { db } = createIsolate();
  const token = await sign(await signingKey(db, 'reviewer-link', NOW), 'x');
  expect(await signingKey(db, 'preview', NOW)).not.toBe(await signingKey(db, 'content', NOW));
  expect(await verify(db, token, NOW)).toBeUndefined();
  expect(await tryKeys(db, 'reviewer-link', NOW, (key) => verifySigned(key, token))).toBe('x');
});

test('keys are read once in half a minute', async () => {
  const { db, takeWork } = createIsolate();
  const key = await signingKey(db, 'preview', NOW);
  // One query looks for the key, and one creates it.
  expect(takeWork().trips).toBe(2);
  expect(await signingKey(db, 'preview', NOW + KEY_CACHE_MS - 1)).toBe(key);
  expect(takeWork().trips).toBe(0);
  expect(await signingKey(db, 'preview', NOW + KEY_CACHE_MS)).toBe(key);
  expect(takeWork()).toMatchObject({ trips: 1, statements: [{ rowsWritten: 0 }] });
});

test('a value signed a moment ago by a key that this isolate has not read is valid', async () => {
  const isolate = createIsolate();
  expect(await verify(isolate.db, 'made.up', NOW)).toBeUndefined();
  const other = createIsolate();
  const token = await sign(await signingKey(other.db, 'preview', NOW + 500), 'x');
  expect(await verify(isolate.db, token, NOW + 1000)).toBe('x');
});

test('a link that a new kind signs is valid where the keys were read a moment before', async () => {
  const [isolate, other] = [createIsolate(), createIsolate()];
  await signingKey(other.db, 'content', NOW);
  expect(await verify(isolate.db, 'made.up', NOW)).toBeUndefined();
  const token = await sign(await signingKey(other.db, 'preview', NOW + 1), 'x');
  expect(await verify(isolate.db, token, NOW + 2)).toBe('x');
});

test('keys read before another request created one do not replace it in the cache', async () => {
  const answer = Promise.withResolvers<void>();
  let isSlow = true;
  const db = Object.create(database.db, {
    prepare: {
      value: (sql: string) => {
        const statement = database.db.prepare(sql);
        const all = async () => {
          const result = await statement.all();
          await answer.promise;
          return result;
        };
        return isSlow ? Object.create(statement, { all: { value: all } }) : statement;
      },
    },
    batch: { value: database.db.batch.bind(database.db) },
  }) as typeof database.db;
  const slow = verify(db, 'made.up', NOW);
  isSlow = false;
  const token = await sign(await signingKey(db, 'preview', NOW + 1), 'x');
  answer.resolve();
  expect(await slow).toBeUndefined();
  expect(await verify(db, token, NOW + 2)).toBe('x');
});

test('thousands of forged values cost one query a second, even if they arrive at once', async () => {
  const { db, takeWork } = createIsolate();
  await signingKey(db, 'preview', NOW);
  takeWork();
  const forge = (from: number) =>
    Promise.all(
      Array.from({ length: 2000 }, async (_, i) => {
        const token = `x.${String(i).padStart(43, 'A')}`;
        expect(await verify(db, token, from + (i % 1000))).toBeUndefined();
      }),
    );
  await forge(NOW);
  expect(takeWork().trips).toBe(0);
  await forge(NOW + 1000);
  expect(takeWork().trips).toBe(1);
});

test('a request that arrived before the last reading of the keys causes no further one', async () => {
  const { db, takeWork } = createIsolate();
  await readKeys(db, NOW);
  takeWork();
  for (let i = 0; i < 10; i++) await verify(db, 'made.up', NOW - 60_000 + i);
  expect(takeWork().trips).toBe(0);
});

test('if the keys cannot be read again, the next request reads them', async () => {
  let isDown = false;
  const db = Object.create(database.db, {
    prepare: {
      value: (sql: string) => {
        if (isDown) throw new Error('D1 is down.');
        return database.db.prepare(sql);
      },
    },
  }) as typeof database.db;
  const key = await signingKey(db, 'preview', NOW);
  isDown = true;
  await expect(signingKey(db, 'preview', NOW + KEY_CACHE_MS)).rejects.toThrow('D1 is down.');
  await database.db.prepare('DELETE FROM signing_key').run();
  isDown = false;
  expect(await signingKey(db, 'preview', NOW + KEY_CACHE_MS)).not.toBe(key);
});
