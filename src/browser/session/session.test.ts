import { expect, test, vi } from 'vitest';

const page = Object.assign(new EventTarget(), { localStorage: {}, sessionStorage: {} });
vi.stubGlobal('window', page);
const { session } = await import('./session.ts');

test('a page restored from the back-forward cache checks the session again', () => {
  const changed = vi.fn();
  const stop = session.subscribe(changed);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(changed).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(changed).toHaveBeenCalledTimes(1);
});
