import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { hashOutput, removePaths, replaceInOutput } from './output.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const OUTPUT = {
  'public/assets/a-1.js': 'let a;',
  'public/404.html': '<p>',
  'server/index.js': 'const id = "__BUILD_ID__";',
  'server/wrangler.json': '{"configPath":"/home/a/wrangler.toml","vars":{}}',
};

const build = (files: Record<string, string> = {}): string => {
  const dist = mkdtempSync(join(tmpdir(), 'rolecall-test-'));
  folders.push(dist);
  for (const [path, text] of Object.entries({ ...OUTPUT, ...files })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  removePaths(dist);
  return dist;
};

test('identical output has the same id, regardless of the folder in which it was built', () => {
  const id = hashOutput(build());
  expect(id).toMatch(/^[\w-]{12}$/);
  const wrangler = '{"configPath":"/srv/b/wrangler.toml","vars":{}}';
  expect(hashOutput(build({ 'server/wrangler.json': wrangler }))).toBe(id);
  expect(hashOutput(build({ 'server/index.js.map': '{}', built: '' }))).toBe(id);
});

test.each([
  ['a file of browsers', { 'public/assets/a-1.js': 'let b;' }],
  ['a module of the worker', { 'server/index.js': '' }],
  ['a variable', { 'server/wrangler.json': '{"vars":{"BRAND_NAME":"B"}}' }],
  ['the name of a file', { 'public/robots.txt': '' }],
])('changing %s changes the id', (_, files) => {
  expect(hashOutput(build(files))).not.toBe(hashOutput(build()));
});

test('a placeholder is replaced literally, but never in a file with a hashed name', () => {
  const dist = build();
  replaceInOutput(dist, '__BUILD_ID__', '$&');
  expect(readFileSync(join(dist, 'server/index.js'), 'utf8')).toBe('const id = "$&";');
  const named = build({ 'public/assets/a-1.js': '__BUILD_ID__' });
  expect(() => replaceInOutput(named, '__BUILD_ID__', 'x')).toThrow('a-1.js');
});
