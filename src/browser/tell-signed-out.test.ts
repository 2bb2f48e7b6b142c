import { expect, test } from 'vitest';
import { SIGNED_OUT_KEY, tellSignedOut } from './tell-signed-out.ts';

test('tells once, and only where a session was ended by a 401', async () => {
  const items = new Map<string, string>();
  const told: string[] = [];
  const tell = () =>
    tellSignedOut(
      () => ({
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void items.delete(key),
      }),
      async () => ({ showToast: (_kind, words) => told.push(words) }),
    );
  await tell();
  expect(told).toEqual([]);
  items.set(SIGNED_OUT_KEY, '');
  await tell();
  await tell();
  expect(told).toEqual([expect.stringContaining('You were signed out.')]);
});

test('a storage that is blocked, or a toast that does not come, is no failure', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  await tellSignedOut(blocked, async () => ({ showToast: () => undefined }));
  await tellSignedOut(
    () => ({ getItem: () => '', removeItem: () => undefined }),
    () => Promise.reject(new TypeError('lost')),
  );
});
