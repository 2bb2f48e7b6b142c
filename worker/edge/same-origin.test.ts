import { expect, test } from 'vitest';
import { createContext } from '../../tests/support/request-context.ts';
import { HttpError } from '../http/http-error.ts';
import { isCrossSite, refuseCrossSite } from './same-origin.ts';

const SITE = 'https://site.example';
const request = (method: string, headers: Record<string, string>) =>
  new Request('https://site.example/misc/jobs/x/apply', { method, headers });

test.each([
  ['a post from our own page', { 'sec-fetch-site': 'same-origin' }, false],
  // A page with `no-referrer` sends `Origin: null`, so Sec-Fetch-Site decides.
  ['a null origin of our own', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a sister domain', { 'sec-fetch-site': 'same-site' }, true],
  ['no page at all', { 'sec-fetch-site': 'none' }, true],
  [
    'another site under our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' },
    true,
  ],
  ['an old browser on our page', { origin: 'https://site.example' }, false],
  ['an old browser elsewhere', { origin: 'https://evil.example' }, true],
  ['an old browser without origin', { origin: 'null' }, true],
  ['another port', { origin: 'https://site.example:8443' }, true],
  ['another scheme', { origin: 'http://site.example' }, true],
  ['a lookalike', { origin: 'https://site.example.evil.example' }, true],
  ['a program', {}, false],
] as [string, Record<string, string>, boolean][])(
  'checks whether a POST request is cross-site: %s',
  (_, headers, expected) => {
    expect(isCrossSite(request('POST', headers), SITE)).toBe(expected);
  },
);

test('reads from other sites are allowed, but state-changing methods are not', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const refused = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    isCrossSite(request(method, foreign), SITE),
  );
  expect(refused).toEqual(['POST', 'PUT', 'PATCH', 'DELETE']);
});

test('a cross-site POST request is refused with 403', () => {
  const refuse = (post: Request) => refuseCrossSite(createContext(post, { SITE_URL: SITE }));
  expect(() => refuse(request('POST', {}))).not.toThrow();
  const foreign = request('POST', { 'sec-fetch-site': 'cross-site' });
  expect(() => refuse(foreign)).toThrow(
    expect.objectContaining({ status: 403, code: 'cross_site' }),
  );
  expect(() => refuse(foreign)).toThrow(HttpError);
});

test.each([
  ['a host that the request names itself', 'https://evil.example', SITE, true],
  ['another name of this machine', 'http://127.0.0.1:8787', 'http://localhost:8787', false],
  ['another name than this machine’s', 'http://evil.example:8787', 'http://localhost:8787', true],
  ['this machine, asking for a site elsewhere', 'http://localhost:8787', SITE, true],
])(
  'in a POST request without Sec-Fetch-Site, the Origin header is checked against SITE_URL: %s',
  (_, origin, site, expected) => {
    const post = new Request(`${origin}/misc/jobs/x/apply`, {
      method: 'POST',
      headers: { origin },
    });
    expect(isCrossSite(post, site)).toBe(expected);
  },
);
