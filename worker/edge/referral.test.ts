import { expect, test } from 'vitest';
import { REFERRAL_HEADER } from '../../src/contracts/contact.ts';
import { createContext } from '../../tests/support/request-context.ts';
import { findJobInterest, readPostReferral, setReferralCookie } from './referral.ts';

// docs/specification.md: 2.8

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const JOB = '/acme/abc123/gardener';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`https://site.example${path}`, {
    method,
    headers: { accept: 'text/html', 'user-agent': PERSON, ...headers },
  });
const readCookie = (request: Request, status = 200) =>
  setReferralCookie(createContext(request), new Response('page', { status })).headers.get(
    'set-cookie',
  );

test('a referral link sets a cookie for this host only, for 30 days', () => {
  expect(readCookie(get('/jobs?ref=ada-1'))).toBe(
    '__Host-ref=ada-1; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=2592000',
  );
  expect(readCookie(get(`${JOB}?q=x&ref=ada-1`), 308)).toContain('__Host-ref=ada-1;');
});

test('a response with the cookie is private and keeps all other headers', () => {
  const headers = { 'cache-control': 'public, max-age=60', 'content-type': 'text/html' };
  const page = new Response('page', { headers });
  const response = setReferralCookie(createContext(get('/?ref=ada-1')), page);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('content-type')).toBe('text/html');
  expect(setReferralCookie(createContext(get('/')), page)).toBe(page);
});

test.each([
  ['no id', get('/jobs')],
  ['a prefetch', get('/jobs?ref=ada-1', { 'sec-purpose': 'prefetch' })],
  ['an empty one', get('/jobs?ref=')],
  ['one that is too short', get('/jobs?ref=abc')],
  ['one that would break out of the header', get('/jobs?ref=abcd%3B%20Domain%3Dx')],
  ['a line break', get('/jobs?ref=abcd%0d%0aset-cookie:x')],
  ['a payload', get('/RSC/R/jobs.txt?ref=ada-1', { accept: '*/*' })],
  ['a HEAD request', get('/jobs?ref=ada-1', {}, 'HEAD')],
])('%s sets no cookie', (_, request) => {
  expect(readCookie(request)).toBeNull();
});

test('an error page sets no cookie', () => {
  expect(readCookie(get('/nosuch?ref=ada-1'), 404)).toBeNull();
});

const readReferral = (sent: Record<string, string>, method = 'POST') =>
  readPostReferral(get(`/misc/jobs/x/apply`, sent, method));

test('the referral for a POST request comes from its cookie, even if the client sends a referral header', () => {
  expect(readReferral({ cookie: 'a=b; __Host-ref=ada-1; c=d' })).toBe('ada-1');
  expect(readReferral({ cookie: '__Host-ref=ada-1', [REFERRAL_HEADER]: 'mallory' })).toBe('ada-1');
  expect(readReferral({ [REFERRAL_HEADER]: 'mallory' })).toBeUndefined();
  expect(readReferral({ [REFERRAL_HEADER]: 'mallory' }, 'GET')).toBeUndefined();
  expect(readReferral({ cookie: '__Host-ref=not valid' })).toBeUndefined();
  expect(readReferral({ cookie: 'x__Host-ref=ada-1' })).toBeUndefined();
});

test.each([
  ['a job by a link', get(`${JOB}?ref=ada-1`)],
  ['a job later on', get(JOB, { cookie: '__Host-ref=ada-1' })],
  ['a job within the site', get(`/RSC/R${JOB}.txt`, { cookie: '__Host-ref=ada-1' })],
])('opening %s counts as interest', (_, request) => {
  expect(findJobInterest(createContext(request))).toEqual({
    referralId: 'ada-1',
    jobFid: 'abc123',
  });
});

test('the referral in the link takes precedence over an older cookie', () => {
  expect(
    findJobInterest(createContext(get(`${JOB}?ref=mary-2`, { cookie: '__Host-ref=ada-1' }))),
  ).toMatchObject({
    referralId: 'mary-2',
  });
});

test.each([
  ['without a referral', get(JOB)],
  ['of a machine', get(`${JOB}?ref=ada-1`, { 'user-agent': 'Googlebot/2.1' })],
  ['ahead of time', get(`${JOB}?ref=ada-1`, { 'sec-purpose': 'prefetch;prerender' })],
  ['for a picture', get(`${JOB}?ref=ada-1`, { 'sec-fetch-dest': 'image' })],
  ['of the list', get('/jobs?ref=ada-1')],
  ['of the thank-you page', get('/jobs/abc123/applied?ref=ada-1')],
  ['of its payload', get('/RSC/R/jobs/abc123/applied.txt?ref=ada-1')],
  ['of a review', get('/vendor-review/details/abc?ref=ada-1')],
  ['that changes nothing', get(`${JOB}?ref=ada-1`, {}, 'HEAD')],
])('a request %s does not count as interest', (_, request) => {
  expect(findJobInterest(createContext(request))).toBeUndefined();
});
