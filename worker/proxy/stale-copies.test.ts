import { expect, test } from 'vitest';
import { COPIES_MAX, createStaleCopies, STALE_MAX_MS } from './stale-copies.ts';

test('the oldest copies go when there are too many', () => {
  const copies = createStaleCopies();
  for (let i = 0; i < COPIES_MAX; i++) copies.put(`key ${i}`, 'text');
  copies.put('key 0', 'newer');
  copies.put('one more', 'text');
  expect(copies.get('key 0')?.text).toBe('newer');
  expect(copies.get('key 1')).toBeUndefined();
  expect(copies.get('key 2')?.text).toBe('text');
});

test('they hold some megabytes together, and none that is large', () => {
  const copies = createStaleCopies();
  for (let i = 0; i < 17; i++) copies.put(`key ${i}`, 'x'.repeat(512 * 1024));
  expect(copies.get('key 0')).toBeUndefined();
  expect(copies.get('key 1')).toBeDefined();
  copies.put('large', 'x'.repeat(512 * 1024 + 1));
  expect(copies.get('large')).toBeUndefined();
});

test('a copy is of use for a day', () => {
  let now = 0;
  const copies = createStaleCopies(() => now);
  copies.put('key', 'text');
  now = STALE_MAX_MS;
  expect(copies.get('key')).toEqual({ text: 'text', at: 0 });
  now++;
  expect(copies.get('key')).toBeUndefined();
});
