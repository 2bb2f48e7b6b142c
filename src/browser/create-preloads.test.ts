import { expect, test, vi } from 'vitest';
import type { Line } from './connection.ts';
import { createPreloads, MAX_PRELOADS } from './create-preloads.ts';

const SITE = 'https://rolecall.test';

/**
 * Opens a page and records its preloads. `asked` lists the preloaded URLs in order, and each
 * request stays in flight until `answers` resolves it.
 */
const openPage = (given: Partial<Line> & { here?: string } = {}) => {
  const requested: string[] = [];
  const answers = new Map<string, { done: () => void; fail: (reason: Error) => void }>();
  const clock = { now: 0 };
  const preloads = createPreloads({
    preload: ({ pathname, search }) =>
      new Promise<void>((done, fail) => {
        requested.push(pathname + search);
        answers.set(pathname + search, { done, fail });
      }),
    here: new URL(given.here ?? '/', SITE),
    line: { onLine: given.onLine ?? true, connection: given.connection },
    now: () => clock.now,
  });
  const want = (...paths: string[]) => {
    for (const path of paths) preloads.want(new URL(path, SITE).href);
  };
  return { preloads, want, asked: requested, answers, clock };
};

const everyPage = () => true;

// docs/specification.md: 7.14
test('preloads four pages at a time, and a fifth once one of them has finished', async () => {
  const { preloads, want, asked, answers } = openPage();
  preloads.begin(everyPage);
  want('/1', '/2', '/3', '/4', '/5');
  expect(asked).toEqual(['/1', '/2', '/3', '/4']);
  answers.get('/2')?.done();
  await vi.waitFor(() => expect(asked).toEqual(['/1', '/2', '/3', '/4', '/5']));
  expect(MAX_PRELOADS).toBe(4);
});

test('a failed preload frees its slot and is not retried', async () => {
  const { preloads, want, asked, answers } = openPage();
  preloads.begin(everyPage);
  want('/1', '/2', '/3', '/4', '/5');
  answers.get('/1')?.fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  want('/1');
  expect(asked).toHaveLength(5);
});

test('preloads each URL at most once a minute, ignoring its fragment', () => {
  const { preloads, want, asked, clock } = openPage();
  preloads.begin(everyPage);
  want('/jobs?page=2', '/jobs?page=2', '/jobs?page=2#list');
  clock.now = 59_999;
  want('/jobs?page=2');
  expect(asked).toEqual(['/jobs?page=2']);
  clock.now = 60_000;
  want('/jobs?page=2');
  expect(asked).toEqual(['/jobs?page=2', '/jobs?page=2']);
});

test('preloads only shared pages, and nothing until the list of shared pages has loaded', () => {
  const { preloads, want, asked } = openPage();
  want('/jobs', '/vendor-review');
  expect(asked).toEqual([]);
  preloads.begin((pathname) => pathname === '/jobs');
  expect(asked).toEqual(['/jobs']);
});

test.each([
  { connection: { saveData: true } },
  { connection: { effectiveType: 'slow-2g' } },
  { connection: { saveData: true, effectiveType: '4g' } },
  { onLine: false },
])('preloads nothing on the connection %j', (line) => {
  const { preloads, want, asked } = openPage(line);
  preloads.begin(everyPage);
  want('/jobs');
  expect(asked).toEqual([]);
});

test('preloads pages on every other kind of connection', () => {
  const { preloads, want, asked } = openPage({ connection: { effectiveType: '2g' } });
  preloads.begin(everyPage);
  want('/jobs');
  expect(asked).toEqual(['/jobs']);
});

test('preloads neither the current page nor other sites', () => {
  const { preloads, want, asked } = openPage({ here: '/jobs?q=a' });
  preloads.begin(everyPage);
  want('/jobs?q=a', '/jobs?q=a#list', 'https://elsewhere.test/jobs', 'mailto:a@b.test');
  expect(asked).toEqual([]);
  want('/jobs');
  expect(asked).toEqual(['/jobs']);
});
