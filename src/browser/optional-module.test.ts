import { expect, test, vi } from 'vitest';
import { optionalModule } from './optional-module.ts';

test('loads an optional module only once, but tries again after a failure', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError());
  const optional = optionalModule(load);
  await expect(optional()).rejects.toThrow(TypeError);
  expect(await optional()).toBe('part');
  expect(await optional()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
