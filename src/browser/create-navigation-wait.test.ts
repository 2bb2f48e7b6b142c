import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ANNOUNCE_AFTER_MS,
  createNavigationWait,
  PROGRESS_AFTER_MS,
} from './create-navigation-wait.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watched = () => {
  const onWait = vi.fn();
  return { onWait, wait: createNavigationWait({ onWait }) };
};
const shown = (onWait: ReturnType<typeof vi.fn>) => onWait.mock.calls.map(([wait]) => wait);

test('a page that is there after 149 ms shows nothing, one after 150 ms does', async () => {
  const { onWait, wait } = watched();
  const quick = Promise.withResolvers<void>();
  wait.navigate(quick.promise);
  vi.advanceTimersByTime(PROGRESS_AFTER_MS - 1);
  quick.resolve();
  await quick.promise;
  expect(shown(onWait)).toEqual(['none']);
  vi.advanceTimersByTime(ANNOUNCE_AFTER_MS);
  expect(shown(onWait)).toEqual(['none']);

  const slow = Promise.withResolvers<void>();
  wait.navigate(slow.promise);
  vi.advanceTimersByTime(PROGRESS_AFTER_MS);
  slow.resolve();
  await slow.promise;
  expect(shown(onWait)).toEqual(['none', 'shown', 'none']);
});

test('a long one is announced once, and one that fails ends as well', async () => {
  const { onWait, wait } = watched();
  const page = Promise.withResolvers<void>();
  wait.navigate(page.promise);
  vi.advanceTimersByTime(ANNOUNCE_AFTER_MS * 10);
  page.reject(new Error('aborted'));
  await page.promise.catch(() => undefined);
  await Promise.resolve();
  expect(shown(onWait)).toEqual(['shown', 'announced', 'none']);
});

test('a navigation that overtakes another goes on with its wait', async () => {
  const { onWait, wait } = watched();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  wait.navigate(first.promise);
  vi.advanceTimersByTime(100);
  wait.navigate(second.promise);
  first.reject(new Error('aborted'));
  await first.promise.catch(() => undefined);
  vi.advanceTimersByTime(50);
  expect(shown(onWait)).toEqual(['shown']);
  second.resolve();
  await second.promise;
  expect(shown(onWait)).toEqual(['shown', 'none']);
});

test('what is loaded ahead shows nothing until its link is followed', async () => {
  const { onWait, wait } = watched();
  const page = Promise.withResolvers<void>();
  wait.loadAhead('/jobs?', page.promise);
  vi.advanceTimersByTime(ANNOUNCE_AFTER_MS);
  wait.follow('/companies?');
  expect(onWait).not.toHaveBeenCalled();
  wait.follow('/jobs?');
  wait.follow('/jobs?');
  vi.advanceTimersByTime(PROGRESS_AFTER_MS);
  page.resolve();
  await page.promise;
  wait.follow('/jobs?');
  vi.advanceTimersByTime(PROGRESS_AFTER_MS);
  expect(shown(onWait)).toEqual(['shown', 'none']);
});

test('the same page loaded ahead twice is waited for as it comes last', async () => {
  const { onWait, wait } = watched();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  wait.loadAhead('/jobs?', first.promise);
  wait.loadAhead('/jobs?', second.promise);
  first.resolve();
  await first.promise;
  wait.follow('/jobs?');
  vi.advanceTimersByTime(PROGRESS_AFTER_MS);
  expect(shown(onWait)).toEqual(['shown']);
  second.resolve();
  await second.promise;
  expect(shown(onWait)).toEqual(['shown', 'none']);
});
