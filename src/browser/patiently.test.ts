import { expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';

const failing = (times: number) => {
  const ask = vi.fn(async () => 'page');
  for (let time = 0; time < times; time++) ask.mockRejectedValueOnce(new TypeError('no network'));
  return ask;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('what fails online fails', async () => {
  const ask = failing(1);
  const page = new EventTarget();
  await expect(patiently(ask, { page, isOnline: () => true })).rejects.toThrow('no network');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('what fails offline is asked for again each time that the browser is back', async () => {
  const ask = failing(2);
  const page = new EventTarget();
  const answer = patiently(ask, { page, isOnline: () => false });
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  expect(await answer).toBe('page');
});

test('given up, it waits no longer', async () => {
  const page = new EventTarget();
  const leaving = new AbortController();
  const { signal } = leaving;
  const answer = patiently(failing(9), { page, isOnline: () => false, signal });
  await settle();
  leaving.abort(new Error('overtaken'));
  await expect(answer).rejects.toThrow('overtaken');
});

test('given up while it asks, it does not wait', async () => {
  const leaving = new AbortController();
  const ask = vi.fn(async () => {
    leaving.abort();
    throw new TypeError('no network');
  });
  const page = new EventTarget();
  const answer = patiently(ask, { page, isOnline: () => false, signal: leaving.signal });
  await expect(answer).rejects.toThrow('no network');
  page.dispatchEvent(new Event('online'));
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
});
