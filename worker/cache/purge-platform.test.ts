import { expect, test, vi } from 'vitest';
import { purgePlatform } from './purge-platform.ts';

/** Stands for the platform's cache, which there is none of on one's own machine. */
const cacheThat = (success: boolean, errors: { code: number; message: string }[] = []) => ({
  purge: vi.fn(async () => ({ success, errors })),
  invalidate: vi.fn(async () => ({ success, errors })),
});

test.each(['purge', 'invalidate'] as const)(
  '%s: entries with a tag, without tags all',
  async (act) => {
    const cache = cacheThat(true);
    expect(await purgePlatform(cache, act, ['entry:a', 'content-type:page'])).toBe(true);
    expect(cache[act]).toHaveBeenLastCalledWith({ tags: ['entry:a', 'content-type:page'] });
    expect(await purgePlatform(cache, act)).toBe(true);
    expect(cache[act]).toHaveBeenLastCalledWith({ purgeEverything: true });
    expect(cache.purge.mock.calls.length + cache.invalidate.mock.calls.length).toBe(2);
  },
);

test('where nothing is cached nothing is forgotten', async () => {
  expect(await purgePlatform(undefined, 'purge', ['entry:a'])).toBe(false);
});

test('a cache that could not says why', async () => {
  const cache = cacheThat(false, [{ code: 1, message: 'Too many purges.' }]);
  await expect(purgePlatform(cache, 'purge', ['entry:a'])).rejects.toThrow('Too many purges.');
});
