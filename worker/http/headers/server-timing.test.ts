import { expect, test } from 'vitest';
import { setServerTiming } from './server-timing.ts';

const readTiming = (sent: Record<string, string>, agent: string) => {
  const request = new Request('https://site.example/jobs', { headers: { 'user-agent': agent } });
  const headers = new Headers(sent);
  setServerTiming(headers, request);
  return headers.get('server-timing');
};

/** A Server-Timing header that a page or an external service may have set. */
const TIMES = { 'server-timing': 'page;dur=20, upstream.internal.example;dur=5' };
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
])('a response to %s contains the bot metric but no timings', (_, agent) => {
  for (const from of ['HIT', 'MISS']) {
    expect(readTiming({ 'cf-cache-status': from, ...TIMES }, agent)).toBe('bot');
  }
});

test.each([
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['Chrome', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  [
    'Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'a telephone by Cubot',
    `Mozilla/5.0 (Linux; Android 13; CUBOT X70) ${CHROME} Mobile Safari/537.36`,
  ],
])('a response to %s contains neither the bot metric nor timings', (_, agent) => {
  for (const sent of [{}, { 'cf-cache-status': 'MISS', ...TIMES }]) {
    expect(readTiming(sent, agent)).toBeNull();
  }
});
