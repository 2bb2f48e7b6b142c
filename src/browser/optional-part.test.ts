import { expect, test, vi } from 'vitest';
import { optionalPart } from './optional-part.ts';

test('an optional part is loaded once, and again after it failed', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError());
  const optional = optionalPart(load);
  await expect(optional()).rejects.toThrow(TypeError);
  expect(await optional()).toBe('part');
  expect(await optional()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
