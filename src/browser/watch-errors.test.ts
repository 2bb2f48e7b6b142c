import { expect, test, vi } from 'vitest';
import { watchErrors } from './watch-errors.ts';

// docs/specification.md: 8.2

const ORIGIN = 'https://jobs.example';
const OURS = `Error: x\n    at f (${ORIGIN}/assets/index-Ab1.js:1:2)`;

const failure = (stack: string, name = 'Error') => Object.assign(new Error('x'), { stack, name });
const happens = (type: 'error' | 'unhandledrejection', error: unknown) =>
  Object.assign(new Event(type), type === 'error' ? { error } : { reason: error });
const watched = () => {
  const page = new EventTarget();
  const tell = vi.fn();
  watchErrors({ page, origin: ORIGIN, tell });
  return { page, tell };
};

test.each(['error', 'unhandledrejection'] as const)(
  'reports an %s from the site’s scripts once',
  (type) => {
    const { page, tell } = watched();
    page.dispatchEvent(happens(type, failure(OURS)));
    page.dispatchEvent(happens('error', failure(OURS)));
    page.dispatchEvent(happens('unhandledrejection', failure(OURS)));
    expect(tell).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['an extension’s', failure('Error: x\n    at chrome-extension://abc/content.js:1:2')],
  ['an extension’s within ours', failure(`${OURS}\n    at moz-extension://abc/content.js:1:2`)],
  ['another site’s', failure('Error: x\n    at https://ads.example/assets/a.js:1:2')],
  ['what was given up', failure(OURS, 'AbortError')],
  ['what is no error', 'ResizeObserver loop'],
  ['nothing', null],
])('ignores errors that do not come from the site’s scripts: %s', (_, error) => {
  const { page, tell } = watched();
  page.dispatchEvent(happens('error', error));
  page.dispatchEvent(happens('unhandledrejection', error));
  expect(tell).not.toHaveBeenCalled();
  page.dispatchEvent(happens('error', failure(OURS)));
  expect(tell).toHaveBeenCalledTimes(1);
});
