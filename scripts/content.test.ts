import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveOverHttp, testSpace } from '../tests/support/content-space.ts';
import { createDelivery } from '../worker/content/delivery/delivery.ts';
import { SPACE_ID } from '../worker/content/space.ts';

/**
 * These tests run the command as a developer would, against a stand-in for Contentful's delivery
 * API.
 */

const tokens = { delivery: 'delivery-token', preview: 'preview-token' };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-content-'));
  file = join(folder, 'space.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], variables: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((done) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'content.ts'), ...args],
      { env: { ...process.env, ...variables } },
      (error, stdout, stderr) => done({ code: error ? 1 : 0, output: stdout + stderr }),
    ),
  );

const createContentfulVariables = (host: string, token = tokens.delivery) => ({
  CONTENTFUL_SPACE_ID: SPACE_ID,
  CONTENTFUL_ACCESS_TOKEN: token,
  CONTENTFUL_HOST: host,
});

test('pull writes a space into a file and lists its problems', async () => {
  const server = await serveOverHttp(
    createDelivery({ space: testSpace(), assetHost: 'cats.example', tokens }),
  );
  const { code, output } = await run(['pull', file], createContentfulVariables(server.host));
  await server.close();
  expect(output).toContain('5 entries and 3 assets');
  expect(output).toContain('asset nyan-picture: description: the alternative text is missing');
  expect(code).toBe(0);
  const ids = JSON.parse(readFileSync(file, 'utf8')).entries.map(
    ({ sys }: { sys: { id: string } }) => sys.id,
  );
  expect(ids).toEqual(['ada', 'bob', 'grumpy', 'happy', 'nyan']);
});

test('a failed pull reports the reason and leaves the file unchanged', async () => {
  writeFileSync(file, 'as it was');
  const server = await serveOverHttp(
    createDelivery({ space: testSpace(), assetHost: 'cats.example', tokens }),
  );
  const { code, output } = await run(
    ['pull', file],
    createContentfulVariables(server.host, 'wrong'),
  );
  await server.close();
  expect(output).toContain('AccessTokenInvalid (401)');
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('as it was');
});

test('pulling an empty space does not replace the file', async () => {
  writeFileSync(file, 'as it was');
  const space = { ...testSpace(), entries: [] };
  const server = await serveOverHttp(createDelivery({ space, assetHost: 'cats.example', tokens }));
  const { code, output } = await run(['pull', file], createContentfulVariables(server.host));
  await server.close();
  expect(output).toContain('The space has no entries');
  expect(code).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('as it was');
});

test.each([
  [['pull', '--drafts'], {}, 'Set CONTENTFUL_SPACE_ID and CONTENTFUL_ACCESS_TOKEN'],
  [
    ['pull', '--drafts'],
    createContentfulVariables('localhost:9'),
    '--drafts requires CONTENTFUL_PREVIEW_TOKEN',
  ],
  [['validate', '/nowhere.json'], {}, 'The file /nowhere.json does not exist'],
  [['validate', import.meta.filename], {}, 'is not valid JSON'],
  [
    ['validate', join(import.meta.dirname, '../package.json')],
    {},
    'is not a valid export of a Contentful',
  ],
])('the command %j reports what is missing or invalid', async (args, variables, sentence) => {
  const { code, output } = await run(args, variables);
  expect(output).toContain(sentence);
  expect(code).toBe(1);
});
