import { expect, test, vi } from 'vitest';
import { purgePlatform } from './purge-platform.ts';

/** Stands in for the platform's cache, which does not exist on a local machine. */
const cacheThat = (success: boolean, errors: { code: number; message: string }[] = []) => ({
  purge: vi.fn(async () => ({ success, errors })),
});

test('deletes entries by tag, or all entries if no tags are given', async () => {
  const cache = cacheThat(true);
  expect(await purgePlatform(cache, ['entry:a', 'content-type:page'])).toBe(true);
  expect(cache.purge).toHaveBeenLastCalledWith({ tags: ['entry:a', 'content-type:page'] });
  expect(await purgePlatform(cache)).toBe(true);
  expect(cache.purge).toHaveBeenLastCalledWith({ purgeEverything: true });
});

test('does nothing without a cache', async () => {
  expect(await purgePlatform(undefined, ['entry:a'])).toBe(false);
});

test('throws with the reason if the platform fails to purge', async () => {
  const cache = cacheThat(false, [{ code: 1, message: 'Too many purges.' }]);
  await expect(purgePlatform(cache, ['entry:a'])).rejects.toThrow('Too many purges.');
});
