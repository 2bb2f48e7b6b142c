import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { EXIT, Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { runImport } from './run-import.ts';

let path: string;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-import-'));
  path = join(folder, 'companies.json');
  writeFileSync(path, JSON.stringify({ companies: [{ name: 'Acme', category: 'software' }] }));
});
afterAll(() => rmSync(join(path, '..'), { recursive: true }));

const CHANGES = { created: 1, updated: 0, unchanged: 0 };
const summary = (state: string, done: number) => ({
  ...{ state, rows: 1, done, companies: CHANGES, jobs: CHANGES, leftOut: [], moreLeftOut: 0 },
});

/**
 * Creates a site whose response to a call depends on the method and on the last part of the path.
 */
const createSite = (responses: Record<string, () => object>) => {
  const calls: string[] = [];
  const call = async ({ method, path: called }: Endpoint) => {
    const name = `${method} ${called.split('/').at(-1)}`;
    calls.push(name);
    const data = { id: 'i', problems: [], rules: [], ...responses[name]?.() };
    return { data };
  };
  return { calls, client: { call } as unknown as OpsClient };
};

const importFile = (client: OpsClient, signal = new AbortController().signal) =>
  runImport(client, [{ path }], { dryRun: false, signal });

test('the command waits while an import is being written, and does not drop it', async () => {
  const site = createSite({ 'POST apply': () => summary('done', 1) });
  expect(await importFile(site.client)).toMatchObject({ id: 'i', state: 'done', done: 1 });
  expect(site.calls).toEqual(['POST imports', 'POST rows', 'POST apply']);
});

test('stopping the command prints how to view the import, and the import is not dropped', async () => {
  const stop = new AbortController();
  const site = createSite({
    'POST apply': () => {
      stop.abort(new Error('stopped'));
      return summary('writing', 0);
    },
  });
  const failure = await importFile(site.client, stop.signal).catch((error: Failure) => error);
  expect(failure).toMatchObject({
    exitCode: EXIT.failed,
    message: expect.stringContaining('npm run ops -- imports show i'),
  });
  expect(site.calls).not.toContain('DELETE {id}');
});

test.each([
  ['is lost while it begins to write', new Failure('Lost.', EXIT.unreachable), false],
  [
    'refuses an import whose records changed',
    new Failure('Changed.', EXIT.failed, { code: 'changed_meanwhile' }),
    true,
  ],
])(
  'if the site %s, the import is dropped only if nothing can have been written',
  async (_, failure, isDropped) => {
    const site = createSite({
      'POST apply': () => {
        throw failure;
      },
    });
    await expect(importFile(site.client)).rejects.toMatchObject({
      exitCode: failure.exitCode,
      message: expect.stringContaining(failure.message),
    });
    expect(site.calls.includes('DELETE {id}')).toBe(isDropped);
  },
);
