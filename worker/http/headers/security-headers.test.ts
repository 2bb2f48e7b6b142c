import { expect, test } from 'vitest';
import { FONT_SCRIPT_HASH } from '../../../src/contracts/site/font-script.ts';
import { brandStyle } from '../../../src/lib/content/brand/brand-colors.ts';
import { createContext } from '../../../tests/support/request-context.ts';
import type { Bindings } from '../../env.ts';
import { isPrivatePage } from '../request/private-path.ts';
import { pagePolicy, styledPolicy } from './content-security-policy.ts';
import { addResponseHeaders, addSecurityHeaders } from './security-headers.ts';

// docs/specification.md: 6.3

/** The settings of an https site, as graded by the Mozilla Observatory. */
const SECURE = { SITE_URL: 'https://jobs.example' };
const TURNSTILE = { TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET_KEY: 'secret' };

const createHeaders = (type: string, variables: object = SECURE, status = 200) => {
  const headers = new Headers({ 'content-type': type });
  addSecurityHeaders(headers, status, variables as Bindings);
  return headers;
};
const directives = (headers: Headers) =>
  new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

test('a page runs only scripts from this site and cannot be framed', () => {
  expect(Object.fromEntries(directives(createHeaders('text/html; charset=utf-8')))).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${FONT_SCRIPT_HASH}`,
    'style-src': "'self'",
    'img-src': "'self' data: https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'upgrade-insecure-requests': '',
  });
});

test('the policy allows the Turnstile challenge if its keys are set', () => {
  const policy = directives(createHeaders('text/html', { ...SECURE, ...TURNSTILE }));
  expect(policy.get('script-src')).toBe(
    `'self' ${FONT_SCRIPT_HASH} https://challenges.cloudflare.com`,
  );
  expect(policy.get('frame-src')).toBe('https://challenges.cloudflare.com');
});

test('the policy allows the brand’s inline style by its hash', async () => {
  const style = brandStyle({ ink: '#102030', marker: '#ffee55' });
  expect(await styledPolicy(SECURE, { styles: [style] })).toMatch(
    /style-src 'self' 'sha256-[\w+/]{43}='; /,
  );
  expect(await styledPolicy(SECURE, { styles: [style] })).not.toBe(
    await styledPolicy(SECURE, { styles: [`${style} `] }),
  );
  expect(await styledPolicy(SECURE, { styles: [undefined] })).toBe(pagePolicy(SECURE));
  // This test vector from RFC 4634 proves that the hash is SHA-256.
  expect(await styledPolicy(SECURE, { styles: ['abc'] })).toContain(
    "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='",
  );
});

test('HSTS lasts at least half a year on an https site, and is absent on an http site', () => {
  const seconds = Number(
    createHeaders('application/json')
      .get('strict-transport-security')
      ?.match(/^max-age=(\d+)$/)?.[1],
  );
  expect(seconds).toBeGreaterThanOrEqual(15_768_000);
  const local = createHeaders('text/html', { SITE_URL: 'http://localhost:8787' });
  expect(local.has('strict-transport-security')).toBe(false);
  expect(directives(local).has('upgrade-insecure-requests')).toBe(false);
});

test('a response to a request over http has no HSTS header', () => {
  // HSTS must not be sent over http, where browsers must ignore it (RFC 6797, 7.2).
  const sentTo = (proto: string) => {
    const request = new Request('http://jobs.example/', {
      headers: { 'x-forwarded-proto': proto },
    });
    const moved = new Response(null, { status: 308, headers: { location: SECURE.SITE_URL } });
    return addResponseHeaders(moved, createContext(request, SECURE)).headers;
  };
  expect(sentTo('http').has('strict-transport-security')).toBe(false);
  expect(sentTo('https').has('strict-transport-security')).toBe(true);
});

test('a private page loads pictures only from the site and, if configured, from Contentful', async () => {
  const findPictureSources = async (settings: object, style?: string) =>
    /img-src ([^;]*)/.exec(await styledPolicy(settings, { styles: [style], isPrivate: true }))?.[1];
  expect(await findPictureSources(SECURE)).toBe("'self' data:");
  expect(await findPictureSources(SECURE, 'abc')).toBe("'self' data:");
  expect(await findPictureSources({ ...SECURE, CONTENTFUL_SPACE_ID: 'space' })).toBe(
    "'self' data: https://images.ctfassets.net https://images.eu.ctfassets.net",
  );
});

test.each([
  ...['/vendor-review', '/vendor-review/a1', '/vendor-review/details/a1', '/cv', '/cv/sign-in'],
  ...['/referral', '/Vendor-review/a1', '//vendor-review%2Fa1'],
])('the page %s is private', (path) => {
  expect(isPrivatePage(path)).toBe(true);
});

test.each(['/', '/jobs', '/cvs', '/blog/cv', '/vendor-reviews/a/b'])(
  'the page %s is not private',
  (path) => {
    expect(isPrivatePage(path)).toBe(false);
  },
);

test.each(['application/json', 'image/svg+xml', 'text/x-component', 'text/plain', ''])(
  'a response that is not a page has a sandboxing policy that allows no sources: %s',
  (type) => {
    const policy = directives(createHeaders(type));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.has('sandbox')).toBe(true);
  },
);

test('a response keeps any stricter headers that it already has', () => {
  const headers = new Headers({ 'referrer-policy': 'no-referrer' });
  headers.set('content-security-policy', "default-src 'none'; sandbox");
  addSecurityHeaders(headers, 200, SECURE as unknown as Bindings);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
});

test('a 304 has no policy because it has no content type', () => {
  const headers = createHeaders('', SECURE, 304);
  expect(headers.has('content-security-policy')).toBe(false);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('all headers are sent even if a setting is invalid', () => {
  const headers = createHeaders('text/html', { SITE_URL: 'no address' });
  expect(directives(headers).get('script-src')).toBe(`'self' ${FONT_SCRIPT_HASH}`);
});
