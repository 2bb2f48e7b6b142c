import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStopwatch } from '../stopwatch.ts';
import { startVisit } from '../visit.ts';
import { setServerTiming } from './server-timing.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const timingOf = (sent: Record<string, string>, agent = PERSON) => {
  const request = new Request('https://site.example/jobs', { headers: { 'user-agent': agent } });
  const visit = startVisit(request);
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

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

// docs/specification.md: 2.18
test.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['GoogleOther', `Mozilla/5.0 ${CHROME} Mobile Safari/537.36 (compatible; GoogleOther)`],
  ['Yahoo', 'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)'],
  ['Claude-User', 'Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)'],
  ['WebPageTest', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 PTST/250101.120000`],
  ['Lighthouse', `Mozilla/5.0 (Linux; Android 11) ${CHROME} Safari/537.36 Chrome-Lighthouse`],
  ['a browser without a screen', `Mozilla/5.0 (X11) ${CHROME.replace('C', 'HeadlessC')}`],
  ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['no name at all', ''],
])(
  '%s is told that it is taken for a bot, with a page that is kept and one that is made',
  (_, agent) => {
    for (const from of ['HIT', 'MISS']) {
      expect(timingOf({ 'cf-cache-status': from }, agent)).toBe(
        `cache;desc=${from}, bot, total;dur=30`,
      );
    }
  },
);

test.each([
  ['Firefox', PERSON],
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'a telephone by Cubot',
    `Mozilla/5.0 (Linux; Android 13; CUBOT X70) ${CHROME} Mobile Safari/537.36`,
  ],
])('%s is told nothing of bots', (_, agent) => {
  expect(timingOf({ 'cf-cache-status': 'HIT' }, agent)).toBe('cache;desc=HIT, total;dur=30');
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
