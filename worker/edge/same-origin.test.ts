import { expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { isCrossSite, refuseCrossSite } from './same-origin.ts';

const request = (method: string, headers: Record<string, string>) =>
  new Request('https://site.example/misc/jobs/x/apply', { method, headers });

test.each([
  ['a post from our own page', { 'sec-fetch-site': 'same-origin' }, false],
  // A page with no-referrer posts a null origin: the other header decides.
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
] as [string, Record<string, string>, boolean][])('a post from %s', (_, headers, expected) => {
  expect(isCrossSite(request('POST', headers))).toBe(expected);
});

test('reading is free to all, whatever changes something is not', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const refused = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    isCrossSite(request(method, foreign)),
  );
  expect(refused).toEqual(['POST', 'PUT', 'PATCH', 'DELETE']);
});

test('refuses with 403', () => {
  expect(() => refuseCrossSite(request('POST', {}))).not.toThrow();
  const foreign = request('POST', { 'sec-fetch-site': 'cross-site' });
  expect(() => refuseCrossSite(foreign)).toThrow(
    expect.objectContaining({ status: 403, code: 'cross_site' }),
  );
  expect(() => refuseCrossSite(foreign)).toThrow(HttpError);
});
