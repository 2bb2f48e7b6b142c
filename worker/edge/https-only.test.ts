import { expect, test } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { redirectToHttps } from './https-only.ts';

const SECURE = { SITE_URL: 'https://jobs.example' };

const sentTo = (url: string, proto: string | undefined, settings = SECURE) => {
  const request = new Request(url, { headers: proto ? { 'x-forwarded-proto': proto } : {} });
  const moved = redirectToHttps(createContext(request, settings));
  return moved && [moved.status, moved.headers.get('location')];
};

test('an unencrypted request is redirected to the site’s own URL', () => {
  const url = 'http://evil.example//other.example/a?b=https://c';
  expect(sentTo(url, 'http')).toEqual([308, 'https://jobs.example//other.example/a?b=https://c']);
});

test('a request is not redirected if it is encrypted, its protocol is unknown or the site uses http', () => {
  expect(sentTo('https://jobs.example/', 'https')).toBeUndefined();
  expect(sentTo('http://jobs.example/', undefined)).toBeUndefined();
  expect(
    sentTo('http://localhost:8787/', 'http', { SITE_URL: 'http://localhost:8787' }),
  ).toBeUndefined();
});
