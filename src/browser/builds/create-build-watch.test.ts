import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuildWatch, POLL_MS, REPEAT_MS, SLOWEST_POLL_MS } from './create-build-watch.ts';

// docs/specification.md: 4.3

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens a page on a site that initially runs build `a`. */
const openPage = ({ isOnline = true, isDown = false } = {}) => {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
  }) as EventTarget & { visibilityState: DocumentVisibilityState };
  const network = new EventTarget();
  const site = { latest: { id: 'a', timestamp: 1 } as unknown, isDown, isOnline };
  const loadLatest = vi.fn(async () => {
    if (site.isDown) throw new TypeError('Failed to fetch');
    return site.latest as { id: string; timestamp: number };
  });
  const onNewBuild = vi.fn();
  const buildId = createBuildWatch({
    loadLatest,
    page,
    network,
    isOnline: () => site.isOnline,
    now: Date.now,
    onNewBuild,
  }).start();
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { network, site, loadLatest, onNewBuild, show, buildId };
};

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('polls once at startup, then every minute while the page is visible', async () => {
  const { loadLatest, onNewBuild } = openPage();
  expect(loadLatest).toHaveBeenCalledTimes(1);
  await pass(59_999);
  expect(loadLatest).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(loadLatest).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(loadLatest).toHaveBeenCalledTimes(3);
  expect(onNewBuild).not.toHaveBeenCalled();
  expect(POLL_MS).toBe(60_000);
});

test('does not poll while the page is hidden, then polls immediately when it becomes visible', async () => {
  const { loadLatest, show } = openPage();
  show('hidden');
  await pass(10 * POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(1);
  show('visible');
  await pass(0);
  expect(loadLatest).toHaveBeenCalledTimes(2);
  await pass(POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(3);
});

test('keeps the first build id it received, even if a newer build is found later', async () => {
  const { site, buildId } = openPage({ isDown: true });
  await pass(POLL_MS);
  Object.assign(site, { isDown: false, latest: { id: 'b', timestamp: 2 } });
  await pass(POLL_MS);
  site.latest = { id: 'c', timestamp: 3 };
  await pass(POLL_MS);
  expect(await buildId).toBe('b');
});

test('polls at most once every ten seconds when the visitor repeatedly returns to the tab', async () => {
  const { loadLatest, show } = openPage();
  const look = async () => {
    show('hidden');
    show('visible');
    await pass(0);
  };
  for (let time = 0; time < 20; time++) await look();
  await pass(REPEAT_MS - 1);
  expect(loadLatest).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(loadLatest).toHaveBeenCalledTimes(2);
  expect(REPEAT_MS).toBe(10_000);
});

test('returning to the tab does not shorten the backoff after failures', async () => {
  const { loadLatest, show } = openPage({ isDown: true });
  for (let time = 0; time < 20; time++) {
    show('hidden');
    await pass(1_000);
    show('visible');
    await pass(1_000);
  }
  expect(loadLatest).toHaveBeenCalledTimes(1);
  await pass(80_000);
  expect(loadLatest).toHaveBeenCalledTimes(2);
});

test('stops polling if the page is hidden during a request', async () => {
  const { loadLatest, show } = openPage();
  await pass(0);
  loadLatest.mockImplementationOnce(
    () => new Promise((done) => setTimeout(() => done({ id: 'a', timestamp: 1 }), 1_000)),
  );
  await pass(POLL_MS);
  show('hidden');
  show('visible');
  show('hidden');
  await pass(10 * POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(2);
});

test('reports a new build once and stops polling', async () => {
  const { site, loadLatest, onNewBuild, network, show } = openPage();
  await pass(0);
  site.latest = { id: 'b', timestamp: 2 };
  await pass(POLL_MS);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
  show('visible');
  network.dispatchEvent(new Event('online'));
  await pass(10 * POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(2);
  expect(onNewBuild).toHaveBeenCalledTimes(1);
});

test.each([
  ['fails', (site: { isDown: boolean }) => Object.assign(site, { isDown: true })],
  ['names no build', (site: object) => Object.assign(site, { latest: {} })],
  ['says nothing', (site: object) => Object.assign(site, { latest: null })],
])('doubles the polling interval up to a limit while the service %s', async (_, fail) => {
  const { site, loadLatest, onNewBuild } = openPage();
  await pass(0);
  fail(site);
  let polls = 1;
  for (const minutes of [1, 2, 4, 8, 16, 16, 16]) {
    await pass(minutes * POLL_MS - 1);
    expect(loadLatest).toHaveBeenCalledTimes(polls);
    await pass(1);
    polls += 1;
    expect(loadLatest).toHaveBeenCalledTimes(polls);
  }
  expect(SLOWEST_POLL_MS).toBe(16 * POLL_MS);
  expect(onNewBuild).not.toHaveBeenCalled();

  Object.assign(site, { isDown: false, latest: { id: 'a', timestamp: 1 } });
  await pass(SLOWEST_POLL_MS);
  await pass(POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(polls + 2);
});

test('does not poll while offline, then polls immediately once back online', async () => {
  const { site, loadLatest, network, show } = openPage({ isOnline: false });
  await pass(20 * POLL_MS);
  show('visible');
  expect(loadLatest).toHaveBeenCalledTimes(0);
  site.isOnline = true;
  network.dispatchEvent(new Event('online'));
  await pass(0);
  expect(loadLatest).toHaveBeenCalledTimes(1);
});

test('going online resets the failure count', async () => {
  const { loadLatest, network } = openPage({ isDown: true });
  await pass(2 * POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(2);
  network.dispatchEvent(new Event('online'));
  await pass(2 * POLL_MS);
  expect(loadLatest).toHaveBeenCalledTimes(4);
});
