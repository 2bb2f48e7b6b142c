import type { R2Bucket } from '@cloudflare/workers-types';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { buildManifest } from './build-manifest.ts';
import { createBuildStore, LIST_MAX_AGE_MS } from './build-store.ts';
import { buildFilesKey, buildListKey, deleteOldBuilds, type StoredBuild } from './stored-builds.ts';

// docs/specification.md: 7.11

let database: TestDatabase;
let bucket: R2Bucket;
beforeAll(async () => {
  database = await createTestDatabase();
  bucket = database.files;
});
beforeEach(async () => {
  for (const { key } of (await bucket.list()).objects) await bucket.delete(key);
});

const HOUR_MS = 60 * 60 * 1000;

interface BuildOptions {
  readonly timestamp: number;
  readonly replaces?: string;
  readonly texts?: Record<string, string>;
}

const createBuild = (
  id: string,
  { timestamp, replaces, texts = {} }: BuildOptions,
): StoredBuild => {
  let offset = 0;
  const files: StoredBuild['files'] = {};
  for (const [name, text] of Object.entries(texts)) {
    files[name] = { type: 'text/javascript', offset, size: text.length };
    offset += text.length;
  }
  return { manifest: buildManifest({ id, timestamp, prerendered: [] }), replaces, files };
};

const storeBuild = async (id: string, given: BuildOptions) => {
  await bucket.put(buildFilesKey(id), Object.values(given.texts ?? {}).join(''));
  await bucket.put(buildListKey(id), JSON.stringify(createBuild(id, given)));
};

const readText = async (store: ReturnType<typeof createBuildStore>, name: string) => {
  const file = await store.file(bucket, name);
  return file && new Response(file.body).text();
};

const storedIds = async () =>
  [
    ...new Set(
      (await bucket.list({ prefix: 'builds/' })).objects.map(({ key }) => key.slice(7, 8)),
    ),
  ].sort();

test('serves each file of the previous build with its original content', async () => {
  await storeBuild('a', { timestamp: 1, texts: { 'one-A1.js': 'first', 'two-A1.js': 'second' } });
  await storeBuild('b', { timestamp: 2, replaces: 'a' });
  const store = createBuildStore('b');
  expect(await readText(store, 'one-A1.js')).toBe('first');
  expect(await readText(store, 'two-A1.js')).toBe('second');
  expect((await store.file(bucket, 'two-A1.js'))?.type).toBe('text/javascript');
  expect(await store.file(bucket, 'three-A1.js')).toBeUndefined();
  expect(await store.file(bucket, 'constructor')).toBeUndefined();
  expect((await store.manifest(bucket, 'a'))?.timestamp).toBe(1);
  expect(await store.manifest(bucket, 'c')).toBeUndefined();
});

test('serves files from two deploys ago, and deletes the oldest build after the next deploy', async () => {
  await storeBuild('a', { timestamp: 1, texts: { 'one-A1.js': 'first' } });
  await storeBuild('b', { timestamp: 2, replaces: 'a', texts: { 'one-B1.js': 'second' } });
  await storeBuild('c', { timestamp: 3, replaces: 'b' });
  const third = createBuildStore('c');
  expect(await readText(third, 'one-A1.js')).toBe('first');
  expect(await deleteOldBuilds(bucket, 'c', Date.now() + 2 * HOUR_MS)).toBe(0);
  await storeBuild('d', { timestamp: 4, replaces: 'c' });
  const fourth = createBuildStore('d');
  expect(await readText(fourth, 'one-B1.js')).toBe('second');
  expect(await fourth.file(bucket, 'one-A1.js')).toBeUndefined();
  expect(await fourth.manifest(bucket, 'a')).toBeUndefined();
  expect(await deleteOldBuilds(bucket, 'd', Date.now() + 2 * HOUR_MS)).toBe(2);
  expect(await storedIds()).toEqual(['b', 'c', 'd']);
});

test('redeploying a build does not delete the builds deployed in between', async () => {
  await storeBuild('z', { timestamp: 1 });
  await storeBuild('a', { timestamp: 2, replaces: 'z' });
  await storeBuild('b', { timestamp: 3, replaces: 'a' });
  await storeBuild('c', { timestamp: 4, replaces: 'b' });
  await storeBuild('a', { timestamp: 5, replaces: 'c' });
  await deleteOldBuilds(bucket, 'a', Date.now() + 2 * HOUR_MS);
  expect(await storedIds()).toEqual(['a', 'b', 'c']);
});

test('a failed deploy does not delete the previous build', async () => {
  await storeBuild('a', { timestamp: 1 });
  await storeBuild('f', { timestamp: 2, replaces: 'a' });
  await storeBuild('g', { timestamp: 3, replaces: 'a' });
  await storeBuild('z', { timestamp: 4, replaces: 'a' });
  await storeBuild('y', { timestamp: 5, replaces: 'z' });
  await deleteOldBuilds(bucket, 'y', Date.now() + 2 * HOUR_MS);
  expect(await storedIds()).toEqual(['a', 'y', 'z']);
});

test('falls back to the latest earlier build if the previously served build is unknown', async () => {
  await storeBuild('a', { timestamp: 1 });
  await storeBuild('d', { timestamp: 4 });
  await storeBuild('b', { timestamp: 2 });
  await storeBuild('c', { timestamp: 3 });
  await deleteOldBuilds(bucket, 'd', Date.now() + 2 * HOUR_MS);
  expect(await storedIds()).toEqual(['b', 'c', 'd']);
});

test('still serves the files of a rolled-back build', async () => {
  await storeBuild('a', { timestamp: 1 });
  await storeBuild('b', { timestamp: 2, replaces: 'a', texts: { 'one-B1.js': 'second' } });
  expect(await readText(createBuildStore('a'), 'one-B1.js')).toBe('second');
  expect(await deleteOldBuilds(bucket, 'a', Date.now() + 2 * HOUR_MS)).toBe(0);
});

test('deletes nothing if the served build was never stored', async () => {
  await storeBuild('a', { timestamp: 1 });
  await storeBuild('b', { timestamp: 2, replaces: 'a' });
  expect(await deleteOldBuilds(bucket, 'unknown', Date.now() + 2 * HOUR_MS)).toBe(0);
});

test('does not treat files without a list as a build, and deletes them once no deploy can be in progress', async () => {
  await storeBuild('b', { timestamp: 2 });
  await bucket.put(buildFilesKey('h'), 'half');
  await bucket.put(buildListKey('x'), '{"files":{"one-X1.js":{}}}');
  const store = createBuildStore('b');
  expect(await store.file(bucket, 'one-X1.js')).toBeUndefined();
  expect(await deleteOldBuilds(bucket, 'b', Date.now())).toBe(0);
  expect(await deleteOldBuilds(bucket, 'b', Date.now() + 2 * HOUR_MS)).toBe(2);
  expect(await storedIds()).toEqual(['b']);
});

test('never deletes objects in the bucket that are not builds', async () => {
  await bucket.put('resumes/2026-01-01/x', 'resume');
  await storeBuild('b', { timestamp: 2 });
  await deleteOldBuilds(bucket, 'b', Date.now() + 2 * HOUR_MS);
  expect(await bucket.head('resumes/2026-01-01/x')).not.toBeNull();
});

/** A bucket that counts how often it is listed. */
const countedBucket = (list: () => ReturnType<R2Bucket['list']>) => {
  const seen = { looks: 0 };
  const counted = {
    list: () => {
      seen.looks++;
      return list();
    },
    get: bucket.get.bind(bucket),
  } as unknown as R2Bucket;
  return { counted, seen };
};

test('requests for unknown files trigger only one read, and a later read finds a new build', async () => {
  const { counted, seen } = countedBucket(() => bucket.list({ prefix: 'builds/' }));
  let now = 0;
  const store = createBuildStore('a', () => now);
  await storeBuild('a', { timestamp: 1 });
  for (let i = 0; i < 100; i++) {
    expect(await store.file(counted, `none-${i}.js`)).toBeUndefined();
  }
  expect(seen.looks).toBe(1);
  await storeBuild('b', { timestamp: 2, texts: { 'one-B1.js': 'second' } });
  now = LIST_MAX_AGE_MS;
  expect(await store.file(counted, 'one-B1.js')).toBeDefined();
  expect(seen.looks).toBe(2);
});

test('concurrent requests share one read, and each gets the file it requested', async () => {
  await storeBuild('a', { timestamp: 1, texts: { 'one-A1.js': 'first' } });
  await storeBuild('b', { timestamp: 2, replaces: 'a' });
  const { counted, seen } = countedBucket(() => bucket.list({ prefix: 'builds/' }));
  const store = createBuildStore('b');
  const names = Array.from({ length: 50 }, (_, i) => (i % 2 ? 'one-A1.js' : `none-${i}.js`));
  const found = await Promise.all(names.map((name) => store.file(counted, name)));
  expect(found.map((file) => file !== undefined)).toEqual(names.map((_, i) => i % 2 === 1));
  await Promise.all(found.map((file) => file?.body.cancel()));
  expect(seen.looks).toBe(1);
});

test('a failed read is not retried immediately and does not discard the builds already known', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await storeBuild('b', { timestamp: 2, texts: { 'one-B1.js': 'second' } });
  let now = 0;
  let isDown = true;
  const { counted, seen } = countedBucket(async () => {
    if (isDown) throw new Error('R2 is down.');
    return bucket.list({ prefix: 'builds/' });
  });
  const store = createBuildStore('b', () => now);
  for (let i = 0; i < 3; i++) {
    await expect(store.file(counted, 'one-B1.js')).rejects.toMatchObject({ status: 503 });
  }
  expect(seen.looks).toBe(1);
  isDown = false;
  now = LIST_MAX_AGE_MS;
  expect(await store.manifest(counted, 'b')).toBeDefined();
  isDown = true;
  now = 2 * LIST_MAX_AGE_MS;
  expect(await store.manifest(counted, 'b')).toBeDefined();
  expect(seen.looks).toBe(3);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
