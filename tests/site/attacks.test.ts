import { type IncomingHttpHeaders, request } from 'node:http';
import { expect, test } from 'vitest';
import { site } from '../support/site.ts';

// docs/specification.md: 6.3

/* Attacks on the built site: foreign host names, redirects to other sites, unsupported methods. */

interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends the path and the host unchanged, whereas `fetch` would normalise them. */
const send = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<HttpResponse> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(site.edgeUrl);
    const call = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.on('error', fail);
    call.end();
  });

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const AS_PERSON = { 'user-agent': PERSON, accept: 'text/html' };
const JOB = '/quillfeather/zylo1000/zylograph-cutter-1';

test.each([
  '/',
  '/jobs?page=2&marker=host',
  JOB,
  '/quillfeather/zylo1000/another-title',
  '/companies',
  '/blog',
  '/referral?id=0123456789ab',
  '/vendor-review',
  '/nowhere',
  '/misc/jobs?perPage=1',
  '/misc/openapi.json',
  '/misc/nothing',
  '/blog/feed.xml',
  '/favicon.ico',
  '/robots.txt',
  '/.well-known/security.txt',
  '/RSC/R/jobs.txt',
  '/jobs/_payload.json',
  '/builds/latest.json',
  '/cda/spaces/x',
])('the client’s Host header appears nowhere in %s', async (path) => {
  const host = { ...AS_PERSON, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const { headers, body } = await send(path, { headers: host });
  expect(JSON.stringify(headers)).not.toContain('evil.example');
  expect(body).not.toContain('evil.example');
  // The header must not appear in the response to the next client either, which may come from the
  // cache.
  expect((await send(path, { headers: AS_PERSON })).body).not.toContain('evil.example');
});

const PLACEHOLDER_ORIGIN = 'http://here.invalid';
/**
 * The origin that a browser is redirected to. Browsers may parse part of a path as another host.
 */
const getTargetOrigin = ({ headers: { location } }: HttpResponse) =>
  new URL(location ?? '', PLACEHOLDER_ORIGIN).origin;

test.each([
  ['//evil.example', 308, '/evil.example'],
  ['//evil.example/', 308, '/evil.example'],
  ['//evil.example/%2e%2e', 308, '/'],
  ['///evil.example/', 308, '/evil.example'],
  ['/\\evil.example/', 308, '/evil.example'],
  ['/%5cevil.example/', 308, '/%5cevil.example'],
  ['/%2f%2fevil.example/', 308, '/%2f%2fevil.example'],
  ['/https://evil.example/', 404],
  ['/.//evil.example/', 308, '/evil.example'],
  ['/jobs//evil.example/', 404],
  ['//evil.example/zylo1000/x', 308, '/evil.example/zylo1000/x'],
  ['/evil.example/zylo1000/x', 308, JOB],
  // These paths begin with slugs that employers could have before the site reserved them.
  ['/candidate/zylo1000/x', 308, JOB],
  ['/contractor/zylo1000/x', 308, JOB],
  ['/healthz/zylo1000/x', 308, JOB],
  ['/oembed/zylo1000/x', 308, JOB],
  ['/candidate/nosuchjob/x', 404],
  ['/quillfeather/zylo1000/x?next=//evil.example', 308, `${JOB}?next=//evil.example`],
  ['/preview?path=//evil.example', 200],
  ['/preview/leave?path=https://evil.example', 303, '/'],
  ['/misc/contact-us/employer?page=//evil.example', 303, '/contact?for=employer'],
  ['/misc/contact-us/employer?page=/%5cevil.example', 303, '/contact?for=employer'],
  ['/misc/contact-us/employer?page=https:evil.example', 303, '/contact?for=employer'],
  [
    '/misc/reviewers/a/application-reviews/b?expires=//evil.example',
    303,
    '/vendor-review/details/b?reviewer=a&expires=%2F%2Fevil.example',
  ],
  ['/jobs/?ref=//evil.example', 308, '/jobs?ref=//evil.example'],
  ['/RSC/R//evil.example.txt', 308, '/RSC/R/evil.example.txt'],
])('%s does not redirect to another site', async (path, status, location?: string) => {
  const response = await send(path, { headers: AS_PERSON });
  expect([response.status, response.headers.location]).toEqual([status, location]);
  expect(getTargetOrigin(response)).toBe(PLACEHOLDER_ORIGIN);
});

test.each(['/%0d%0aset-cookie:%20a=b', '/jobs?ref=a%0d%0aset-cookie:%20a=b', '/a%0aLocation:%20b'])(
  '%s cannot inject a header',
  async (path) => {
    const { headers } = await send(path, { headers: AS_PERSON });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location).toBeUndefined();
  },
);

const READ_ONLY = [
  '/',
  '/jobs',
  JOB,
  '/vendor-review',
  '/favicon.svg',
  '/blog/feed.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/healthz',
  '/misc/jobs',
  '/misc/openapi.json',
  '/jobs/_payload.json',
  '/builds/latest.json',
];

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s is rejected with a list of the allowed methods',
  async (method) => {
    for (const path of READ_ONLY) {
      const { status, headers } = await send(path, { method, headers: AS_PERSON });
      expect(status, path).toBe(405);
      expect(headers.allow, path).toBe('GET, HEAD');
    }
    const form = await send('/misc/jobs/zylo1000/apply', { method });
    expect([form.status, form.headers.allow]).toEqual([405, 'POST']);
  },
);

test('CONNECT opens no tunnel through the site', async () => {
  const status = await new Promise((done) => {
    const { hostname, port } = new URL(site.edgeUrl);
    const call = request({ hostname, port, method: 'CONNECT', path: 'evil.example:443' });
    call.on('connect', ({ statusCode }) => done(statusCode));
    call.on('response', ({ statusCode }) => done(statusCode));
    call.on('error', () => done('cut off'));
    call.end();
  });
  // The local stand-in for the platform refuses CONNECT with a 500; any 2xx would open a tunnel.
  expect(status).toBe(500);
});

test('the site’s cookies are host-only, Secure and HttpOnly', async () => {
  const { headers } = await send('/jobs?ref=0123456789ab', { headers: AS_PERSON });
  for (const cookie of headers['set-cookie'] ?? []) {
    expect(cookie).toMatch(/^__Host-[\w-]+=/);
    for (const word of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) {
      expect(cookie.split('; ')).toContain(word);
    }
  }
  expect(headers['set-cookie']).toHaveLength(1);
});
