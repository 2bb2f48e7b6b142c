import { expect, test, vi } from 'vitest';
import { purgePlatform } from './purge-platform.ts';

/** Stands for the platform's cache, which there is none of on one's own machine. */
const cacheThat = (success: boolean, errors: { code: number; message: string }[] = []) => ({
  purge: vi.fn(async () => ({ success, errors })),
});

test('a purge is of entries with a tag, without tags of all', async () => {
  const cache = cacheThat(true);
  expect(await purgePlatform(cache, ['entry:a', 'content-type:page'])).toBe(true);
  expect(cache.purge).toHaveBeenLastCalledWith({ tags: ['entry:a', 'content-type:page'] });
  expect(await purgePlatform(cache)).toBe(true);
  expect(cache.purge).toHaveBeenLastCalledWith({ purgeEverything: true });
});

test('where nothing is cached nothing is forgotten', async () => {
  expect(await purgePlatform(undefined, ['entry:a'])).toBe(false);
});

test('a cache that could not says why', async () => {
  const cache = cacheThat(false, [{ code: 1, message: 'Too many purges.' }]);
  await expect(purgePlatform(cache, ['entry:a'])).rejects.toThrow('Too many purges.');
});
