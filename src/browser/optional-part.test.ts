import { afterEach, expect, test, vi } from 'vitest';
import { __vitePreload as importPart } from './load-part.ts';
import { optionalPart } from './optional-part.ts';

const page = Object.assign(new EventTarget(), {});
vi.stubGlobal('window', page);
const told = vi.fn((event: Event) => event.preventDefault());
page.addEventListener('vite:preloadError', told);
afterEach(() => void told.mockClear());

const lost = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

test('a part that is lost is told of, and its asker goes without where the page reloads', async () => {
  expect(await importPart(lost)).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(1);
});

test('one that the page can do without is its asker’s alone, whatever else is on its way', async () => {
  const optional = optionalPart(() => importPart(lost));
  const [first, needed] = await Promise.allSettled([optional(), importPart(lost)]);
  expect(first.status).toBe('rejected');
  expect(needed.status).toBe('fulfilled');
  expect(told).toHaveBeenCalledTimes(1);
});

test('an optional part is loaded once, and again after it failed', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError());
  const optional = optionalPart(load);
  await expect(optional()).rejects.toThrow(TypeError);
  expect(await optional()).toBe('part');
  expect(await optional()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
