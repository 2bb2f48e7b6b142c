import { expect, test, vi } from 'vitest';
import { SIGNED_OUT_KEY, showSignedOut } from './show-signed-out.ts';

test('shows the message once, and only if the session was ended by a 401', async () => {
  const items = new Map<string, string>();
  const shown: string[] = [];
  const show = () =>
    showSignedOut(
      () => ({
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void items.delete(key),
      }),
      async () => ({ showToast: (_kind, words) => shown.push(words) }),
    );
  await show();
  expect(shown).toEqual([]);
  items.set(SIGNED_OUT_KEY, '');
  await show();
  await show();
  expect(shown).toEqual([expect.stringContaining('You’ve been signed out.')]);
});

test('ignores blocked storage and a toast that fails to load', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const showToast = vi.fn();
  await expect(showSignedOut(blocked, async () => ({ showToast }))).resolves.toBeUndefined();
  expect(showToast).not.toHaveBeenCalled();
  const lost = () => Promise.reject(new TypeError('lost'));
  const storage = () => ({ getItem: () => '', removeItem: () => undefined });
  await expect(showSignedOut(storage, lost)).resolves.toBeUndefined();
});
