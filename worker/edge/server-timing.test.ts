import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStopwatch } from '../stopwatch.ts';
import { startVisit } from '../visit.ts';
import { setServerTiming } from './server-timing.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const timingOf = (sent: Record<string, string>) => {
  const visit = startVisit(new Request('https://site.example/jobs'));
  vi.setSystemTime(Date.now() + 30);
  const headers = new Headers(sent);
  setServerTiming(headers, visit);
  return headers.get('server-timing');
};

test('a call says how long it took, and no more', () => {
  expect(timingOf({})).toBe('total;dur=30');
  expect(timingOf({ 'server-timing': 'upstream.internal.example;dur=1' })).toBe('total;dur=30');
});

test.each(['MISS', 'EXPIRED', 'BYPASS', 'DYNAMIC'])(
  'a page that was made for it (%s) says of what',
  (from) => {
    const sent = { 'cf-cache-status': from, 'server-timing': 'page;dur=20, api;dur=5' };
    expect(timingOf(sent)).toBe(`cache;desc=${from}, page;dur=20, api;dur=5, total;dur=30`);
  },
);

test.each(['HIT', 'STALE', 'UPDATING', 'REVALIDATED'])(
  'a kept page (%s) does not say what it once took',
  (from) => {
    const sent = { 'cf-cache-status': from, 'server-timing': 'page;dur=20, api;dur=5' };
    expect(timingOf(sent)).toBe(`cache;desc=${from}, total;dur=30`);
  },
);

test('a word that nobody knows is none', () => {
  expect(timingOf({ 'cf-cache-status': 'NONE/UNKNOWN' })).toBe('cache;desc=BYPASS, total;dur=30');
  expect(timingOf({ 'cf-cache-status': 'x;desc="<y>"' })).toBe('cache;desc=BYPASS, total;dur=30');
  expect(timingOf({ 'cf-cache-status': 'Revalidated' })).toBe(
    'cache;desc=REVALIDATED, total;dur=30',
  );
});

test('what is waited for side by side counts once, what fails counts too', async () => {
  const time = createStopwatch();
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const both = Promise.all([time(wait(10)), time(wait(30))]);
  await vi.advanceTimersByTimeAsync(30);
  await both;
  await vi.advanceTimersByTimeAsync(100);
  const failing = time(
    wait(5).then(() => {
      throw new Error('It broke.');
    }),
  ).catch(() => 'caught');
  await vi.advanceTimersByTimeAsync(5);
  expect(await failing).toBe('caught');
  expect(time.total).toBe(35);
});
