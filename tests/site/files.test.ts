import { readdirSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BuildManifestSchema, LatestBuildSchema } from '../../src/contracts/site/build.ts';
import { buildManifestPath } from '../../src/contracts/site/build-paths.ts';
import { ErrorBodySchema } from '../../src/contracts/wire.ts';
import { rawBytes } from '../support/raw-bytes.ts';
import { site } from '../support/site.ts';

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.edgeUrl + path, { method, headers, redirect: 'manual' });

const latestBuild = async () =>
  v.parse(LatestBuildSchema, await (await get('/builds/latest.json')).json());

/** A hashed script that the start page loads. */
const scriptPath = async () => {
  const html = await (await get('/')).text();
  return /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? '';
};

// docs/specification.md: 7.11
test('the id of the latest build is never cached, whatever the query', async () => {
  for (const query of ['', `?${Date.now()}`, '?id=x&id=y']) {
    const response = await get(`/builds/latest.json${query}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(v.parse(LatestBuildSchema, await response.json())).toEqual(await latestBuild());
  }
});

// docs/specification.md: 7.12
test('a build manifest lists the build’s page rules and prerendered pages', async () => {
  const { id, timestamp } = await latestBuild();
  const response = await get(buildManifestPath(id));
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const manifest = v.parse(BuildManifestSchema, await response.json());
  expect(manifest).toMatchObject({ id, timestamp });
  expect(manifest.prerendered).toEqual(expect.arrayContaining(['/404', '/500']));
  const rules = new Map(manifest.rules.map((rule) => [rule.pattern, rule]));
  expect(rules.get('/jobs')).toMatchObject({ render: 'dynamic', cache: { fresh: 60 } });
  expect(rules.get('/404')?.render).toBe('static');
  expect(rules.get('/vendor-review/{appId}')?.cache).toBeNull();
  expect((await get(buildManifestPath(id), {}, 'HEAD')).status).toBe(200);
});

test('the manifest of an unknown build returns 404 in JSON', async () => {
  const response = await get(buildManifestPath('no-build'));
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(v.parse(ErrorBodySchema, await response.json()).error.code).toBe('not_found');
});

test('a hashed file is immutable and compressed, and can be revalidated with its entity tag', async () => {
  const path = await scriptPath();
  const response = await get(path, { 'accept-encoding': 'br' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const tag = response.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\/"/);
  expect((await get(path, { 'if-none-match': tag })).status).toBe(304);
  expect((await get(path, {}, 'HEAD')).headers.get('etag')).toBe(tag);
});

test('scripts and styles have the best brotli compression for clients that accept it', async () => {
  const html = await (await get('/')).text();
  const stylesheet = /\/assets\/[\w-]+\.css/.exec(html)?.[0] ?? '';
  for (const path of [await scriptPath(), stylesheet]) {
    const complete = await rawBytes(site.edgeUrl + path, 'identity');
    const small = await rawBytes(site.edgeUrl + path, 'br, gzip');
    expect(brotliDecompressSync(small.bytes)).toEqual(complete.bytes);
    expect(small.bytes.length, path).toBe(brotliCompressSync(complete.bytes).length);
    expect(small.type).toBe(complete.type);
    expect((await rawBytes(site.edgeUrl + path, 'gzip')).encoding).toBe('gzip');
    expect((await rawBytes(site.edgeUrl + path, 'br;q=0')).bytes).toEqual(complete.bytes);
    expect((await get(`${path}.br`)).status).toBe(404);
  }
});

test('an image is cached for a limited time and supports range requests', async () => {
  const [picture = ''] = readdirSync('public/images/logos');
  const path = `/images/logos/${picture}`;
  const whole = await get(path, { 'accept-encoding': 'br' });
  expect(whole.headers.get('content-encoding')).toBe('br');
  expect(whole.headers.get('cache-control')).toMatch(
    /^public, max-age=\d+, stale-while-revalidate=/,
  );
  const text = await whole.text();
  const part = await get(path, { range: 'bytes=5-14', 'accept-encoding': 'br' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 5-14/${text.length}`);
  expect(await part.text()).toBe(text.slice(5, 15));
  expect((await get(path, { range: 'bytes=999999-' })).status).toBe(416);
});

test('every compressed response varies by Accept-Encoding', async () => {
  for (const path of [
    '/jobs',
    '/jobs/_payload.json',
    '/misc/enums',
    '/blog/feed.xml',
    '/no-such',
  ]) {
    expect((await get(path)).headers.get('vary'), path).toContain('Accept-Encoding');
  }
});

test('the build’s internal files and folders are not served', async () => {
  for (const path of [
    ...['/.assetsignore', '/%2eassetsignore', '/assets', '/images'],
    ...['/assets/index.js.map', '/server/index.js'],
  ]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('cache-control'), path).toBe('no-store');
  }
  // With a redundant slash, this is the path of a page, which redirects to its canonical path.
  for (const path of ['/assets/', '/images/', '//RSC/R/500.txt']) {
    expect((await get(path)).status, path).toBe(308);
  }
});
