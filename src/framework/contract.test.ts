import { readFileSync } from 'node:fs';
import { createElement, lazy } from 'react';
import { expect, test } from 'vitest';

/*
 * Tests the undocumented behaviour that `src/framework` relies on. If a test fails after an update,
 * start with the file named in the test's name.
 */

const versions = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const readPackage = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

test('Waku is pinned to an exact version, and React’s packages to a single minor version', () => {
  const { waku, react, ...others } = versions.dependencies;
  expect(waku).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(react).toMatch(/^~/);
  expect([others['react-dom'], others['react-server-dom-webpack']]).toEqual([react, react]);
});

test.each([
  [
    'waku/dist/minimal/client.js',
    'INTERNAL_ServerRoot',
    'render-static-page.tsx gives it a page’s elements',
  ],
  [
    'waku/dist/lib/utils/render.js',
    'INTERNAL_renderHtmlStream',
    'it asks for documents by this name',
  ],
  [
    'waku/dist/lib/vite-plugins/html-shell.js',
    'virtual:vite-rsc-waku/html-shell',
    'render-static-page.tsx takes the shell out',
  ],
  [
    'waku/dist/minimal/client.js',
    'content: "width=device-width, initial-scale=1"',
    'render-document.tsx writes the same head',
  ],
  [
    'waku/dist/adapters/cloudflare.js',
    '__waku_internal_build_static_files',
    'create-documents.tsx says where a build reads its files',
  ],
  [
    '@vitejs/plugin-rsc/dist/core/ssr.js',
    '__vite_rsc_client_require__',
    'render-document.tsx loads components by it',
  ],
])('%s contains %s: %s', (path, name) => {
  expect(readPackage(path)).toContain(name);
});

test('React marks elements and lazy components in the way that flatten-tree.ts expects', () => {
  const element = createElement('b', { key: 'a', title: 'c' });
  expect(element).toMatchObject({
    $$typeof: Symbol.for('react.transitional.element'),
    type: 'b',
    key: 'a',
    props: { title: 'c' },
  });
  expect(lazy(async () => ({ default: () => null }))).toMatchObject({
    $$typeof: Symbol.for('react.lazy'),
    _init: expect.any(Function),
    _payload: expect.anything(),
  });
});

test('rows in React’s payload have the format that payload-fault.ts expects', () => {
  const server = readPackage(
    'react-server-dom-webpack/cjs/react-server-dom-webpack-server.edge.production.js',
  );
  // An error row: `{id}:E{"digest":…}`.
  expect(server).toMatch(/":E"\s*\+/);
  expect(server).toMatch(/digest:/);
  // A text row states its length: `{id}:T{length},`.
  expect(server).toMatch(/":T"\s*\+/);
});
