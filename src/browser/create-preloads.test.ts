import { expect, test, vi } from 'vitest';
import type { Line } from './connection.ts';
import { createPreloads, MAX_PRELOADS } from './create-preloads.ts';

const SITE = 'https://rolecall.test';

/** A page, and what it preloads: `asked` in order, each under way until it is `answered`. */
const openPage = (given: Partial<Line> & { here?: string } = {}) => {
  const asked: string[] = [];
  const answers = new Map<string, { done: () => void; fail: (reason: Error) => void }>();
  const clock = { now: 0 };
  const preloads = createPreloads({
    preload: ({ pathname, search }) =>
      new Promise<void>((done, fail) => {
        asked.push(pathname + search);
        answers.set(pathname + search, { done, fail });
      }),
    here: new URL(given.here ?? '/', SITE),
    line: { onLine: given.onLine ?? true, connection: given.connection },
    now: () => clock.now,
  });
  const want = (...paths: string[]) => {
    for (const path of paths) preloads.want(new URL(path, SITE).href);
  };
  return { preloads, want, asked, answers, clock };
};

const everyPage = () => true;

// docs/specification.md: 7.14
test('four at once, and the fifth when one has come', async () => {
  const { preloads, want, asked, answers } = openPage();
  preloads.begin(everyPage);
  want('/1', '/2', '/3', '/4', '/5');
  expect(asked).toEqual(['/1', '/2', '/3', '/4']);
  answers.get('/2')?.done();
  await vi.waitFor(() => expect(asked).toEqual(['/1', '/2', '/3', '/4', '/5']));
  expect(MAX_PRELOADS).toBe(4);
});

test('one that fails makes way, says nothing and is not tried again', async () => {
  const { preloads, want, asked, answers } = openPage();
  preloads.begin(everyPage);
  want('/1', '/2', '/3', '/4', '/5');
  answers.get('/1')?.fail(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  want('/1');
  expect(asked).toHaveLength(5);
});

test('each once, as long as the router keeps it, whatever part of it is meant', () => {
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

test('nothing before it is known which pages there are, and what was wanted until then after it', () => {
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
])('nothing with %j', (line) => {
  const { preloads, want, asked } = openPage(line);
  preloads.begin(everyPage);
  want('/jobs');
  expect(asked).toEqual([]);
});

test('on any other network', () => {
  const { preloads, want, asked } = openPage({ connection: { effectiveType: '2g' } });
  preloads.begin(everyPage);
  want('/jobs');
  expect(asked).toEqual(['/jobs']);
});

test('not the page that is shown, nor other sites', () => {
  const { preloads, want, asked } = openPage({ here: '/jobs?q=a' });
  preloads.begin(everyPage);
  want('/jobs?q=a', '/jobs?q=a#list', 'https://elsewhere.test/jobs', 'mailto:a@b.test');
  expect(asked).toEqual([]);
  want('/jobs');
  expect(asked).toEqual(['/jobs']);
});
