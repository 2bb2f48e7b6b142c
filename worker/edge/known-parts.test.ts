import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownParts } from './known-parts.ts';

const FRAME = 'b9e5305e816272c0';
const of = (parts: unknown, frame: string | undefined = FRAME) =>
  knownParts(typeof parts === 'string' ? parts : JSON.stringify(parts), '/jobs', frame);

test('what a browser has of a page makes one payload, however it is said', () => {
  const all = { 'layout:/(default)': FRAME, root: 1, 'route:/jobs': 1 };
  const known = ['root', 'route:/jobs', 'layout:/(default)'];
  expect(of(all)).toEqual(known);
  expect(
    of({ 'route:/about': 1, x: 'y', ...Object.fromEntries(Object.entries(all).reverse()) }),
  ).toEqual(known);
});

test.each([
  ['a frame that is no longer', { 'layout:/(default)': 'a'.repeat(16) }],
  ['the route of another page', { 'route:/about': 1 }],
  ['a root of another kind', { root: 'x' }],
  ['parts that nobody knows', { 'page:/jobs': FRAME, 'layout:/(x)/../y': FRAME, __proto__: 1 }],
  ['no object', [1, 'root']],
  ['nonsense', '{"root":1'],
  ['nothing', 'null'],
])('%s is as if nothing was said', (_, parts) => {
  expect(of(parts)).toEqual([]);
});

test('the layouts that exist are known, and none besides', () => {
  const layouts = globSync('src/pages/**/_layout.tsx').map(
    (file) => `layout:${file.slice('src/pages'.length, -'/_layout.tsx'.length)}`,
  );
  const others = ['layout:/', 'layout:/(bare)', 'layout:/(a)', 'layout:/(default)/x'];
  const all = Object.fromEntries([...layouts, ...others].map((id) => [id, FRAME]));
  expect(layouts).toHaveLength(2);
  expect(of(all)).toEqual(layouts.sort());
});

test('a frame that this machine does not know yet is nobody’s', () => {
  expect(
    knownParts(JSON.stringify({ 'layout:/(default)': 'undefined' }), '/jobs', undefined),
  ).toEqual([]);
});
