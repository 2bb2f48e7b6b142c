import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { companyRecord, NOW } from '../../tests/support/records.ts';
import { respondTo } from '../../tests/support/request-context.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { writeImports } from '../../worker/backend/imports/write-imports.ts';
import type { Bindings } from '../../worker/env.ts';
import { runOps } from './run-ops.ts';

let bindings: Bindings;
let jobs: object[];
beforeEach(async () => {
  vi.stubEnv('ROLECALL_URL', 'http://localhost');
  const database = await createTestDatabase();
  bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  await saveCompanies(database.db, [companyRecord()], NOW);
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit) =>
    String(url).startsWith('https://')
      ? Response.json({ jobs })
      : respondTo(new Request(url, init), bindings),
  );
  jobs = [1, 2, 3].map((id) => ({
    ...{ id, title: `Gardener ${id}`, absolute_url: `https://acme.example/${id}` },
    ...{ location: { name: 'Berlin, Germany' }, content: 'We look for somebody with roses.' },
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const run = async (...args: string[]) => {
  const result = { code: -1, stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      result[name] += String(text);
      return true;
    });
  }
  result.code = await runOps(['sources', ...args]);
  return result;
};

const MAPPING = ['--mapping', 'tests/fixtures/source-mapping.json'];
const ADD = ['add', 'acme', 'https://boards.example.com/jobs', '--company', 'acme', ...MAPPING];

test('a source is tried, added, listed, shown, read, changed and removed', async () => {
  expect(await run('list')).toMatchObject({ code: 0, stdout: 'No sources.\n' });
  const missing = await run(...ADD);
  expect(missing).toMatchObject({ code: 2 });
  expect(missing.stderr).toContain('--visibility');
  const dry = await run(...ADD, '--visibility', 'named', '--dry-run');
  expect(dry.stdout).toMatch(/^3 postings: 3 new, 0 changed, 0 unchanged, 0 closed, 0 with/);
  expect(dry.stdout).toContain('Dry run: nothing was added.');
  expect((await run('list')).stdout).toBe('No sources.\n');

  const added = await run(...ADD, '--visibility', 'named', '--status', 'open');
  expect(added.stdout).toContain('The source “acme” was added.');
  await writeImports(bindings, undefined, Date.now);
  expect((await run(...ADD, '--visibility', 'named')).stderr).toContain('There is a source “acme”');
  expect((await run('list')).stdout).toMatch(/^acme +greenhouse +3 .+ active$/m);
  const shown = (await run('show', 'acme')).stdout;
  for (const line of [/^visibility +named$/m, /^every +60$/m, /^open jobs +3$/m, /^3 postings/m]) {
    expect(shown).toMatch(line);
  }
  expect((await run('read', 'acme')).stdout).toBe('The list is the same as before.\n');

  jobs = jobs.slice(0, 2);
  expect((await run('read', 'acme')).stdout).toMatch(
    /1 of 3 open jobs are missing.+approve acme$/m,
  );
  expect((await run('list')).stdout).toMatch(/waiting: 1 of 3 jobs are missing$/m);
  expect((await run('approve', 'acme')).stdout).toContain('will be closed');
  expect((await run('read', 'acme')).stdout).toContain('1 closed');

  expect((await run('edit', 'acme')).stderr).toContain('Name at least one setting');
  const edited = await run('edit', 'acme', '--every', '90', '--mapping', 'none');
  expect(edited.stdout).toMatch(/^every +90$/m);
  expect(edited.stdout).toMatch(/^mapping +-$/m);
  expect((await run('edit', 'acme', '--every', 'soon')).code).not.toBe(0);
  expect((await run('pause', 'acme')).code).toBe(0);
  expect((await run('list')).stdout).toMatch(/paused$/m);
  expect((await run('resume', 'acme')).code).toBe(0);
  expect((await run('remove', 'acme')).stderr).toContain('Nothing was changed.');
  expect((await run('remove', 'acme', '--yes')).stdout).toContain('Its jobs stay.');
  expect((await run('show', 'acme')).stderr).toContain('There is no source “acme”.');
});
