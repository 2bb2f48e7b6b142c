import { expect, test } from 'vitest';
import { matchRoute } from '../../src/routes/match-route.ts';
import { isFilePath, respondFile } from './files.ts';

const TEXT = 'abcdefghij';

const respond = (type: string, headers: Record<string, string> = {}, method = 'GET') =>
  respondFile(
    {
      body: new Response(TEXT).body,
      type,
      tag: '"v1"',
      cacheControl: 'public, max-age=3600',
    },
    new Request('http://localhost/file', { method, headers }),
  );

const isFile = (path: string) => isFilePath(path, matchRoute(path)?.route);

test('only the canonical spelling of a path counts as a file path', () => {
  for (const path of ['/favicon.svg', '/assets/a_b-C1.js', '/space-assets/ein%20bild.png']) {
    expect(isFile(path), path).toBe(true);
  }
  for (const path of [
    ...['/jobs', '/', '/assets/', '/500/index.html', '/404.html', '/assets/index.js.map'],
    ...['/assets/index.js.br'],
    ...['/RSC/R/500.txt', '/rsc/R/500.txt', '/%52SC/R/500.txt', '//RSC/R/500.txt', '/a//b.js'],
    ...['/.assetsignore', '/.env.js', '/.git/a.txt', '/%2e%2e/a.js', '/a%2fb.js', '/%E0%A4%A.js'],
    ...['/misc/openapi.json', '/cda/spaces/a.json'],
  ]) {
    expect(isFile(path), path).toBe(false);
  }
});

test('a file that is compressed in transit has a weak ETag', async () => {
  const script = await respond('text/javascript; charset=utf-8');
  expect(script.headers.get('etag')).toBe('W/"v1"');
  const font = await respond('font/woff2');
  expect(font.headers.get('etag')).toBe('"v1"');
});

test('a browser that already has the file gets a 304 without a body', async () => {
  for (const known of ['"v1"', 'W/"v1"', '"v0", W/"v1"', '*']) {
    const response = await respond('image/svg+xml', { 'if-none-match': known, range: 'bytes=0-1' });
    expect(response.status, known).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  }
  expect((await respond('image/svg+xml', { 'if-none-match': '"v0"' })).status).toBe(200);
});

test('a range is sent uncompressed', async () => {
  const part = await respond('image/svg+xml', { range: 'bytes=2-4', 'accept-encoding': 'br' });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('cde');
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(part.headers.get('content-encoding')).toBe('identity');
  expect(part.headers.get('cache-control')).toContain('no-transform');
});

test('a range beyond the end of the file returns 416', async () => {
  const response = await respond('font/woff2', { range: 'bytes=10-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the whole file is sent if If-Range does not match', async () => {
  const range = 'bytes=0-1';
  expect((await respond('font/woff2', { range, 'if-range': '"v1"' })).status).toBe(206);
  for (const [type, ifRange] of [
    ['font/woff2', '"v0"'],
    ['font/woff2', 'W/"v1"'],
    // The file's ETag is weak, so different bytes may share it.
    ['image/svg+xml', '"v1"'],
    ['image/svg+xml', 'W/"v1"'],
  ] as const) {
    const response = await respond(type, { range, 'if-range': ifRange });
    expect(response.status, `${type} ${ifRange}`).toBe(200);
    expect(await response.text()).toBe(TEXT);
  }
});

test('HEAD ignores ranges', async () => {
  expect((await respond('font/woff2', { range: 'bytes=0-1' }, 'HEAD')).status).toBe(200);
});
