import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { companyRecord, DAY_MS, jobRecord, NOW } from '../../tests/support/records.ts';
import { respondTo } from '../../tests/support/request-context.ts';
import { saveCompanies } from '../../worker/backend/companies/save-companies.ts';
import { hiddenPublishedAt } from '../../worker/backend/jobs/hidden-published-at.ts';
import { type JobRecord, saveJobs } from '../../worker/backend/jobs/save-jobs.ts';
import type { Bindings } from '../../worker/env.ts';
import { runOps } from './run-ops.ts';

/* Runs the commands against the site's own code and a real database. */

let folder: string;
let database: TestDatabase;
/** The number of each call, such as `POST /ops/jobs/moves`. */
let calls: Map<string, number>;
let onCall: (name: string) => void;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  folder = mkdtempSync(join(tmpdir(), 'rolecall-jobs-'));
  database = await createTestDatabase();
  calls = new Map();
  onCall = () => undefined;
  const bindings = { ...database.both, FILES: database.files, EVENTS: database.events } as Bindings;
  vi.stubEnv('OPS_TOKEN', '');
  vi.stubEnv('ROLECALL_URL', 'http://localhost');
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const name = `${init.method} ${url.pathname}`;
    calls.set(name, (calls.get(name) ?? 0) + 1);
    onCall(name);
    return respondTo(new Request(url, init), bindings);
  });
  await saveCompanies(database.db, [companyRecord(), companyRecord({ slug: 'other' })], NOW);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const run = async (...args: string[]) => {
  const result = { code: -1, stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((text, ...rest) => {
      result[name] += typeof text === 'string' ? text : Buffer.from(text).toString();
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    });
  }
  result.code = await runOps(args);
  return result;
};

/** Jobs with texts that a file format could change. */
const ODD_JOBS: readonly JobRecord[] = [
  jobRecord('plain', { slug: 'its-own-slug' }),
  jobRecord('formulas', {
    slug: '1-1-2-x',
    title: `=1+1;-2 '=x`,
    requisitionId: "'=R-1",
    descriptionHtml: `<p>- one,-two;=three '=four</p>\n<ul><li>=HYPERLINK("x")</li></ul>`,
    skills: ['=a', '-b, @c', "'d", 'e'],
    applicationUrl: 'https://jobs.example/?a=1,-2',
  }),
  jobRecord('lists', {
    slug: 'gardner',
    title: 'Gärdner',
    skills: ['a|b', '[c'],
    locations: [
      { displayName: 'Portland, Oregon', countryCode: 'US', region: 'US-OR' },
      { displayName: 'Wien', countryCode: 'AT', region: null },
    ],
    remoteCountryCodes: ['DE', 'AT'],
    salaryMin: 50_000,
    salaryMax: 60_000,
    salaryCurrency: 'EUR',
    salaryTimeframe: 'per_year',
    vacancies: 3,
    validThrough: NOW + DAY_MS + 1,
    requireResume: false,
    questions: [
      { id: 'why', type: 'short_text', label: '=Why?, "now";-x', required: true, options: [] },
      {
        id: 'pick',
        type: 'single_select',
        label: 'Pick',
        required: false,
        options: [{ value: 'a', label: 'A, "a"' }],
      },
    ],
  }),
  jobRecord('hidden', {
    slug: 'gardener',
    employerVisibility: 'anonymous',
    publishedAt: hiddenPublishedAt(NOW - DAY_MS),
  }),
  // Stored before only the day was stored.
  jobRecord('agency', { slug: 'gardener', employerVisibility: 'agency' }),
  // Opened before a rule existed, and expired a moment ago.
  jobRecord('unfit', { slug: 'gardener', locations: [] }),
  jobRecord('ended', { slug: 'gardener', validThrough: NOW - 1 }),
  jobRecord('draft', { slug: 'gardener', status: 'draft', publishedAt: null, language: null }),
  jobRecord('closed', {
    slug: 'gardener',
    companySlug: 'other',
    status: 'closed',
    closedAt: NOW - 1,
    validThrough: NOW - 1,
  }),
  jobRecord('archived', { slug: 'gardener', status: 'archived' }),
];

test.each(['csv', 'json'])(
  'an exported %s file is imported again without a change',
  async (format) => {
    await saveJobs(database.db, ODD_JOBS);
    const file = join(folder, `jobs.${format}`);
    expect(await run('jobs', 'export', '--out', file)).toMatchObject({ code: 0 });
    const imported = await run('import', file, '--dry-run', '--json');
    expect(imported).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(imported.stdout).jobs).toEqual({ created: 0, updated: 0, unchanged: 10 });

    // The comparison would not notice a file without values, so one value is changed.
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('Gärdner', 'Plumber'));
    const changed = await run('import', file, '--dry-run', '--json');
    expect(JSON.parse(changed.stdout).jobs).toEqual({ created: 0, updated: 1, unchanged: 9 });
  },
);

test('an export has only the jobs that match, in pages, and replaces no file', async () => {
  const jobs = Array.from({ length: 250 }, (_, i) => jobRecord(`j${i}`));
  await saveJobs(database.db, [...jobs, ...ODD_JOBS]);
  const file = join(folder, 'open.json');
  await run('jobs', 'export', '--status', 'open', '--q', 'gardener', '--out', file);
  const exported = JSON.parse(readFileSync(file, 'utf8')).jobs;
  expect(exported).toHaveLength(255);
  expect(calls.get('POST /ops/jobs/rows')).toBe(3);
  expect((await run('jobs', 'export', '--out', file)).stderr).toContain('already exists');
  const { stdout } = await run('jobs', 'export', '--company', 'other');
  expect(stdout.split('\r\n')).toHaveLength(3);
  expect(stdout).toContain('"closed"');
});

test('if a call fails, the export says so and leaves no file', async () => {
  await saveJobs(database.db, ODD_JOBS);
  onCall = (name) => {
    if (name.endsWith('/rows')) throw new TypeError('fetch failed');
  };
  const file = join(folder, 'jobs.csv');
  const { code, stderr } = await run('jobs', 'export', '--out', file);
  expect(code).toBe(3);
  expect(stderr).toContain('cannot be reached');
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('an exported cell that a spreadsheet would run as a formula is guarded', async () => {
  await saveJobs(database.db, ODD_JOBS);
  const { stdout } = await run('jobs', 'export', '--q', 'formulas');
  expect(stdout).toContain(`"'=1+1;'-2 '=x"`);
});

test('a job is shown with everything that an operator needs', async () => {
  await saveJobs(database.db, ODD_JOBS);
  const { stdout } = await run('jobs', 'show', 'lists');
  for (const line of [
    /^company +Acme Rockets \(acme\)$/m,
    /^status +open$/m,
    /^page +http:\/\/\S+\/acme\/lists\/gardner$/m,
    /^locations +Portland, Oregon, US-OR \| Wien, AT$/m,
    /^salaryMin +50000$/m,
    /^applications +none$/m,
    /^ {2}pick \(single_select\): Pick \[A, "a"\]$/m,
    /^<p>We are looking/m,
  ]) {
    expect(stdout).toMatch(line);
  }
  const json = await run('jobs', 'show', 'lists', '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({ job: { fid: 'lists', vacancies: 3 } });
  expect((await run('jobs', 'show', 'none')).code).toBe(1);
});

test('an edit shows old and new values before and after it changes them', async () => {
  await saveJobs(database.db, ODD_JOBS);
  const changes = ['title=Rocket = plumber', 'validThrough='];
  const dry = await run('jobs', 'edit', 'lists', ...changes, '--dry-run');
  expect(dry.stdout).toBe(
    `title\n  - Gärdner\n  + Rocket = plumber\nvalidThrough\n  - 2026-11-17T12:00:00.001Z\n  + (empty)\nDry run: nothing was changed.\n`,
  );
  expect((await run('jobs', 'edit', 'lists', ...changes)).stdout).toContain('The job was changed.');
  expect((await run('jobs', 'edit', 'lists', ...changes)).stdout).toContain('already has');
  const refused = await run('jobs', 'edit', 'lists', 'locations=Little Smithy, UK');
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain('locations.0: “UK” is not a known country code');
  expect((await run('jobs', 'edit', 'lists', 'title')).stderr).toContain('is not a change');
  expect((await run('jobs', 'edit', 'lists', 'title=a', 'title=b')).stderr).toContain('twice');
});

const openJobs = async () =>
  (
    await database.db
      .prepare("SELECT count(*) AS n FROM job WHERE status = 'open'")
      .first<{ n: number }>()
  )?.n;

test('more than 500 jobs that match are closed, and an interrupted command continues', async () => {
  const jobs = Array.from({ length: 1_100 }, (_, i) =>
    jobRecord(`j${i}`, i === 0 ? { companySlug: 'other' } : {}),
  );
  await saveJobs(database.db, jobs);
  const dry = await run('jobs', 'close', '--company', 'acme', '--dry-run');
  expect(dry.stdout).toContain('and 1079 more.');
  expect(dry.stdout).toContain('1099 jobs would be closed. Nothing was changed.');
  expect(await openJobs()).toBe(1_100);

  const unasked = await run('jobs', 'close', '--company', 'acme');
  expect(unasked).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  expect(await openJobs()).toBe(1_100);

  onCall = (name) => {
    if (name.endsWith('/moves') && calls.get(name) === 2) throw new TypeError('fetch failed');
  };
  const cut = await run('jobs', 'close', '--company', 'acme', '--yes');
  expect(cut.code).toBe(3);
  expect(cut.stderr).toContain(
    '500 of 1099 jobs are now closed. To continue, run the same command again.',
  );
  expect(await openJobs()).toBe(600);

  const rest = await run('jobs', 'close', '--company', 'acme', '--yes');
  expect(rest).toMatchObject({ code: 0, stdout: '599 jobs: each is now closed.\n' });
  expect(await openJobs()).toBe(1);
  expect((await run('jobs', 'close', '--company', 'acme', '--yes')).stdout).toBe(
    'No open job matches.\n',
  );
});

test('jobs are closed by fid without being asked for, and never all by accident', async () => {
  await saveJobs(database.db, ODD_JOBS);
  expect((await run('jobs', 'close', 'plain')).stdout).toBe('plain is now closed.\n');
  expect((await run('jobs', 'close', 'plain')).stdout).toBe('plain was already closed.\n');
  expect(await run('jobs', 'close')).toMatchObject({ code: 2 });
  expect(await run('jobs', 'close', 'lists', '--company', 'acme')).toMatchObject({ code: 2 });
  expect(await openJobs()).toBe(6);
  const all = await run('jobs', 'close', '--status', 'open', '--yes', '--json');
  expect(JSON.parse(all.stdout).moved.sort()).toEqual([
    'agency',
    'ended',
    'formulas',
    'hidden',
    'lists',
    'unfit',
  ]);
});

test('a company is deleted only if it has no jobs, after the operator agreed', async () => {
  await saveJobs(database.db, ODD_JOBS);
  expect(await run('companies', 'delete', 'other')).toMatchObject({ code: 2 });
  const refused = await run('companies', 'delete', 'other', '--yes');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('It has one job: closed.');
  await run('jobs', 'edit', 'closed', 'company=acme');
  expect(await run('companies', 'delete', 'other', '--yes')).toMatchObject({
    code: 0,
    stdout: 'The company was deleted.\n',
  });
  expect(await run('companies', 'delete', 'other', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no company “other”.'),
  });
});

test('only a draft has a link to its preview', async () => {
  await saveJobs(database.db, ODD_JOBS);
  const { stdout } = await run('jobs', 'preview', 'draft', '--days', '14');
  expect(stdout).toMatch(/^http:\/\/\S+\/acme\/draft\/gardener\?draft=\d+\.[\w-]{43}\n/);
  expect(stdout).toContain('The link expires at 2026-11-30 12:00 UTC');
  expect((await run('jobs', 'preview', 'draft', '--days', '31')).code).toBe(2);
  const open = await run('jobs', 'preview', 'plain');
  expect(open.stderr).toMatch(
    /The job is open, so it needs no preview: \S+\/acme\/plain\/its-own-slug/,
  );
  expect((await run('jobs', 'preview', 'archived')).code).toBe(1);
});
