import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contracts/endpoints.ts';
import { EXIT, Failure } from './failure.ts';
import type { OpsClient } from './ops-client.ts';
import { createMarks, runImport } from './run-import.ts';

let path: string;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-import-'));
  path = join(folder, 'companies.json');
  writeFileSync(path, JSON.stringify({ companies: [{ name: 'Acme', category: 'software' }] }));
});
afterEach(() => rmSync(join(path, '..'), { recursive: true }));

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

test('if an import has several files, the site gets the name of each row’s file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolecall-import-'));
  const files = ['a', 'b'].map((name) => {
    mkdirSync(join(folder, name));
    const file = join(folder, name, 'companies.csv');
    writeFileSync(file, 'name,category\nAcme,software\n');
    return file;
  });
  const sent: string[] = [];
  const call = async (_: Endpoint, { body }: { body?: { rows?: { at: string }[] } } = {}) => {
    for (const { at } of body?.rows ?? []) sent.push(at);
    return { data: { id: 'i', problems: [], rules: [], ...summary('done', 3) } };
  };
  const sources = [path, ...files].map((one) => ({ path: one, kind: 'company' as const }));
  writeFileSync(path, JSON.stringify([{ name: 'Acme', category: 'software' }]));
  await runImport({ call } as unknown as OpsClient, sources, {
    dryRun: false,
    signal: new AbortController().signal,
  }).finally(() => rmSync(folder, { recursive: true }));
  expect(sent).toEqual([
    'companies.json, companies[0]',
    'companies.csv (2), line 2',
    'companies.csv (3), line 2',
  ]);
});

test('a position with a long file name is no longer than the site accepts', () => {
  const names = ['jobs.csv', ...['a', 'b'].map((end) => `${'x'.repeat(200)}${end}.csv`)];
  const marks = createMarks(names);
  expect(new Set(marks).size).toBe(3);
  for (const mark of marks) expect(`${mark}companies[9999]`.length).toBeLessThanOrEqual(60);
});

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
