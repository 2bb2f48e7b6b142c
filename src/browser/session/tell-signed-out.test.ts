import { expect, test, vi } from 'vitest';
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
  const showToast = vi.fn();
  await expect(tellSignedOut(blocked, async () => ({ showToast }))).resolves.toBeUndefined();
  expect(showToast).not.toHaveBeenCalled();
  const lost = () => Promise.reject(new TypeError('lost'));
  const storage = () => ({ getItem: () => '', removeItem: () => undefined });
  await expect(tellSignedOut(storage, lost)).resolves.toBeUndefined();
});
