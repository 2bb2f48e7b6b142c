/*
 * `npm run test:previous`: runs the tests of the previous release on the present migrations. That
 * release handles requests while and after a deploy migrates the database, and again after a
 * rollback. It is the commit before the newest migration, so nothing has to be recorded for it.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run, Trouble } from './local.ts';
import { ROOT, runInCopy } from './processes.ts';

const MIGRATIONS = 'worker/backend/migrations';

/**
 * Tests that read and write the databases as requests, the queue and the schedule do. Tests of the
 * schema itself are left out, because they compare it with lists in the same commit, and tests of
 * thousands of jobs, which take minutes.
 */
const TESTS = [
  ...['applications/applications', 'candidates', 'companies', 'contact', 'events', 'outbox'],
  ...['referrals', 'reviewers/reviewers', 'sessions', 'signed-links', 'jobs/repository'],
  'backend.test',
].map((name) => `worker/backend/${name}`);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit before the newest migration; the present one if that migration is not committed. */
const findPrevious = (newest: string): string => {
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Trouble('This clone has no history. Fetch it first: git fetch --unshallow');
  }
  const added = git(
    ...['log', '-1', '--format=%H', '--first-parent', '-m', '--diff-filter=A', '--', newest],
  );
  return git('rev-parse', added ? `${added}^1` : 'HEAD');
};

await run(async () => {
  const migrations = globSync(`${MIGRATIONS}/*.sql`, { cwd: ROOT }).sort();
  const newest = migrations.at(-1) ?? '';
  const commit = findPrevious(newest);
  console.log(`Testing ${commit.slice(0, 8)} on the migrations up to ${basename(newest)}…`);
  // Vite identifies modules by their real path.
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'rolecall-previous-')));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  const archive = join(copy, 'archive.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', copy]);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const path of globSync(`${MIGRATIONS}/*.sql`, { cwd: copy })) rmSync(join(copy, path));
  for (const path of migrations) copyFileSync(join(ROOT, path), join(copy, path));
  const temporary = join(copy, 'tmp');
  mkdirSync(temporary);
  const { code, output } = await runInCopy(
    copy,
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', 'unit', ...TESTS],
    { TMPDIR: temporary },
  );
  if (code !== 0) {
    throw new Trouble(
      `${output}\nThe previous release does not work with the present migrations (docs/operating.md, “Migrations”).`,
    );
  }
  console.log('The previous release works with the present migrations.');
});
