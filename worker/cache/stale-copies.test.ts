import { expect, test } from 'vitest';
import {
  COPIES_MAX,
  createStaleCopies,
  type SharedCache,
  STALE_MAX_MS,
  siteCache,
} from './stale-copies.ts';

const BASE = 'https://api.example/v1';

/** A cache shared by two isolates. */
const sharedCache = () => {
  const stored = new Map<string, Response>();
  const cache: SharedCache = {
    match: async (url) => stored.get(url)?.clone(),
    put: async (url, response) => stored.set(url, response),
  };
  return { cache, kept: stored };
};

test('evicts the oldest copies once the maximum number is exceeded', async () => {
  const copies = createStaleCopies(BASE);
  for (let i = 0; i < COPIES_MAX; i++) await copies.put(`key ${i}`, 'text');
  await copies.put('key 0', 'newer');
  await copies.put('one more', 'text');
  expect((await copies.get('key 0'))?.text).toBe('newer');
  expect(await copies.get('key 1')).toBeUndefined();
  expect((await copies.get('key 2'))?.text).toBe('text');
});

test('limits the size of each copy and the total size of all copies', async () => {
  const copies = createStaleCopies(BASE);
  for (let i = 0; i < 17; i++) await copies.put(`key ${i}`, 'x'.repeat(512 * 1024));
  expect(await copies.get('key 0')).toBeUndefined();
  expect(await copies.get('key 1')).toBeDefined();
  await copies.put('large', 'x'.repeat(512 * 1024 + 1));
  expect(await copies.get('large')).toBeUndefined();
});

test('uses a copy for a day, even in an isolate that started after it was stored', async () => {
  let now = 0;
  const { cache } = sharedCache();
  const copies = createStaleCopies(BASE, { now: () => now, cache });
  await copies.put('misc/enums', 'text');
  now = STALE_MAX_MS;
  const later = createStaleCopies(BASE, { now: () => now, cache });
  for (const one of [copies, later]) {
    expect(await one.get('misc/enums')).toEqual({ text: 'text', at: 0 });
  }
  expect(await later.get('misc/countries')).toBeUndefined();
  now++;
  for (const one of [copies, later]) expect(await one.get('misc/enums')).toBeUndefined();
});

test('writes the shared copy if the response changed, and otherwise only once an hour', async () => {
  let now = 0;
  const { cache, kept } = sharedCache();
  const copies = createStaleCopies(BASE, { now: () => now, cache });
  const puts: string[] = [];
  const put = cache.put;
  cache.put = (url, response) => {
    puts.push(url);
    return put(url, response);
  };
  await copies.put('misc/enums', 'one');
  now = 59 * 60_000;
  await copies.put('misc/enums', 'one');
  expect(puts).toHaveLength(1);
  await copies.put('misc/enums', 'two');
  now = 2 * 60 * 60_000;
  await copies.put('misc/enums', 'two');
  expect(puts).toHaveLength(3);
  expect(await kept.get(puts[0] ?? '')?.text()).toBe('two');
});

test('failures of the shared cache are ignored', async () => {
  const failing = () => Promise.reject(new Error('No cache here.'));
  const copies = createStaleCopies(BASE, { cache: { match: failing, put: failing } });
  await copies.put('misc/enums', 'text');
  expect((await copies.get('misc/enums'))?.text).toBe('text');
  expect(await copies.get('misc/countries')).toBeUndefined();
});

test('sites that call the same service do not share copies', async () => {
  const { cache } = sharedCache();
  const createCopies = (siteKey?: string) =>
    createStaleCopies(BASE, { cache: siteCache(siteKey, cache) });
  await createCopies('acme').put('misc/enums', 'text');
  expect((await createCopies('acme').get('misc/enums'))?.text).toBe('text');
  expect(await createCopies('other').get('misc/enums')).toBeUndefined();
  expect(await createCopies().get('misc/enums')).toBeUndefined();
});
