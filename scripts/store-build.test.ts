import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildManifestPath, LATEST_BUILD_PATH } from '../src/contracts/site/build-paths.ts';
import { createTestDatabase, type TestDatabase } from '../tests/support/database.ts';
import { buildManifest } from '../worker/builds/build-manifest.ts';
import { createBuildStore } from '../worker/builds/build-store.ts';
import { attachWrangler } from './processes.ts';
import { storeBuildLocally, storeBuildRemotely } from './store-build.ts';

vi.mock('./processes.ts', async (load) => ({
  ...(await load<typeof import('./processes.ts')>()),
  attachWrangler: vi.fn(async () => 0),
}));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'rolecall-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a minimal built site. */
const build = (id: string, timestamp: number, files: Record<string, string>): string => {
  const dist = join(folder, id);
  const all = {
    [LATEST_BUILD_PATH]: JSON.stringify({ id, timestamp }),
    [buildManifestPath(id)]: JSON.stringify(buildManifest({ id, timestamp, prerendered: [] })),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`assets/${name}`, text])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dist, 'public', path)), { recursive: true });
    writeFileSync(join(dist, 'public', path), text);
  }
  return dist;
};

test('a build’s files are still served during the next two builds, but not the third', async () => {
  const texts = { 'a-1.js': 'let ä;', 'b-1.css': 'a{}', 'c-1.woff2': 'font', 'd-1': '?' };
  const next = build('two', 2, { 'a-2.js': 'let b;' });
  const files = database.files;
  await storeBuildLocally(files, build('one', 1, texts));
  await storeBuildLocally(files, next);
  // This simulates a restart, which stores the same build again.
  await storeBuildLocally(files, next);

  const store = createBuildStore('two');
  const servedFiles = Object.keys(texts).map(async (name) => {
    const file = await store.file(files, name);
    return [name, file?.type, file && (await new Response(file.body).text())];
  });
  expect(await Promise.all(servedFiles)).toEqual([
    ['a-1.js', 'text/javascript; charset=utf-8', 'let ä;'],
    ['b-1.css', 'text/css; charset=utf-8', 'a{}'],
    ['c-1.woff2', 'font/woff2', 'font'],
    ['d-1', 'application/octet-stream', '?'],
  ]);
  expect((await store.manifest(files, 'one'))?.rules).not.toEqual([]);

  await storeBuildLocally(files, build('three', 3, { 'a-3.js': '' }));
  expect(await createBuildStore('three').file(files, 'a-1.js')).toBeDefined();
  await storeBuildLocally(files, build('four', 4, { 'a-4.js': '' }));
  const fourth = createBuildStore('four');
  expect(await fourth.file(files, 'a-2.js')).toBeDefined();
  expect(await fourth.file(files, 'a-1.js')).toBeUndefined();
});

test('deploying the build that is already being served stores nothing', async () => {
  const site = createServer((_, response) => response.end('{"id":"same","timestamp":1}'));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  try {
    const SITE_URL = `http://127.0.0.1:${port}`;
    await storeBuildRemotely('files', build('same', 2, {}), { SITE_URL });
    expect(attachWrangler).not.toHaveBeenCalled();
  } finally {
    site.close();
  }
});

test('a deploy stores its build under its site’s prefix', async () => {
  // No server responds at this URL.
  const SITE_URL = 'http://127.0.0.1:1';
  await storeBuildRemotely('files', build('new', 3, { 'a-3.js': '' }), {
    SITE_URL,
    SITE_KEY: 'acme',
  });
  await storeBuildRemotely('files', build('new', 3, { 'a-3.js': '' }), { SITE_URL });
  const stored = vi.mocked(attachWrangler).mock.calls.map(([args]) => args[3]);
  expect(stored).toEqual([
    'files/sites/acme/builds/new.files',
    'files/sites/acme/builds/new.json',
    'files/builds/new.files',
    'files/builds/new.json',
  ]);
});
